import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { lessonLimits, type Stage } from '#shared/content/lessons/lesson';
import { count } from '#shared/core/count';
import { balanceMinutes } from './balance';
import { givenUpFirst } from './templates';

/** The stages after a change, with what to say about it, or why it cannot be. */
export type ChangeResult = { ok: true; stages: Stage[]; said?: string } | { ok: false; why: string };

/** How long a stage may be. */
export type BoundsOf = (stage: Stage) => readonly [least: number, most: number];

/** Stages that a teacher wrote may take any time in reason. */
const ownBounds = [1, 60] as const;

/** The bounds of the activity that a stage was made from; what a teacher chose for it is always within. */
export function boundsBy(activities: readonly LessonActivity[]): BoundsOf {
  const boundsById = new Map(activities.map(({ id, minutes }) => [id, minutes]));
  return ({ activityId, minutes }) => {
    const [least, most] = boundsById.get(activityId ?? '') ?? ownBounds;
    return [Math.min(least, minutes), Math.max(most, minutes)];
  };
}

export const minutesOf = (stages: readonly Stage[]) => stages.reduce((sum, { minutes }) => sum + minutes, 0);

const no = (why: string): ChangeResult => ({ ok: false, why });
const yes = (stages: Stage[], note?: string): ChangeResult => ({ ok: true, stages, ...(note && { said: note }) });
/** The same stages in `total` minutes; locked stages and those named keep theirs. */
function rebalance(
  stages: readonly Stage[],
  total: number,
  boundsOf: BoundsOf,
  keep: readonly string[] = [],
): Stage[] | undefined {
  const minutes = balanceMinutes(
    stages.map((stage) => {
      if (stage.locked || keep.includes(stage.id)) {
        return { wanted: stage.minutes, least: stage.minutes, most: stage.minutes };
      }
      const [least, most] = boundsOf(stage);
      return { wanted: stage.minutes, least, most };
    }),
    total,
  );
  return minutes && stages.map((stage, place) => ({ ...stage, minutes: minutes[place] ?? stage.minutes }));
}

/** Gives one stage so many minutes; the others take or give the difference. */
export function setMinutes(stages: readonly Stage[], id: string, minutes: number, boundsOf: BoundsOf): ChangeResult {
  if (!Number.isInteger(minutes) || minutes < 1) return no('A stage takes 1 minute at least.');
  const total = minutesOf(stages);
  if (stages.length === 1) return no(`This is the only stage: it takes the whole ${count(total, 'minute')}.`);
  const next = rebalance(
    stages.map((stage) => (stage.id === id ? { ...stage, minutes } : stage)),
    total,
    boundsOf,
    [id],
  );
  if (next) return yes(next);
  const before = stages.find((stage) => stage.id === id)?.minutes ?? 0;
  const difference = count(Math.abs(minutes - before), 'minute');
  return no(
    minutes > before
      ? `The other stages cannot give ${difference}. Unlock or remove one first, or make the lesson longer.`
      : `The other stages cannot take ${difference} more. Unlock or add one first, or make the lesson shorter.`,
  );
}

/** Gives the whole lesson so many minutes. */
export function setTotal(stages: readonly Stage[], total: number, boundsOf: BoundsOf): ChangeResult {
  if (!Number.isInteger(total) || total < lessonLimits.leastMinutes || total > lessonLimits.mostMinutes) {
    return no(`Please give ${lessonLimits.leastMinutes} to ${lessonLimits.mostMinutes} minutes.`);
  }
  const next = rebalance(stages, total, boundsOf);
  if (next) return yes(next);
  return no(
    total > minutesOf(stages)
      ? `These stages cannot fill ${count(total, 'minute')}. Add a stage first.`
      : `These stages do not fit into ${count(total, 'minute')}. Remove a stage first.`,
  );
}

