import { expect, test } from 'vitest';
import { trendOf } from '#shared/classes/trend';

const tally = (share: number, answered = 10) => ({ share, answered });

test.each([
  [0.7, 0.6, 'better'],
  [0.65, 0.6, 'better'],
  [0.64, 0.6, 'same'],
  [0.6, 0.6, 'same'],
  [0.55, 0.6, 'worse'],
] as const)('%d after %d is %s', (now, before, trend) => {
  expect(trendOf(tally(now), tally(before))).toBe(trend);
});

test('of too few answers, or without a time before, nothing is said', () => {
  expect(trendOf(tally(1, 4), tally(0))).toBeUndefined();
  expect(trendOf(tally(1), tally(0, 4))).toBeUndefined();
  expect(trendOf(tally(1), null)).toBeUndefined();
});
