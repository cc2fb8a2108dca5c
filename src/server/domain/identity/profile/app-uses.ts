import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { AppUse } from '#shared/api/profile';
import { findApp } from '#shared/core/apps';
import { err, ok, type Result } from '#shared/core/result';

const useSelect = { appId: true, favourite: true, lastOpenedAt: true } as const;

interface StoredUse {
  appId: string;
  favourite: boolean;
  lastOpenedAt: Date | null;
}

function toAppUse({ appId, favourite, lastOpenedAt }: StoredUse): AppUse {
  return { appId, favourite, lastOpenedAt: lastOpenedAt?.toISOString() ?? null };
}

/** What the user starred or opened, in the order of the apps' ids. */
export async function appUsesOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<AppUse[]> {
  const uses = await db.appUse.findMany({ where: { userId }, orderBy: { appId: 'asc' }, select: useSelect });
  return uses.map(toAppUse);
}

/** Makes an app a favourite, or an ordinary one again. Also before it is built: then it waits among the favourites. */
export async function setFavourite(
  { db }: Pick<Deps, 'db'>,
  { id: userId }: Pick<User, 'id'>,
  { id: appId, favourite }: { id: string; favourite: boolean },
): Promise<Result<AppUse, 'app_not_found'>> {
  if (!findApp(appId)) return err('app_not_found');
  return ok(toAppUse(await remember({ db }, { userId, appId }, { favourite })));
}

/** Notes that the user has opened an app just now, free or paid. */
export async function recordOpening(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: userId }: Pick<User, 'id'>,
  appId: string,
): Promise<Result<AppUse, 'app_not_found'>> {
  if (!findApp(appId)) return err('app_not_found');
  return ok(toAppUse(await remember({ db }, { userId, appId }, { lastOpenedAt: clock.now() })));
}

/** One statement (INSERT … ON CONFLICT), so that two at once make one row and neither fails. */
function remember(
  { db }: Pick<Deps, 'db'>,
  key: { userId: string; appId: string },
  change: { favourite: boolean } | { lastOpenedAt: Date },
): Promise<StoredUse> {
  return db.appUse.upsert({
    where: { userId_appId: key },
    create: { ...key, ...change },
    update: change,
    select: useSelect,
  });
}
