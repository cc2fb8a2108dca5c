import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import {
  isWrittenKind,
  type LessonAbout,
  type LessonType,
  type MaterialKind,
  type StageKind,
  stageKindIds,
} from '#shared/content/lessons/lesson';
import { plainActivities } from '#shared/content/lessons/plain-activities';
import { type Random, shuffle } from '#shared/core/random';
import { balanceMinutes } from './balance';
import { roundsFor, type Slot, slotsFor, sumOf } from './templates';
import { type AboutClass, canBeDoneOn, suits, textStages, type Without } from './to-stage';

interface ChooseOptions {
  about: AboutClass & Pick<LessonAbout, 'minutes'>;
  activities: readonly LessonActivity[];
  without: Without;
  /** Of what kinds there is material for the lesson. */
  materials: readonly MaterialKind[];
  /** A text is read or heard in any case. */
  readsText: boolean;
  random: Random;
}

export interface SlotChoice {
  slot: Slot;
  activity: LessonActivity;
  minutes: number;
}

/** How many activities are tried in one place, and how many steps a search may take. */
const breadth = 14;
const mostSteps = 220;
/** The next stage is another way of working after so many alike. */
export const mostAlike = 2;

/**
 * Fills a lesson to its exact minutes: activities in the order of the framework, none twice, at most two in a row with
 * the same grouping. A long lesson goes round its core more than once, unless there are too few activities for that.
 */
export function chooseActivities(options: ChooseOptions): SlotChoice[] {
  const { about, activities, without, materials, readsText } = options;
  const { framework, type, minutes } = about;
  const fitting = activities.filter((one) => suits(one, about, without) && canBeDoneOn(one, materials));
  const byKind = new Map(stageKindIds.map((kind) => [kind, fitting.filter(({ stages }) => stages.includes(kind))]));
  for (const isCoreFree of [false, true])
    for (let rounds = roundsFor(about.minutes); rounds > 0; rounds -= 1) {
      const slots = slotsFor({ framework, type, minutes, rounds, readsText });
      const choices = search(slots, { ...options, byKind, isCoreFree });
      if (choices) return choices;
    }
  throw new Error('Plain activities fill every lesson; somebody has shortened them.');
}

interface SearchOptions extends Omit<ChooseOptions, 'activities' | 'without'> {
  /** Those that suit the class and what there is for the lesson. */
  byKind: ReadonlyMap<StageKind, readonly LessonActivity[]>;
  /** Unless it is, each stage of the core works with a material. */
  isCoreFree: boolean;
}

function search(slots: readonly Slot[], options: SearchOptions): SlotChoice[] | undefined {
  const { about } = options;
  const total = sumOf(slots);
  const targetMinutes = slots.map(({ share }) => (share / total) * about.minutes);
  const ranked = slots.map((slot, place) => rankActivities(slot, targetMinutes[place] ?? 0, options));
  if (ranked.some(({ length }) => length === 0)) return undefined;
  const candidates = withWanted(slots, ranked, options);
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

/** What a lesson of a type cannot be without, where there is any. */
const wantedKinds: Partial<Record<LessonType, readonly MaterialKind[]>> = {
  grammar: ['situation', 'questions'],
  writing: ['model'],
};
const wantedOfMost: readonly MaterialKind[] = ['words'];

/** The same candidates, those that work with what is wanted in front in one place of the core for each kind of it. */
function withWanted(
  slots: readonly Slot[],
  ranked: readonly (readonly LessonActivity[])[],
  { about, materials }: SearchOptions,
) {
  const candidates = [...ranked];
  const taken = new Set<number>();
  for (const kind of (wantedKinds[about.type] ?? wantedOfMost).filter((one) => materials.includes(one))) {
    const worksWithIt = ({ uses }: LessonActivity) => uses === kind;
    const place = candidates.findIndex(
      (ofPlace, at) => slots[at]?.weight === 'core' && !taken.has(at) && ofPlace.some(worksWithIt),
    );
    const ofPlace = candidates[place];
    if (!ofPlace || ofPlace[0]?.composed) continue;
    taken.add(place);
    candidates[place] = [...ofPlace.filter(worksWithIt), ...ofPlace.filter((one) => !worksWithIt(one))];
  }
  return candidates;
}

function isMonotonous(activities: readonly LessonActivity[]): boolean {
  const last = activities.slice(-mostAlike - 1);
  // Whoever wrote a whole lesson has seen to that.
  if (last.every(({ composed }) => composed)) return false;
  return last.length > mostAlike && last.every(({ grouping }) => grouping === last[0]?.grouping);
}

/** The activities for one place, the most fitting first; chance decides among those that fit alike. */
function rankActivities(
  slot: Slot,
  targetMinutes: number,
  { byKind, about, materials, random, isCoreFree }: SearchOptions,
) {
  const needsMaterial = slot.weight === 'core' && !isCoreFree;
  const fitting = (byKind.get(slot.kind) ?? []).filter(
    (one) =>
      (!needsMaterial || worksWith(one, slot.kind, materials)) &&
      // What is reviewed was learnt before: nothing of today.
      !(slot.kind === 'review' && one.uses),
  );
  const composed = fitting.filter((one) => isComposedFor(one, about));
  const byRank = shuffle(
    fitting.filter((one) => one.composed !== true),
    random,
  )
    .map((activity) => ({
      activity,
      rank: misfit(activity, targetMinutes, materials) - favour(activity, about) + random() * 3,
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ activity }) => activity);
  const plain = plainActivities.filter(({ stages }) => stages.includes(slot.kind));
  const other = needsMaterial ? byRank : [...byRank.slice(0, breadth), ...plain];
  return [...composed, ...other];
}

/** True of a stage of the lesson that was written as one whole for this type. */
const isComposedFor = ({ composed, types }: LessonActivity, { type }: Pick<LessonAbout, 'type'>) =>
  composed === true && types?.includes(type) === true;

/** A text before, while and after it is read, and the material of a task that is reported on, come by themselves. */
const worksWith = ({ uses }: LessonActivity, kind: StageKind, materials: readonly MaterialKind[]) =>
  uses === undefined ? kind === 'report' || textStages.includes(kind) : materials.includes(uses);

function misfit(
  { minutes: [least, most], uses }: LessonActivity,
  targetMinutes: number,
  materials: readonly MaterialKind[],
) {
  const offBy = Math.max(0, least - targetMinutes, targetMinutes - most);
  if (!uses) return offBy;
  if (!materials.includes(uses)) return offBy + 4;
  // What was written for this topic, point or kind of text is what the lesson was asked for.
  return offBy - (isWrittenKind(uses) ? 6 : uses === 'discussion' ? 4.5 : 1.5);
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
