import { expect, test } from 'vitest';
import { addDays, dayOf, dayText, isDay, weekOf } from '#client/apps/lesson-library/week';

test('a week begins on Monday, whichever of its days is asked', () => {
  for (const day of ['2026-03-09', '2026-03-12', '2026-03-15']) {
    expect([weekOf(day).at(0), weekOf(day).at(-1), weekOf(day).length]).toEqual(['2026-03-09', '2026-03-15', 7]);
  }
});

test('days follow each other over months, leap days and changes of the clock', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('late in the evening it is still the same day', () => {
  expect(dayOf(new Date(2026, 2, 9, 23, 59))).toBe('2026-03-09');
  expect(dayText('2026-03-09')).toBe('Monday 9 March');
});

test('an address may ask for a week by a day that there is', () => {
  expect(['2030-01-07', '2030-02-30', '7 January', ''].map(isDay)).toEqual([true, false, false, false]);
});
