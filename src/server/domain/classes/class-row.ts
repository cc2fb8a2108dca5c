import type { Prisma } from '#prisma/generated/sqlite/client';
import { rightIn, rightSelect } from '#server/domain/access/classes';
import { isManaged, type User } from '#server/domain/platform/user';
import type { ClassSummary, Student } from '#shared/api/classes';
import { ageGroups } from '#shared/classes/age-groups';
import { levels } from '#shared/core/level';
import { accommodationSelect, toAccommodation } from './accommodation-row';

/** Those who are in a class. Others wait until a teacher lets them in. */
export const inRoster = { isWaiting: false } satisfies Prisma.EnrolmentWhereInput;

/** By name, within those who wait and those who are in. */
export const waitingFirst = [
  { isWaiting: 'desc' },
  { nameKey: 'asc' },
  { id: 'asc' },
] satisfies Prisma.EnrolmentOrderByWithRelationInput[];

export const summarySelect = (user: Pick<User, 'id'>) =>
  ({
    ...rightSelect(user),
    id: true,
    owner: { select: { username: true } },
    name: true,
    level: true,
    ageGroup: true,
    createdAt: true,
    archivedAt: true,
    isSample: true,
    _count: { select: { enrolments: { where: inRoster } } },
  }) satisfies Prisma.ClassSelect;

/** The database keeps level and age group as text; anything unknown counts as none. */
export function toSummary(
  row: Prisma.ClassGetPayload<{ select: ReturnType<typeof summarySelect> }>,
  { user, waiting }: { user: Pick<User, 'id'>; waiting: number },
): ClassSummary {
  return {
    id: row.id,
    owner: row.owner.username,
    right: rightIn(row, user),
    name: row.name,
    level: levels.find((level) => level === row.level) ?? null,
    ageGroup: ageGroups.find((ageGroup) => ageGroup === row.ageGroup) ?? null,
    students: row._count.enrolments,
    waiting,
    createdAt: row.createdAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    isSample: row.isSample,
  };
}

export const studentSelect = {
  id: true,
  name: true,
  number: true,
  isWaiting: true,
  importId: true,
  user: { select: { username: true, managedById: true } },
  accommodation: { select: accommodationSelect },
} satisfies Prisma.EnrolmentSelect;

/** What a student needs is told to who teaches the class, and not to who looks at it. */
export function toStudent(
  row: Prisma.EnrolmentGetPayload<{ select: typeof studentSelect }>,
  { teaches }: { teaches: boolean },
): Student {
  return {
    id: row.id,
    name: row.name,
    number: row.number,
    username: row.user?.username ?? null,
    isManaged: row.user ? isManaged(row.user) : false,
    importId: row.user ? null : row.importId,
    accommodation: teaches ? toAccommodation(row.accommodation) : null,
  };
}
