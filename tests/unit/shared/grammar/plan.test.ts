import { expect, test } from 'vitest';
import { makePlan, partsDone } from '#shared/grammar/plan';
import { points } from '#shared/grammar/points';

const ids = points.map(({ id }) => id);

test('no weak point, no plan', () => {
  expect(makePlan([])).toEqual([]);
  expect(makePlan(['nonsense'])).toEqual([]);
});

test('one weak point comes three times', () => {
  expect(makePlan(['can'])).toEqual([{ points: ['can'] }, { points: ['can'] }, { points: ['can'] }]);
});

test.each([1, 2, 3, 5, 8, 15, 45])('of %d weak points each comes three times, at most three in a part', (count) => {
  const weak = ids.slice(0, count);
  const plan = makePlan([...weak, ...weak]);
  for (const part of plan) {
    expect(part.points.length).toBeGreaterThan(0);
    expect(part.points.length).toBeLessThanOrEqual(3);
    expect(new Set(part.points).size).toBe(part.points.length);
  }
  for (const id of weak) expect(plan.filter((part) => part.points.includes(id))).toHaveLength(3);
  const firsts = weak.map((id) => plan.findIndex((part) => part.points.includes(id)));
  expect(firsts).toEqual([...firsts].sort((one, other) => one - other));
});

test('a part is done when all of its points were practised on as many days as they had turns', () => {
  const plan = [{ points: ['can', 'to-be'] }, { points: ['articles'] }, { points: ['can'] }];
  const done = (days: Record<string, number>) => partsDone(plan, new Map(Object.entries(days)));
  expect(done({})).toBe(0);
  expect(done({ can: 1 })).toBe(0);
  expect(done({ can: 1, 'to-be': 1 })).toBe(1);
  expect(done({ can: 2, 'to-be': 1 })).toBe(1);
  expect(done({ can: 1, 'to-be': 1, articles: 4 })).toBe(2);
  expect(done({ can: 2, 'to-be': 1, articles: 1 })).toBe(3);
});
