import { mulberry32 } from '#shared/core/random';
import { type ExerciseType, exerciseTypes } from '#shared/grammar/exercise-types';
import { exercise } from '#shared/grammar/exercises';
import type { Frame } from '#shared/grammar/frame';
import { pointFrames } from '#shared/grammar/point-frames';
import { type GrammarPoint, points } from '#shared/grammar/points';
import type { Item } from '#shared/items/item';

/* A thousand seeds of every point. They are made once, and every rule judges the same ones. */

const seeds = Array.from({ length: 1000 }, (_, seed) => seed);

/** Makes a value for each point when it is first asked for. */
function once<T>(make: (point: GrammarPoint) => T): (point: GrammarPoint) => T {
  const made = new Map<string, T>();
  return (point) => {
    const value = made.get(point.id) ?? make(point);
    made.set(point.id, value);
    return value;
  };
}

export const framesOf: (point: GrammarPoint) => Frame[] = once((point) =>
  seeds.map((seed) => pointFrames[point.id].makeFrame(mulberry32(seed))),
);

/** A choice for each seed. */
export const choicesOf: (point: GrammarPoint) => Item[] = once((point) =>
  seeds.map((seed) => madeOf(point, 'choose', seed)),
);

/**
 * An exercise for each seed, the six types in turn. Sentences of some points are too short to be put in order, and some
 * mistakes could be put right in more ways than a list can hold.
 */
export const exercisesOf: (point: GrammarPoint) => Item[] = once((point) =>
  seeds.flatMap((seed) => {
    const type = exerciseTypes[seed % exerciseTypes.length] ?? 'choose';
    if ((type === 'order' || type === 'correct') && !exercise(point, type, mulberry32(seed))) return [];
    return (type === 'choose' && choicesOf(point)[seed]) || madeOf(point, type, seed);
  }),
);

function madeOf(point: GrammarPoint, type: ExerciseType, seed: number): Item {
  const one = exercise(point, type, mulberry32(seed));
  if (!one) throw new Error(`${point.id} has no exercise of the type ${type}.`);
  return { ...one, id: `${one.id}.999` };
}

export const eachPoint = points.map((point): [string, GrammarPoint] => [point.id, point]);

/** A thousand expectations a point would take longer than the engine itself: what is wrong is collected and shown. */
export function faults(check: (complain: (text: string) => void) => void): string[] {
  const found = new Set<string>();
  check((text) => found.size < 10 && found.add(text));
  return [...found];
}
