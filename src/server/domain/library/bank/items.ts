import type { Prisma } from '#prisma/generated/sqlite/client';
import { bankFor, reachable } from '#server/domain/access/bank';
import { type Actor, record } from '#server/domain/audit/record';
import { adoptPictures } from '#server/domain/pictures/adopt-pictures';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { inBatches, letOthersRun } from '#server/domain/platform/in-batches';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { bytesOf, type Saving, withinSpace } from '#server/domain/space/space';
import type {
  BankItem,
  BankPage,
  ChangeBankInput,
  CreateBankItemInput,
  ImportBankInput,
  KnownOutput,
  ListBankInput,
  UpdateBankItemInput,
} from '#shared/api/bank';
import { strongShouldBe } from '#shared/attempts/placement/calibrate';
import { err, ok, type Result } from '#shared/core/result';
import { mostTags } from '#shared/items/fields';
import { item as itemSchema } from '#shared/items/item';
import { rightAnswer } from '#shared/items/same-key';
import { addItems } from './add-items';
import { contentFields, itemOfRow, rowSelect, tagRows, textKey, toBankItem } from './rows';
import { type StarterRefusal, starterAmong } from './starter';

type Needs = Pick<Deps, 'db' | 'clock'>;
type BankRefusal = 'bank_not_found' | 'bank_right_missing';

const pageSize = 50;

/** One page of a bank, last changed first. */
export async function listBank(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { ownerId, search, level, skill, kind, point, tag, status, missedBy, limit = pageSize, cursor }: ListBankInput,
): Promise<Result<BankPage, BankRefusal | 'cursor_invalid'>> {
  const bank = await bankFor(db, user, { ownerId, needs: 'read' });
  if (!bank.ok) return bank;
  const after = cursor ? readCursor(cursor, 'bank') : undefined;
  if (cursor && (!after || Number.isNaN(Date.parse(String(after.value))))) return err('cursor_invalid');
  const changedBefore = after && new Date(after.value);
  const where = {
    ownerId: bank.value,
    // Retired ones are out of the way until they are asked for.
    status: status ?? { not: 'retired' },
    ...(level && { level }),
    ...(skill && { skill }),
    ...(kind && { kind }),
    ...(point && { point: textOf(point) }),
    ...(tag && { tags: { some: { tag: textOf(tag) } } }),
    ...(search && { textKey: { contains: textKey(search) } }),
    ...(missedBy && { strongRight: { lt: strongShouldBe } }),
  } satisfies Prisma.BankItemWhereInput;
  const [total, rows] = await Promise.all([
    db.bankItem.count({ where }),
    db.bankItem.findMany({
      where: {
        ...where,
        ...(after && {
          OR: [{ updatedAt: { lt: changedBefore } }, { updatedAt: changedBefore, id: { lt: after.id } }],
        }),
      },
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: limit + 1,
      select: rowSelect,
    }),
  ]);
  const items = rows.slice(0, limit).map(toBankItem);
  const last = items.at(-1);
  const nextCursor =
    rows.length > limit && last ? writeCursor({ of: 'bank', value: last.updatedAt, id: last.id }) : null;
  return ok({ items, total, nextCursor });
}

/** The database client cannot take text that ends in the middle of a character. */
const textOf = (text: string) => text.replaceAll(/\p{Cs}/gu, '\uFFFD');

/** Tags of a bank with how often they are used, the most used first. */
export async function tagsOfBank(
  { db }: Pick<Deps, 'db'>,
  user: User,
  ownerId: string | undefined,
): Promise<Result<{ tags: { tag: string; count: number }[] }, BankRefusal>> {
  const bank = await bankFor(db, user, { ownerId, needs: 'read' });
  if (!bank.ok) return bank;
  const rows = await db.bankTag.groupBy({
    by: ['tag'],
    where: { bankItem: { ownerId: bank.value, status: { not: 'retired' } } },
    _count: { tag: true },
    orderBy: [{ _count: { tag: 'desc' } }, { tag: 'asc' }],
    take: 200,
  });
  return ok({ tags: rows.map(({ tag, _count }) => ({ tag, count: _count.tag })) });
}

/** Keeps one question. */
export async function createBankItem(
  deps: Saving,
  user: User,
  { ownerId, item, status = 'draft', difficulty }: CreateBankItemInput,
): Promise<Result<BankItem, BankRefusal | 'bank_item_known' | 'bank_full' | 'space_full'>> {
  return withinSpace(deps, ownerId ?? user.id, async (tx) => {
    const bank = await bankFor(tx, user, { ownerId, needs: 'edit' });
    if (!bank.ok) return bank;
    const result = await addItems(tx, { ownerId: bank.value, items: [item], status, difficulty, at: deps.clock.now() });
    if (!result.ok) return result;
    if (result.value.added === 0) return err('bank_item_known');
    const [id = ''] = result.value.ids;
    return ok(toBankItem(await tx.bankItem.findUniqueOrThrow({ where: { id }, select: rowSelect })));
  });
}

