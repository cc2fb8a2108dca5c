import { isReleased } from '#server/domain/access/attempt-rules';
import type { Deps } from '#server/domain/platform/deps';
import type { AttemptOutput } from '#shared/api/attempts';
import { toAttemptOutput } from './attempt-output';
import { revisingOf } from './revisions';
import type { AttemptRow } from './stored-attempt';

/** An attempt for one of its readers, with what was given back of it and what became of that. */
export async function showAttempt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  attempt: AttemptRow,
  { toOwner = false, isTold = true } = {},
): Promise<AttemptOutput> {
  const now = clock.now();
  const seesMarks = toOwner || isReleased(attempt, now);
  const revising = await revisingOf(db, attempt, { isPlayer: !toOwner, seesMarks, now });
  return toAttemptOutput(attempt, now, { toOwner, isTold, revising });
}
