import type { User } from '#server/domain/platform/user';
import { begunFactor, codeNow, withSecondFactor } from '#tests/support/security';
import type { World } from '#tests/support/world';
import type { InputsOf } from './input';

export const secondFactorInputs: InputsOf<'secondFactor'> = {
  begin: () => ({ password: 'password' }),
  confirm: async (portal, caller) => ({
    code: caller ? codeNow(portal, await begunFactor(portal, caller)) : '123456',
  }),
  renewCodes: provenBy,
  switchOff: provenBy,
};

/** The caller's password, and a code that was not used yet. */
async function provenBy(portal: World, caller: User | undefined) {
  if (!caller) return { password: 'password', code: '123456' };
  const { recoveryCodes } = await withSecondFactor(portal, caller);
  return { password: 'password', code: recoveryCodes[0] };
}
