import { nobodysId } from '#tests/support/contract';
import { makeKey } from '#tests/support/security';
import type { InputsOf } from './input';

export const keysInputs: InputsOf<'keys'> = {
  create: () => ({ name: 'Marks', scope: 'read', password: 'password' }),
  revoke: async (portal, caller) => ({ id: caller ? (await makeKey(portal, caller, 'read')).id : nobodysId }),
};
