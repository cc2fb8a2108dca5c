import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { askedOf } from '#shared/items/text-of';
import { areAlike } from '#shared/language/alike';
import { type ExerciseType, isPractisedAs } from './exercise-types';
import { grammarItems } from './grammar-items';
import type { PointId } from './points';

/** What a class gets wrong: a point, and its mistakes with a name, the commonest first. */
export interface Trouble {
  point: PointId;
  mistakes: readonly string[];
}

interface ParallelOptions {
  /** How many for each point. */
  count: number;
  types: readonly ExerciseType[];
  /** What was asked already: none of it comes again. */
  not?: readonly Item[];
  random: Random;
}

/** So many are drawn for each that is wanted, to choose from. */
const drawn = 12;

/**
 * Fresh questions in which the same mistakes can be made, as many for each point, its mistakes in turn. Where its rules
 * give too few of them, other questions on the point.
 */
export function parallelItems(
  troubles: readonly Trouble[],
  { count, types, not = [], random }: ParallelOptions,
): Item[] {
  const asked = not.map(askedOf);
  return troubles.flatMap(({ point, mistakes }) => {
    const own = types.filter((type) => isPractisedAs(type, point));
    // Some points are not practised in one way: then by choosing, which all are.
    const made = grammarItems({
      points: [point],
      types: own.length > 0 ? own : ['choose'],
      count: count * drawn,
      random,
    });
    const candidates = shuffle(made, random).filter((item) => !asked.includes(askedOf(item)));
    const taken: Item[] = [];
    const isFresh = (item: Item) => !taken.some((one) => one === item || areAlike(askedOf(one), askedOf(item)));
    for (let turn = 0; turn < count; turn += 1) {
      const mistake = mistakes[turn % Math.max(1, mistakes.length)];
      const next =
        candidates.find((item) => mistake && item.tags.includes(mistake) && isFresh(item)) ??
        candidates.find(isFresh) ??
        candidates.find((item) => !taken.includes(item));
      if (next) taken.push(next);
    }
    return taken.map((item, place) => ({ ...item, id: `${point}.${place + 1}` }));
  });
}
