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
    const before = byContrast.get(contrast) ?? [];
    byContrast.set(contrast, [...before, { isRight: score === 1, day: answeredAt.toISOString().slice(0, 10) }]);
  }
  return ok({ contrasts: [...byContrast].map(([contrast, contrastAnswers]) => progressIn(contrast, contrastAnswers)) });
}

/** Of answers of which the last comes first. */
function progressIn(contrast: string, answers: readonly { isRight: boolean; day: string }[]): ContrastProgress {
  const last = answers.slice(0, 10);
  const days = [...new Set(answers.map(({ day }) => day))].slice(0, lastDays).reverse();
  return {
    contrast,
    answered: answers.length,
    lastRight: last.filter(({ isRight }) => isRight).length,
    lastAnswered: last.length,
    days: days.map((day) => {
      const then = answers.filter((answer) => answer.day === day);
      return { day, answered: then.length, right: then.filter(({ isRight }) => isRight).length };
    }),
  };
}
