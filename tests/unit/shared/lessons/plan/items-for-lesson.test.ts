import { expect, test } from 'vitest';
import { mulberry32 } from '#shared/core/random';
import { grammarItems } from '#shared/grammar/grammar-items';
import { itemsForLesson } from '#shared/lessons/plan/items-for-lesson';

const drawn = (point: string, seed: number) =>
  grammarItems({ points: [point], types: ['choose', 'type', 'correct'], count: 40, random: mulberry32(seed) });
const reasons = (items: readonly { explanation?: string | undefined }[]) =>
  new Set(items.map(({ explanation = '' }) => explanation.replaceAll(/“[^”]*”/g, '')));

test('exercises on two forms ask for both, and not for the commoner one alone', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const items = itemsForLesson(drawn('present-perfect-or-past', seed), { scene: '', topic: '' }, 10);
    const keys = items.map((item) => (item.kind === 'gap' ? (item.accepted[0] ?? '') : JSON.stringify(item)));
    expect(keys.filter((key) => /\bha(?:s|ve)\b/.test(key)).length, `seed ${seed}`).toBeGreaterThan(0);
    expect(reasons(items).size, `seed ${seed}`).toBeGreaterThan(2);
  }
});

test.each(['first-conditional', 'comparatives', 'present-tenses', 'articles', 'must-have-to'])(
  'ten exercises on a point with several rules ask for three of them at least: %s',
  (point) => {
    for (let seed = 0; seed < 20; seed += 1)
      expect(reasons(itemsForLesson(drawn(point, seed), { scene: '', topic: '' }, 10)).size).toBeGreaterThanOrEqual(3);
  },
);

test('of exercises on the same rule, the one with words of the scene is taken', () => {
  const all = drawn('past-simple-irregular', 3);
  const scene = 'We swam in the lake and took a lot of photos at the beach.';
  const text = (items: typeof all) => items.map(({ prompt }) => prompt).join(' ');
  const near = (items: typeof all) => text(items).match(/\b(?:swim|lake|photos|beach)\b/g)?.length ?? 0;
  const withScene = near(itemsForLesson(all, { scene, topic: '' }, 10));
  expect(withScene).toBeGreaterThanOrEqual(near(itemsForLesson(all, { scene: '', topic: '' }, 10)));
  expect(withScene).toBeGreaterThan(0);
});
