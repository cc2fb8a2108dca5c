import { expect, test } from 'vitest';
import { after, before, dayOf, midnight, monthOf, nextMonth } from '#server/domain/platform/calendar';

test('days and months are those of the server', () => {
  const lateEvening = new Date(2026, 11, 31, 23, 59);
  expect(dayOf(lateEvening)).toBe('2026-12-31');
  expect(monthOf(lateEvening)).toBe('2026-12');
  expect(nextMonth(lateEvening)).toEqual(new Date(2027, 0, 1));
  expect(midnight(lateEvening, 1)).toEqual(new Date(2027, 0, 1));
  expect(dayOf(midnight(lateEvening, -30))).toBe('2026-12-01');
});

test('spans add up, forwards and backwards', () => {
  const noon = new Date(2026, 5, 15, 12);
  expect(after(noon, { hours: 12 })).toEqual(new Date(2026, 5, 16));
  expect(before(noon, { minutes: 10 })).toEqual(new Date(2026, 5, 15, 11, 50));
});
