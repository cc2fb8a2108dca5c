import { expect, test } from 'vitest';
import { bandOfShare } from '#shared/attempts/placement/test-band';

test('a share of points in a test of one level speaks for that level or one below, and next to nothing for none', () => {
  expect([1, 0.6, 0.5, 0.35, 0.3, 0.1, 0].map((share) => bandOfShare('B2', share))).toEqual([
    'B2',
    'B2',
    'B1',
    'B1',
    'A2',
    undefined,
    undefined,
  ]);
  expect(bandOfShare('A1', 0.25)).toBe('A1');
});
