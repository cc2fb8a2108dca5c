import { adoptPictures } from '#server/domain/pictures/adopt-pictures';
import type { Transaction } from '#server/domain/platform/deps';
import { bytesWithParts } from '#server/domain/space/space';
import type { CreateResourceInput } from '#shared/api/library';
import { readContent } from '#shared/library/kinds/registry';
import { contentFields } from './content-fields';
import type { SavedContent } from './kinds/kind-storage';
import { storageOf } from './kinds/registry';
import { type FullRow, fullSelect } from './resource-row';

type NewContent = CreateResourceInput & SavedContent<CreateResourceInput['data']>;

/**
 * Puts a content in the place of the one before, as a new version, with all that follows from it. The caller holds the
 * lock and has kept the one before.
 */
export async function replaceContent(tx: Transaction, { kind, title, level, ...sent }: NewContent): Promise<FullRow> {
  const { id, ownerId, at } = sent;
  const read = (stored: unknown) => readContent(kind, stored);
  const data = await adoptPictures(tx, { ownerId, content: sent.data, read, at });
  const storage = storageOf(kind);
  const fields = contentFields({ kind, title, level, data });
  const size = (await storage.storedSize(tx, id, data)) ?? fields.size;
  const bytes = await bytesWithParts(tx, id, fields.ownBytes);
  const row = await tx.resource.update({
    where: { id },
    data: { ...fields, size, bytes, version: { increment: 1 }, updatedAt: at },
    select: fullSelect,
  });
  await storage.afterSave(tx, { ...sent, data });
  return row;
}
