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
import { extraTalk, roundsFor, type Slot, slotsFor, sumOf } from './templates';
import { type AboutClass, canBeDoneOn, suits, textStages, type Without } from './to-stage';
import { isTalk } from './work';

interface ChooseOptions {
  about: AboutClass & Pick<LessonAbout, 'minutes'>;
  activities: readonly LessonActivity[];
  without: Without;
  /** Activities by their ids that come last, as the class has had them. */
  usedBefore?: ReadonlySet<string> | undefined;
  /** Of what kinds there is material for the lesson. */
  materials: readonly MaterialKind[];
  /** A text is read or heard in any case. */
  readsText: boolean;
  /** How many minutes what an activity works with there wants, where that is known. */
  workOf: (activity: LessonActivity, kind: StageKind) => number | undefined;
  random: Random;
}

export interface SlotChoice {
  slot: Slot;
  activity: LessonActivity;
  minutes: number;
  /** How many it would want, where that is known. */
  work: number | undefined;
}

/** How many activities are tried in one place, and how many steps a search may take. */
const breadth = 14;
const mostSteps = 220;
/** The next stage is another way of working after so many alike. */
export const mostAlike = 2;

/** Fewer minutes than these are no stage of its own: those that are there take them. */
const leastLeft = 6;
/** A stage has hardly begun before these minutes are over; some short lessons have no more for it. */
const leastOfStage = 3;
/** How many stages a lesson gets for the time that its own ones leave. */
const mostExtras = 3;

/**
 * Fills a lesson to its exact minutes: activities in the order of the framework, none twice, at most two in a row with
 * the same grouping. A long lesson goes round its core more than once, unless there are too few activities for that.
 * Where the work of its stages leaves time, there is another talk, about something else: nothing is drawn out.
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

interface Lesson {
  slots: readonly Slot[];
  activities: readonly LessonActivity[];
}

/** With a talk about something else, as long as there is time for one. */
function withExtraTalks(lesson: Lesson, options: SearchOptions): Lesson {
  const { about, byKind } = options;
  let { slots, activities } = lesson;
  for (let extras = 0; extras < mostExtras; extras += 1) {
    const left = about.minutes - sum(wantedMinutes({ slots, activities }, options));
    if (left < leastLeft) break;
    // What has been talked about is not talked about again.
    const talkedAbout = activities.filter((_, place) => isTalk(slots[place]?.kind)).map(({ uses }) => uses);
    const place = slots.findLastIndex(({ weight }) => weight === 'core') + 1;
    const withTalk = (byKind.get(extraTalk.kind) ?? [])
      .filter(
        (one) =>
          isComposedFor(one, about) &&
          one.uses &&
          !talkedAbout.includes(one.uses) &&
          !(isEndedOrNothing(one) && (options.workOf(one, extraTalk.kind) ?? 0) > left + 1),
      )
      .map((one) => activities.toSpliced(place, 0, one))
      .find((all) => !all.some((_, at) => isMonotonous(all.slice(0, at + 1))));
    if (!withTalk) break;
    slots = slots.toSpliced(place, 0, extraTalk);
    activities = withTalk;
  }
  return { slots, activities };
}

/** Of questions some are answered; a scene is played to its end, and a decision is made. */
const isEndedOrNothing = ({ uses }: LessonActivity) => uses === 'role-cards' || uses === 'decision';

function search(slots: readonly Slot[], options: SearchOptions): SlotChoice[] | undefined {
  const { about } = options;
  const targetMinutes = targetsOf(slots, about.minutes);
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
  if (!selection) return undefined;
  const alone = { slots, activities: selection };
  return toChoices(withExtraTalks(alone, options), options) ?? toChoices(alone, options);
}

/** To the minute; nothing where these activities cannot take exactly as long as the lesson. */
function toChoices({ slots, activities }: Lesson, options: SearchOptions): SlotChoice[] | undefined {
  const wanted = wantedMinutes({ slots, activities }, options);
  const balanced = (leastOfAll: number) =>
    balanceMinutes(
      activities.map(({ minutes: [least, most] }, place) => ({
        wanted: wanted[place] ?? 0,
        least: Math.min(most, Math.max(least, leastOfAll)),
        most,
      })),
      options.about.minutes,
    );
  const minutes = balanced(leastOfStage) ?? balanced(1);
  return minutes?.flatMap((stageMinutes, place) => {
    const [slot, activity] = [slots[place], activities[place]];
    return slot && activity
      ? [{ slot, activity, minutes: stageMinutes, work: options.workOf(activity, slot.kind) }]
      : [];
  });
}

function targetsOf(slots: readonly Slot[], minutes: number): number[] {
  const total = sumOf(slots);
  return slots.map(({ share }) => (share / total) * minutes);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** By the work in each, and by its share of the lesson where that is not known: what is around the core is not drawn out. */
function wantedMinutes(
  { slots, activities }: Lesson,
  { about, workOf }: Pick<SearchOptions, 'about' | 'workOf'>,
): number[] {
  const shares = targetsOf(slots, about.minutes);
  const readings = slots.filter(({ kind }) => kind === 'while reading or listening').length;
  const wantedAt = (place: number) => {
    const [slot, activity, share = 0] = [slots[place], activities[place], shares[place]];
    if (!slot || !activity) return 0;
    const work = workOf(activity, slot.kind);
    // The text is divided among the stages that read it.
    if (work !== undefined) return slot.kind === 'while reading or listening' ? work / readings : work;
    const [least, most] = activity.minutes;
    return slot.weight === 'core' ? share : Math.min(share, (least + most) / 2);
  };
  const wanted = slots.map((slot, place) => (slot === extraTalk ? 0 : wantedAt(place)));
  // Further talks take what the others leave.
  slots.forEach((slot, place) => {
    if (slot === extraTalk) wanted[place] = Math.min(wantedAt(place), Math.max(leastLeft, about.minutes - sum(wanted)));
  });
  return wanted;
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
  { byKind, about, materials, random, isCoreFree, usedBefore }: SearchOptions,
) {
  const needsMaterial = slot.weight === 'core' && !isCoreFree;
  const fitting = (byKind.get(slot.kind) ?? []).filter(
    (one) =>
      (!needsMaterial || worksWith(one, slot.kind, materials)) &&
      // What is reviewed was learnt before: nothing of today.
      !(slot.kind === 'review' && one.uses),
  );
  const composed = fitting.filter((one) => isComposedFor(one, about));
  const isNew = ({ id }: LessonActivity) => !usedBefore?.has(id);
  const newFirst = (all: readonly LessonActivity[]) => [...all.filter(isNew), ...all.filter((one) => !isNew(one))];
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
  const other = needsMaterial ? byRank : [...newFirst(byRank).slice(0, breadth), ...plain];
  return newFirst([...composed, ...other]);
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
