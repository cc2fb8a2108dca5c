import type { Attempt, Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { findApp } from '#shared/core/apps';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';

/** Who asks: a user, or a visitor who is known by an address only. */
export interface Caller {
  user: User | undefined;
  address: string;
}

export type AllowanceRefusal =
  | 'app_not_found'
  | 'app_not_open'
  | 'signed_out'
  | 'generations_used_up'
  | 'too_many_attempts';

/** One draft that was allowed; to be given back where none was made. */
export interface Allowance {
  giveBack(): Promise<void>;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'limiter'>;

/** Counts one draft: against the opening of a paid app, else by the hour. */
export async function takeAllowance(
  deps: Needs,
  { user, address }: Caller,
  appId: string,
): Promise<Result<Allowance, AllowanceRefusal>> {
  const app = findApp(appId);
  if (!app) return err('app_not_found');
  if (app.tokenCost > 0 && !app.hasInternalTokens) return user ? takeFromOpening(deps, user, appId) : err('signed_out');
  const attempts: Attempt[] = [
    user ? { limit: 'generations-account', key: user.id } : { limit: 'guest-generations-address', address },
  ];
  const refused = await deps.limiter.take(attempts);
  return refused ?? ok({ giveBack: () => deps.limiter.giveBack(attempts) });
}

/** The condition is in the update itself, so that two at once cannot both take the last one. */
async function takeFromOpening(
  { db, clock }: Needs,
  user: User,
  appId: string,
): Promise<Result<Allowance, AllowanceRefusal>> {
  const opening = await db.appOpening.findFirst({
    where: { userId: user.id, appId, expiresAt: { gt: clock.now() } },
    select: { openedAt: true },
  });
  if (!opening) return err('app_not_open');
  const thisOpening = { userId: user.id, appId, openedAt: opening.openedAt };
  const { count } = await db.appOpening.updateMany({
    where: { ...thisOpening, generations: { lt: limits.generationsPerOpening } },
    data: { generations: { increment: 1 } },
  });
  if (count === 0) return err('generations_used_up');
  return ok({
    async giveBack() {
      await db.appOpening.updateMany({
        where: { ...thisOpening, generations: { gt: 0 } },
        data: { generations: { decrement: 1 } },
      });
    },
  });
}
