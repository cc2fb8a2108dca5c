import * as z from 'zod';
import { accommodationIn, partForSpeed, rulesOf } from '#server/domain/access/attempt-rules';
import type { Deps } from '#server/domain/platform/deps';
import { lockAttempt } from '#server/domain/platform/locks';
import { withKind } from '#shared/core/older-names';
import { grade } from '#shared/items/grade';
import { worthAfter } from '#shared/items/hint';
import { learnerResponse } from '#shared/items/response';
import { moduleOf } from './activities/registry';
import { activityOf } from './activity-of';
import { aboutOf, answerFields, attemptFieldsVersion } from './attempt-fields';
import { readItems, scoreOf } from './stored-attempt';
import { regrade } from './stored-grade';
import { keepSums } from './work-sums';

const storedObject = z.record(z.string(), z.json());

type IsWord = (word: string) => boolean;

const atOnce = 20;
const isOlder = { fieldsVersion: { lt: attemptFieldsVersion } };

/**
 * Fills the columns that lists and reports look at where an attempt was played before they were, has what an older judge
 * said judged again, and gives what is stored as JSON the names of now. Attempt by attempt, so that others wait for one
 * at most.
 */
export async function fillAttemptFields({ db, words }: Pick<Deps, 'db' | 'words'>): Promise<void> {
  for (let isWord: IsWord | undefined; ; ) {
    const older = await db.attempt.findMany({ where: isOlder, take: atOnce, select: { id: true } });
    if (older.length === 0) return;
    isWord ??= await words.dictionary();
    for (const { id } of older) await fillAttempt(db, id, isWord);
  }
}

const select = {
  items: true,
  source: true,
  startedAt: true,
  finishedAt: true,
  accommodation: true,
  answers: true,
  hints: true,
  marks: { select: { itemId: true } },
} as const;

async function fillAttempt(db: Deps['db'], attemptId: string, isWord: IsWord): Promise<void> {
  await db.$transaction(async (tx) => {
    // Nobody can answer or mark it until all of it is done.
    await lockAttempt(tx, attemptId);
    const attempt = await tx.attempt.findFirst({ where: { id: attemptId, ...isOlder }, select });
    if (!attempt) return;
    // What cannot be read any more is not looked at again.
    const items = readItems(attempt);
    const byId = new Map(items?.map((item) => [item.id, item]));
    const byHand = new Set(attempt.marks.map(({ itemId }) => itemId));
    const hints = new Map(attempt.hints.map(({ itemId, taken }) => [itemId, taken]));
    const rules = rulesOf(attempt.source);
    // What was found by the answers stays, and so do they.
    const activity = activityOf(attempt.source);
    const isFixed = activity !== undefined && moduleOf(activity).finish !== undefined;
    let isRaised = false;
    for (const row of attempt.answers) {
      const item = byId.get(row.itemId);
      const response = learnerResponse.safeParse(row.response);
      if (!item || !response.success) continue;
      const judgement = grade(item, response.data, { isWord });
      const before = attempt.answers.filter(({ answeredAt }) => answeredAt < row.answeredAt);
      const speed = partForSpeed(
        { rules, needs: accommodationIn(attempt), startedAt: attempt.startedAt, answers: before },
        item.id,
        row.answeredAt,
      );
      const score = judgement.score * worthAfter(hints.get(item.id) ?? 0) * speed;
      const regraded = regrade(item, row, judgement, score);
      // A game judges the form of a question itself.
      const mayRaise = !isFixed && item.origin?.engine !== 'twenty-questions' && !byHand.has(item.id);
      const raised = regraded.isRaised && mayRaise ? { verdict: judgement.verdict, score } : {};
      isRaised ||= 'score' in raised;
      await tx.attemptAnswer.update({
        where: { attemptId_itemId: { attemptId, itemId: item.id } },
        data: { ...answerFields(item, response.data, judgement), grade: regraded.grade, ...raised },
      });
    }
    const score =
      isRaised && attempt.finishedAt
        ? scoreOf({ items: attempt.items, answers: await tx.attemptAnswer.findMany({ where: { attemptId } }) })
        : {};
    const source = storedObject.safeParse(withKind(attempt.source)).data;
    const data = {
      ...(source && { source }),
      ...(items && { items }),
      about: aboutOf(items ?? []),
      fieldsVersion: attemptFieldsVersion,
      ...score,
    };
    await tx.attempt.update({ where: { id: attemptId }, data, select: { id: true } });
    await keepSums(tx, attemptId);
  });
}
