import { datesOf, modeOf } from '#server/domain/access/attempt-rules';
import { isOpen, type OpenRefusal } from '#server/domain/access/open-apps';
import type { Deps } from '#server/domain/platform/deps';
import type { AttemptOutput, StartInput } from '#shared/api/attempts';
import { findApp } from '#shared/core/apps';
import { newSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { itemFields } from './attempt-fields';
import { toAttemptOutput } from './attempt-output';
import { type MakeRefusal, makeItems } from './make-items';
import { missedItems } from './missed-items';
import { type SetRefusal, startSet } from './question-sets';
import { attemptSelect, type Player } from './stored-attempt';

/** Begins an attempt: makes its questions and keeps them with their keys. A quiz or a test has rules of its own. */
export async function startAttempt(
  deps: Pick<Deps, 'db' | 'clock' | 'random' | 'words' | 'limiter'>,
  { user, address }: Player,
  { appId, activity, mode: wanted, seed: wantedSeed, guestName }: StartInput,
): Promise<Result<AttemptOutput, OpenRefusal | MakeRefusal | SetRefusal | 'too_many_attempts' | 'attempt_not_found'>> {
  // Saved work never costs: only what an app makes does.
  const isKept = activity.kind === 'questions' || activity.kind === 'retry';
  const open = isKept ? isKnown(appId) : await isOpen(deps, user, appId);
  if (!open.ok) return open;
  if (!user) {
    const refused = await deps.limiter.take([{ limit: 'guest-attempts-address', address }]);
    if (refused) return refused;
  }
  if (activity.kind === 'questions') {
    const begun = await startSet(deps, user, { appId, from: activity.from, wantedSeed, guestName });
    return begun.ok ? ok(toAttemptOutput(begun.value, deps.clock.now())) : begun;
  }
  const seed = (maySeed(activity) ? wantedSeed : undefined) ?? newSeed(deps.random);
  const made =
    activity.kind === 'retry'
      ? await missedItems(deps, user, { appId, of: activity.of })
      : await makeItems(deps, user, activity, seed);
  if (!made.ok) return made;
  const now = deps.clock.now();
  const { title, items, rules, of } = made.value;
  const row = await deps.db.attempt.create({
    data: {
      userId: user?.id ?? null,
      guestName: user ? null : (guestName ?? null),
      appId,
      title,
      source: rules ? { ...activity, rules } : activity,
      mode: rules ? modeOf(rules) : activity.kind === 'cram' ? 'practice' : wanted,
      seed,
      ...itemFields(items),
      ...of,
      startedAt: now,
      ...(rules && datesOf(rules, now)),
    },
    select: attemptSelect,
  });
  return ok(toAttemptOutput(row, now));
}

/**
 * Whether the player may say how an attempt is drawn and mixed. Not where it measures what somebody knows, nor where it
 * asks what another person wrote: with the same numbers it could be rehearsed. Of a quiz or a test its owner may
 * (`startSet`).
 */
function maySeed(activity: Exclude<StartInput['activity'], { kind: 'questions' }>): boolean {
  if (activity.kind === 'words') return !('shared' in activity.from);
  return activity.kind !== 'placement' && activity.kind !== 'level-test' && activity.kind !== 'exam-set';
}

function isKnown(appId: string): Result<void, 'app_not_found'> {
  return findApp(appId) ? ok() : err('app_not_found');
}
