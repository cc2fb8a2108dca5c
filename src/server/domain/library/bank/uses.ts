import { reachable } from '#server/domain/access/bank';
import type { Transaction } from '#server/domain/platform/deps';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { sameKey } from '#shared/items/same-key';
import { itemOfRow } from './rows';

interface SavedSet {
  id: string;
  ownerId: string;
  items: readonly Item[];
}

/**
 * Notes which questions of the bank a quiz or a test has, and in which version, with each of its saves. A question that
 * was changed there is one of its own: the bank's neither gets its answers nor takes its place.
 */
export async function noteUses(tx: Transaction, { id: resourceId, ownerId, items }: SavedSet): Promise<void> {
  const earlierUses = await tx.itemUse.findMany({ where: { resourceId }, select: { bankItemId: true, version: true } });
  const used = await usedOf(tx, items, { ownerId, resourceId });
  const gone = earlierUses.filter(({ bankItemId }) => !used.has(bankItemId)).map(({ bankItemId }) => bankItemId);
  if (gone.length > 0) await tx.itemUse.deleteMany({ where: { resourceId, bankItemId: { in: gone } } });
  for (const [bankItemId, version] of used) {
    if (earlierUses.some((use) => use.bankItemId === bankItemId && use.version === version)) continue;
    await tx.itemUse.upsert({
      where: { bankItemId_resourceId: { bankItemId, resourceId } },
      create: { bankItemId, resourceId, version },
      update: { version },
    });
  }
}

/** By its id in the bank: the version of each question that stands there as the bank has or had it. */
async function usedOf(
  tx: Transaction,
  items: readonly Item[],
  { ownerId, resourceId }: { ownerId: string; resourceId: string },
): Promise<Map<string, number>> {
  const byId = new Map(items.map((one) => [one.id.replaceAll(/\p{Cs}/gu, '\uFFFD'), one]));
  const rows = await tx.bankItem.findMany({
    // What came from somebody's bank stays noted when that bank is no longer shared.
    where: {
      id: { in: [...byId.keys()] },
      OR: [reachable({ id: ownerId }, 'use'), { uses: { some: { resourceId } } }],
    },
    select: {
      id: true,
      version: true,
      item: true,
      versions: {
        where: { version: { in: [...new Set(items.map(({ version }) => version))] } },
        select: { version: true, item: true },
      },
    },
  });
  return new Map(
    rows.flatMap(({ id, versions, ...now }) => {
      const used = byId.get(id);
      const match = [now, ...versions].find(({ version }) => version === used?.version);
      return used && match && isSame(itemOfRow({ id, ...match }), used) ? [[id, used.version] as const] : [];
    }),
  );
}

const isSame = (one: Item, other: Item) => sameKey(one) === sameKey(other) && keyText(one) === keyText(other);
