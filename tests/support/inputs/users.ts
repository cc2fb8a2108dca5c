import { withSecondFactor } from '#tests/support/security';
import { makeUser, type World } from '#tests/support/world';
import { fresh, type InputsOf, newAccount } from './input';

export const usersInputs: InputsOf<'users'> = {
  list: () => ({}),
  page: () => ({}),
  create: newAccount,
  update: async (portal) => ({ id: await somebody(portal), username: fresh('renamed'), role: 'student' }),
  remove: async (portal) => ({ id: await somebody(portal) }),
  adjustTokens: async (portal) => ({ id: await somebody(portal), amount: 5, reason: 'A prize' }),
  changeRoles: async (portal) => ({ ids: [await somebody(portal)], role: 'student' }),
  giveTokens: async (portal) => ({ ids: [await somebody(portal)], amount: 5, reason: 'A prize' }),
  removeMany: async (portal) => ({ ids: [await somebody(portal)] }),
  async resetSecondFactor(portal) {
    const { id } = await makeUser(portal, { role: 'admin' });
    await withSecondFactor(portal, { id });
    return { id };
  },
};

/** The id of a teacher. */
async function somebody(portal: World): Promise<string> {
  return (await makeUser(portal)).id;
}
