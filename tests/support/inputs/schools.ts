import type { User } from '#server/domain/platform/user';
import { administeredBy, inSchool, schoolOf } from '#tests/support/schools';
import { makeUser, type World } from '#tests/support/world';
import type { InputsOf } from './input';

const newSchool = async (portal: World) => ({ id: await schoolOf(portal) });

export const schoolsInputs: InputsOf<'schools'> = {
  list: () => ({}),
  get: newSchool,
  create: () => ({ name: 'Harbour School' }),
  rename: async (portal) => ({ ...(await newSchool(portal)), name: 'Hill School' }),
  close: newSchool,
  nameAdministrator: async (portal) => ({ ...(await newSchool(portal)), who: 'nobody@school.example' }),
  removeMember: async (portal) => {
    const id = await schoolOf(portal);
    return { id, memberId: await colleagueIn(portal, id) };
  },
};

/** What needs no input of its own still wants the caller in a school. */
const asAdministrator = async (portal: World, caller: User | undefined) => {
  await administered(portal, caller);
  return undefined;
};
const asAdministratorWithPage = async (portal: World, caller: User | undefined) => {
  await administered(portal, caller);
  return {};
};

export const schoolInputs: InputsOf<'school'> = {
  get: asAdministrator,
  students: asAdministratorWithPage,
  classes: asAdministratorWithPage,
  usage: asAdministrator,
  rename: async (portal, caller) => {
    await administered(portal, caller);
    return { name: 'Hill School' };
  },
  makeCode: asAdministrator,
  closeCode: async (portal, caller) => {
    const id = await administered(portal, caller);
    await portal.deps.db.school.update({ where: { id }, data: { code: codeOf(id) } });
    return undefined;
  },
  join: async (portal, caller) => {
    if (caller) await portal.deps.db.schoolMember.deleteMany({ where: { userId: caller.id } });
    const id = await schoolOf(portal);
    await portal.deps.db.school.update({ where: { id }, data: { code: codeOf(id) } });
    return { code: codeOf(id) };
  },
  leave: asAdministrator,
  accept: invitationTo,
  decline: invitationTo,
};

export const schoolMembersInputs: InputsOf<'schoolMembers'> = {
  list: asAdministratorWithPage,
  waitingRoom: asAdministrator,
  invite: async (portal, caller) => {
    await administered(portal, caller);
    return { who: 'nobody@school.example' };
  },
  admit: async (portal, caller) => {
    const id = await administered(portal, caller);
    return { id: await colleagueIn(portal, id, { joinedAt: null }) };
  },
  setAdministrator: async (portal, caller) => {
    const id = await administered(portal, caller);
    return { id: await colleagueIn(portal, id), isAdministrator: true };
  },
  remove: async (portal, caller) => {
    const id = await administered(portal, caller);
    return { id: await colleagueIn(portal, id) };
  },
};

/** A school that the caller administers with somebody else, so that they may leave it. */
async function administered(portal: World, caller: User | undefined): Promise<string> {
  const id = caller ? await administeredBy(portal, caller) : await schoolOf(portal);
  await colleagueIn(portal, id, { isAdministrator: true });
  return id;
}

async function colleagueIn(portal: World, id: string, more?: Parameters<typeof inSchool>[3]): Promise<string> {
  const colleague = await makeUser(portal);
  await inSchool(portal, id, colleague, more);
  return colleague.id;
}

/** An invitation to the caller, who is in no school. */
async function invitationTo(portal: World, caller: User | undefined): Promise<{ id: string }> {
  if (caller) await portal.deps.db.schoolMember.deleteMany({ where: { userId: caller.id } });
  const schoolId = await schoolOf(portal);
  const who = { who: caller?.username ?? 'nobody', whoKey: caller?.username ?? 'nobody', memberId: caller?.id ?? null };
  const data = { schoolId, ...who, createdAt: portal.deps.clock.now() };
  return portal.deps.db.schoolInvitation.create({ data, select: { id: true } });
}

/** A code of its own for each school, out of its id. */
const codeOf = (id: string) =>
  [...id.replaceAll('-', '').slice(-6)].map((digit) => 'BCDFGHJKLMNPRTVW'[Number.parseInt(digit, 16)]).join('');
