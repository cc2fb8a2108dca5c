import type { User } from '#server/domain/platform/user';
import { makeUser, type World } from '#tests/support/world';
import { classOf } from './classes';
import type { InputsOf } from './input';

export const classTeachersInputs: InputsOf<'classTeachers'> = {
  list: classOf,
  invite: async (portal, caller) => ({
    ...(await classOf(portal, caller)),
    who: 'nobody@school.example',
    right: 'view',
  }),
  change: async (portal, caller) => ({ ...(await taughtWith(portal, caller)), right: 'view' }),
  remove: taughtWith,
  leave: async (portal, caller) => {
    const { id } = await classOf(portal, undefined);
    if (caller) await letTeach(portal, id, { userId: caller.id });
    return { id };
  },
  invitations: () => undefined,
  accept: invitationTo,
  decline: invitationTo,
  offer: taughtWith,
  endOffer: async (portal, caller) => {
    const { id, teacherId } = await taughtWith(portal, caller);
    await portal.deps.db.classTeacher.updateMany({
      where: { classId: id, userId: teacherId },
      data: { offeredAt: portal.deps.clock.now() },
    });
    return { id };
  },
  takeOver: async (portal, caller) => {
    const { id } = await classOf(portal, undefined);
    if (caller) {
      // A new owner needs a free classroom: other calls have made classes for this one.
      await portal.deps.db.class.updateMany({
        where: { ownerId: caller.id },
        data: { archivedAt: portal.deps.clock.now() },
      });
      await letTeach(portal, id, { userId: caller.id, offeredAt: portal.deps.clock.now() });
    }
    return { id };
  },
};

/** A class of the caller's with a co-teacher. */
async function taughtWith(portal: World, caller: User | undefined): Promise<{ id: string; teacherId: string }> {
  const { id } = await classOf(portal, caller);
  const { id: teacherId } = await makeUser(portal);
  await letTeach(portal, id, { userId: teacherId });
  return { id, teacherId };
}

async function letTeach({ deps }: World, classId: string, more: { userId: string; offeredAt?: Date }): Promise<void> {
  await deps.db.classTeacher.create({ data: { classId, right: 'teach', createdAt: deps.clock.now(), ...more } });
}

/** An invitation to the caller, from a teacher who is not asked. */
async function invitationTo(portal: World, caller: User | undefined): Promise<{ id: string }> {
  const { id: classId } = await classOf(portal, undefined);
  const who = { who: caller?.username ?? 'nobody', whoKey: caller?.username ?? 'nobody', memberId: caller?.id ?? null };
  const data = { classId, ...who, right: 'view', createdAt: portal.deps.clock.now() };
  return portal.deps.db.classInvitation.create({ data, select: { id: true } });
}
