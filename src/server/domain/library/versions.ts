import type * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { before } from '#server/domain/platform/calendar';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockResource } from '#server/domain/platform/locks';
import type { User } from '#server/domain/platform/user';
import { bytesOf, type Saving, withinSpace } from '#server/domain/space/space';
import type { Resource } from '#shared/api/library';
import type { versionsOutput } from '#shared/api/shelf';
import { err, ok, type Result } from '#shared/core/result';
import { libraryKinds, renewContent } from '#shared/library/kinds/registry';
import { replaceContent } from './replace-content';
import { fullSelect, toKind, toLevel, toResource } from './resource-row';

/** How long saves that follow each other count as one piece of work. */
const sittingMinutes = 10;
const mostVersions = 50;

type Content = Prisma.ResourceGetPayload<{
  select: { id: true; version: true; title: true; data: true; updatedAt: true };
}>;

/**
 * Keeps the content that a save is about to replace. Saves by themselves come every second: a content is kept if it
 * stood for ten minutes, or if the one kept before it is ten minutes older. `always` keeps it in any case.
 */
export async function keepVersion(
  tx: Transaction,
  { id: resourceId, version, title, data, updatedAt: savedAt }: Content,
  { at, always = false }: { at: Date; always?: boolean },
): Promise<void> {
  const newest = await tx.resourceVersion.findFirst({
    where: { resourceId },
    orderBy: { version: 'desc' },
    select: { savedAt: true },
  });
  if (!always && isOfSitting({ savedAt, newestKept: newest?.savedAt, at })) return;
  await tx.resourceVersion.create({
    data: { resourceId, version, title, data: resourceJson(data), bytes: bytesOf(data), savedAt },
  });
  const tooOld = await tx.resourceVersion.findMany({
    where: { resourceId },
    orderBy: { version: 'desc' },
    skip: mostVersions,
    select: { version: true },
  });
  if (tooOld.length === 0) return;
  await tx.resourceVersion.deleteMany({ where: { resourceId, version: { in: tooOld.map((one) => one.version) } } });
}

interface Sitting {
  /** Since when the content stood that is about to be replaced. */
  savedAt: Date;
  newestKept: Date | undefined;
  at: Date;
}

/** True where a content is one step of the work that the version kept before it began. */
export function isOfSitting({ savedAt, newestKept, at }: Sitting): boolean {
  if (!newestKept || savedAt <= before(at, { minutes: sittingMinutes })) return false;
  return newestKept > before(savedAt, { minutes: sittingMinutes });
}

/** The versions before the present one, newest first. */
export async function versionsOf(
  { db }: Pick<Deps, 'db'>,
  owner: User,
  id: string,
): Promise<Result<z.infer<typeof versionsOutput>, 'resource_not_found'>> {
  const count = await db.resource.count({ where: { id, ownerId: owner.id, deletedAt: null } });
  if (count === 0) return err('resource_not_found');
  const rows = await db.resourceVersion.findMany({
    where: { resourceId: id },
    orderBy: { version: 'desc' },
    select: { version: true, title: true, savedAt: true },
  });
  return ok({ items: rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })) });
}

interface Which {
  id: string;
  version: number;
}

/** A version as it was, with its content; how it is kept is as it is now. */
export async function getVersion(
  { db }: Pick<Deps, 'db'>,
  owner: User,
  { id, version }: Which,
): Promise<Result<Resource, 'resource_not_found' | 'version_not_found'>> {
  const now = await db.resource.findFirst({ where: { id, ownerId: owner.id, deletedAt: null }, select: fullSelect });
  if (!now) return err('resource_not_found');
  const then = await findVersion(db, { id, version });
  if (!then) return err('version_not_found');
  const { title, data, savedAt } = then;
  return ok(toResource({ ...now, version, title, data, updatedAt: savedAt }));
}

/** Makes a version of before the present one again, as a new version: what was there until now is kept as well. */
export async function restoreVersion(
  deps: Saving,
  owner: User,
  { id, version }: Which,
): Promise<Result<Resource, 'resource_not_found' | 'version_not_found' | 'space_full'>> {
  const at = deps.clock.now();
  return withinSpace(deps, owner.id, async (tx) => {
    await lockResource(tx, id);
    const now = await tx.resource.findFirst({ where: { id, ownerId: owner.id, deletedAt: null }, select: fullSelect });
    if (!now) return err('resource_not_found');
    const then = await findVersion(tx, { id, version });
    if (!then) return err('version_not_found');
    await keepVersion(tx, now, { at, always: true });
    const kind = toKind(now.kind);
    const data = libraryKinds[kind].schema.parse(renewContent(kind, then.data));
    const { title } = then;
    const level = toLevel(now.level) ?? undefined;
    const row = await replaceContent(tx, { id, ownerId: owner.id, before: now.data, kind, title, level, data, at });
    return ok(toResource(row));
  });
}

function findVersion(db: Transaction, { id, version }: Which) {
  return db.resourceVersion.findUnique({
    where: { resourceId_version: { resourceId: id, version } },
    select: { title: true, data: true, savedAt: true },
  });
}

/** What was read as JSON may be written as JSON again; only `null` would need another word, and content is none. */
function resourceJson(data: Prisma.JsonValue): Prisma.InputJsonValue {
  return data ?? {};
}
