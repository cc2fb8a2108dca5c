import type { Prisma } from '../../../../prisma/generated/sqlite/client';
import { limits } from '../../../shared/limits';
import { err, ok, type Result } from '../../../shared/result';
import {
  type CreateResourceInput,
  type Resource,
  type ResourceKind,
  type ResourceOf,
  resourceData,
  type UpdateResourceInput,
} from '../../../shared/schemas/library';
import { countWords } from '../../../shared/writing/count-words';
import { type Actor, record } from '../audit/record';
import { noteUses } from '../bank/uses';
import type { Deps, Transaction } from '../deps';
import { lockResource } from '../locks';
import { partsOf, settleTexts, storeTexts } from '../novels/texts';
import { followClosingDate } from '../results/closing-date';
import { lockUser } from '../tokens/ledger';
import type { User } from '../users/user';
import { contentFields } from './content-fields';
import { fullSelect, toResource } from './resource-row';
import { trashSince } from './trash';
import { keepVersion } from './versions';

/** Where something new stands, and whose work it was before. */
type Kept = Pick<Prisma.ResourceUncheckedCreateInput, 'folder' | 'tags' | 'credit'>;
export type New = CreateResourceInput & { kept?: Kept };

/** Keeps something new. */
export async function createResource(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  input: New,
): Promise<Result<Resource, 'library_full' | 'content_unfit'>> {
  const made = await createResources(deps, owner, [input]);
  if (!made.ok) return made;
  const [first] = made.value;
  return first ? ok(first) : err('content_unfit');
}

/** Keeps all of these or none, in their order. */
export async function createResources(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  inputs: readonly New[],
): Promise<Result<Resource[], 'library_full' | 'content_unfit'>> {
  if (!inputs.every(({ kind, data }) => fits(kind, data))) return err('content_unfit');
  const now = clock.now();
  return db.$transaction(async (tx) => {
    await lockUser(tx, owner.id);
    if (!(await hasRoom(tx, owner.id, inputs.length))) return err('library_full');
    const made: Resource[] = [];
    for (const { kind, kept, ...content } of inputs) {
      const { data, texts } = partsOf(content.data);
      const fields = { ...contentFields({ ...content, data }), ...kept, createdAt: now, updatedAt: now };
      const size = fields.size + wordsIn(texts);
      const row = await tx.resource.create({ data: { ownerId: owner.id, kind, ...fields, size }, select: fullSelect });
      await storeTexts(tx, { resourceId: row.id, texts, at: now });
      await noteUses(tx, { id: row.id, ownerId: owner.id, kind, data });
      made.push(toResource(row));
    }
    return ok(made);
  });
}

async function hasRoom(tx: Transaction, ownerId: string, wanted: number): Promise<boolean> {
  return (await tx.resource.count({ where: { ownerId } })) + wanted <= limits.resourcesPerUser;
}

/** Changes what is kept, if nobody else did since the version that the change began from. */
export async function updateResource(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  { id, version, kind, title, level, data }: UpdateResourceInput,
): Promise<Result<Resource, 'resource_not_found' | 'resource_changed' | 'content_unfit'>> {
  if (!fits(kind, data)) return err('content_unfit');
  if (partsOf(data).texts.size > 0) return err('content_unfit', { text: 'Save the text of each scene on its own.' });
  const now = clock.now();
  const mine = { id, kind, ownerId: owner.id, deletedAt: null };
  return db.$transaction(async (tx) => {
    await lockResource(tx, id);
    const before = await tx.resource.findFirst({
      where: mine,
      select: { id: true, version: true, title: true, data: true, updatedAt: true },
    });
    if (!before) return err('resource_not_found');
    // Of two saves at once, the second one finds the version gone.
    const [row] = await tx.resource.updateManyAndReturn({
      where: { ...mine, version },
      data: { ...contentFields({ title, level, data }), version: { increment: 1 }, updatedAt: now },
      select: fullSelect,
    });
    if (!row) return err('resource_changed');
    await keepVersion(tx, before, { at: now });
    await noteUses(tx, { id, ownerId: owner.id, kind, data });
    await followClosingDate(tx, { resourceId: id, before: before.data, data, at: now });
    const size = await settleTexts(tx, id, data);
    if (size === undefined) return ok(toResource(row));
    await tx.resource.update({ where: { id }, data: { size }, select: { id: true } });
    return ok(toResource({ ...row, size }));
  });
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

/** Puts it into the trash; its links stop working. */
export async function removeResource(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Actor,
  id: string,
): Promise<Result<void, 'resource_not_found'>> {
  const at = clock.now();
  return db.$transaction(async (tx) => {
    const { count } = await tx.resource.updateMany({
      where: { id, ownerId: owner.id, deletedAt: null },
      data: { deletedAt: at },
    });
    if (count === 0) return err('resource_not_found');
    await record(tx, owner, { action: 'library.binned', at, details: { count } });
    return ok();
  });
}

/** Takes it out of the trash; its links work again. */
export async function restoreResource(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  id: string,
): Promise<Result<Resource, 'resource_not_found'>> {
  const [row] = await db.resource.updateManyAndReturn({
    where: { id, ownerId: owner.id, deletedAt: { gte: await trashSince({ db, clock }) } },
    data: { deletedAt: null },
    select: fullSelect,
  });
  return row ? ok(toResource(row)) : err('resource_not_found');
}

function fits(kind: ResourceKind, data: CreateResourceInput['data']): boolean {
  return resourceData[kind].safeParse(data).success;
}

function wordsIn(texts: ReadonlyMap<string, string>): number {
  return [...texts.values()].reduce((sum, text) => sum + countWords(text), 0);
}
