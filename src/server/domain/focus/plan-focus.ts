import { type ClassAccessRefusal, classFor } from '#server/domain/access/classes';
import { inRoster } from '#server/domain/classes/class-row';
import { writtenFor } from '#server/domain/generate/lesson-plan';
import { createInside } from '#server/domain/library/resources';
import type { Deps } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { rehearse, transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { classProfile } from '#server/domain/progress/class-profile';
import { insideSpace, quotasNow, type Saving } from '#server/domain/space/space';
import { firstAnswer, rememberAnswer } from '#server/domain/wallet/tokens/idempotency';
import { type PaymentRefusal, payFor } from '#server/domain/wallet/tokens/pay-for';
import { type FocusList, type PlanFocusInput, type PlanFocusOutput, planFocusOutput } from '#shared/api/focus';
import { ageGroups } from '#shared/classes/age-groups';
import { inOrder } from '#shared/classes/period';
import { findApp } from '#shared/core/apps';
import { levels } from '#shared/core/level';
import { dayIn } from '#shared/core/locale';
import { newSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import type { Trouble } from '#shared/grammar/parallel-items';
import { pointOf } from '#shared/grammar/point-of';
import { pointById } from '#shared/grammar/points';
import { leastMinutesOfFocus, mostFocusPoints } from '#shared/lessons/plan/focus-minutes';
import {
  aboutFocus,
  askedAgainId,
  planFromMistakes,
  questionsIn,
  titleOfFocus,
} from '#shared/lessons/plan/plan-from-mistakes';
import { toTrouble } from './focus-row';
import { dueIn, listFocuses } from './focuses';

type Needs = Saving & Pick<Deps, 'random' | 'words' | 'metrics'>;
type PlanRefusal =
  | ClassAccessRefusal
  | PaymentRefusal
  | 'student_not_found'
  | 'class_archived'
  | 'focus_point_unknown'
  | 'focus_too_short'
  | 'idempotency_key_reused'
  | 'library_full'
  | 'space_full';

/** The app whose price a plan has. */
const action = 'lesson-planner';
/** Where nobody said how old they are, as in the planner itself. */
const usualAge = 'teenagers';
const mostStudents = 60;

/**
 * Plans a lesson from what a class gets wrong, keeps it among the work of who asks, and remembers what it is about.
 * Paid, kept and remembered is all of it or nothing: nobody pays for a plan that was not made.
 */
export async function planFocus(
  deps: Needs,
  user: User,
  input: PlanFocusInput,
): Promise<Result<PlanFocusOutput, PlanRefusal>> {
  const { db, clock } = deps;
  const access = await classFor(db, user, input.id, 'teach');
  if (!access.ok) return access;
  if (access.value.archivedAt) return err('class_archived');
  // What was planned may be out of the profile by now.
  const earlier = await rehearse(db, (tx) => firstAnswer(tx, user, input, planFocusOutput));
  if (earlier) return earlier;
  const made = await lessonFor(deps, user, input);
  if (!made.ok) return made;
  const { lesson, title, focus, starters } = made.value;
  const quotas = await quotasNow(deps);
  let charged = 0;
  const outcome = await transact(db, async (tx) => {
    await lockUser(tx, user.id);
    const answered = await firstAnswer(tx, user, input, planFocusOutput);
    if (answered) return answered;
    const amount = findApp(action)?.tokenCost ?? 0;
    const paid = await payFor(tx, deps, user, { amount, action });
    if (!paid.ok) return paid;
    const now = clock.now();
    const saved = await insideSpace(tx, quotas, user.id, () =>
      createInside(tx, user, { kind: 'lesson', title, level: lesson.about.level, data: lesson }, now),
    );
    if (!saved.ok) return saved;
    const lessonId = saved.value.id;
    const { id } = await tx.classFocus.create({
      data: { ...focus, lessonId, createdAt: now },
      select: { id: true },
    });
    // Whoever recalls it at the beginning of a lesson is not counted: so it returns in a week.
    await tx.focusCheck.createMany({ data: starters.map((one) => ({ ...one, kind: 'starter', createdAt: now })) });
    const answer = { id, lessonId, title, paid: paid.value };
    await rememberAnswer(tx, deps, user, input, answer);
    charged = paid.value.charged;
    return ok(answer);
  });
  if (outcome.ok) deps.metrics.tokensSpent(charged);
  return outcome;
}

/** The lesson, with what is remembered of it. */
async function lessonFor(deps: Needs, user: User, input: PlanFocusInput) {
  const { db, clock, random } = deps;
  const [profile, focuses, row] = await Promise.all([
    classProfile(deps, user, input),
    listFocuses(deps, user, { id: input.id }),
    db.class.findUniqueOrThrow({
      where: { id: input.id },
      select: {
        level: true,
        ageGroup: true,
        timeZone: true,
        _count: { select: { enrolments: { where: inRoster } } },
      },
    }),
  ]);
  if (!profile.ok) return profile;
  if (!focuses.ok) return focuses;
  const troubles = input.points.flatMap((id): Trouble[] => {
    const entry = profile.value.items.find(({ point }) => point === id);
    const point = pointById(id);
    return entry && point ? [{ point: point.id, mistakes: entry.mistakes.map((one) => one.id) }] : [];
  });
  const [first] = troubles;
  if (!first || troubles.length < input.points.length) return err('focus_point_unknown');
  const due = await startersOf(db, focuses.value, input);
  const least = leastMinutesOfFocus(troubles.length, due.length > 0);
  if (input.minutes < least) {
    return err('focus_too_short', { text: `For so many points a lesson needs ${least} minutes at least.` });
  }
  const level = levels.find((one) => one === row.level) ?? pointById(first.point)?.level ?? 'A1';
  const about = {
    level,
    age: ageGroups.find((one) => one === row.ageGroup) ?? usualAge,
    classSize: Math.min(Math.max(row._count.enrolments, 1), mostStudents),
    minutes: input.minutes,
  } as const;
  const seed = newSeed(random);
  const written = await writtenFor(deps, { about: aboutFocus(about, first.point) }, {});
  const lesson = planFromMistakes({ about, troubles, returning: due.map(({ trouble }) => trouble), written, seed });
  const { from, to } = inOrder(input);
  const today = dayIn(clock.now(), row.timeZone);
  return ok({
    lesson,
    title: titleOfFocus(troubles, level),
    focus: {
      classId: input.id,
      fromDay: from ?? null,
      toDay: to && to < today ? to : today,
      points: { create: troubles.map(({ point, mistakes }, place) => ({ point, place, mistakes: [...mistakes] })) },
    },
    starters: due.map(({ focusId, trouble: { point } }) => ({
      focusId,
      point,
      items: questionsIn(lesson, askedAgainId).filter((item) => pointOf(item) === point).length,
    })),
  });
}

/** What is to be asked again besides the points of the lesson: no more than it can begin with. */
async function startersOf(db: Deps['db'], focuses: FocusList, { points, asksAgain }: PlanFocusInput) {
  const due = asksAgain ? dueIn(focuses).filter(({ point }) => !points.includes(point)) : [];
  const rows = await db.focusPoint.findMany({
    where: { OR: due },
    orderBy: [{ focusId: 'desc' }, { place: 'asc' }],
    take: mostFocusPoints,
    select: { focusId: true, point: true, mistakes: true },
  });
  return rows.flatMap((row) => toTrouble(row).map((trouble) => ({ focusId: row.focusId, trouble })));
}
