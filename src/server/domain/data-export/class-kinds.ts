import type { OwnKind } from './own-kind';
import { byId } from './pages';

/** The classes that somebody teaches, and those that they are in. */
export const classKinds: readonly OwnKind[] = [
  {
    name: 'classes',
    about: 'The classes that you made, with the names of who is in them and who asked to join.',
    models: ['Class', 'RosterImport'],
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
            imports: { orderBy: { createdAt: 'asc' }, select: { createdAt: true } },
          },
        }),
      ),
  },
  {
    name: 'assignments',
    about: 'The work that you gave to your classes, as it was then.',
    models: ['Assignment'],
    pages: ({ db }, { id: ownerId }) =>
      byId((page) =>
        db.assignment.findMany({
          ...page,
          where: { class: { ownerId } },
          omit: { requestId: true },
          include: { class: { select: { name: true } } },
        }),
      ),
  },
  {
    name: 'enrolments',
    about:
      'The classes that you are in or asked to join, what they call you, and what you may do otherwise than others.',
    models: ['Enrolment', 'AssignmentStudent'],
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
];
