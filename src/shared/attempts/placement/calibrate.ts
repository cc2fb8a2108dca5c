import * as z from 'zod';
import type { Item } from '#shared/items/item';
import { chanceOfRight, type Difficulty } from './rasch';

/** What the answers of many people say of a sort of question. */
export const calibration = z.object({
  answers: z.int(),
  /** On the scale of abilities, in logits, with its standard error. */
  difficulty: z.number(),
  error: z.number(),
  /** How closely being right goes with ability: a correlation, from -1 to 1. */
  discrimination: z.number(),
  /** Of the strongest quarter of those who answered, how many were right, from 0 to 1. */
  strongRight: z.number(),
});
export type Calibration = z.infer<typeof calibration>;

/** Somebody's first answer to a question, and what they can by all of their answers. */
export interface GivenAnswer {
  ability: number;
  isRight: boolean;
}

/** With fewer answers a difficulty is what its level says. */
export const calibrationFewest = 30;

/** A level says roughly how hard a question is: two of three lie within this of it, so much is trusted to it. */
const priorSpread = 1;
/** The best 27 % tell most about a question (Kelley 1939). */
const strongShare = 0.27;

const reach = 5;
const steps = 101;

/**
 * The difficulty that the answers speak for: the mean of the posterior over a normal prior around what was assumed, with
 * the abilities taken as known (Rasch's model, and Birnbaum's chance to guess). Discrimination is the correlation of
 * being right with ability (point-biserial). Nothing where the answers are too few.
 */
export function calibrate(assumed: Difficulty, given: readonly GivenAnswer[]): Calibration | undefined {
  if (given.length < calibrationFewest) return undefined;
  const grid = Array.from(
    { length: steps },
    (_, step) => assumed.difficulty - reach + (2 * reach * step) / (steps - 1),
  );
  const logs = grid.map((difficulty) =>
    given.reduce(
      (sum, { ability, isRight }) => {
        const chance = chanceOfRight(ability, { ...assumed, difficulty });
        return sum + Math.log(isRight ? chance : 1 - chance);
      },
      -((difficulty - assumed.difficulty) ** 2) / (2 * priorSpread ** 2),
    ),
  );
  // Hundreds of answers make the likelihood smaller than a number can be: only how it compares with the best counts.
  const best = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - best));
  const total = sumOf(weights);
  const average = (value: (difficulty: number) => number) =>
    sumOf(grid.map((difficulty, place) => value(difficulty) * (weights[place] ?? 0))) / total;
  const difficulty = average((one) => one);
  const strongest = given.toSorted((a, b) => b.ability - a.ability).slice(0, Math.round(given.length * strongShare));
  return {
    answers: given.length,
    difficulty,
    error: Math.sqrt(average((one) => (one - difficulty) ** 2)),
    discrimination: correlation(given.map(({ ability, isRight }) => [ability, Number(isRight)])),
    strongRight: strongest.filter(({ isRight }) => isRight).length / strongest.length,
  };
}

/** Where fewer of those who know most are right, the question, its key or what was taught wants a look. */
export const strongShouldBe = 0.5;

/** Which drawn questions are of one sort, so that the answers to one say something of the others; none of a person's own. */
export function itemTypeOf({ origin, level }: Pick<Item, 'origin' | 'level'>): string | undefined {
  if (origin?.engine === 'grammar' && origin.point) return grammarType(origin.point, origin.task);
  if (origin?.engine === 'words' && origin.task && level) return wordType(level, origin.task);
  return origin?.engine === 'texts' ? origin.slot : undefined;
}
export const grammarType = (point: string, task = 'choose') => `grammar:${point}:${task}`;
export const wordType = (level: string, task: string) => `words:${level}:${task}`;
/** A question of the bank is a sort of its own, in each of its versions. */
export const questionType = ({ id, version }: Pick<Item, 'id' | 'version'>) => `question:${id}:${version}`;

/** Which question of the bank a sort is; nothing where it is one of drawn questions. */
export function readQuestionType(type: string): Pick<Item, 'id' | 'version'> | undefined {
  const [, id, version] = /^question:(.+):(\d+)$/.exec(type) ?? [];
  return id && version ? { id, version: Number(version) } : undefined;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Of Pearson; 0 where one side is always the same. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const means = [0, 1].map((side) => sumOf(pairs.map((pair) => pair[side] ?? 0)) / pairs.length);
  const [left = 0, right = 0] = means;
  const spread = (values: readonly number[]) => Math.sqrt(sumOf(values.map((value) => value ** 2)));
  const [lefts, rights] = [pairs.map(([one]) => one - left), pairs.map(([, other]) => other - right)];
  const product = spread(lefts) * spread(rights);
  return product === 0 ? 0 : sumOf(lefts.map((value, place) => value * (rights[place] ?? 0))) / product;
}
