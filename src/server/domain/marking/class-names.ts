import { classesOf } from '#server/domain/access/classes';
import { inRoster } from '#server/domain/classes/class-row';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';

interface ClassName {
  name: string;
  className: string;
}

/**
 * What students are called in the user's classes, by the student's id. Nothing of those who are in none or in several:
 * nobody knows which one is meant.
 */
export async function classNamesOf(
  { db }: Pick<Deps, 'db'>,
  user: User,
  studentIds: readonly string[],
): Promise<ReadonlyMap<string, ClassName>> {
  if (studentIds.length === 0) return new Map();
  const enrolments = await db.enrolment.findMany({
    where: {
      userId: { in: [...new Set(studentIds)] },
      ...inRoster,
      class: { ...classesOf(user, 'teach'), archivedAt: null },
    },
    select: { userId: true, name: true, class: { select: { name: true } } },
  });
  const inClasses = (id: string | null) => enrolments.filter(({ userId }) => userId === id).length;
  return new Map(
    enrolments.flatMap(({ userId, name, class: { name: className } }) =>
      userId && inClasses(userId) === 1 ? [[userId, { name, className }]] : [],
    ),
  );
}
