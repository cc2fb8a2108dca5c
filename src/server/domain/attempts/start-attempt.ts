import { datesOf, modeOf } from '#server/domain/access/attempt-rules';
import { isOpen, type OpenRefusal } from '#server/domain/access/open-apps';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { AttemptOutput, StartInput } from '#shared/api/attempts';
import { findApp } from '#shared/core/apps';
import { newSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { moduleOf } from './activities/registry';
import type { ActivityDeps, PrepareRefusal } from './activity-module';
import { itemFields } from './attempt-fields';
import { toAttemptOutput } from './attempt-output';
import { settleOverdue } from './end-attempt';
import { attemptSelect, type Player } from './stored-attempt';

/**
 * Begins an attempt: makes its questions and keeps them with their keys. What an activity asks, and what may be chosen
 * about it, its module says.
 */
export async function startAttempt(
  deps: ActivityDeps & Pick<Deps, 'random' | 'limiter'>,
  { user, address }: Player,
  { appId, activity, mode: wantedMode, seed: wantedSeed, guestName }: StartInput,
): Promise<Result<AttemptOutput, OpenRefusal | PrepareRefusal | 'attempts_used_up' | 'too_many_attempts'>> {
  const module = moduleOf(activity);
  const open = module.isSavedWork ? isKnown(appId) : await isOpen(deps, user, appId);
  if (!open.ok) return open;
  if (!user) {
    const refused = await deps.limiter.take([{ limit: 'guest-attempts-address', address }]);
    if (refused) return refused;
  }
  const prepared = await module.prepare(deps, activity, { user, appId, guestName });
  if (!prepared.ok) return prepared;
  const { title, rules, of, maySeed, isOwner, admit } = prepared.value;
  const seed = (maySeed ? wantedSeed : undefined) ?? newSeed(deps.random);
  const items = await prepared.value.items(seed);
  if (items.length === 0) return err('nothing_to_ask');
  const now = deps.clock.now();
  const create = (db: Transaction) =>
    db.attempt.create({
      data: {
        userId: user?.id ?? null,
        guestName: user ? null : (guestName ?? null),
        appId,
        title,
        source: rules ? { ...activity, rules } : activity,
        mode: rules ? modeOf(rules) : module.mode === 'as-wished' ? wantedMode : module.mode,
        seed,
        ...itemFields(items),
        ...of,
        startedAt: now,
        ...(rules && datesOf(rules, now, { isOwner })),
      },
      select: attemptSelect,
    });
  if (!admit) return ok(toAttemptOutput(await create(deps.db), now));
  // What the player began before may be over by now.
  if (user && of) await settleOverdue(deps, { userId: user.id, resourceId: of.resourceId });
  const result = await deps.db.$transaction(async (tx) => {
    const running = await admit(tx);
    return running.ok ? ok(running.value ?? (await create(tx))) : running;
  });
  return result.ok ? ok(toAttemptOutput(result.value, now)) : result;
}

function isKnown(appId: string): Result<void, 'app_not_found'> {
  return findApp(appId) ? ok() : err('app_not_found');
}
