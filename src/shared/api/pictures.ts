import * as z from 'zod';
import { failures } from '#shared/core/failures';
import { isoDate } from '#shared/core/fields';
import { ownPictureId, pictureLimits } from '#shared/core/own-picture';

const noPicture = failures.no_picture.text;
export const pictureTooLarge = 'This picture is too large: it may have 200 kB, and 2,000 by 2,000 pixels.';

export const uploadPictureInput = z.strictObject({
  /** The picture in base64. */
  image: z
    .base64(noPicture)
    .min(1, noPicture)
    .max(Math.ceil((pictureLimits.bytes * 4) / 3) + 4, pictureTooLarge),
});
export type UploadPictureInput = z.infer<typeof uploadPictureInput>;

export const pictureTypes = ['png', 'jpeg', 'webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

const picture = z.object({
  id: z.string(),
  type: z.enum(pictureTypes),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  createdAt: isoDate,
});
export type Picture = z.infer<typeof picture>;
export const uploadPictureOutput = picture;

export const listPicturesInput = z.strictObject({ cursor: z.string().max(200).optional() });
export type ListPicturesInput = z.infer<typeof listPicturesInput>;

/** Last first. */
export const picturePage = z.object({ items: z.array(picture), nextCursor: z.string().nullable() });
export type PicturePage = z.infer<typeof picturePage>;

export const pictureIdInput = z.strictObject({ id: ownPictureId });
