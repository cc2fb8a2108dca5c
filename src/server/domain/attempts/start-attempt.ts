import { isKnown, isOpen, type OpenRefusal } from '#server/domain/access/open-apps';
import { accommodationOfUser } from '#server/domain/classes/accommodations';
import type { Deps } from '#server/domain/platform/deps';
import type { AttemptOutput, StartInput } from '#shared/api/attempts';
import { newSeed } from '#shared/core/random';
import type { Result } from '#shared/core/result';
import { moduleOf } from './activities/registry';
import type { ActivityDeps, PrepareRefusal } from './activity-module';
import { beginAttempt } from './begin-attempt';
import { nothingToAsk } from './make-items';
import { startAssigned } from './start-assigned';
import { startJoined } from './start-joined';
import type { Player } from './stored-attempt';

type StartRefusal =
  | OpenRefusal
  | PrepareRefusal
  | 'attempts_used_up'
  | 'too_many_attempts'
  | 'assignment_not_found'
  | 'book_not_played'
  | 'guest_unknown'
  | 'code_closed';

/**
 * Begins an attempt: makes its questions and keeps them with their keys. What an activity asks, and what may be chosen
 * about it, its module says.
 */
export async function startAttempt(
  deps: ActivityDeps & Pick<Deps, 'random' | 'changes' | 'limiter' | 'speech'>,
  { user, guest, address }: Player,
  { appId, activity, mode: wantedMode, seed: wantedSeed, guestName }: StartInput,
): Promise<Result<AttemptOutput, StartRefusal>> {
  if (activity.kind === 'assigned') return startAssigned(deps, user, activity);
  if (activity.kind === 'joined') return startJoined(deps, { guest, address }, activity.assignment);
  const module = moduleOf(activity);
  const open = module.isSavedWork ? isKnown(appId) : await isOpen(deps, user, appId);
  if (!open.ok) return open;
  if (!user) {
    const refused = await deps.limiter.take([{ limit: 'guest-attempts-address', address }]);
    if (refused) return refused;
  }
  const prepared = await module.prepare(deps, activity, { user, guest, appId, guestName });
  if (!prepared.ok) return prepared;
  const { title, rules, of, maySeed, guestId, isOwner, admit } = prepared.value;
  const seed = (maySeed ? wantedSeed : undefined) ?? newSeed(deps.random);
  const items = await prepared.value.items(seed);
  if (items.length === 0) return nothingToAsk(prepared.value);
  const needs = user ? await accommodationOfUser(deps, user) : null;
  const mode = module.mode === 'as-wished' ? wantedMode : module.mode;
  const before = user && of ? { userId: user.id, resourceId: of.resourceId } : { id: { in: [] } };
  return beginAttempt(
    deps,
    { user },
    { appId, guestName, guestId, title, activity, rules, mode, seed, items, of, isOwner, needs },
    admit && { before, admit },
  );
}
