import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { adoptPictures } from '#server/domain/pictures/adopt-pictures';
import type { Transaction } from '#server/domain/platform/deps';
import { inBatches, letOthersRun } from '#server/domain/platform/in-batches';
import { lockUser } from '#server/domain/platform/locks';
import type { BankStatus } from '#shared/api/bank';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { type Item, item as itemSchema } from '#shared/items/item';
import { sameKey } from '#shared/items/same-key';
import { contentFields, tagRows } from './rows';

interface NewItems {
  ownerId: string;
  items: readonly Item[];
  status: BankStatus;
  difficulty?: number;
  at: Date;
}

/** What was added, and under which id each question is in the bank now, the duplicates as well. */
interface AddResult {
  added: number;
  skipped: number;
  ids: string[];
}

/**
 * Puts questions into a bank, each once: what is there already, or comes twice, is skipped. So the same import again
 * adds nothing. Call inside a transaction.
 */
export async function addItems(
  tx: Transaction,
  { ownerId, items: sent, status, difficulty, at }: NewItems,
): Promise<Result<AddResult, 'bank_full'>> {
  // Two imports at once must not both find that a question is missing.
  await lockUser(tx, ownerId);
  // Before their keys are made: a question with another picture is another one.
  const items = await adoptPictures(tx, { ownerId, content: sent, read: readItems, at });
  const keys: string[] = [];
  for (const batch of inBatches(items)) {
    keys.push(...batch.map(sameKey));
    await letOthersRun();
  }
  const present = await tx.bankItem.findMany({
    where: { ownerId, sameKey: { in: [...new Set(keys)] } },
    select: { id: true, sameKey: true },
  });
  const idOf = new Map(present.map((row) => [row.sameKey, row.id]));
  const fresh = items.flatMap((item, place) => {
    const key = keys[place] ?? '';
    if (idOf.has(key)) return [];
    const id = randomUUID();
    idOf.set(key, id);
    return [{ id, item: { ...item, id, version: 1 } }];
  });
  const size = await tx.bankItem.count({ where: { ownerId } });
  if (size + fresh.length > limits.bankItemsPerUser) return err('bank_full');
  for (const batch of inBatches(fresh)) {
    await tx.bankItem.createMany({
      data: batch.map(({ id, item }) => ({
        id,
        ownerId,
        ...contentFields(item),
        status,
        ...(difficulty !== undefined && { difficulty }),
        createdAt: at,
        updatedAt: at,
      })),
    });
    await tx.bankTag.createMany({
      data: batch.flatMap(({ id, item }) => tagRows(item).map((tag) => ({ bankItemId: id, tag }))),
    });
    await letOthersRun();
  }
  return ok({
    added: fresh.length,
    skipped: items.length - fresh.length,
    ids: keys.map((key) => idOf.get(key) ?? ''),
  });
}

const readItems = (stored: unknown): readonly Item[] | undefined => z.array(itemSchema).safeParse(stored).data;
