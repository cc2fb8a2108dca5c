import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ProgressInput, ReportCards, StudentFacts } from '#shared/api/progress';
import { ok } from '#shared/core/result';
import { mistakeById } from '#shared/grammar/mistakes';
import { workByStudent, workDone } from './given-work';
import { type Progress, progressOf } from './progress-class';
import { pointsOf, type StudentSum, skillsOf, sumsByStudent } from './sums';

/** What is said of a student: more would fill a second page. */
const mostMistakes = 5;

/** What report cards of a class say of each student. */
export async function reportCards(deps: Pick<Deps, 'db' | 'reader' | 'clock'>, user: User, input: ProgressInput) {
  const found = await progressOf(deps, user, input);
  if (!found.ok) return found;
  const { id: classId, name, students, timeZone, period } = found.value;
  const [sums, worksOf] = await Promise.all([
    allSums(deps.db, found.value),
    workByStudent(deps, { classId, timeZone, period }),
  ]);
  return ok<ReportCards>({
    id: classId,
    name,
    students: students.map((student) => ({
      ...student,
      ...factsOf(sums, student.id),
      work: workDone(worksOf(student.id)),
    })),
  });
}

/** All that is added up of a class, or of one of its students. */
export async function allSums(
  db: Deps['db'],
  { id: classId, period, before }: Pick<Progress, 'id' | 'period' | 'before'>,
  enrolmentId?: string,
) {
  const of = { classId, enrolmentId };
  const [skills, earlier, points, mistakes] = await Promise.all([
    sumsByStudent(db, { ...of, kind: 'skill', period }),
    sumsByStudent(db, { ...of, kind: 'skill', period: before }),
    sumsByStudent(db, { ...of, kind: 'point', period }),
    sumsByStudent(db, { ...of, kind: 'mistake', period }),
  ]);
  return { skills, earlier, points, mistakes };
}

/** Of those, one student's. */
export function factsOf(
  { skills, earlier, points, mistakes }: Awaited<ReturnType<typeof allSums>>,
  id: string,
): Pick<StudentFacts, 'skills' | 'points' | 'mistakes'> {
  return {
    skills: skillsOf(skills.get(id), earlier.get(id)),
    points: pointsOf(points.get(id)),
    mistakes: mistakesOf(mistakes.get(id)),
  };
}

const mistakesOf = (sums: readonly StudentSum[] = []): StudentFacts['mistakes'] =>
  sums
    .flatMap(({ name, answered }) => {
      const mistake = mistakeById(name);
      return mistake ? { name: mistake.name, times: answered } : [];
    })
    .sort((one, other) => other.times - one.times)
    .slice(0, mostMistakes);