/** Keeps many, all or none. The same import again adds nothing. */
export async function importItems(
  deps: Saving,
  user: User,
  { ownerId, items, status = 'draft' }: ImportBankInput,
): Promise<Result<{ added: number; skipped: number }, BankRefusal | 'bank_full' | 'space_full'>> {
  return withinSpace(deps, ownerId ?? user.id, async (tx) => {
    const bank = await bankFor(tx, user, { ownerId, needs: 'edit' });
    if (!bank.ok) return bank;
    const result = await addItems(tx, { ownerId: bank.value, items, status, at: deps.clock.now() });
    return result.ok ? ok({ added: result.value.added, skipped: result.value.skipped }) : result;
  });
}

/** Which of these questions are in the bank already. */
export async function knownKeys(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { ownerId, keys }: { ownerId?: string; keys: string[] },
): Promise<Result<KnownOutput, BankRefusal>> {
  const bank = await bankFor(db, user, { ownerId, needs: 'read' });
  if (!bank.ok) return bank;
  const rows = await db.bankItem.findMany({
    where: { ownerId: bank.value, sameKey: { in: keys.map(textOf) } },
    select: { id: true, version: true, item: true, sameKey: true },
  });
  const questions: KnownOutput['questions'] = [];
  for (const batch of inBatches(rows)) {
    questions.push(...batch.map((row) => ({ sameKey: row.sameKey, rightAnswer: rightAnswer(itemOfRow(row)) })));
    await letOthersRun();
  }
  return ok({ keys: [...new Set(rows.map(({ sameKey }) => sameKey))], questions });
}

/** Takes questions into the own bank: of the starter collection, and of banks that the user may use. */
export async function copyToBank(
  deps: Saving & Pick<Deps, 'words'>,
  user: User,
  ids: readonly string[],
): Promise<
  Result<{ added: number; skipped: number }, StarterRefusal | 'bank_item_not_found' | 'bank_full' | 'space_full'>
> {
  const starter = await starterAmong(deps, user, ids);
  if (!starter.ok) return starter;
  return withinSpace(deps, user.id, async (tx) => {
    const rows = await tx.bankItem.findMany({
      where: { id: { in: ids.map(textOf) }, ...reachable(user, 'use') },
      select: { id: true, version: true, item: true },
    });
    const others = new Map(rows.map((row) => [row.id, itemOfRow(row)]));
    const items = ids.flatMap((id) => starter.value.get(id) ?? others.get(id) ?? []);
    if (items.length < ids.length) return err('bank_item_not_found');
    const result = await addItems(tx, { ownerId: user.id, items, status: 'reviewed', at: deps.clock.now() });
    return result.ok ? ok({ added: result.value.added, skipped: result.value.skipped }) : result;
  });
}

/** The rows of questions that the user may change, or why not. Nobody else changes them until the transaction ends. */
async function editable(
  tx: Transaction,
  user: User,
  ids: readonly string[],
): Promise<Result<Prisma.BankItemGetPayload<{ select: typeof rowSelect }>[], 'bank_item_not_found' | BankRefusal>> {
  const where = { id: { in: [...ids] }, ...reachable(user, 'read') };
  const owners = await tx.bankItem.findMany({ where, distinct: ['ownerId'], select: { ownerId: true } });
  for (const ownerId of owners.map((one) => one.ownerId).sort()) await lockUser(tx, ownerId);
  const rows = await tx.bankItem.findMany({ where, select: rowSelect });
  if (rows.length < new Set(ids).size) return err('bank_item_not_found');
  for (const ownerId of new Set(rows.map((row) => row.ownerId))) {
    const bank = await bankFor(tx, user, { ownerId, needs: 'edit' });
    if (!bank.ok) return bank;
  }
  return ok(rows);
}

/**
 * Changes a question, if nobody else did since. What it says in another way is a new version, and the old one is kept.
 */
