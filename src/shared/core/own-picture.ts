import * as z from 'zod';
import { lineOfText } from './fields';

/* Pictures that users upload. What shows one names it by its id, with words for who cannot see it. */

export const pictureLimits = {
  bytes: 200_000,
  /** Pixels, in width and in height. */
  side: 2000,
  /** Characters of the text for who cannot see it. */
  alt: 150,
  /** Of one owner. */
  perUser: 2000,
} as const;

/** 128 random bits: nobody guesses one. */
export const ownPictureId = z.string().regex(/^[\w-]{22}$/, 'This id is not valid.');

/** An uploaded picture where it is shown. */
export const ownPicture = z.strictObject({
  kind: z.literal('own'),
  id: ownPictureId,
  alt: lineOfText('what the picture shows', pictureLimits.alt),
});
export type OwnPicture = z.infer<typeof ownPicture>;
