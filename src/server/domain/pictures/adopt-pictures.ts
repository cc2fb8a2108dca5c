import { randomBytes } from 'node:crypto';
import type { Transaction } from '#server/domain/platform/deps';
import { pictureLimits } from '#shared/core/own-picture';

/** As it is written in JSON. Ids of pictures are long and by chance, so one that is known stands for nothing else. */
const idInText = /"id":"([\w-]{22})"/g;

interface NewContent<Content> {
  ownerId: string;
  content: Content;
  read: (stored: unknown) => Content | undefined;
  at: Date;
}

/**
 * What somebody is about to keep, with pictures of their own in place of others', so that it stays as it is whatever the
 * others delete. It keeps the others' where the owner has as many pictures as can be kept.
 */
export async function adoptPictures<Content>(
  tx: Transaction,
  { ownerId, content, read, at }: NewContent<Content>,
): Promise<Content> {
  const text = JSON.stringify(content);
  const ids = new Set([...text.matchAll(idInText)].map(([, id]) => id ?? ''));
  if (ids.size === 0) return content;
  const others = await tx.picture.findMany({
    where: { id: { in: [...ids] }, ownerId: { not: ownerId } },
    select: { id: true },
  });
  if (others.length === 0) return content;
  const count = await tx.picture.count({ where: { ownerId } });
  if (count + others.length > pictureLimits.perUser) return content;
  const copies = new Map<string, string>();
  // One at a time: each may be large.
  for (const { id } of others) copies.set(id, await ownCopy(tx, ownerId, id, at));
  return read(JSON.parse(text.replace(idInText, (_, id: string) => `"id":"${copies.get(id) ?? id}"`))) ?? content;
}

async function ownCopy(tx: Transaction, ownerId: string, id: string, createdAt: Date): Promise<string> {
  const { sha256, ...picture } = await tx.picture.findUniqueOrThrow({
    where: { id },
    select: { type: true, width: true, height: true, bytes: true, sha256: true, content: true },
  });
  const own = await tx.picture.findUnique({
    where: { ownerId_sha256: { ownerId, sha256 } },
    select: { id: true },
  });
  if (own) return own.id;
  const made = await tx.picture.create({
    data: { id: randomBytes(16).toString('base64url'), ownerId, sha256, createdAt, ...picture },
    select: { id: true },
  });
  return made.id;
}
