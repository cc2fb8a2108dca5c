import { isReleased } from '#server/domain/access/attempt-rules';
import type { Deps } from '#server/domain/platform/deps';
import type { AttemptOutput } from '#shared/api/attempts';
import { toAttemptOutput } from './attempt-output';
import { revisingOf } from './revisions';
import type { AttemptRow } from './stored-attempt';
import { withholdsScripts } from './withheld-script';

/** An attempt for one of its readers, with what was given back of it and what became of that. */
export async function showAttempt(
  { db, clock, speech }: Pick<Deps, 'db' | 'clock' | 'speech'>,
  attempt: AttemptRow,
  { toOwner = false, isTold = true } = {},
): Promise<AttemptOutput> {
  const now = clock.now();
  const seesMarks = toOwner || isReleased(attempt, now);
  const revising = await revisingOf(db, attempt, { isPlayer: !toOwner, seesMarks, now });
  const withholdsScript = withholdsScripts({ speech }, attempt);
  return toAttemptOutput(attempt, now, { toOwner, isTold, withholdsScript, revising });
}
