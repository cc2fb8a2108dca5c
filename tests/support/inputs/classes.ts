import type { User } from '#server/domain/platform/user';
import { newJoinCode } from '#shared/classes/join-code';
import { makeUser, type World } from '#tests/support/world';
import type { InputsOf } from './input';

const names = [{ name: 'Anna Lind', number: '7' }, { name: 'Ben Okafor' }];

export const classesInputs: InputsOf<'classes'> = {
  list: () => undefined,
  create: () => ({ name: 'Class 5b', level: 'A2', ageGroup: 'children', timeZone: 'Europe/Berlin' }),
  makeSample: () => ({ timeZone: 'Europe/Berlin' }),
  get: classOf,
  change: async (portal, caller) => ({ ...(await classOf(portal, caller)), name: 'Class 6b' }),
  archive: classOf,
  reopen: async (portal, caller) => {
    const { id } = await classOf(portal, caller);
    await portal.deps.db.class.update({ where: { id }, data: { archivedAt: portal.deps.clock.now() } });
    return { id };
  },
  remove: classOf,
  checkRoster: async (portal, caller) => ({ ...(await classOf(portal, caller)), rows: names }),
  addStudents: async (portal, caller) => ({ ...(await classOf(portal, caller)), rows: names }),
  undoImport: async (portal, caller) => {
    const { id } = await classOf(portal, caller);
    const at = portal.deps.clock.now();
    const { id: importId } = await portal.deps.db.rosterImport.create({ data: { classId: id, createdAt: at } });
    await enrol(portal, id, { importId });
    return { id, importId };
  },
  changeStudent: async (portal, caller) => ({ ...(await studentOf(portal, caller)), name: 'Anna Sol', number: '8' }),
  setAccommodation: async (portal, caller) => ({
    ...(await studentOf(portal, caller)),
    ...{ timeFactor: 1.5, readAloud: true, fewerChoices: false, largerText: false, readingFont: false },
  }),
  moveStudent: async (portal, caller) => ({
    ...(await studentOf(portal, caller)),
    to: (await classOf(portal, caller)).id,
  }),
  removeStudents: async (portal, caller) => {
    const { id, studentId } = await studentOf(portal, caller);
    return { id, studentIds: [studentId] };
  },
  makeCode: classOf,
  closeCode: async (portal, caller) => {
    const { id } = await classOf(portal, caller);
    await openCode(portal, { classId: id });
    return { id };
  },
  admit: async (portal, caller) => {
    const { id } = await classOf(portal, caller);
    const { id: userId } = await makeUser(portal, { role: 'student' });
    return { id, studentId: await enrol(portal, id, { userId, isWaiting: true }) };
  },
  mine: () => undefined,
  join: async (portal) => {
    const { id } = await classOf(portal, undefined);
    return { code: await openCode(portal, { classId: id }), name: 'Anna Lind' };
  },
  leave: async (portal, caller) => {
    const { id } = await classOf(portal, undefined);
    if (caller) await enrol(portal, id, { userId: caller.id });
    return { id };
  },
};

/** A class of the caller's, or of a teacher who is not asked. */
export async function classOf(portal: World, caller: User | undefined): Promise<{ id: string }> {
  const { id: ownerId } = caller ?? (await makeUser(portal));
  const data = { ownerId, name: 'Class 5b', timeZone: 'Europe/Berlin', createdAt: portal.deps.clock.now() };
  return portal.deps.db.class.create({ data, select: { id: true } });
}

async function studentOf(portal: World, caller: User | undefined) {
  const { id } = await classOf(portal, caller);
  return { id, studentId: await enrol(portal, id) };
}

/** Somebody in a class, by name alone where nothing else is said. */
export async function enrol(
  { deps }: World,
  classId: string,
  more: { userId?: string; importId?: string; isWaiting?: boolean } = {},
): Promise<string> {
  const data = { classId, name: 'Anna Lind', nameKey: 'anna lind', createdAt: deps.clock.now(), ...more };
  return (await deps.db.enrolment.create({ data, select: { id: true } })).id;
}

/** Gives something a code. */
export async function openCode(
  { deps }: World,
  target: { classId: string } | { assignmentId: string } | { liveGameId: string },
): Promise<string> {
  const { code } = await deps.db.joinCode.create({
    data: { ...target, code: newJoinCode(deps.random), createdAt: deps.clock.now() },
    select: { code: true },
  });
  return code;
}
