import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { StudentProgress, StudentProgressInput } from '#shared/api/progress';
import { type Period, weekOf } from '#shared/classes/period';
import { groupBy } from '#shared/core/group-by';
import { err, ok } from '#shared/core/result';
import { workByStudent, workDone } from './given-work';
import { progressOf, toStudent } from './progress-class';
import { allSums, factsOf } from './student-facts';
import { skillsOf, sumsWhere } from './sums';

/** One student of a class over time: skills week by week, and what was done of what was given. */
export async function studentProgress(
  deps: Pick<Deps, 'db' | 'reader' | 'clock'>,
  user: User,
  input: StudentProgressInput,
) {
  const { db } = deps;
  const found = await progressOf(deps, user, input);
  if (!found.ok) return found;
  const { id: classId, name: className, timeZone, students, period } = found.value;
  const [student] = students;
  if (!student) return err('student_not_found');
  const of = { classId, students: [student.id] };
  const [sums, worksOf, weeks, waiting] = await Promise.all([
    allSums(db, found.value),
    workByStudent(deps, { classId, students, timeZone, period }),
    weeksOf(db, { ...of, period }),
    db.workSum.aggregate({ where: sumsWhere({ ...of, kind: 'to-mark', period: {} }), _sum: { answered: true } }),
  ]);
  const works = worksOf(student.id);
  return ok<StudentProgress>({
    className,
    student: { ...toStudent(student), ...factsOf(sums, student.id), work: workDone(works) },
    weeks,
    toMark: waiting._sum.answered ?? 0,
    works: works.map((work) => ({
      ...work,
      dueAt: work.dueAt?.toISOString() ?? null,
      endedAt: work.endedAt?.toISOString() ?? null,
    })),
  });
}

async function weeksOf(
  db: Deps['db'],
  { classId, students, period }: { classId: string; students: string[]; period: Period },
): Promise<StudentProgress['weeks']> {
  const rows = await db.workSum.groupBy({
    by: ['name', 'day'],
    where: sumsWhere({ classId, students, kind: 'skill', period }),
    _sum: { answered: true, score: true },
  });
  const byWeek = groupBy(rows, ({ day }) => weekOf(day));
  return [...byWeek]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([week, days]) => ({
      week,
      skills: skillsOf(
        [...groupBy(days, ({ name }) => name)].map(([name, all]) => ({
          name,
          answered: all.reduce((sum, { _sum }) => sum + (_sum.answered ?? 0), 0),
          score: all.reduce((sum, { _sum }) => sum + (_sum.score ?? 0), 0),
        })),
      ).map(({ skill, answered, share }) => ({ skill, answered, share })),
    }));
}
