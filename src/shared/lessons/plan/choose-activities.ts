import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { type LessonAbout, type MaterialKind, speakingKinds } from '#shared/content/lessons/lesson';
import { plainActivities } from '#shared/content/lessons/plain-activities';
import { type Random, shuffle } from '#shared/core/random';
import { balanceMinutes } from './balance';
import { roundsFor, type Slot, slotsFor, sumOf } from './templates';
import { type AboutClass, canBeDoneOn, suits, type Without } from './to-stage';

interface ChooseOptions {
  about: AboutClass & Pick<LessonAbout, 'framework' | 'minutes'>;
  activities: readonly LessonActivity[];
  without: Without;
  /** Of what kinds there is material for the lesson. */
  materials: readonly MaterialKind[];
  random: Random;
}

export interface SlotChoice {
  slot: Slot;
  activity: LessonActivity;
  minutes: number;
}

/** How many activities are tried in one place, and how many steps a search may take. */
const breadth = 14;
const mostSteps = 6000;
/** The next stage is another way of working after so many alike. */
export const mostAlike = 2;

/**
 * Fills a lesson to its exact minutes: activities in the order of the framework, none twice, at most two in a row with
 * the same grouping. A long lesson goes round its core more than once, unless there are too few activities for that.
 */
export function chooseActivities(options: ChooseOptions): SlotChoice[] {
  const { about } = options;
  for (let rounds = roundsFor(about.minutes); rounds > 0; rounds -= 1) {
    const slots = slotsFor(about.framework, about.type, about.minutes, rounds);
    const choices = search(slots, options);
    if (choices) return choices;
  }
  throw new Error('Plain activities fill every lesson; somebody has shortened them.');
}

function search(slots: readonly Slot[], options: ChooseOptions): SlotChoice[] | undefined {
  const { about, random } = options;
  const total = sumOf(slots);
  const targetMinutes = slots.map(({ share }) => (share / total) * about.minutes);
  const candidates = slots.map((slot, place) => rankActivities(slot, targetMinutes[place] ?? 0, options, random));
  // What the places after this one can take together at least and at most: where the lesson cannot come out, turn back.
  const rest = suffixBounds(candidates);
  let steps = 0;

  function fill(
    activities: readonly LessonActivity[],
    least: number,
    most: number,
  ): readonly LessonActivity[] | undefined {
    const place = activities.length;
    if (place === slots.length) return activities;
    for (const activity of candidates[place] ?? []) {
      steps += 1;
      if (steps > mostSteps) return undefined;
      if (activities.some(({ id }) => id === activity.id) || isMonotonous([...activities, activity])) continue;
      const [short, long] = activity.minutes;
      const after = rest[place + 1] ?? [0, 0];
      if (least + short + after[0] > about.minutes || most + long + after[1] < about.minutes) continue;
      const result = fill([...activities, activity], least + short, most + long);
      if (result) return result;
    }
    return undefined;
  }

  const selection = fill([], 0, 0);
  const minutes =
    selection &&
    balanceMinutes(
      selection.map(({ minutes: [least, most] }, place) => ({ wanted: targetMinutes[place] ?? 0, least, most })),
      about.minutes,
    );
  if (!selection || !minutes) return undefined;
  return slots.flatMap((slot, place) => {
    const activity = selection[place];
    return activity ? [{ slot, activity, minutes: minutes[place] ?? 0 }] : [];
  });
}

function isMonotonous(activities: readonly LessonActivity[]): boolean {
  const last = activities.slice(-mostAlike - 1);
  return last.length > mostAlike && last.every(({ grouping }) => grouping === last[0]?.grouping);
}

/** The activities for one place, the most fitting first; chance decides among those that fit alike. */
function rankActivities(
  slot: Slot,
  targetMinutes: number,
  { activities, about, without, materials }: ChooseOptions,
  random: Random,
) {
  const fitting = activities.filter(
    (one) => one.stages.includes(slot.kind) && suits(one, about, without) && canBeDoneOn(one, materials),
  );
  const byRank = shuffle(fitting, random)
    .map((activity) => ({
      activity,
      rank: misfit(activity, targetMinutes, materials) - favour(activity, about) + random() * 3,
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ activity }) => activity);
  return [...byRank.slice(0, breadth), ...plainActivities.filter(({ stages }) => stages.includes(slot.kind))];
}

function misfit(
  { minutes: [least, most], uses }: LessonActivity,
  targetMinutes: number,
  materials: readonly MaterialKind[],
) {
  const offBy = Math.max(0, least - targetMinutes, targetMinutes - most);
  if (!uses) return offBy;
  if (!materials.includes(uses)) return offBy + 4;
  // What was written for this topic is what the lesson was asked for.
  return offBy - ((speakingKinds as readonly string[]).includes(uses) ? 6 : 1.5);
}

/** What was written for some kinds of lesson suits them better than what suits all. */
function favour({ types, madeFor }: LessonActivity, { type }: Pick<LessonAbout, 'type'>): number {
  if (madeFor?.includes(type)) return 5;
  return types ? 1.5 : 0;
}

function suffixBounds(candidates: readonly (readonly LessonActivity[])[]): (readonly [number, number])[] {
  const bounds: (readonly [number, number])[] = [[0, 0]];
  for (const place of [...candidates].reverse()) {
    const [least, most] = bounds[0] ?? [0, 0];
    const shortest = Math.min(...place.map(({ minutes }) => minutes[0]));
    const longest = Math.max(...place.map(({ minutes }) => minutes[1]));
    bounds.unshift([least + shortest, most + longest]);
  }
  return bounds;
}
