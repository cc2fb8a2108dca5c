import { expect, test } from 'vitest';
import { masteryOf, weakPoints } from '#shared/grammar/progress';

const answer = (point: string, score: number, mistake?: string, at = '2026-03-01T10:00:00.000Z') => ({
  point,
  score,
  at,
  ...(mistake && { mistake }),
});

test('only the last ten answers say how well a point is known', () => {
  const answers = [...Array(10).fill(answer('can', 1)), ...Array(30).fill(answer('can', 0))];
  expect(masteryOf(answers)).toMatchObject([{ point: 'can', answered: 40, score: 1 }]);
});

test('mistakes are counted, the most frequent first, and rounds are told once', () => {
  const [known] = masteryOf([
    answer('can', 0, 'to-after-modal'),
    answer('can', 0, 'do-with-modal'),
    answer('can', 0, 'do-with-modal'),
    answer('can', 1, undefined, '2026-02-01T10:00:00.000Z'),
  ]);
  expect(known).toEqual({
    point: 'can',
    answered: 4,
    score: 0.25,
    mistakes: [
      { id: 'do-with-modal', count: 2 },
      { id: 'to-after-modal', count: 1 },
    ],
    practised: ['2026-03-01T10:00:00.000Z', '2026-02-01T10:00:00.000Z'],
  });
});

test('weak points are those that were not all right, easy ones first, with what was behind them', () => {
  expect(weakPoints([answer('passive', 0.5), answer('to-be', 0, 'wrong-be'), answer('can', 1)])).toEqual([
    { point: 'to-be', mistakes: [{ id: 'wrong-be', count: 1 }] },
    { point: 'passive', mistakes: [] },
  ]);
});
