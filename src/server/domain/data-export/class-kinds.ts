import type { OwnKind } from './own-kind';
import { all, byId } from './pages';

/** The classes that somebody teaches, and those that they are in. */
export const classKinds: readonly OwnKind[] = [
  {
    name: 'classes',
    about: 'The classes that you made, with the names of who is in them and who asked to join.',
    models: ['Class', 'RosterImport', 'ClassDevice'],
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
          },
        }),
      ),
  },
  {
    name: 'student-secret',
    about: 'When what you sign in to your class with was made, without the secret and the card.',
    models: ['StudentSecret'],
    columns: ['kind', 'madeAt', 'wrongTries', 'lastWrongAt'],
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
    about: 'The classes that you are in or asked to join, and what they call you.',
    models: ['Enrolment'],
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
          },
        }),
      ),
  },
];
