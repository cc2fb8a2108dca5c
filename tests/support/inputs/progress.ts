import { classOf, enrol } from './classes';
import type { InputsOf } from './input';

export const progressInputs: InputsOf<'progress'> = {
  get: async (portal, caller) => ({ id: (await classOf(portal, caller)).id, from: '2026-03-01' }),
  suggestions: async (portal, caller) => ({ classId: (await classOf(portal, caller)).id }),
  profile: async (portal, caller) => ({ id: (await classOf(portal, caller)).id }),
  student: async (portal, caller) => {
    const { id } = await classOf(portal, caller);
    return { id, studentId: await enrol(portal, id) };
  },
  cards: async (portal, caller) => ({ id: (await classOf(portal, caller)).id }),
};