export async function updateBankItem(
  deps: Saving,
  user: User,
  { id, version, item: sent, status, difficulty }: UpdateBankItemInput,
): Promise<Result<BankItem, BankRefusal | 'bank_item_not_found' | 'bank_item_changed' | 'space_full'>> {
  // A question stays in its bank: whose space it takes is known before.
  const owner = await deps.db.bankItem.findUnique({ where: { id }, select: { ownerId: true } });
  return withinSpace(deps, owner?.ownerId ?? user.id, async (tx) => {
    const rows = await editable(tx, user, [id]);
    if (!rows.ok) return rows;
    const [row] = rows.value;
    if (!row || row.version !== version) return err('bank_item_changed');
    const at = deps.clock.now();
    const read = (stored: unknown) => itemSchema.safeParse(stored).data;
    const item = await adoptPictures(tx, { ownerId: row.ownerId, content: sent, read, at });
    const before = itemOfRow(row);
    const isNew = JSON.stringify(before) !== JSON.stringify(itemSchema.parse({ ...item, id, version }));
    const next = { ...item, id, version: isNew ? version + 1 : version };
    // The condition is in the UPDATE itself: of two saves at once, one finds the version gone.
    const { count } = await tx.bankItem.updateMany({
      where: { id, version },
      data: {
        ...contentFields(next),
        version: next.version,
        // What answers to the old version say is nothing of this one.
        ...(isNew && { measured: null, strongRight: null }),
        ...(status && { status }),
        ...(difficulty !== undefined && { difficulty }),
        updatedAt: at,
      },
    });
    if (count === 0) return err('bank_item_changed');
    if (isNew) {
      await tx.bankItemVersion.create({
        data: { bankItemId: id, version, item: before, bytes: bytesOf(before), savedAt: row.updatedAt },
      });
    }
    await countVersions(tx, next);
    await setTags(tx, id, tagRows(next));
    return ok(toBankItem(await tx.bankItem.findUniqueOrThrow({ where: { id }, select: rowSelect })));
  });
}

/** Adds the versions of a question to its bytes, once these are those of the question alone. */
async function countVersions(tx: Transaction, { id }: { id: string }): Promise<void> {
  const { _sum } = await tx.bankItemVersion.aggregate({ where: { bankItemId: id }, _sum: { bytes: true } });
  await tx.bankItem.updateMany({ where: { id }, data: { bytes: { increment: _sum.bytes ?? 0 } } });
}

async function setTags(tx: Transaction, bankItemId: string, tags: readonly string[]): Promise<void> {
  await tx.bankTag.deleteMany({ where: { bankItemId } });
  await tx.bankTag.createMany({ data: tags.map((tag) => ({ bankItemId, tag })) });
}

/** Does one thing to several questions, all or none. None of it is a new version. */
export async function changeItems(
  { db, clock }: Needs,
  user: User,
  { ids, change }: ChangeBankInput,
): Promise<Result<{ changed: number }, BankRefusal | 'bank_item_not_found' | 'too_many_tags'>> {
  return transact(db, async (tx) => {
    const rows = await editable(tx, user, ids);
    if (!rows.ok) return rows;
    const updatedAt = clock.now();
    if ('status' in change || 'difficulty' in change) {
      const { count } = await tx.bankItem.updateMany({ where: { id: { in: ids } }, data: { ...change, updatedAt } });
      return ok({ changed: count });
    }
    let changed = 0;
    for (const row of rows.value) {
      const before = itemOfRow(row);
      const others = before.tags.filter((tag) => tag !== ('addTag' in change ? change.addTag : change.removeTag));
      const tags = 'addTag' in change ? [...others, change.addTag] : others;
      if (tags.length > mostTags) return err('too_many_tags');
      const next = { ...before, tags };
      await tx.bankItem.update({
        where: { id: row.id },
        data: { ...contentFields(next), updatedAt },
        select: { id: true },
      });
      await countVersions(tx, next);
      await setTags(tx, row.id, tagRows(next));
      changed += 1;
    }
    return ok({ changed });
  });
}

/** Deletes what no test uses; what one uses is retired, for that test still shows it. */
export async function removeItems(
  { db, clock }: Needs,
  user: User & Actor,
  ids: readonly string[],
): Promise<Result<{ removed: number; retired: number }, BankRefusal | 'bank_item_not_found'>> {
  return transact(db, async (tx) => {
    const rows = await editable(tx, user, ids);
    if (!rows.ok) return rows;
    const { count: removed } = await tx.bankItem.deleteMany({ where: { id: { in: [...ids] }, uses: { none: {} } } });
    const { count: retired } = await tx.bankItem.updateMany({
      where: { id: { in: [...ids] } },
      data: { status: 'retired', updatedAt: clock.now() },
    });
    const details = { count: removed + retired };
    await record(tx, user, { action: 'bank.removed', at: clock.now(), details });
    return ok({ removed, retired });
  });
}
