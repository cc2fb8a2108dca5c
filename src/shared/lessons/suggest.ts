import { ageIds, type ages } from '#shared/content/lessons/lesson';
import type { StarterLesson } from '#shared/content/lessons/starters/starter';
import { type Level, levels } from '#shared/core/level';

/* Which starter lessons a class is offered: by its level and age, and by what it gets wrong. */

/** What of a class counts. */
export interface TaughtClass {
  level: Level | null;
  ageGroup: keyof typeof ages | null;
  /** Ids of starter lessons that it is not to have again. */
  had: ReadonlySet<string>;
}

/** How far a lesson is from the age of a class: 0 is its own. Where that is not said, any lesson is. */
const ageDistance = (age: keyof typeof ages, of: TaughtClass['ageGroup']): number =>
  of === null ? 0 : Math.abs(ageIds.indexOf(age) - ageIds.indexOf(of));

/** Starter lessons of its level, those for its own age first and none for adults where it has children. */
export function startersFor(starters: readonly StarterLesson[], { level, ageGroup, had }: TaughtClass, most: number) {
  return starters
    .filter((one) => one.level === level && !had.has(one.id) && ageDistance(one.data.about.age, ageGroup) <= 1)
    .sort((one, other) => ageDistance(one.data.about.age, ageGroup) - ageDistance(other.data.about.age, ageGroup))
    .slice(0, most);
}

/** The starter lesson on a grammar point: of the level of the class, or of the one below where it has to go back. */
export function starterOn(
  starters: readonly StarterLesson[],
  point: string,
  { level, ageGroup, had }: TaughtClass,
): StarterLesson | undefined {
  const stepsBack = (one: StarterLesson) => (level ? levels.indexOf(level) - levels.indexOf(one.level) : 0);
  return starters
    .filter(({ id, data }) => data.about.point === point && !had.has(id))
    .filter((one) => ageDistance(one.data.about.age, ageGroup) <= 1 && [0, 1].includes(stepsBack(one)))
    .sort((one, other) => stepsBack(one) - stepsBack(other))[0];
}
