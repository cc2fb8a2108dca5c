import { inBase64, pictureOf, png } from '#tests/support/pictures';
import type { InputsOf } from './input';

export const picturesInputs: InputsOf<'pictures'> = {
  upload: () => ({ image: inBase64(png()) }),
  list: () => ({}),
  remove: async (portal, caller) => ({ id: await pictureOf(portal, caller) }),
};
