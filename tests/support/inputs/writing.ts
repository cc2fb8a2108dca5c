import type { User } from '#server/domain/platform/user';
import { nobodysId } from '#tests/support/contract';
import { teacherOf } from '#tests/support/recordings';
import { as, makeUser, type World } from '#tests/support/world';
import type { InputsOf } from './input';

export const writingInputs: InputsOf<'writing'> = {
  list: () => ({ whose: 'mine' }),
  handIn: handInBy,
  get: async (portal, caller) => ({ id: await handedInBy(portal, caller) }),
  takeBack: async (portal, caller) => ({ id: await handedInBy(portal, caller) }),
  comment: async (portal, caller) => ({ id: await handedInTo(portal, caller), start: 0, end: 3, code: 'SP' }),
  uncomment: async (portal, caller) => ({ id: await handedInTo(portal, caller), commentId: nobodysId }),
  return: async (portal, caller) => ({ id: await handedInTo(portal, caller) }),
};

const text = {
  type: 'story',
  level: 'A2',
  prompt: 'A key',
  words: { min: 1, max: 9 },
  draft: 'The key opens.',
} as const;

/** What this caller may hand in, to a teacher who was accepted. */
async function handInBy(portal: World, caller: User | undefined) {
  const work = { appId: 'writers-block-assistant', title: 'A key', text: text.draft } as const;
  if (!caller) return { ...work, resourceId: nobodysId, teacherId: nobodysId };
  const teacher = await teacherOf(portal, caller);
  const { id } = await (await as(portal, caller)).library.create({ kind: 'writing', title: 'A key', data: text });
  return { ...work, resourceId: id, teacherId: teacher.id };
}

async function handedInBy(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  return (await (await as(portal, caller)).writing.handIn(await handInBy(portal, caller))).id;
}

/** What this caller received from a student who accepts it. */
async function handedInTo(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const student = await makeUser(portal, { role: 'student' });
  const { teacherId, ...work } = await handInBy(portal, student);
  await portal.deps.db.association.updateMany({ where: { ownerId: teacherId }, data: { ownerId: caller.id } });
  return (await (await as(portal, student)).writing.handIn({ ...work, teacherId: caller.id })).id;
}
