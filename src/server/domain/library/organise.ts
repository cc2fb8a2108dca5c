import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Actor, type AuditEvent, record } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { OrganiseInput } from '#shared/api/shelf';
import { err, ok, type Result } from '#shared/core/result';
import { shelfLimits } from '#shared/library/shelf-limits';
import { fromDay, toTags } from './resource-row';
import { givenOf, trashSince } from './trash';

/**
 * Puts the owner's work in order: all that is named, or, where one of it is not the owner's, nothing. Answers how many
 * pieces of given work are copies of what went into the trash.
 */
export async function organise(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Actor,
  input: OrganiseInput,
): Promise<Result<number, 'resource_not_found' | 'too_many_tags'>> {
  const ids = [...new Set(input.ids)];
  const now = clock.now();
  const where: Prisma.ResourceWhereInput = {
    id: { in: ids },
    ownerId: owner.id,
    deletedAt: input.inTrash === false ? { gte: await trashSince({ db, clock }) } : null,
  };
  return transact(db, async (tx) => {
    // As every save does. Two that lock the same rows in another order would wait for each other.
    await lockUser(tx, owner.id);
    const rows = await tx.resource.findMany({ where, select: { id: true, tags: true } });
    if (rows.length < ids.length) return err('resource_not_found');
    const retagged = retag(rows, input);
    if (retagged.some(({ tags }) => tags.length > shelfLimits.tags)) return err('too_many_tags');
    await tx.resource.updateMany({ where, data: { ...fieldsOf(input), ...trashField(input, now) } });
    for (const { id, tags } of retagged) await tx.resource.update({ where: { id }, data: { tags } });
    await record(tx, owner, ...eventsOf(input, ids.length, now));
    return ok(input.inTrash ? await givenOf(tx, ids) : 0);
  });
}

/** Who may see it, and whether it is there at all, is more than order. */
function eventsOf({ visibility, inTrash }: OrganiseInput, count: number, at: Date): AuditEvent[] {
  return [
    ...(visibility ? [{ action: 'library.shown' as const, at, details: { count, visibility } }] : []),
    ...(inTrash ? [{ action: 'library.binned' as const, at, details: { count } }] : []),
  ];
}

function fieldsOf({ folder, favourite, visibility, rating, plannedFor, taughtAt }: OrganiseInput) {
  return {
    folder,
    favourite,
    visibility,
    rating,
    plannedFor: plannedFor && fromDay(plannedFor),
    taughtAt: taughtAt && fromDay(taughtAt),
  } satisfies Prisma.ResourceUpdateManyMutationInput;
}

function trashField({ inTrash }: OrganiseInput, now: Date) {
  return inTrash === undefined ? {} : { deletedAt: inTrash ? now : null };
}

function retag(rows: readonly { id: string; tags: Prisma.JsonValue }[], { tags, addTags }: OrganiseInput) {
  if (!tags && !addTags) return [];
  return rows.map((row) => ({ id: row.id, tags: distinct([...(tags ?? toTags(row.tags)), ...(addTags ?? [])]) }));
}

/** Of tags that differ by capitals alone, the first stays. */
function distinct(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) if (!byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  return [...byKey.values()];
}
