import { mulberry32, shuffle } from '#shared/core/random';
import { deal } from './deal';
import { clampCount, type Die, type RollOptions } from './roll';

export const minGroups = 2;
export const maxGroups = 8;

/**
 * A roll for each group, from one seed. No group has a word of another one while there are words enough for all;
 * after that words come again, but never twice on one table.
 */
export function rollForGroups({ groups, sets, level, count, seed }: RollOptions & { groups: number }): Die[][] {
  const random = mulberry32(seed);
  const diceCount = clampCount(count);
  let usedWords: string[] = [];
  return Array.from({ length: Math.min(maxGroups, Math.max(minGroups, groups)) }, () => {
    let draws = deal({ sets, level, wanted: diceCount, taken: usedWords, kept: [] }, random);
    if (draws.length < diceCount) {
      const own = draws.map((draw) => draw.face.word);
      draws = [...draws, ...deal({ sets, level, wanted: diceCount - draws.length, taken: own, kept: draws }, random)];
      usedWords = [];
    }
    usedWords = [...usedWords, ...draws.map((draw) => draw.face.word)];
    return shuffle(draws, random).map((draw) => ({ ...draw, locked: false }));
  });
}
