import type { Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { bytesWithParts } from '#server/domain/space/space';
import { sceneContent } from '#shared/api/novels';

/**
 * Lists say how many words a book has, and put what was written in last on top. It makes no version of its order. Call
 * it once its scenes and their versions are kept.
 */
export async function noteLength(tx: Transaction, resourceId: string, at: Date): Promise<number> {
  const { _sum } = await tx.novelScene.aggregate({ where: { resourceId, inBook: true }, _sum: { words: true } });
  const size = _sum.words ?? 0;
  const where = { id: resourceId };
  const { ownBytes } = await tx.resource.findUniqueOrThrow({ where, select: { ownBytes: true } });
  const bytes = await bytesWithParts(tx, resourceId, ownBytes);
  await tx.resource.update({ where, data: { size, bytes, updatedAt: at }, select: { id: true } });
  return size;
}

/** True for a novel of one's own that is not in the trash; anything else answers like one that never was. */
export async function owns(db: Pick<Transaction, 'resource'>, owner: Pick<User, 'id'>, id: string): Promise<boolean> {
  return (await db.resource.count({ where: { id, kind: 'novel', ownerId: owner.id, deletedAt: null } })) > 0;
}

export function toDrafts(json: unknown): string[] {
  return sceneContent.shape.drafts.catch([]).parse(json);
}
