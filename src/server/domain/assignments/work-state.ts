import { isWaiting } from '#server/domain/attempts/waits-for-mark';
import type { WorkState } from '#shared/classes/work-states';

interface AttemptSoFar {
  startedAt: Date;
  finishedAt: Date | null;
  score: number | null;
  maxScore: number | null;
  /** An attempt of it has answers to revise. */
  toRevise?: string | null;
  answers: readonly { verdict: string; isTask: boolean }[];
}

const shareOf = ({ score, maxScore }: AttemptSoFar) => (maxScore ? (score ?? 0) / maxScore : 0);

/** The attempt that counts of several at the same work: the best one that has ended, else the last. */
export function countingAttempt<Attempt extends AttemptSoFar>(attempts: readonly Attempt[]): Attempt | undefined {
  const ended = attempts.filter(({ finishedAt }) => finishedAt !== null);
  const [best] = ended.toSorted(
    (one, other) => shareOf(other) - shareOf(one) || other.startedAt.getTime() - one.startedAt.getTime(),
  );
  return best ?? attempts.toSorted((one, other) => other.startedAt.getTime() - one.startedAt.getTime())[0];
}

/** How far a student is with work, by the attempt that counts. */
export function stateOf(attempt: AttemptSoFar | undefined): WorkState {
  if (!attempt) return 'not-started';
  if (!attempt.finishedAt) return 'playing';
  if (attempt.toRevise) return 'to-revise';
  return attempt.answers.some(isWaiting) ? 'to-mark' : 'done';
}

/**
 * Late is what was ended for the first time after its date, and what is still to do when it is over: whoever was in time
 * may play it again.
 */
export function isLate(attempts: readonly Pick<AttemptSoFar, 'finishedAt'>[], dueAt: Date | null, now: Date): boolean {
  return (
    dueAt !== null && now > dueAt && !attempts.some(({ finishedAt }) => finishedAt !== null && finishedAt <= dueAt)
  );
}
