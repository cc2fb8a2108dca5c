import type { User } from '#server/domain/platform/user';
import { png } from './png';
import { as, type World } from './world';

export const inBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Of nobody's pictures. */
export const nobodysPicture = 'AAAAAAAAAAAAAAAAAAAAAA';

/** The id of a picture that the user uploaded. */
export async function pictureOf(portal: World, user: User | undefined): Promise<string> {
  if (!user) return nobodysPicture;
  return (await (await as(portal, user)).pictures.upload({ image: inBase64(png()) })).id;
}