/** Puts another stage in the place of one; its minutes stay as near as they can. */
export function swap(stages: readonly Stage[], id: string, by: Stage, boundsOf: BoundsOf): ChangeResult {
  const before = stages.find((stage) => stage.id === id);
  if (!before) return no('There is no such stage.');
  if (before.locked) return no('This stage is locked. Unlock it to swap it.');
  const [least, most] = boundsOf({ ...by, minutes: by.minutes });
  const minutes = Math.min(Math.max(before.minutes, least), most);
  const next = rebalance(
    stages.map((stage) => (stage.id === id ? { ...by, id, minutes } : stage)),
    minutesOf(stages),
    boundsOf,
  );
  return next
    ? yes(next)
    : no('This activity does not fit into the time. Unlock another stage, or choose another one.');
}

/** Moves a stage by so many places; at the ends it stays. */
export function move(stages: readonly Stage[], id: string, by: number): ChangeResult {
  const from = stages.findIndex((stage) => stage.id === id);
  const moved = stages[from];
  if (!moved) return no('There is no such stage.');
  const to = Math.min(Math.max(from + by, 0), stages.length - 1);
  const rest = stages.filter((stage) => stage.id !== id);
  return yes([...rest.slice(0, to), moved, ...rest.slice(to)]);
}

/** Puts a stage in before place `at`; the others make room for it. */
export function add(stages: readonly Stage[], stage: Stage, at: number, boundsOf: BoundsOf): ChangeResult {
  if (stages.length >= lessonLimits.stages) return no(`A lesson has at most ${lessonLimits.stages} stages.`);
  const total = minutesOf(stages);
  const all = [...stages.slice(0, at), stage, ...stages.slice(at)];
  const [least] = boundsOf(stage);
  // As long as it wants to be where the others can make room, else as short as it can be.
  const next = rebalance(all, total, boundsOf);
  if (next) return yes(next);
  return no(
    `The other stages cannot make room for ${count(least, 'minute')}. Unlock or remove one, or make the lesson longer.`,
  );
}

/** Takes a stage out; the others fill its time. */
export function remove(stages: readonly Stage[], id: string, boundsOf: BoundsOf): ChangeResult {
  const removed = stages.find((stage) => stage.id === id);
  if (!removed) return no('There is no such stage.');
  if (stages.length === 1) return no('A lesson has one stage at least.');
  const next = rebalance(
    stages.filter((stage) => stage.id !== id),
    minutesOf(stages),
    boundsOf,
  );
  if (next) return yes(next);
  return no(
    `The other stages cannot fill its ${count(removed.minutes, 'minute')}. Add a stage first, or swap this one.`,
  );
}

/**
 * A late lesson: fits what comes from place `from` on into the minutes that are left. Where shorter stages are not
 * enough, the least important that are not locked are left out.
 */
export function replan(stages: readonly Stage[], from: number, minutesLeft: number, boundsOf: BoundsOf): ChangeResult {
  const done = stages.slice(0, from);
  let rest = stages.slice(from);
  if (rest.length === 0) return no('No stages are left.');
  if (minutesLeft < 1) return no('No time is left.');
  const leftOut: string[] = [];
  for (;;) {
    const next = rebalance(rest, minutesLeft, boundsOf) ?? (isShort(rest, minutesLeft) ? undefined : [...rest]);
    if (next) {
      const note = leftOut.length > 0 ? `Left out: ${leftOut.join(', ')}.` : undefined;
      return yes([...done, ...next], note);
    }
    const goes = rest
      .filter(({ locked }) => !locked)
      .sort((a, b) => givenUpFirst.indexOf(a.kind) - givenUpFirst.indexOf(b.kind))[0];
    if (!goes || rest.length === 1) break;
    rest = rest.filter(({ id }) => id !== goes.id);
    leftOut.push(goes.title);
  }
  const [last] = rest;
  if (last && rest.length === 1 && !last.locked) {
    const remark = leftOut.length > 0 ? `Left out: ${leftOut.join(', ')}.` : undefined;
    return yes([...done, { ...last, minutes: minutesLeft }], remark);
  }
  return no(`The locked stages alone take longer than the ${count(minutesLeft, 'minute')} that are left.`);

  /** Too long for the time; otherwise more time is left than they can use, which needs no change. */
  function isShort(left: readonly Stage[], minutes: number): boolean {
    const least = left.reduce((sum, stage) => sum + (stage.locked ? stage.minutes : boundsOf(stage)[0]), 0);
    return least > minutes;
  }
}
