import type { Contrast, Pair } from '#shared/content/sounds/pair';
import { mulberry32, shuffle } from '#shared/core/random';

interface PairWork {
  pairs: Pair[];
  /** Which word of each pair is said: 0 or 1. */
  said: number[];
}

/** Pairs for two: one says a word of each, the other points. Both get a list of their own. */
export function pairWork({ pairs }: Contrast, count: number, seed: number): { a: PairWork; b: PairWork } {
  const random = mulberry32(seed);
  const listFor = (): PairWork => {
    const chosenPairs = shuffle(pairs, random).slice(0, count);
    return { pairs: chosenPairs, said: chosenPairs.map(() => (random() < 0.5 ? 0 : 1)) };
  };
  return { a: listFor(), b: listFor() };
}

/** How often the way of a maze parts, and so how many ends it has. */
const mazeSteps = 3;

export interface Maze {
  /** A pair for each step. */
  pairs: Pair[];
  /** What stands at the ends, from left to right. */
  ends: string[];
  /** Ways to call out: the words in order, and where they lead. */
  calls: { words: string[]; end: string }[];
}

/** The telephone maze: the first sound goes left, the second right. Who hears well comes to the right end. */
export function mazeOf({ pairs }: Contrast, seed: number): Maze {
  const random = mulberry32(seed);
  const chosenPairs = shuffle(
    pairs.filter((pair) => pair.every((word) => !word.includes(' '))),
    random,
  ).slice(0, mazeSteps);
  const ends = Array.from({ length: 2 ** chosenPairs.length }, (_, at) => String(at + 1));
  const calls = ends.map((end, at) => ({
    words: chosenPairs.map((pair, step) => pair[(at >> (chosenPairs.length - 1 - step)) & 1] ?? ''),
    end,
  }));
  return { pairs: chosenPairs, ends, calls: shuffle(calls, random) };
}
