import { classesOf } from '#server/domain/access/classes';
import { inRoster } from '#server/domain/classes/class-row';
import { fromDay, toDay, toLevel } from '#server/domain/library/resource-row';
import type { Deps } from '#server/domain/platform/deps';
import { nameKey, type User } from '#server/domain/platform/user';
import type { ClassSuggestions, LessonSuggestions, LessonSuggestionsInput } from '#shared/api/lesson-suggestions';
import { ageGroups } from '#shared/classes/age-groups';
import { dayAfter, isWithin, weekOf } from '#shared/classes/period';
import { loadAllStarters } from '#shared/content/lessons/starters/all';
import { starterCredit } from '#shared/content/lessons/starters/starter';
import { groupBy } from '#shared/core/group-by';
import { limits } from '#shared/core/limits';
import { byAlphabet, dayIn } from '#shared/core/locale';
import { err, ok, type Result } from '#shared/core/result';
import { mistakeById } from '#shared/grammar/mistakes';
import { starterOn, startersFor } from '#shared/lessons/suggest';

/** More are chosen one by one. */
const classesAtOnce = 3;
const startersPerClass = 3;
const pointsPerClass = 2;
/** Older mistakes may be over by now. */
const mistakeDays = 28;

/** For the classes that the user may look at: their week, and starter lessons that fit them. */
export async function lessonSuggestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { classId }: LessonSuggestionsInput,
): Promise<Result<LessonSuggestions, 'class_not_found'>> {
  const rows = await db.class.findMany({
    where: { ...classesOf(user, 'view'), archivedAt: null },
    select: { id: true, name: true, level: true, ageGroup: true, timeZone: true },
    take: limits.classesPerOwner + limits.classesOfOthers,
  });
  const classes = rows
    .map((row) => ({ ...row, today: dayIn(clock.now(), row.timeZone) }))
    .sort((one, other) => byAlphabet(one.name, other.name));
  const shown = classId ? classes.filter(({ id }) => id === classId) : classes.slice(0, classesAtOnce);
  if (classId && shown.length === 0) return err('class_not_found');
  const [lessons, due, mistakes, starters] = await Promise.all([
    lessonsOf(db, user),
    dueIn(db, shown),
    mistakesIn(db, shown),
    loadAllStarters(),
  ]);
  const folders = new Set(classes.map(({ name }) => nameKey(name)));
  const items = shown.map(({ id, name, today, ...row }): ClassSuggestions => {
    const level = toLevel(row.level);
    const ageGroup = ageGroups.find((one) => one === row.ageGroup) ?? null;
    const week = weekAround(today);
    const planned = lessons.flatMap(({ plannedFor, folder, ...lesson }) => {
      const isOfClass = folders.has(folder) ? folder === nameKey(name) : level !== null && lesson.level === level;
      return plannedFor && isWithin(plannedFor, week) && isOfClass ? { ...lesson, plannedFor } : [];
    });
    const known = new Set([
      ...lessons.flatMap(({ taughtAt, credit }) => (taughtAt ? [credit] : [])),
      ...planned.map(({ credit }) => credit),
    ]);
    const had = new Set(starters.filter(({ title }) => known.has(starterCredit(title))).map((one) => one.id));
    const points = (mistakes.get(id) ?? []).map(({ point, ...made }) => ({
      point,
      ...made,
      starter: starterOn(starters, point, { level, ageGroup, had })?.id ?? null,
    }));
    // One lesson is offered once.
    for (const { starter } of points) if (starter) had.add(starter);
    return {
      id,
      name,
      level,
      ageGroup,
      planned: planned
        .sort((one, other) => (one.plannedFor < other.plannedFor ? -1 : 1))
        .map(({ id, title, level, plannedFor, taughtAt }) => ({
          id,
          title,
          level,
          plannedFor,
          taught: taughtAt !== null && taughtAt >= week.from,
        })),
      due: (due.get(id) ?? []).map(({ id, title, dueAt }) => ({ id, title, dueAt: dueAt.toISOString() })),
      starters: startersFor(starters, { level, ageGroup, had }, startersPerClass).map((one) => one.id),
      mistakes: points,
    };
  });
  return ok({ classes: classes.map(({ id, name }) => ({ id, name })), items });
}

