import { inBase64, pictureOf } from '#tests/support/pictures';
import { png } from '#tests/support/png';
import type { InputsOf } from './input';

export const picturesInputs: InputsOf<'pictures'> = {
  upload: () => ({ image: inBase64(png()) }),
  list: () => ({}),
  remove: async (portal, caller) => ({ id: await pictureOf(portal, caller) }),
};
