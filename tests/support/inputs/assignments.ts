import type { User } from '#server/domain/platform/user';
import type { GiveInput } from '#shared/api/assignments';
import type { World } from '#tests/support/world';
import { classOf, enrol } from './classes';
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
    requestId: crypto.randomUUID(),
  }),
  list: async (portal, caller) => ({ classId: (await classOf(portal, caller)).id }),
  mine: () => undefined,
  toMark: () => ({}),
  get: async (portal, caller) => ({ id: (await assignmentOf(portal, caller)).id }),
  change: async (portal, caller) => {
    const { id } = await assignmentOf(portal, caller);
    return { id, title: 'Check again', rules, note: 'By Friday, please.' };
  },
  changeStudent: async (portal, caller) => {
    const { id, classId } = await assignmentOf(portal, caller);
    return { id, studentId: await enrol(portal, classId), dueAt: null, extraAttempts: 1, isExcused: false };
  },
  release: async (portal, caller) => ({ id: (await assignmentOf(portal, caller)).id }),
  remove: async (portal, caller) => ({ id: (await assignmentOf(portal, caller)).id }),
};

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
