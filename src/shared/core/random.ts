/** Gives the next number of a sequence, 0 ≤ n < 1. */
export type Random = () => number;

/**
 * The mulberry32 generator by Tommy Ettinger (public domain, 2017), in the JavaScript form published by bryc
 * (github.com/bryc/code, jshash/PRNGs.md). Equal seeds give equal sequences on every device. Only the lower 32 bits
 * of the seed count. For dice, not for secrets.
 */
export function mulberry32(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A new seed, as every schema takes it: a whole number from 0 to 2³¹ − 2. */
export function newSeed(random: Random = Math.random): number {
  return Math.floor(random() * 0x7fffffff);
}

/** A number from a text, so that what has a name is drawn by it, the same each time (FNV-1a). */
export function textSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** One of the items, each equally likely; undefined when there are none. */
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}

/** The items in a new order, every order equally likely (Fisher–Yates, filling from the front). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) {
    shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return shuffled;
}
