import type { User } from '#server/domain/platform/user';
import { makeUser, type World } from '#tests/support/world';
import type { InputsOf } from './input';

export const profileInputs: InputsOf<'profile'> = {
  deleteAccount: () => ({ password: 'password' }),
  changeRole: () => ({ role: 'student' }),
  associate: async (portal) => ({ email: (await makeUser(portal, { role: 'student' })).email }),
  dissociate: memberOf,
  setDailyCap: async (portal, caller) => ({ ...(await memberOf(portal, caller)), cap: 5 }),
  acceptOwner: ownedBySomebody,
  leaveOwner: ownedBySomebody,
  setFavourite: () => ({ id: 'story-dice', favourite: true }),
  appOpened: () => ({ id: 'story-dice' }),
  setStudentSettings: () => ({ recognition: 'off' }),
};

/** A student who may use the caller's tokens. */
async function memberOf(portal: World, caller: User | undefined) {
  const member = await makeUser(portal, { role: 'student' });
  if (caller) await portal.deps.db.association.create({ data: { ownerId: caller.id, memberId: member.id } });
  return { id: member.id };
}

async function ownedBySomebody(portal: World, caller: User | undefined) {
  const owner = await makeUser(portal);
  if (caller) await portal.deps.db.association.create({ data: { ownerId: owner.id, memberId: caller.id } });
  return { id: owner.id };
}
