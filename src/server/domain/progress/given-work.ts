import { before } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import type { StudentWorkState, WorkDone } from '#shared/api/progress';
import { isWithin, type Period } from '#shared/classes/period';
import { limits } from '#shared/core/limits';
import { dayIn } from '#shared/core/locale';

interface GivenWork {
  id: string;
  title: string;
  state: StudentWorkState;
  dueAt: Date | null;
  endedAt: Date | null;
}

interface WorkQuery {
  classId: string;
  timeZone: string;
  period: Period;
  students: readonly { id: string }[];
}

/** How far each student is with what the class was given in a time, the last first. */
export async function workByStudent(
  { db, reader, clock }: Pick<Deps, 'db' | 'reader' | 'clock'>,
  { classId, timeZone, period, students }: WorkQuery,
): Promise<(enrolmentId: string) => GivenWork[]> {
  const enrolmentIds = students.map(({ id }) => id);
  // A day may begin so much earlier elsewhere. Which day it was is looked at below.
  const since = period.from ? before(new Date(period.from), { days: 1 }) : undefined;
  const [given, begun, books] = await Promise.all([
    db.assignment.findMany({
      where: { classId, ...(since && { createdAt: { gte: since } }) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limits.assignmentsPerClass,
      select: {
        id: true,
        title: true,
        dueAt: true,
        isForSome: true,
        createdAt: true,
        students: {
          where: { enrolmentId: { in: enrolmentIds } },
          select: { enrolmentId: true, dueAt: true, isExcused: true },
        },
      },
    }),
    reader.classWork({ classId, since, enrolmentIds }),
    // A book is done once it has the words that it is to have.
    db.classBook.findMany({
      where: {
        assignment: { classId, ...(since && { createdAt: { gte: since } }) },
        user: { enrolments: { some: { id: { in: enrolmentIds } } } },
        resource: { deletedAt: null },
        reachedAt: { not: null },
      },
      select: {
        assignmentId: true,
        reachedAt: true,
        user: { select: { enrolments: { where: { classId }, select: { id: true } } } },
      },
    }),
  ]);
  const now = clock.now();
  const keyOf = (assignment: string, student: string) => `${assignment} ${student}`;
  const endedAt = new Map([
    ...begun.map((one) => [keyOf(one.assignmentId, one.enrolmentId), one.endedAt] as const),
    ...books.flatMap(({ assignmentId, reachedAt, user }) =>
      user.enrolments.map(({ id }) => [keyOf(assignmentId, id), reachedAt] as const),
    ),
  ]);
  const works = given
    .filter(({ createdAt }) => isWithin(dayIn(createdAt, timeZone), period))
    .map((work) => ({ ...work, otherwise: new Map(work.students.map((one) => [one.enrolmentId, one])) }));
  return (student) =>
    works.flatMap((work) => {
      const otherwise = work.otherwise.get(student);
      if (work.isForSome && !otherwise) return [];
      const facts = {
        dueAt: otherwise?.dueAt ?? work.dueAt,
        endedAt: endedAt.get(keyOf(work.id, student)) ?? null,
        isExcused: otherwise?.isExcused ?? false,
      };
      return { id: work.id, title: work.title, dueAt: facts.dueAt, endedAt: facts.endedAt, state: stateOf(facts, now) };
    });
}

interface WorkFacts {
  dueAt: Date | null;
  endedAt: Date | null;
  isExcused: boolean;
}

function stateOf({ dueAt, endedAt, isExcused }: WorkFacts, now: Date): StudentWorkState {
  if (endedAt) return dueAt && endedAt > dueAt && !isExcused ? 'done-late' : 'done';
  if (isExcused) return 'excused';
  return dueAt && now > dueAt ? 'missed' : 'open';
}

/** The same as numbers. */
export function workDone(works: readonly Pick<GivenWork, 'state'>[]): WorkDone {
  const number = (...states: StudentWorkState[]) => works.filter(({ state }) => states.includes(state)).length;
  return {
    given: works.length - number('excused'),
    done: number('done', 'done-late'),
    doneLate: number('done-late'),
    missed: number('missed'),
    excused: number('excused'),
  };
}
