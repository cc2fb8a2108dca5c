import { describe, expect, test } from 'vitest';
import { faceSets } from '#shared/content/dice/sets';
import { genres, structures, tenses } from '#shared/content/dice/tasks';
import { levels, levelsAbove } from '#shared/core/level';
import { rollForGroups } from '#shared/games/dice/group-rolls';
import { taskCard } from '#shared/games/dice/story';
import { dealTask } from '#shared/games/dice/task-card';

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

describe('a task card', () => {
  test.each(levels)('of %s asks for nothing above it, and more cards are there than a class needs', (level) => {
    const cards = seeds.map((seed) => dealTask(level, seed));
    for (const card of cards) {
      expect(taskCard.parse(card)).toEqual(card);
      for (const [text, from] of [
        [card.tense, tenses],
        [card.genre, genres],
        [card.structure, structures],
      ] as const) {
        const choice = from.find((one) => one.text === text);
        expect(choice && levelsAbove(choice.from, level)).toBeLessThanOrEqual(0);
      }
    }
    expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBeGreaterThan(50);
  });

  test('is the same for the same seed', () => {
    expect(dealTask('B1', 7)).toEqual(dealTask('B1', 7));
  });
});

describe('rolls for groups', () => {
  test('share no word while there are enough, and never repeat one on a table', () => {
    for (const seed of seeds.slice(0, 50)) {
      const tables = rollForGroups({ sets: faceSets, level: 'A2', count: 5, seed, groups: 8 });
      const words = tables.flat().map((die) => die.face.word);
      expect(tables.map((dice) => dice.length)).toEqual(Array(8).fill(5));
      expect(new Set(words).size).toBe(words.length);
    }
  });

  test('begin again with the words where a small set runs out', () => {
    const tables = rollForGroups({ sets: faceSets.slice(0, 1), level: 'A1', count: 9, seed: 1, groups: 8 });
    for (const dice of tables) expect(new Set(dice.map((die) => die.face.word)).size).toBe(9);
  });
});
