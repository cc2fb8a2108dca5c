import type { Prisma } from '../../../../prisma/generated/sqlite/client';
import { type Level, levels } from '../../../shared/content/level';
import { limits } from '../../../shared/limits';
import { err, ok, type Result } from '../../../shared/result';
import {
  type CreateResourceInput,
  type ListResourcesInput,
  type Resource,
  type ResourceKind,
  type ResourceOf,
  type ResourcePage,
  type ResourceSummary,
  resource,
  resourceData,
  resourceKinds,
  type UpdateResourceInput,
} from '../../../shared/schemas/library';
import { readCursor, writeCursor } from '../cursor';
import type { Deps } from '../deps';
import { lockUser } from '../tokens/ledger';
import { nameKey, type User } from '../users/user';

const summarySelect = {
  id: true,
  kind: true,
  title: true,
  level: true,
  size: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ResourceSelect;
export const fullSelect = { ...summarySelect, ownerId: true, data: true } satisfies Prisma.ResourceSelect;

type SummaryRow = Prisma.ResourceGetPayload<{ select: typeof summarySelect }>;
type FullRow = Prisma.ResourceGetPayload<{ select: typeof fullSelect }>;

/** Keeps something new. */
export async function createResource(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  { kind, title, level, data }: CreateResourceInput,
): Promise<Result<Resource, 'library_full' | 'content_unfit'>> {
  if (!fits(kind, data)) return err('content_unfit');
  const now = clock.now();
  return db.$transaction(async (tx) => {
    await lockUser(tx, owner.id);
    const kept = await tx.resource.count({ where: { ownerId: owner.id } });
    if (kept >= limits.resourcesPerUser) return err('library_full');
    const row = await tx.resource.create({
      data: {
        ownerId: owner.id,
        kind,
        ...contentFields({ title, level, data }),
        createdAt: now,
        updatedAt: now,
      },
      select: fullSelect,
    });
    return ok(toResource(row));
  });
}

/** Changes what is kept, if nobody else did since the version that the change began from. */
export async function updateResource(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  { id, version, kind, title, level, data }: UpdateResourceInput,
): Promise<Result<Resource, 'resource_not_found' | 'resource_changed' | 'content_unfit'>> {
  if (!fits(kind, data)) return err('content_unfit');
  // The condition is in the UPDATE itself: of two saves at once, one finds the version gone.
  const [row] = await db.resource.updateManyAndReturn({
    where: { id, kind, ownerId: owner.id, deletedAt: null, version },
    data: { ...contentFields({ title, level, data }), version: { increment: 1 }, updatedAt: clock.now() },
    select: fullSelect,
  });
  if (row) return ok(toResource(row));
  const known = await db.resource.count({ where: { id, kind, ownerId: owner.id, deletedAt: null } });
  return err(known > 0 ? 'resource_changed' : 'resource_not_found');
}

export async function getResource(
  { db }: Pick<Deps, 'db'>,
  owner: Pick<User, 'id'>,
  id: string,
): Promise<Result<Resource, 'resource_not_found'>> {
  const row = await db.resource.findFirst({ where: { id, ownerId: owner.id, deletedAt: null }, select: fullSelect });
  return row ? ok(toResource(row)) : err('resource_not_found');
}

/** The same where it has to be of one kind: another kind is not found. */
export async function getResourceOf<Kind extends ResourceKind>(
  deps: Pick<Deps, 'db'>,
  owner: Pick<User, 'id'>,
  id: string,
  kinds: readonly Kind[],
): Promise<Result<ResourceOf<Kind>, 'resource_not_found'>> {
  const found = await getResource(deps, owner, id);
  if (!found.ok) return found;
  return isOf(found.value, kinds) ? ok(found.value) : err('resource_not_found');
}

function isOf<Kind extends ResourceKind>(one: Resource, kinds: readonly Kind[]): one is ResourceOf<Kind> {
  return kinds.some((kind) => kind === one.kind);
}

const pageSize = 24;

/** One page of what the owner keeps, last changed first. */
export async function listResources(
  { db }: Pick<Deps, 'db'>,
  owner: User,
  { kind, search, inTrash, limit = pageSize, cursor }: ListResourcesInput,
): Promise<Result<ResourcePage, 'cursor_invalid'>> {
  const after = cursor ? readCursor(cursor, 'resources') : undefined;
  if (cursor && (!after || Number.isNaN(Date.parse(String(after.value))))) return err('cursor_invalid');
  const changedBefore = after && new Date(after.value);
  const rows = await db.resource.findMany({
    where: {
      ownerId: owner.id,
      deletedAt: inTrash ? { not: null } : null,
      ...(kind && { kind }),
      ...(search && { titleKey: { contains: nameKey(search) } }),
      ...(after && {
        OR: [{ updatedAt: { lt: changedBefore } }, { updatedAt: changedBefore, id: { lt: after.id } }],
      }),
    },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    // One more than asked for tells whether there is a next page.
    take: limit + 1,
    select: summarySelect,
  });
  const items = rows.slice(0, limit).map(toSummary);
  const last = items.at(-1);
  const nextCursor =
    rows.length > limit && last ? writeCursor({ of: 'resources', value: last.updatedAt, id: last.id }) : null;
  return ok({ items, nextCursor });
}

/** Puts it into the trash; its links stop working. */
export async function removeResource(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  id: string,
): Promise<Result<void, 'resource_not_found'>> {
  const { count } = await db.resource.updateMany({
    where: { id, ownerId: owner.id, deletedAt: null },
    data: { deletedAt: clock.now() },
  });
  return count === 0 ? err('resource_not_found') : ok();
}

/** Takes it out of the trash; its links work again. */
export async function restoreResource(
  { db }: Pick<Deps, 'db'>,
  owner: User,
  id: string,
): Promise<Result<Resource, 'resource_not_found'>> {
  const [row] = await db.resource.updateManyAndReturn({
    where: { id, ownerId: owner.id, deletedAt: { not: null } },
    data: { deletedAt: null },
    select: fullSelect,
  });
  return row ? ok(toResource(row)) : err('resource_not_found');
}

function contentFields({ title, level, data }: Pick<CreateResourceInput, 'title' | 'level' | 'data'>) {
  return { title, titleKey: nameKey(title), level: level ?? null, size: sizeOf(data), data };
}

function fits(kind: ResourceKind, data: CreateResourceInput['data']): boolean {
  return resourceData[kind].safeParse(data).success;
}

function sizeOf(data: CreateResourceInput['data']): number {
  if ('entries' in data) return data.entries.length;
  if ('items' in data) return data.items.length;
  return 'stages' in data ? data.stages.length : data.rows.length;
}

export function toSummary(row: SummaryRow): ResourceSummary {
  return {
    id: row.id,
    kind: toKind(row.kind),
    title: row.title,
    level: toLevel(row.level),
    size: row.size,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function toResource(row: FullRow): Resource {
  return resource.parse({ ...toSummary(row), data: row.data });
}

/** The database keeps kinds and levels as text. */
export function toKind(text: string): ResourceKind {
  return resourceKinds.find((kind) => kind === text) ?? 'word-list';
}

export function toLevel(text: string | null): Level | null {
  return levels.find((level) => level === text) ?? null;
}
