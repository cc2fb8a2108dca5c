import { grade, response } from '../../../shared/items/grade';
import type { Deps } from '../deps';
import { aboutOf, answerFields, roundFieldsVersion } from './round-fields';
import { readItems } from './stored-round';

/** Few: others wait while a batch is written. */
const atOnce = 20;
const isOlder = { fieldsVersion: { lt: roundFieldsVersion } };

/** Fills the columns that lists and reports look at where a round was played before they were. */
export async function fillRoundFields({ db, words }: Pick<Deps, 'db' | 'words'>): Promise<void> {
  if (!(await db.attempt.findFirst({ where: isOlder, select: { id: true } }))) return;
  const isWord = await words.dictionary();
  for (let found = atOnce; found === atOnce; ) {
    found = await db.$transaction(async (tx) => {
      const older = await tx.attempt.findMany({ where: isOlder, take: atOnce, select: { id: true } });
      const where = { id: { in: older.map(({ id }) => id) }, ...isOlder };
      // Changes nothing yet, but nobody can answer them until all of it is done.
      await tx.attempt.updateMany({ where, data: { fieldsVersion: { increment: 0 } } });
      const rounds = await tx.attempt.findMany({
        where,
        select: { id: true, items: true, answers: { select: { itemId: true, response: true } } },
      });
      for (const { id: attemptId, answers, ...round } of rounds) {
        // What cannot be read any more is not looked at again.
        const items = new Map(readItems(round)?.map((item) => [item.id, item]));
        for (const { itemId, response: stored } of answers) {
          const item = items.get(itemId);
          const given = response.safeParse(stored);
          if (!item || !given.success) continue;
          const data = answerFields(item, given.data, grade(item, given.data, { isWord }));
          await tx.attemptAnswer.update({ where: { attemptId_itemId: { attemptId, itemId } }, data });
        }
        const data = { about: aboutOf([...items.values()]), fieldsVersion: roundFieldsVersion };
        await tx.attempt.update({ where: { id: attemptId }, data, select: { id: true } });
      }
      return older.length;
    });
  }
}
