import { isDeepStrictEqual } from 'node:util';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Actor, record } from '#server/domain/audit/record';
import { adoptPictures } from '#server/domain/pictures/adopt-pictures';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockResource } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { bytesWithParts, type Saving, withinSpace } from '#server/domain/space/space';
import type {
  CreateResourceInput,
  PatchResourceInput,
  Resource,
  ResourceOf,
  ResourceSummary,
  UpdateResourceInput,
} from '#shared/api/library';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { toJson, withChanges } from '#shared/library/content-changes';
import { type AnyData, libraryKinds, type ResourceKind, readContent } from '#shared/library/kinds/registry';
import { countWords } from '#shared/writing/count-words';
import { contentFields } from './content-fields';
import { storageOf } from './kinds/registry';
import { storeTexts } from './novels/texts';
import { replaceContent } from './replace-content';
import { type FullRow, fullSelect, toResource, toSummary } from './resource-row';
import { givenOf, trashSince } from './trash';
import { keepVersion } from './versions';

/** Where something new stands, whose work it was before, and its id where others name it already. */
type Placement = Pick<Prisma.ResourceUncheckedCreateInput, 'id' | 'folder' | 'tags' | 'credit'>;
/** Why something new is not kept. */
export type Unmade = 'library_full' | 'space_full' | 'content_unfit';
export type New = CreateResourceInput & { kept?: Placement };

/** Keeps something new. */
export async function createResource(deps: Saving, owner: User, input: New): Promise<Result<Resource, Unmade>> {
  const result = await createResources(deps, owner, [input]);
  if (!result.ok) return result;
  const [first] = result.value;
  return first ? ok(first) : err('content_unfit');
}

/** Keeps all of these or none, in their order. */
export async function createResources(
  deps: Saving,
  owner: User,
  inputs: readonly New[],
): Promise<Result<Resource[], Unmade>> {
  const now = deps.clock.now();
  return withinSpace(deps, owner.id, (tx) => createAllInside(tx, owner, inputs, now));
}

/** The same inside a transaction that looks after the space. */
export async function createAllInside(
  tx: Transaction,
  owner: Pick<User, 'id'>,
  inputs: readonly New[],
  now: Date,
): Promise<Result<Resource[], 'library_full' | 'content_unfit'>> {
  if (!inputs.every(({ kind, data }) => fits(kind, data))) return err('content_unfit');
  if (!(await hasRoom(tx, owner.id, inputs.length))) return err('library_full');
  const resources: Resource[] = [];
  for (const input of inputs) resources.push(await keepNew(tx, owner, input, now));
  return ok(resources);
}

/** The same of one thing that fits. */
export async function createInside(
  tx: Transaction,
  owner: Pick<User, 'id'>,
  input: New,
  now: Date,
): Promise<Result<Resource, 'library_full'>> {
  return (await hasRoom(tx, owner.id, 1)) ? ok(await keepNew(tx, owner, input, now)) : err('library_full');
}

async function keepNew(
  tx: Transaction,
  { id: ownerId }: Pick<User, 'id'>,
  { kind, kept, ...content }: New,
  now: Date,
): Promise<Resource> {
  const storage = storageOf(kind);
  const read = (stored: unknown) => readContent(kind, stored);
  const own = await adoptPictures(tx, { ownerId, content: content.data, read, at: now });
  const { data, texts } = storage.split(own);
  const fields = { ...contentFields({ ...content, kind, data }), ...kept, createdAt: now, updatedAt: now };
  const size = fields.size + wordsIn(texts);
  const row = await tx.resource.create({ data: { ownerId, kind, ...fields, size }, select: fullSelect });
  await storeTexts(tx, { resourceId: row.id, texts, at: now });
  const bytes = await bytesWithParts(tx, row.id, fields.ownBytes);
  await tx.resource.update({ where: { id: row.id }, data: { bytes }, select: { id: true } });
  await storage.afterSave(tx, { id: row.id, ownerId, before: undefined, data, at: now });
  return toResource(row);
}

