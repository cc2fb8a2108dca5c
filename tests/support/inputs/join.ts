import type { World } from '#tests/support/world';
import { codedWork } from './assignments';
import type { InputsOf } from './input';

export const joinInputs: InputsOf<'join'> = {
  look: async (portal) => ({ code: await codeIn(portal) }),
  enter: async (portal) => ({ code: await codeIn(portal), name: 'Anna', token: 'a'.repeat(64) }),
  mine: () => undefined,
};

/** The code of work that some teacher gave. */
const codeIn = async (portal: World) => (await codedWork(portal, undefined)).code;
