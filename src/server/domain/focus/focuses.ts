import type { Prisma } from '#prisma/generated/sqlite/client';
import { type ClassAccessRefusal, classesOf, classFor } from '#server/domain/access/classes';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { type Progress, progressOf } from '#server/domain/progress/progress-class';
import type { FocusList, FocusPoint } from '#shared/api/focus';
import { type Answers, changeBetween, changeOfClass } from '#shared/classes/certainty';
import { returning } from '#shared/classes/returning';
import { groupBy } from '#shared/core/group-by';
import { dayIn } from '#shared/core/locale';
import { err, ok, type Result } from '#shared/core/result';

/** Older ones are history. */
const mostShown = 12;

const focusSelect = {
  id: true,
  fromDay: true,
  toDay: true,
  createdAt: true,
  lesson: { select: { id: true, title: true, ownerId: true, deletedAt: true } },
  points: {
    orderBy: { place: 'asc' },
    select: { point: true, checks: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] } },
  },
} satisfies Prisma.ClassFocusSelect;

/** What was planned from the mistakes of a class: how each point was before, how it is now, and when it returns. */
export async function listFocuses(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  input: { id: string },
): Promise<Result<FocusList, ClassAccessRefusal | 'student_not_found'>> {
  const found = await progressOf(deps, user, input);
  if (!found.ok) return found;
  const mayTeach = (await classFor(deps.db, user, input.id, 'teach')).ok;
  const rows = await deps.db.classFocus.findMany({
    where: { classId: input.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostShown,
    select: focusSelect,
  });
  const items = await Promise.all(
    rows.map(async ({ points, lesson, ...row }, place) => ({
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      lesson: lesson && lesson.ownerId === user.id && !lesson.deletedAt ? { id: lesson.id, title: lesson.title } : null,
      points: (await pointsOf(deps, found.value, { ...row, points })).map((one) => ({
        ...one,
        returning: isTakenUp(rows.slice(0, place), one.point) ? null : one.returning,
      })),
    })),
  );
  return ok({ mayTeach, items });
}

const isTakenUp = (later: readonly { points: readonly { point: string }[] }[], point: string) =>
  later.some(({ points }) => points.some((one) => one.point === point));

/** The points that are to be asked again, each with its focus. */
export const dueIn = ({ items }: Pick<FocusList, 'items'>) =>
  items.flatMap(({ id: focusId, points }) =>
    points.filter(({ returning }) => returning?.state === 'due').map(({ point }) => ({ focusId, point })),
  );

type Db = Pick<Deps, 'db' | 'clock'>;
interface FocusRow {
  fromDay: string | null;
  toDay: string;
  createdAt: Date;
  points: readonly {
    point: string;
    checks: readonly { kind: string; assignmentId: string | null; items: number; createdAt: Date }[];
  }[];
}

/** From the sums of the class, as they are now: whoever left it is in none of them. */
async function pointsOf({ db, clock }: Db, { id: classId, students, timeZone }: Progress, row: FocusRow) {
  const asked = row.points.flatMap(({ checks }) => checks.flatMap(({ assignmentId }) => assignmentId ?? []));
  const of = {
    classId,
    kind: 'point',
    name: { in: row.points.map(({ point }) => point) },
    enrolmentId: { in: students.map(({ id }) => id) },
  };
  const sumsWhere = (where: Prisma.WorkSumWhereInput) =>
    db.workSum.groupBy({
      by: ['enrolmentId', 'name', 'assignmentId'],
      where: { ...of, ...where },
      _sum: { answered: true, score: true },
    });
  const [earlier, later] = await Promise.all([
    // What was answered at the end of the lesson is no sign of how it was before.
    sumsWhere({
      day: { lte: row.toDay, ...(row.fromDay && { gte: row.fromDay }) },
      assignmentId: { notIn: asked },
    }),
    sumsWhere({ assignmentId: { in: asked } }),
  ]);
  const dayOf = (at: Date) => dayIn(at, timeZone);
  return row.points.map(({ point, checks }): FocusPoint => {
    const before = sumsOf(earlier.filter(({ name }) => name === point));
    const answersAt = (assignmentId: string | null) =>
      sumsOf(later.filter((sum) => sum.name === point && sum.assignmentId === assignmentId));
    const asks = checks.map((check) => ({
      ...check,
      day: dayOf(check.createdAt),
      sums: answersAt(check.assignmentId),
    }));
    const exit = asks.find(({ kind }) => kind === 'exit');
    return {
      point,
      before: { ...toTally(total(before)), students: before.size },
      checks: asks.flatMap(({ kind, assignmentId, day, items, sums }) =>
        assignmentId && (kind === 'exit' || kind === 'again')
          ? {
              ...{ kind, assignmentId, day, items, students: sums.size },
              ...toTally(total(sums)),
              change:
                changeOfClass(
                  { ...total(before), students: before.size },
                  { ...total(sums), students: sums.size, items },
                ) ?? null,
            }
          : [],
      ),
      returning: returning(
        dayOf(row.createdAt),
        asks.filter(({ kind }) => kind !== 'exit').map(({ day, sums }) => ({ day, ...total(sums) })),
        dayOf(clock.now()),
      ),
      students: students.flatMap(({ id, name }) => {
        const after = exit?.sums.get(id);
        if (!after) return [];
        const own = before.get(id) ?? nothing;
        return {
          ...{ id, name, before: toTally(own), after: toTally(after) },
          change: changeBetween(own, after) ?? null,
        };
      }),
    };
  });
}

interface Sum {
  enrolmentId: string;
  _sum: { answered: number | null; score: number | null };
}

const nothing: Answers = { answered: 0, right: 0 };

/** What each student answered. */
const sumsOf = (sums: readonly Sum[]): Map<string, Answers> =>
  new Map(
    [...groupBy(sums, ({ enrolmentId }) => enrolmentId)].map(([id, own]) => [
      id,
      added(own.map(({ _sum }) => ({ answered: _sum.answered ?? 0, right: _sum.score ?? 0 }))),
    ]),
  );

const total = (byStudent: ReadonlyMap<string, Answers>): Answers => added([...byStudent.values()]);

const added = (all: readonly Answers[]): Answers =>
  all.reduce((sum, one) => ({ answered: sum.answered + one.answered, right: sum.right + one.right }), nothing);

const toTally = ({ answered, right }: Answers) => ({ answered, share: answered > 0 ? right / answered : 0 });

/** Forgets what was worked on: it is not compared and does not return any more. Lesson and given work stay. */
export async function removeFocus(
  { db }: Pick<Deps, 'db'>,
  user: User,
  id: string,
): Promise<Result<void, ClassAccessRefusal | 'focus_not_found'>> {
  return transact(db, async (tx) => {
    const focus = await tx.classFocus.findFirst({
      where: { id, class: classesOf(user, 'view') },
      select: { classId: true },
    });
    if (!focus) return err('focus_not_found');
    const found = await classFor(tx, user, focus.classId, 'teach');
    if (!found.ok) return found;
    await tx.classFocus.deleteMany({ where: { id } });
    return ok();
  });
}
