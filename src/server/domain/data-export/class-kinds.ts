import { meantFor } from '#server/domain/identity/invitations';
import type { OwnKind } from './own-kind';
import { all, byId } from './pages';

/** The classes that somebody teaches, with whom they teach them, and those that they are in. */
export const classKinds: readonly OwnKind[] = [
  {
    name: 'classes',
    about: 'The classes that you made, with the names of who is in them and who asked to join.',
    models: ['Class', 'RosterImport', 'ClassDevice', 'JoinCode'],
    pages: ({ db }, { id: ownerId }) =>
      byId((page) =>
        db.class.findMany({
          ...page,
          where: { ownerId },
          omit: { ownerId: true },
          include: {
            enrolments: {
              orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
              select: { name: true, number: true, isWaiting: true, createdAt: true },
            },
            devices: { orderBy: { lastUsedAt: 'asc' }, select: { lastUsedAt: true, expiresAt: true } },
            imports: { orderBy: { createdAt: 'asc' }, select: { createdAt: true } },
            joinCode: { select: { code: true, createdAt: true } },
          },
        }),
      ),
  },
  {
    name: 'assignments',
    about: 'The work that you gave to your classes, as it was then, and who came to it by its code.',
    models: ['Assignment', 'Guest'],
    pages: ({ db }, { id: ownerId }) =>
      byId((page) =>
        db.assignment.findMany({
          ...page,
          where: { class: { ownerId } },
          omit: { requestId: true },
          include: {
            class: { select: { name: true } },
            joinCode: { select: { code: true, createdAt: true } },
            guests: { orderBy: { createdAt: 'asc' }, select: { name: true, createdAt: true, lastSeenAt: true } },
          },
        }),
      ),
  },
  {
    name: 'focuses',
    about: 'What you planned for your classes from their mistakes, and when it was asked again.',
    models: ['ClassFocus', 'FocusPoint', 'FocusCheck'],
    pages: ({ db }, { id: ownerId }) =>
      byId((page) =>
        db.classFocus.findMany({
          ...page,
          where: { class: { ownerId } },
          include: {
            class: { select: { name: true } },
            points: {
              orderBy: { place: 'asc' },
              select: {
                point: true,
                mistakes: true,
                checks: {
                  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
                  select: { kind: true, items: true, createdAt: true },
                },
              },
            },
          },
        }),
      ),
  },
  {
    name: 'student-secret',
    about:
      'When what you sign in to your class with was made, without the secret and the card, and until when you may make the account your own.',
    models: ['StudentSecret'],
    columns: ['kind', 'madeAt', 'wrongTries', 'lastWrongAt', 'claimUntil'],
    pages: ({ db }, { id: userId }) =>
      all(() =>
        db.studentSecret.findMany({
          where: { userId },
          omit: { userId: true, secret: true, card: true, cardHash: true },
        }),
      ),
  },
  {
    name: 'enrolments',
    about:
      'The classes that you are in or asked to join, what they call you, what you need, and what you may do otherwise than others.',
    models: ['Enrolment', 'AssignmentStudent', 'Accommodation'],
    columns: ['name', 'number', 'isWaiting', 'createdAt'],
    pages: ({ db }, { id: userId }) =>
      byId((page) =>
        db.enrolment.findMany({
          ...page,
          where: { userId },
          select: {
            id: true,
            name: true,
            number: true,
            isWaiting: true,
            createdAt: true,
            class: { select: { name: true, owner: { select: { username: true } } } },
            accommodation: { omit: { enrolmentId: true } },
            assignments: {
              select: {
                dueAt: true,
                extraAttempts: true,
                isExcused: true,
                assignment: { select: { title: true } },
              },
            },
          },
        }),
      ),
  },
  {
    name: 'class-books',
    about:
      'The books that your classes asked you for, and when you began them. The books themselves are among your work.',
    models: ['ClassBook'],
    columns: ['assignment', 'resourceId', 'chapters', 'begunAt', 'reachedAt'],
    pages: ({ db }, { id: userId }) =>
      all(() =>
        db.classBook.findMany({
          where: { userId },
          orderBy: [{ begunAt: 'asc' }, { assignmentId: 'asc' }],
          omit: { userId: true, assignmentId: true },
          include: { assignment: { select: { title: true } } },
        }),
      ),
  },
  {
    name: 'class-teachers',
    about: 'Who teaches your classes or looks at them, and whose you do, by username.',
    models: ['ClassTeacher'],
    columns: ['username', 'is', 'class', 'right', 'createdAt', 'offeredAt'],
    async *pages({ db }, { id }) {
      const select = { right: true, createdAt: true, offeredAt: true };
      const name = { select: { username: true } };
      const given = await db.classTeacher.findMany({
        where: { class: { ownerId: id } },
        select: { ...select, user: name, class: { select: { name: true } } },
      });
      yield given.map(({ user, class: { name }, ...one }) => ({
        username: user.username,
        is: 'in your class',
        class: name,
        ...one,
      }));
      const got = await db.classTeacher.findMany({
        where: { userId: id },
        select: { ...select, class: { select: { name: true, owner: name } } },
      });
      yield got.map(({ class: { name, owner }, ...one }) => ({
        username: owner.username,
        is: 'lets you into theirs',
        class: name,
        ...one,
      }));
    },
  },
  {
    name: 'class-invitations',
    about: 'Whom you invited to your classes, and who invited you to theirs, before anybody accepted.',
    models: ['ClassInvitation'],
    columns: ['who', 'is', 'class', 'right', 'createdAt', 'declinedAt'],
    async *pages(deps, user) {
      const made = await deps.db.classInvitation.findMany({
        where: { class: { ownerId: user.id } },
        // Whether somebody declined is theirs to say.
        select: { who: true, right: true, createdAt: true, class: { select: { name: true } } },
      });
      yield made.map(({ class: { name }, ...one }) => ({ ...one, class: name, is: 'invited by you' }));
      const got = await deps.db.classInvitation.findMany({
        where: { class: { ownerId: { not: user.id } }, ...(await meantFor(deps, user)) },
        select: {
          right: true,
          createdAt: true,
          declinedAt: true,
          class: { select: { name: true, owner: { select: { username: true } } } },
        },
      });
      yield got.map(({ class: { name, owner }, ...one }) => ({
        ...one,
        who: owner.username,
        class: name,
        is: 'invites you',
      }));
    },
  },
];
