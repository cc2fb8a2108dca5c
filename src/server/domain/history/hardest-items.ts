import type { Prisma } from '#prisma/generated/sqlite/client';
import { playerOf } from '#server/domain/attempts/attempt-access';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { itemsOf } from '#server/domain/attempts/stored-attempt';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { HardestItems } from '#shared/api/history';
import { limits } from '#shared/core/limits';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { headline } from '#shared/items/text-of';
import { playedOfOwn } from './visible-attempts';

/** Fewer answers say nothing about a question. */
const fewest = 3;
const mostShown = 20;
const mostNames = 200;

/** The questions of the caller's quizzes and tests that others found hardest lately, and who chose which answer. */
export async function hardestItems(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  resourceId?: string,
): Promise<HardestItems> {
  const { db } = deps;
  // Questions of a list are made anew for each attempt: its report is by word.
  const played: Prisma.AttemptWhereInput = {
    ...playedOfOwn(user),
    resource: { ownerId: user.id, kind: { in: ['quiz', 'test'] } },
    ...(resourceId && { resourceId }),
  };
  await settleOverdue(deps, played);
  const attempts = await db.attempt.findMany({
    where: { ...played, finishedAt: { not: null } },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: limits.reportAttemptsOfQuizzes,
    select: { id: true },
  });
  const where = { attemptId: { in: attempts.map(({ id }) => id) }, verdict: { not: 'ungraded' } };
  const hardest = await db.attemptAnswer.groupBy({
    by: ['itemId'],
    where,
    _count: { _all: true },
    _avg: { score: true },
    having: { itemId: { _count: { gte: fewest } } },
    orderBy: [{ _avg: { score: 'asc' } }, { itemId: 'asc' }],
    take: mostShown,
  });
  const answers = await db.attemptAnswer.findMany({
    where: { ...where, itemId: { in: hardest.map(({ itemId }) => itemId) } },
    orderBy: { answeredAt: 'desc' },
    select: { attemptId: true, itemId: true, chosen: true },
  });
  const players = await db.attempt.findMany({
    where: { id: where.attemptId },
    select: { id: true, userId: true, guestName: true, user: { select: { username: true } } },
  });
  const names = new Map(players.map((player) => [player.id, playerOf(player).name]));
  const answersOf = new Map(hardest.map(({ itemId }) => [itemId, answers.filter((one) => one.itemId === itemId)]));
  // As they were asked last.
  const lastAttempts = await db.attempt.findMany({
    where: { id: { in: [...answersOf.values()].map(([last]) => last?.attemptId ?? '') } },
    select: { id: true, items: true, title: true, resourceId: true },
  });
  return {
    items: hardest.flatMap(({ itemId, _count, _avg }) => {
      const itemAnswers = answersOf.get(itemId) ?? [];
      const last = lastAttempts.find(({ id }) => id === itemAnswers[0]?.attemptId);
      const item = last && itemsOf(last).find((one) => one.id === itemId);
      if (!item || !last.resourceId) return [];
      return {
        itemId,
        resourceId: last.resourceId,
        title: last.title,
        prompt: headline(item),
        answer: keyText(item),
        answered: _count._all,
        share: _avg.score ?? 0,
        choices: choicesOf(
          item,
          itemAnswers
            .slice(0, mostNames)
            .map(({ chosen, attemptId }) => ({ chosen, name: names.get(attemptId) ?? 'Guest' })),
        ),
      };
    }),
  };
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
