import { type Random, shuffle } from '../../random';
import { bandOf } from './bands';
import { type Estimate, estimateAbility, type Outcome } from './rasch';

/** The skills of a placement test, and how many of thirty questions are about each. */
export const placementSkills = { grammar: 9, vocabulary: 9, reading: 6, listening: 6 } as const;
export type PlacementSkill = keyof typeof placementSkills;

/** Something that could be asked next: a point, some words, a text. */
export interface Slot {
  /** Asked once at most. */
  id: string;
  skill: PlacementSkill;
  difficulty: number;
}

/** A question that was answered. */
export interface PlacementAnswer extends Outcome {
  skill: PlacementSkill;
}

const least = 20;
export const placementMost = 30;
const goodEnough = 0.35;

/** Nine of ten cases lie within so many standard errors of a normal distribution. */
const nineOfTen = 1.645;

/**
 * Over after thirty questions, or after twenty where the level is clear: the estimate is good, or lies within one level
 * with nine tenths of its chance, so that more questions would hardly change it. Rasch's model tells a quarter of a unit
 * of information at most with each question: thirty come to an error of 0.36, and so it is the second that ends a test.
 */
export function isPlaced(count: number, { ability, error }: Estimate): boolean {
  if (count < least) return false;
  const isInOneBand = bandOf(ability - nineOfTen * error) === bandOf(ability + nineOfTen * error);
  return count >= placementMost || error < goodEnough || isInOneBand;
}

/** Of so many best ones one is asked, so that not everybody meets the same ("randomesque", Kingsbury and Zara 1989). */
const bestFew = 5;

/**
 * What to ask next: of the skill that is most behind, what tells most about somebody of this ability. In Rasch's model
 * that is what is nearest in difficulty. Nothing where all is asked.
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
  const distance = ({ difficulty }: Slot) => Math.abs(difficulty - ability);
  // Mixed first: many are equally near.
  const near = shuffle(
    free.filter(({ skill }) => skill === first),
    random,
  ).sort((a, b) => distance(a) - distance(b));
  return near[Math.floor(random() * Math.min(bestFew, near.length))];
}
