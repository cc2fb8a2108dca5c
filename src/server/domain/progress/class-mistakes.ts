import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ClassMistakes, ProgressInput } from '#shared/api/progress';
import { groupBy } from '#shared/core/group-by';
import { ok } from '#shared/core/result';
import { mistakeById } from '#shared/grammar/mistakes';
import { progressOf } from './progress-class';
import { sumsWhere } from './sums';

/** More are no plan for a lesson. */
const mostShown = 12;

/** The mistakes with a name that students of a class made, those of most students first. */
export async function classMistakes(deps: Pick<Deps, 'db' | 'clock'>, user: User, input: ProgressInput) {
  const { db } = deps;
  const found = await progressOf(deps, user, input);
  if (!found.ok) return found;
  const { id: classId, students, period } = found.value;
  const where = sumsWhere({ classId, kind: 'mistake', period });
  const rows = await db.workSum.groupBy({
    by: ['enrolmentId', 'name'],
    where,
    _sum: { answered: true },
    _max: { day: true },
  });
  const names = new Map(students.map(({ id, name }) => [id, name]));
  const made = groupBy(
    rows.filter(({ enrolmentId }) => names.has(enrolmentId)),
    ({ name }) => name,
  );
  const shown = [...made]
    .flatMap(([name, all]) => {
      const mistake = mistakeById(name);
      const times = all.reduce((sum, { _sum }) => sum + (_sum.answered ?? 0), 0);
      const [last] = all.toSorted((one, other) => ((one._max.day ?? '') < (other._max.day ?? '') ? 1 : -1));
      return mistake && last ? { mistake, all, times, last } : [];
    })
    .sort((one, other) => other.all.length - one.all.length || other.times - one.times)
    .slice(0, mostShown);
  const examples = await db.workSum.findMany({
    where: {
      classId,
      kind: 'mistake',
      OR: shown.map(({ last: { enrolmentId, name, _max } }) => ({ enrolmentId, name, day: _max.day ?? '' })),
    },
    select: { name: true, example: true, attemptId: true },
  });
  // Not by the database: it would walk along all attempts for their order.
  const latest = examples.toSorted((one, other) => (one.attemptId < other.attemptId ? 1 : -1));
  return ok<ClassMistakes>({
    items: shown.map(({ mistake: { id, name, hint, point }, all, times }) => ({
      id,
      name,
      hint,
      point,
      times,
      // In the order of the roster.
      students: students.filter(({ id }) => all.some(({ enrolmentId }) => enrolmentId === id)).map((one) => one.name),
      example: latest.find((one) => one.name === id)?.example || null,
    })),
  });
}
