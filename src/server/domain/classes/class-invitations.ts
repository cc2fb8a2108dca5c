import type { Prisma } from '#prisma/generated/sqlite/client';
import { toGivenRight } from '#server/domain/access/classes';
import { type Actor, record } from '#server/domain/audit/record';
import { meantFor } from '#server/domain/identity/invitations';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { ClassInvitation } from '#shared/api/class-teachers';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { mayTeach } from '#shared/core/roles';
import { lockOwnerOf } from './open-class';
import { collaboratorsFull, collaboratorsOf, presentOwner } from './places';

/* Somebody who is invited to a class sees nothing of it before they accept, and their name is told then. */

/** So many are shown, the newest first: nobody fills another's screen. */
const mostShown = 20;

const waiting = ({ id }: Pick<User, 'id'>, meant: Prisma.ClassInvitationWhereInput) =>
  ({
    ...meant,
    declinedAt: null,
    class: { ownerId: { not: id }, archivedAt: null },
  }) satisfies Prisma.ClassInvitationWhereInput;

/** Classes to which others invite the user, the newest invitation first. */
export async function classInvitationsOf(
  deps: Pick<Deps, 'db' | 'settings'>,
  user: User,
): Promise<{ items: ClassInvitation[] }> {
  const rows = await deps.db.classInvitation.findMany({
    where: waiting(user, await meantFor(deps, user)),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostShown,
    select: {
      id: true,
      right: true,
      createdAt: true,
      class: { select: { name: true, owner: { select: { username: true } } } },
    },
  });
  return {
    items: rows.map(({ id, right, createdAt, class: { name, owner } }) => ({
      id,
      className: name,
      from: owner.username,
      right: toGivenRight(right),
      invitedAt: createdAt.toISOString(),
    })),
  };
}

type AcceptRefusal = 'invitation_not_found' | 'not_allowed' | 'enrolled_here' | 'collaborators_full' | 'classes_full';

/** From then on the user teaches the class, or looks at it, where the owner's plan has a place for them. */
export async function acceptClassInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, AcceptRefusal>> {
  const meant = await meantFor(deps, user);
  const mine = waiting(user, meant);
  const at = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const before = await tx.classInvitation.findFirst({ where: { ...mine, id }, select: { classId: true } });
    if (!before) return err('invitation_not_found');
    const { classId } = before;
    const ownerId = await lockOwnerOf(tx, classId);
    // Its owner may have taken it back meanwhile, or changed what it is for.
    const offer = await tx.classInvitation.findFirst({ where: { ...mine, id }, select: { right: true } });
    if (!offer || !ownerId) return err('invitation_not_found');
    const { role } = await presentOwner(tx, user.id);
    if (!mayTeach(role)) return err('not_allowed');
    // Who asks to join holds the class as well: nobody is student and teacher of one.
    await tx.class.updateMany({ where: { id: classId }, data: { id: classId } });
    if ((await tx.enrolment.count({ where: { classId, userId: user.id } })) > 0) return err('enrolled_here');
    if ((await tx.classTeacher.count({ where: { userId: user.id } })) >= limits.classesOfOthers) {
      return err('classes_full', { text: 'You teach very many classes of others. Leave some of them first.' });
    }
    const { right } = offer;
    // The same class, by name and by address.
    await tx.classInvitation.deleteMany({ where: { AND: [meant, { classId }] } });
    await tx.classTeacher.upsert({
      where: { classId_userId: { classId, userId: user.id } },
      create: { classId, userId: user.id, right, createdAt: at },
      update: { right },
      select: { right: true },
    });
    const target = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: { id: true, username: true } });
    await record(tx, user, {
      action: 'classes.teacher-joined',
      at,
      target,
      details: { classRight: toGivenRight(right) },
    });
    const places = await collaboratorsOf(tx, await presentOwner(tx, ownerId));
    return places.taken > places.of ? collaboratorsFull({ ...places, taken: places.taken - 1 }) : ok();
  });
}

/** Puts it out of sight for good. The owner is not told. */
export async function declineClassInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, 'invitation_not_found'>> {
  const mine = waiting(user, await meantFor(deps, user));
  const at = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const [declined] = await tx.classInvitation.updateManyAndReturn({
      where: { ...mine, id },
      data: { declinedAt: at },
      select: { class: { select: { owner: { select: { id: true, username: true } } } } },
    });
    if (!declined) return err('invitation_not_found');
    await record(tx, user, { action: 'classes.invitation-declined', at, target: declined.class.owner });
    return ok();
  });
}
