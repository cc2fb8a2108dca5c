import type { User } from '#server/domain/platform/user';
import type { GiveInput } from '#shared/api/assignments';
import { writingProject } from '#shared/api/class-books';
import type { World } from '#tests/support/world';
import { classOf, enrol, openCode } from './classes';
import type { InputsOf } from './input';

const rules: GiveInput['rules'] = { release: 'each' };
const check = {
  title: 'Food',
  appId: 'spelling-quest',
  activity: { kind: 'words', from: { builtIn: { level: 'A1', topic: 'food' } }, tasks: ['spell'], count: 5 },
  rules,
} satisfies Partial<GiveInput>;

export const assignmentsInputs: InputsOf<'assignments'> = {
  give: async (portal, caller) => ({
    ...check,
    classIds: [(await classOf(portal, caller)).id],
    withCode: true,
    requestId: crypto.randomUUID(),
  }),
  list: async (portal, caller) => ({ classId: (await classOf(portal, caller)).id }),
  mine: () => undefined,
  beginBook: givenBook,
  toMark: () => ({}),
  get: async (portal, caller) => ({ id: (await assignmentOf(portal, caller)).id }),
  texts: async (portal, caller) => ({ id: (await assignmentOf(portal, caller)).id }),
  change: async (portal, caller) => {
    const { id } = await assignmentOf(portal, caller);
    return { id, title: 'Check again', rules, note: 'By Friday, please.' };
  },
  bringUpToDate: async (portal, caller) => {
    const { id } = await assignmentOf(portal, caller);
    await ofSavedWork(portal, caller, id);
    return { id };
  },
  changeStudent: async (portal, caller) => {
    const { id, classId } = await assignmentOf(portal, caller);
    return { id, studentId: await enrol(portal, classId), dueAt: null, extraAttempts: 1, isExcused: false };
  },
  openCode: async (portal, caller) => ({ id: (await assignmentOf(portal, caller)).id }),
  closeCode: async (portal, caller) => ({ id: (await codedWork(portal, caller)).id }),
  renameGuest: async (portal, caller) => ({ ...(await guestOf(portal, caller)), name: 'Ben' }),
  removeGuest: guestOf,
  mergeGuest: async (portal, caller) => {
    const { id, classId } = await assignmentOf(portal, caller);
    return { id, guestId: await guestAt(portal, id), studentId: await enrol(portal, classId) };
  },
  release: async (portal, caller) => ({ id: (await assignmentOf(portal, caller)).id }),
  remove: async (portal, caller) => ({ id: (await assignmentOf(portal, caller)).id }),
};

/** Given work of the caller's, or of a teacher who is not asked, with a code by which anyone comes to it. */
export async function codedWork(portal: World, caller: User | undefined): Promise<{ id: string; code: string }> {
  const { id } = await assignmentOf(portal, caller);
  return { id, code: await openCode(portal, { assignmentId: id }) };
}

/** A writing project of a teacher who is not asked, given to a class of theirs in which the caller is. */
async function givenBook(portal: World, caller: User | undefined): Promise<{ id: string }> {
  const { id, classId } = await assignmentOf(portal, undefined);
  if (caller) await enrol(portal, classId, { userId: caller.id });
  const activity = writingProject.parse({ kind: 'novel' });
  const { goalWords } = activity;
  await portal.deps.db.assignment.update({ where: { id }, data: { appId: 'novel-forge', activity, goalWords } });
  return { id };
}

/** Makes given work a copy of a list of the caller's. */
async function ofSavedWork({ deps }: World, caller: User | undefined, assignmentId: string): Promise<void> {
  if (!caller) return;
  const [createdAt, title] = [deps.clock.now(), 'Food'];
  const entries = [{ id: 'a', term: 'apple', meaning: 'a round fruit' }];
  const { id: resourceId } = await deps.db.resource.create({
    data: {
      ...{ ownerId: caller.id, kind: 'word-list', title, titleKey: 'food', createdAt, updatedAt: createdAt },
      data: { entries },
      version: 2,
    },
    select: { id: true },
  });
  await deps.db.assignment.update({ where: { id: assignmentId }, data: { resourceId, resourceVersion: 1 } });
}

async function guestOf(portal: World, caller: User | undefined) {
  const { id } = await assignmentOf(portal, caller);
  return { id, guestId: await guestAt(portal, id) };
}

async function guestAt({ deps }: World, assignmentId: string): Promise<string> {
  const at = deps.clock.now();
  const data = { assignmentId, tokenHash: crypto.randomUUID(), name: 'Anna', nameKey: 'anna' };
  return (await deps.db.guest.create({ data: { ...data, createdAt: at, lastSeenAt: at }, select: { id: true } })).id;
}

async function assignmentOf(portal: World, caller: User | undefined): Promise<{ id: string; classId: string }> {
  const { id: classId } = await classOf(portal, caller);
  const { title, appId, activity } = check;
  return portal.deps.db.assignment.create({
    data: {
      classId,
      requestId: crypto.randomUUID(),
      title,
      appId,
      activity,
      rules,
      createdAt: portal.deps.clock.now(),
    },
    select: { id: true, classId: true },
  });
}
