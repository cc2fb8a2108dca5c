import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { findApp } from '#shared/core/apps';
import { err, ok, type Result } from '#shared/core/result';

export type OpenRefusal = 'app_not_found' | 'app_not_open' | 'signed_out';

/** A paid app must have been opened: the questions are what was paid for. */
export async function isOpen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User | undefined,
  appId: string,
): Promise<Result<void, OpenRefusal>> {
  const app = findApp(appId);
  if (!app) return err('app_not_found');
  if (app.tokenCost === 0 || app.hasInternalTokens) return ok();
  if (!user) return err('signed_out');
  const opening = await db.appOpening.count({ where: { userId: user.id, appId, expiresAt: { gt: clock.now() } } });
  return opening > 0 ? ok() : err('app_not_open');
}

/** Saved work, and what somebody was given, is played in any app that there is. */
export function isKnown(appId: string): Result<void, 'app_not_found'> {
  return findApp(appId) ? ok() : err('app_not_found');
}
