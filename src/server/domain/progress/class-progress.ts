import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ClassProgress, ProgressInput } from '#shared/api/progress';
import { ok } from '#shared/core/result';
import { progressOf, toStudent } from './progress-class';
import { skillsOf, sumsByStudent } from './sums';

/** Each student of a class by each skill, and how it was before. */
export async function classProgress(deps: Pick<Deps, 'db' | 'clock'>, user: User, input: ProgressInput) {
  const found = await progressOf(deps, user, input);
  if (!found.ok) return found;
  const { id, name, students, period, before } = found.value;
  const [sums, earlier] = await Promise.all([
    sumsByStudent(deps.db, { classId: id, kind: 'skill', period }),
    sumsByStudent(deps.db, { classId: id, kind: 'skill', period: before }),
  ]);
  return ok<ClassProgress>({
    id,
    name,
    students: students.map((student) => ({
      ...toStudent(student),
      skills: skillsOf(sums.get(student.id), earlier.get(student.id)),
    })),
  });
}
