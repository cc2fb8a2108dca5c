import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ReportCards, ReportCardsInput, StudentFacts } from '#shared/api/progress';
import { err, ok } from '#shared/core/result';
import { mistakeById } from '#shared/grammar/mistakes';
import { workByStudent, workDone } from './given-work';
import { type Progress, progressOf, toStudent } from './progress-class';
import { pointsOf, type StudentSum, skillsOf, sumsByStudent } from './sums';

/** What is said of a student: more would fill a second page. */
const mostMistakes = 5;

/** More take longer than anybody waits for, where a class was given work for a year. */
const pageSize = 4;

/** What report cards of a class say of each student, in pages. */
export async function reportCards(
  deps: Pick<Deps, 'db' | 'reader' | 'clock'>,
  user: User,
  { limit = pageSize, cursor, ...input }: ReportCardsInput,
) {
  const of = `report-cards ${input.id}`;
  const after = cursor ? readCursor(cursor, of) : undefined;
  if (cursor && !after) return err('cursor_invalid');
  // One more than asked for tells whether there is a next page.
  const found = await progressOf(deps, user, { ...input, page: { after, take: limit + 1 } });
  if (!found.ok) return found;
  const { id: classId, name, timeZone, period, before } = found.value;
  const students = found.value.students.slice(0, limit);
  const [sums, worksOf] = await Promise.all([
    allSums(deps.db, { id: classId, period, before, students }),
    workByStudent(deps, { classId, students, timeZone, period }),
  ]);
  const last = students.at(-1);
  return ok<ReportCards>({
    id: classId,
    name,
    students: students.map((student) => ({
      ...toStudent(student),
      ...factsOf(sums, student.id),
      work: workDone(worksOf(student.id)),
    })),
    nextCursor:
      found.value.students.length > limit && last ? writeCursor({ of, value: last.nameKey, id: last.id }) : null,
  });
}

/** All that is added up of these students. */
export async function allSums(
  db: Deps['db'],
  { id: classId, period, before, students: people }: Pick<Progress, 'id' | 'period' | 'before' | 'students'>,
) {
  const of = { classId, students: people.map(({ id }) => id) };
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
