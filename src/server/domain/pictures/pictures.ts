import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Actor, record } from '#server/domain/audit/record';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { type Saving, withinSpace } from '#server/domain/space/space';
import {
  type ListPicturesInput,
  type Picture,
  type PicturePage,
  pictureTooLarge,
  pictureTypes,
  type UploadPictureInput,
} from '#shared/api/pictures';
import { ownPictureId, pictureLimits } from '#shared/core/own-picture';
import { err, ok, type Result } from '#shared/core/result';
import { pictureFacts } from './picture-facts';

const pictureSelect = {
  id: true,
  type: true,
  width: true,
  height: true,
  bytes: true,
  createdAt: true,
} satisfies Prisma.PictureSelect;
type Row = Prisma.PictureGetPayload<{ select: typeof pictureSelect }>;

/** Keeps a picture. The same bytes of one owner are kept once, and answered with the id that they have. */
export async function uploadPicture(
  deps: Saving,
  owner: Pick<User, 'id'>,
  { image }: UploadPictureInput,
): Promise<Result<Picture, 'no_picture' | 'pictures_full' | 'space_full'>> {
  const content = Uint8Array.from(Buffer.from(image, 'base64'));
  const facts = pictureFacts(content);
  if (!facts) return err('no_picture');
  const { side, bytes, perUser } = pictureLimits;
  if (content.length > bytes || Math.max(facts.width, facts.height) > side)
    return err('no_picture', { text: pictureTooLarge });
  const sha256 = createHash('sha256').update(content).digest('hex');
  // It locks the owner: of the same picture twice at once, the second one finds the first.
  return withinSpace(deps, owner.id, async (tx) => {
    const kept = await tx.picture.findUnique({
      where: { ownerId_sha256: { ownerId: owner.id, sha256 } },
      select: pictureSelect,
    });
    if (kept) return ok(toPicture(kept));
    if ((await tx.picture.count({ where: { ownerId: owner.id } })) >= perUser) return err('pictures_full');
    const row = await tx.picture.create({
      data: {
        id: randomBytes(16).toString('base64url'),
        ownerId: owner.id,
        ...facts,
        bytes: content.length,
        sha256,
        createdAt: deps.clock.now(),
        content,
      },
      select: pictureSelect,
    });
    return ok(toPicture(row));
  });
}

const pageSize = 24;

/** One page of somebody's pictures, last first. */
export async function listPictures(
  { db }: Pick<Deps, 'db'>,
  { id: ownerId }: Pick<User, 'id'>,
  { cursor }: ListPicturesInput,
): Promise<Result<PicturePage, 'cursor_invalid'>> {
  const last = cursor ? readCursor(cursor, 'pictures') : undefined;
  if (cursor && (!last || Number.isNaN(Date.parse(String(last.value))))) return err('cursor_invalid');
  const before = last && new Date(last.value);
  const rows = await db.picture.findMany({
    where: {
      ownerId,
      ...(last && { OR: [{ createdAt: { lt: before } }, { createdAt: before, id: { lt: last.id } }] }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    // One more than asked for tells whether there is a next page.
    take: pageSize + 1,
    select: pictureSelect,
  });
  const items = rows.slice(0, pageSize).map(toPicture);
  const end = items.at(-1);
  const hasMore = rows.length > pageSize && end;
  return ok({ items, nextCursor: hasMore ? writeCursor({ of: 'pictures', value: end.createdAt, id: end.id }) : null });
}

/** Deletes a picture for good: whatever shows it has its words from then on. */
export async function removePicture(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Actor,
  id: string,
): Promise<Result<void, 'picture_not_found'>> {
  return transact(db, async (tx) => {
    const { count } = await tx.picture.deleteMany({ where: { id, ownerId: owner.id } });
    if (count === 0) return err('picture_not_found');
    await record(tx, owner, { action: 'pictures.removed', at: clock.now() });
    return ok();
  });
}

/** The bytes of a picture, for anyone who has its id. */
export async function pictureBytes({ db }: Pick<Deps, 'db'>, id: string) {
  if (!ownPictureId.safeParse(id).success) return undefined;
  return (await db.picture.findUnique({ where: { id }, select: { type: true, content: true } })) ?? undefined;
}

function toPicture({ type, createdAt, ...row }: Row): Picture {
  return {
    ...row,
    // Nothing else is kept.
    type: pictureTypes.find((one) => one === type) ?? 'png',
    createdAt: createdAt.toISOString(),
  };
}
