import { expect, test } from 'vitest';
import { markSteps, stepAt } from '#client/apps/test-history/mark-steps';

const texts = (points: number, now: number) => markSteps(points, now).map(({ text }) => text);

test('one point is given in quarters, three in halves', () => {
  expect(texts(1, 0)).toEqual(['0 of 1', '0.25 of 1', '0.5 of 1', '0.75 of 1', '1 of 1']);
  expect(texts(3, 1)).toEqual(['0 of 3', '0.5 of 3', '1 of 3', '1.5 of 3', '2 of 3', '2.5 of 3', '3 of 3']);
});

test('a mark between the steps is one of them, so that keeping it changes nothing', () => {
  const steps = markSteps(1, 2 / 3);
  expect(steps.map(({ text }) => text)).toContain('0.67 of 1');
  expect(stepAt(steps, 2 / 3)?.score).toBe(2 / 3);
});

test('the present mark is found though numbers are never quite the same', () => {
  expect(markSteps(3, 0.333333)).toHaveLength(7);
  expect(stepAt(markSteps(3, 0.333333), 0.333333)?.text).toBe('1 of 3');
});