interface ShownClass {
  id: string;
  timeZone: string;
  today: string;
}

const weekAround = (day: string) => ({ from: weekOf(day), to: dayAfter(weekOf(day), 6) });

/** Lessons of one's own that have a day, or were taught. */
async function lessonsOf(db: Deps['db'], { id: ownerId }: User) {
  const rows = await db.resource.findMany({
    where: {
      ownerId,
      kind: 'lesson',
      deletedAt: null,
      OR: [{ plannedFor: { not: null } }, { taughtAt: { not: null } }],
    },
    select: { id: true, title: true, level: true, folder: true, credit: true, plannedFor: true, taughtAt: true },
  });
  return rows.map(({ level, folder, plannedFor, taughtAt, ...row }) => ({
    ...row,
    level: toLevel(level),
    folder: nameKey(folder),
    plannedFor: toDay(plannedFor),
    taughtAt: toDay(taughtAt),
  }));
}

/** What is due in this week of each class, by the day where the class is. */
async function dueIn(db: Deps['db'], classes: readonly ShownClass[]) {
  const rows = await db.assignment.findMany({
    where: {
      OR: classes.map(({ id, today }) => {
        const { from, to } = weekAround(today);
        // A day begins up to one earlier elsewhere, and ends up to one later. Which it was is looked at below.
        return { classId: id, dueAt: { gte: fromDay(dayAfter(from, -1)), lt: fromDay(dayAfter(to, 2)) } };
      }),
    },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    select: { id: true, classId: true, title: true, dueAt: true },
  });
  const ofClass = new Map(classes.map((one) => [one.id, one]));
  const due = rows.flatMap(({ dueAt, ...row }) => {
    const of = ofClass.get(row.classId);
    return dueAt && of && isWithin(dayIn(dueAt, of.timeZone), weekAround(of.today)) ? { ...row, dueAt } : [];
  });
  return groupBy(due, (one) => one.classId);
}

/** The points that most students of each class had trouble with lately. */
async function mistakesIn(db: Deps['db'], classes: readonly ShownClass[]) {
  const [rows, roster] = await Promise.all([
    db.workSum.groupBy({
      by: ['classId', 'enrolmentId', 'name'],
      where: {
        kind: 'mistake',
        OR: classes.map((one) => ({ classId: one.id, day: { gte: dayAfter(one.today, -mistakeDays) } })),
      },
      _sum: { answered: true },
    }),
    db.enrolment.findMany({
      where: { classId: { in: classes.map(({ id }) => id) }, ...inRoster },
      select: { id: true },
    }),
  ]);
  const present = new Set(roster.map(({ id }) => id));
  const made = rows.flatMap(({ classId, enrolmentId, name, _sum }) => {
    const mistake = mistakeById(name);
    return mistake && present.has(enrolmentId) ? { classId, enrolmentId, mistake, times: _sum.answered ?? 0 } : [];
  });
  const timesOf = (all: typeof made) => all.reduce((sum, { times }) => sum + times, 0);
  return new Map(
    [...groupBy(made, (one) => one.classId)].map(([classId, ofClass]) => [
      classId,
      [...groupBy(ofClass, ({ mistake }) => mistake.point)]
        .map(([point, all]) => {
          const [first] = [...groupBy(all, ({ mistake }) => mistake.name)].sort(
            ([, one], [, other]) => timesOf(other) - timesOf(one),
          );
          const students = new Set(all.map(({ enrolmentId }) => enrolmentId)).size;
          return { point, name: first?.[0] ?? '', students, times: timesOf(all) };
        })
        .sort((one, other) => other.students - one.students || other.times - one.times)
        .slice(0, pointsPerClass)
        .map(({ point, name, students }) => ({ point, name, students })),
    ]),
  );
}
