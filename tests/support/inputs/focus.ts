import type { User } from '#server/domain/platform/user';
import type { World } from '#tests/support/world';
import { classOf, enrol } from './classes';
import type { InputsOf } from './input';

export const focusInputs: InputsOf<'focus'> = {
  list: async (portal, caller) => ({ id: (await classOf(portal, caller)).id }),
  plan: async (portal, caller) => {
    const { id } = await classOf(portal, caller);
    await missIn(portal, { classId: id, enrolmentId: await enrol(portal, id) });
    return { id, points: ['past-simple-regular'], minutes: 45 };
  },
  ask: async (portal, caller) => ({ ...(await focusOf(portal, caller)), requestId: crypto.randomUUID() }),
  remove: focusOf,
};

/** A class of the caller's, or of a teacher who is not asked, works on a point again. */
async function focusOf(portal: World, caller: User | undefined): Promise<{ id: string }> {
  const { id: classId } = await classOf(portal, caller);
  return portal.deps.db.classFocus.create({
    data: {
      classId,
      toDay: '2026-03-01',
      createdAt: portal.deps.clock.now(),
      points: { create: [{ point: 'past-simple-regular', place: 0, mistakes: ['present-for-past'] }] },
    },
    select: { id: true },
  });
}

/** Somebody gets the past simple wrong. */
async function missIn({ deps }: World, of: { classId: string; enrolmentId: string }): Promise<void> {
  const { classId, enrolmentId } = of;
  const now = deps.clock.now();
  const { id: attemptId } = await deps.db.attempt.create({
    data: {
      ...{ appId: 'grammar-cram', title: 'Past simple', source: {}, mode: 'practice', seed: 1, items: [] },
      ...{ enrolmentId, isAssigned: true, isFormer: true, startedAt: now, finishedAt: now },
    },
    select: { id: true },
  });
  await deps.db.workSum.create({
    data: {
      ...{ attemptId, classId, enrolmentId, assignmentId: crypto.randomUUID() },
      ...{ kind: 'point', name: 'past-simple-regular', day: '2026-02-27', answered: 6, score: 2 },
    },
  });
}
