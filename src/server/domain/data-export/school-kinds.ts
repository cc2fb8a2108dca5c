import { meantFor } from '#server/domain/identity/invitations';
import type { OwnKind } from './own-kind';
import { all } from './pages';

/** The school that somebody is in, those that they made, and those that invite them. */
export const schoolKinds: readonly OwnKind[] = [
  {
    name: 'school',
    about: 'The school that you are in or asked to join, and since when.',
    models: ['SchoolMember'],
    columns: ['school', 'isAdministrator', 'cameBy', 'createdAt', 'joinedAt'],
    pages: ({ db }, { id: userId }) =>
      all(async () => {
        const rows = await db.schoolMember.findMany({
          where: { userId },
          omit: { userId: true, schoolId: true },
          include: { school: { select: { name: true } } },
        });
        return rows.map(({ school: { name }, ...one }) => ({ school: name, ...one }));
      }),
  },
  {
    name: 'schools-made',
    about: 'The schools that you made as a system administrator.',
    models: ['School'],
    columns: ['name', 'createdAt'],
    pages: ({ db }, { id: createdById }) =>
      all(() =>
        db.school.findMany({
          where: { createdById },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          select: { name: true, createdAt: true },
        }),
      ),
  },
  {
    name: 'school-invitations',
    about: 'Schools that invited you, before you accepted.',
    models: ['SchoolInvitation'],
    columns: ['school', 'isAdministrator', 'createdAt', 'declinedAt'],
    pages: (deps, user) =>
      all(async () => {
        const rows = await deps.db.schoolInvitation.findMany({
          where: await meantFor(deps, user),
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          select: {
            isAdministrator: true,
            createdAt: true,
            declinedAt: true,
            school: { select: { name: true } },
          },
        });
        return rows.map(({ school: { name }, ...one }) => ({ school: name, ...one }));
      }),
  },
];
