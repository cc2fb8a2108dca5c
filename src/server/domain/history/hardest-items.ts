import { keyText } from '../../../shared/items/grade';
import type { Item } from '../../../shared/items/item';
import type { HardestItems } from '../../../shared/schemas/history';
import type { Deps } from '../deps';
import { itemsOf } from '../results/stored-round';
import type { User } from '../users/user';
import { playerOf } from './seen';

/** Fewer answers say nothing about a question. */
const fewest = 3;
const shown = 20;
const mostNames = 200;
/** The last ones changed; nobody looks for what was hard years ago. */
const mostQuizzes = 500;

/** The questions of the caller's quizzes and tests that others found hardest, and who chose which answer. */
export async function hardestItems({ db }: Pick<Deps, 'db'>, user: User, resourceId?: string): Promise<HardestItems> {
  const own = await db.resource.findMany({
    where: { ownerId: user.id, kind: { in: ['quiz', 'test'] }, ...(resourceId && { id: resourceId }) },
    orderBy: { updatedAt: 'desc' },
    take: mostQuizzes,
    select: { id: true },
  });
  const where = {
    attempt: {
      resourceId: { in: own.map(({ id }) => id) },
      OR: [{ userId: null }, { userId: { not: user.id } }],
      finishedAt: { not: null },
    },
    verdict: { not: 'ungraded' },
  };
  const rows = await db.attemptAnswer.groupBy({
    by: ['itemId'],
    where,
    _count: { _all: true },
    _avg: { score: true },
    having: { itemId: { _count: { gte: fewest } } },
    orderBy: [{ _avg: { score: 'asc' } }, { itemId: 'asc' }],
    take: shown,
  });
  const items: HardestItems['items'] = [];
  for (const { itemId, _count, _avg } of rows) {
    const answers = await db.attemptAnswer.findMany({
      where: { ...where, itemId },
      orderBy: { answeredAt: 'desc' },
      take: mostNames,
      select: {
        attemptId: true,
        chosen: true,
        attempt: { select: { userId: true, guestName: true, user: { select: { username: true } } } },
      },
    });
    // As it was asked last.
    const last = await db.attempt.findUnique({
      where: { id: answers[0]?.attemptId ?? '' },
      select: { items: true, title: true, resourceId: true },
    });
    const item = last && itemsOf(last).find((one) => one.id === itemId);
    if (!item || !last.resourceId) continue;
    items.push({
      itemId,
      resourceId: last.resourceId,
      title: last.title,
      prompt: item.prompt,
      answer: keyText(item),
      answered: _count._all,
      share: _avg.score ?? 0,
      choices: choicesOf(
        item,
        answers.map(({ chosen, attempt }) => ({ chosen, name: playerOf(attempt).name })),
      ),
    });
  }
  return { items };
}

/** Of a choice, every option, also those that nobody took. */
function choicesOf(item: Item, answers: readonly { chosen: string | null; name: string }[]) {
  if (item.kind !== 'mc') return [];
  return item.options.map(({ text, isKey }) => ({
    text,
    isKey,
    names: answers.filter(({ chosen }) => chosen === text).map(({ name }) => name),
  }));
}