async function hasRoom(tx: Transaction, ownerId: string, newCount: number): Promise<boolean> {
  return (await tx.resource.count({ where: { ownerId } })) + newCount <= limits.resourcesPerUser;
}

type Refusal = 'resource_not_found' | 'resource_changed' | 'content_unfit' | 'space_full';

/** Changes what is kept, if nobody else did since the version that the change began from. */
export async function updateResource(
  deps: Saving,
  owner: User,
  { data, ...about }: UpdateResourceInput,
): Promise<Result<Resource, Refusal>> {
  if (!fits(about.kind, data)) return err('content_unfit');
  const saved = await save(deps, owner, about, () => data);
  return saved.ok ? ok(toResource(saved.value)) : saved;
}

/** The same by what changed of the content, which is not sent and answered whole. */
export async function patchResource(
  deps: Saving,
  owner: User,
  { changes, ...about }: PatchResourceInput,
): Promise<Result<ResourceSummary, Refusal>> {
  const saved = await save(deps, owner, about, (before) => patchData(about.kind, before, changes));
  return saved.ok ? ok(toSummary(saved.value)) : saved;
}

/**
 * The content with these changes, where it is then of its kind, to the letter: what is kept is what the sender has, but
 * for pictures of others.
 */
function patchData(kind: ResourceKind, before: unknown, changes: PatchResourceInput['changes']): AnyData | undefined {
  const target = withChanges(libraryKinds[kind].schema.parse(before), changes);
  const data = readContent(kind, target);
  return data && isDeepStrictEqual(toJson(data), target) ? data : undefined;
}

async function save(
  deps: Saving,
  owner: User,
  { id, version, kind, title, level, keepsBefore }: Omit<UpdateResourceInput, 'data'>,
  contentFrom: (before: unknown) => AnyData | undefined,
): Promise<Result<FullRow, Refusal>> {
  const now = deps.clock.now();
  const mine = { id, kind, ownerId: owner.id, deletedAt: null };
  return withinSpace(deps, owner.id, async (tx) => {
    await lockResource(tx, id);
    const before = await tx.resource.findFirst({
      where: mine,
      select: { id: true, version: true, title: true, data: true, updatedAt: true },
    });
    if (!before) return err('resource_not_found');
    // Of two saves at once, the second one finds the version gone.
    if (before.version !== version) return err('resource_changed');
    const data = contentFrom(before.data);
    if (!data) return err('content_unfit');
    if (storageOf(kind).split(data).texts.size > 0)
      return err('content_unfit', { text: 'Save the text of each scene on its own.' });
    await keepVersion(tx, before, { at: now, always: keepsBefore === true });
    const row = await replaceContent(tx, {
      id,
      ownerId: owner.id,
      before: before.data,
      kind,
      title,
      level,
      data,
      at: now,
    });
    return ok(row);
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
  const result = await getResource(deps, owner, id);
  if (!result.ok) return result;
  return isOf(result.value, kinds) ? ok(result.value) : err('resource_not_found');
}

function isOf<Kind extends ResourceKind>(one: Resource, kinds: readonly Kind[]): one is ResourceOf<Kind> {
  return kinds.some((kind) => kind === one.kind);
}

/** Puts it into the trash; its links stop working. Answers how many pieces of given work are copies of it. */
export async function removeResource(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Actor,
  id: string,
): Promise<Result<number, 'resource_not_found'>> {
  const at = clock.now();
  return transact(db, async (tx) => {
    const { count } = await tx.resource.updateMany({
      where: { id, ownerId: owner.id, deletedAt: null },
      data: { deletedAt: at },
    });
    if (count === 0) return err('resource_not_found');
    await record(tx, owner, { action: 'library.binned', at, details: { count } });
    return ok(await givenOf(tx, [id]));
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
  return readContent(kind, data) !== undefined;
}

function wordsIn(texts: ReadonlyMap<string, string>): number {
  return [...texts.values()].reduce((sum, text) => sum + countWords(text), 0);
}
