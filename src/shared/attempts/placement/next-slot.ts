import { type Random, shuffle } from '#shared/core/random';
import { bandOf } from './bands';
import { type Difficulty, type Estimate, estimateAbility, informationOf, type Outcome } from './rasch';

/** The skills of a placement test, and how many of thirty questions are about each. */
export const placementSkills = { grammar: 9, vocabulary: 9, reading: 6, listening: 6 } as const;
export type PlacementSkill = keyof typeof placementSkills;

/** Something that could be asked next: a point, some words, a text. */
export interface Slot extends Difficulty {
  /** Asked once at most. */
  id: string;
  skill: PlacementSkill;
}

/** A question that was answered. */
export interface PlacementAnswer extends Outcome {
  skill: PlacementSkill;
}

const least = 20;
export const placementMost = 30;

/** Nine of ten cases lie within so many standard errors of a normal distribution. */
const nineOfTen = 1.645;

/**
 * Over after thirty questions, or after twenty where the level is clear: the estimate lies within one level with nine
 * tenths of its chance, so that more questions would hardly change it. Thirty questions that can be guessed come to an
 * error of about 0.5, a third of a level: only at both ends of the scale, beyond which there is no other level, is
 * twenty enough.
 */
export function isPlaced(count: number, { ability, error }: Estimate): boolean {
  if (count < least) return false;
  const isInOneBand = bandOf(ability - nineOfTen * error) === bandOf(ability + nineOfTen * error);
  return count >= placementMost || isInOneBand;
}

/** Of so many best ones one is asked, so that not everybody meets the same ("randomesque", Kingsbury and Zara 1989). */
const bestFew = 5;

/**
 * What to ask next: of the skill that is most behind, what tells most about somebody of this ability. Nothing where all
 * is asked.
 */
export function nextSlot<One extends Slot>(
  slots: readonly One[],
  answers: readonly PlacementAnswer[],
  used: ReadonlySet<string>,
  random: Random,
): One | undefined {
  const free = slots.filter(({ id }) => !used.has(id));
  const behind = (skill: PlacementSkill) =>
    answers.filter((answer) => answer.skill === skill).length / placementSkills[skill];
  const [first] = free.map(({ skill }) => skill).sort((a, b) => behind(a) - behind(b));
  const { ability } = estimateAbility(answers);
  // Mixed first: many tell as much.
  const best = shuffle(
    free.filter(({ skill }) => skill === first),
    random,
  ).sort((a, b) => informationOf(ability, b) - informationOf(ability, a));
  return best[Math.floor(random() * Math.min(bestFew, best.length))];
}
