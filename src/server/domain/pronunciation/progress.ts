import { isSeenBy } from '#server/domain/access/access';
import { whereReleased } from '#server/domain/access/attempt-rules';
import { originsOf } from '#server/domain/attempts/stored-attempt';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ContrastProgress, SoundProgress } from '#shared/api/pronunciation';
import { err, ok, type Result } from '#shared/core/result';
import { contrastOf } from '#shared/pronunciation/listening-items';

/** Older answers say little about what somebody hears today. */
const lastAnswers = 3000;
const lastDays = 30;

/** What the answers of the caller, or of a student who lets the caller see it, say of each contrast. */
export async function soundProgress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User,
  memberId: string = user.id,
): Promise<Result<SoundProgress, 'user_not_found'>> {
  if (memberId !== user.id && !(await isSeenBy(db, user, memberId))) return err('user_not_found');
  const answers = await db.attemptAnswer.findMany({
    where: {
      skill: 'listening',
      attempt: {
        userId: memberId,
        OR: [{ finishedAt: { not: null }, ...whereReleased(clock.now()) }, { mode: 'practice' }],
      },
    },
    orderBy: { answeredAt: 'desc' },
    take: lastAnswers,
    select: { attemptId: true, itemId: true, score: true, answeredAt: true },
  });
  const attempts = await db.attempt.findMany({
    where: { id: { in: [...new Set(answers.map(({ attemptId }) => attemptId))] } },
    select: { id: true, items: true },
  });
  const origins = new Map(attempts.map((attempt) => [attempt.id, originsOf(attempt)]));
  const byContrast = new Map<string, { isRight: boolean; day: string }[]>();
  for (const { attemptId, itemId, score, answeredAt } of answers) {
    const contrast = contrastOf({ origin: origins.get(attemptId)?.get(itemId) })?.id;
    if (!contrast) continue;
    const known = byContrast.get(contrast) ?? [];
    byContrast.set(contrast, [...known, { isRight: score === 1, day: answeredAt.toISOString().slice(0, 10) }]);
  }
  return ok({ contrasts: [...byContrast].map(([contrast, given]) => progressIn(contrast, given)) });
}

/** `given` is last first. */
function progressIn(contrast: string, given: readonly { isRight: boolean; day: string }[]): ContrastProgress {
  const last = given.slice(0, 10);
  const days = [...new Set(given.map(({ day }) => day))].slice(0, lastDays).reverse();
  return {
    contrast,
    answered: given.length,
    lastRight: last.filter(({ isRight }) => isRight).length,
    lastAnswered: last.length,
    days: days.map((day) => {
      const then = given.filter((answer) => answer.day === day);
      return { day, answered: then.length, right: then.filter(({ isRight }) => isRight).length };
    }),
  };
}
