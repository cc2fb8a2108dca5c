import { countable } from '#server/domain/access/attempt-rules';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { GrammarProgress } from '#shared/api/attempts';
import { limits } from '#shared/core/limits';
import { pointById } from '#shared/grammar/points';
import { masteryOf, type PointAnswer, weakPoints } from '#shared/grammar/progress';
import { activityOf } from './activity-of';
import { itemsOf } from './stored-attempt';

const attemptSelect = {
  id: true,
  source: true,
  items: true,
  startedAt: true,
  finishedAt: true,
  answers: { select: { itemId: true, score: true, mistake: true } },
} as const;

/**
 * What the caller's answers say of each grammar point, whichever app asked, ended attempts or not; and the last check.
 */
export async function grammarProgress({ db, clock }: Pick<Deps, 'db' | 'clock'>, user: User): Promise<GrammarProgress> {
  const attempts = await db.attempt.findMany({
    where: { userId: user.id, answers: { some: {} }, ...countable(clock.now()) },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: limits.reportAttempts,
    select: attemptSelect,
  });
  const check = attempts.find(({ source, finishedAt }) => finishedAt && activityOf(source)?.kind === 'diagnostic');
  return {
    points: masteryOf(attempts.flatMap((attempt) => answersIn(attempt))),
    check: check?.finishedAt
      ? {
          attemptId: check.id,
          finishedAt: check.finishedAt.toISOString(),
          weak: weakPoints(answersIn(check, { withOpen: true })),
        }
      : null,
  };
}

interface Attempt {
  items: Parameters<typeof itemsOf>[0]['items'];
  startedAt: Date;
  answers: { itemId: string; score: number; mistake: string | null }[];
}

/** The answers to questions about grammar, last first. With `withOpen`, no answer counts as a wrong one. */
function answersIn(attempt: Attempt, { withOpen = false } = {}): PointAnswer[] {
  const byItem = new Map(attempt.answers.map((answer) => [answer.itemId, answer]));
  return itemsOf(attempt)
    .flatMap((item) => {
      const point = item.tags.find((tag) => pointById(tag));
      const answer = byItem.get(item.id);
      if (!point || !(answer || withOpen)) return [];
      const { score = 0, mistake } = answer ?? {};
      return [{ point, score, ...(mistake && { mistake }), at: attempt.startedAt.toISOString() }];
    })
    .reverse();
}
