import { expect, test } from 'vitest';
import { hearsPlace } from '#shared/live/places';

const hear = (...all: [rank: number, points: number][]) => {
  const places = all.map(([rank, points]) => ({ rank, points }));
  return places.map((place) => hearsPlace(place, places));
};

test('who is first or in the upper half hears the place, and who is last does not', () => {
  expect(hear([1, 3], [2, 2], [3, 1], [4, 1])).toEqual([true, true, false, false]);
  expect(hear([1, 3], [2, 2], [2, 2])).toEqual([true, false, false]);
});

test('regression: nobody without points is told to be first with all others', () => {
  expect(hear([1, 0], [1, 0])).toEqual([false, false]);
});
