import { expect, test } from 'vitest';
import { rubric, rubricScore } from '#shared/items/rubric';
import { speedPart } from '#shared/items/speed-score';

test('four criteria of five points each make up a mark', () => {
  expect(rubricScore({ task: 5, language: 5, clarity: 5, range: 5 })).toBe(1);
  expect(rubricScore({ task: 5, language: 3, clarity: 2, range: 0 })).toBe(0.5);
  expect(rubric.safeParse({ task: 6, language: 0, clarity: 0, range: 0 }).success).toBe(false);
});

test('a right answer is worth all of its points at once, and never less than half', () => {
  const worth = (tookMs: number) => speedPart({ tookMs, secondsPerItem: 20 });
  expect([0, 10_000, 20_000, 900_000, -5000].map(worth)).toEqual([1, 0.75, 0.5, 0.5, 1]);
});
