import type { Prisma } from '#prisma/generated/sqlite/client';
import { classesOf } from '#server/domain/access/classes';
import {
  classesOfSchool,
  enrolledInSchool,
  type SchoolAccessRefusal,
  schoolAdministeredBy,
} from '#server/domain/access/schools';
import { inRoster } from '#server/domain/classes/class-row';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { SchoolClassesPage, SchoolStudentsPage } from '#shared/api/school';
import type { PageInput } from '#shared/api/schools';
import { levels } from '#shared/core/level';
import { err, ok, type Result } from '#shared/core/result';

/*
 * The classes of a school and who is in them, for those who administer it: names and counts alone. What students need,
 * sign in with, answer or are given as marks is for who teaches the class.
 */

const classList = 'school classes';
const studentList = 'school students';

/** One page of the classes of the school's members, the newest first. */
export async function schoolClasses(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { limit, cursor }: PageInput,
): Promise<Result<SchoolClassesPage, SchoolAccessRefusal | 'cursor_invalid'>> {
  const school = await schoolAdministeredBy(db, user);
  if (!school.ok) return school;
  const after = cursor === undefined ? undefined : readCursor(cursor, classList);
  if (cursor !== undefined && (!after || Number.isNaN(Date.parse(String(after.value))))) return err('cursor_invalid');
  const rows = await db.class.findMany({
    where: { AND: [classesOfSchool(school.value), after ? madeBefore(after) : {}] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    // One more than asked for tells whether there is a next page.
    take: limit + 1,
    select: {
      ...{ id: true, name: true, level: true, createdAt: true },
      owner: { select: { username: true } },
      _count: { select: { enrolments: { where: inRoster } } },
      assignments: { orderBy: { createdAt: 'desc' }, take: 1, select: { createdAt: true } },
    },
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const own = await db.class.findMany({
    where: { AND: [classesOf(user, 'view'), { id: { in: shown.map(({ id }) => id) } }] },
    select: { id: true },
  });
  const open = new Set(own.map(({ id }) => id));
  return ok({
    items: shown.map(({ id, name, level, owner, _count, assignments: [lastWork] }) => ({
      ...{ id, name, teacher: owner.username, students: _count.enrolments },
      level: levels.find((one) => one === level) ?? null,
      lastWorkAt: lastWork?.createdAt.toISOString() ?? null,
      mayOpen: open.has(id),
    })),
    nextCursor:
      rows.length > limit && last
        ? writeCursor({ of: classList, value: last.createdAt.toISOString(), id: last.id })
        : null,
  });
}

function madeBefore({ value, id }: { value: string | number; id: string }): Prisma.ClassWhereInput {
  const at = new Date(value);
  return { OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { lt: id } }] };
}

/** One page of who is in these classes, by name: somebody in two classes stands there twice. */
export async function schoolStudents(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { limit, cursor }: PageInput,
): Promise<Result<SchoolStudentsPage, SchoolAccessRefusal | 'cursor_invalid'>> {
  const school = await schoolAdministeredBy(db, user);
  if (!school.ok) return school;
  const after = cursor === undefined ? undefined : readCursor(cursor, studentList);
  if (cursor !== undefined && !after) return err('cursor_invalid');
  const key = String(after?.value);
  const rows = await db.enrolment.findMany({
    where: {
      AND: [
        enrolledInSchool(school.value),
        after ? { OR: [{ nameKey: { gt: key } }, { nameKey: key, id: { gt: after.id } }] } : {},
      ],
    },
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    take: limit + 1,
    select: {
      ...{ id: true, name: true, nameKey: true },
      class: { select: { name: true, owner: { select: { username: true } } } },
    },
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return ok({
    items: shown.map(({ id, name, class: { name: className, owner } }) => ({
      ...{ id, name, className, teacher: owner.username },
    })),
    nextCursor: rows.length > limit && last ? writeCursor({ of: studentList, value: last.nameKey, id: last.id }) : null,
  });
}
