import type { Prisma } from '#prisma/generated/sqlite/client';
import { type ClassAccessRefusal, classesOf } from '#server/domain/access/classes';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { inRoster } from '#server/domain/classes/class-row';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { inOrder, type Period, periodBefore } from '#shared/classes/period';
import { dayIn } from '#shared/core/locale';
import { err, ok, type Result } from '#shared/core/result';

export interface Progress {
  id: string;
  name: string;
  timeZone: string;
  students: { id: string; userId: string | null; name: string; nameKey: string; number: string }[];
  period: Period;
  /** The time of the same length just before. */
  before: Period | undefined;
}

interface ProgressRequest extends Period {
  id: string;
  /** One student alone. */
  studentId?: string;
  /** So many of the roster, after somebody. */
  page?: { after: { value: string | number; id: string } | undefined; take: number };
}

/** A class that the user may look at, with whom and with which days its progress is about. */
export async function progressOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { id, studentId, page, from, to }: ProgressRequest,
): Promise<Result<Progress, ClassAccessRefusal | 'student_not_found'>> {
  const { db, clock } = deps;
  const row = await db.class.findFirst({
    where: { id, ...classesOf(user, 'view') },
    select: { name: true, timeZone: true },
  });
  if (!row) return err('class_not_found');
  await settleOverdue(deps, { assignment: { classId: id } });
  const students = await db.enrolment.findMany({
    where: {
      classId: id,
      ...inRoster,
      ...(studentId && { id: studentId }),
      ...(page?.after && afterIn(page.after)),
    },
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    ...(page && { take: page.take }),
    select: { id: true, userId: true, name: true, nameKey: true, number: true },
  });
  if (studentId && students.length === 0) return err('student_not_found');
  const period = inOrder({ from, to });
  const before = periodBefore(period, dayIn(clock.now(), row.timeZone));
  return ok({ id, ...row, students, period, before });
}

function afterIn({ value, id }: { value: string | number; id: string }): Prisma.EnrolmentWhereInput {
  const nameKey = String(value);
  return { OR: [{ nameKey: { gt: nameKey } }, { nameKey, id: { gt: id } }] };
}

/** What is told of somebody in the roster. */
export const toStudent = ({ id, name, number }: Progress['students'][number]) => ({ id, name, number });
