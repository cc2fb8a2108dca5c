import { expect, test } from 'vitest';
import { inOrder, isWithin, lastDays, periodBefore, weekOf } from '#shared/classes/period';
import { dayIn } from '#shared/core/locale';

test('the last seven days have today in them', () => {
  expect(lastDays(7, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
});

test('the time before is as long, and ends the day before', () => {
  expect(periodBefore({ from: '2026-02-25', to: '2026-03-03' }, '2026-03-10')).toEqual({
    from: '2026-02-18',
    to: '2026-02-24',
  });
  // Without an end it goes on until today.
  expect(periodBefore({ from: '2026-03-09' }, '2026-03-10')).toEqual({ from: '2026-03-07', to: '2026-03-08' });
  expect(periodBefore({ from: '2026-03-09', to: '2030-01-01' }, '2026-03-10')).toEqual({
    from: '2026-03-07',
    to: '2026-03-08',
  });
  expect(periodBefore({ to: '2026-03-09' }, '2026-03-10')).toBeUndefined();
  expect(periodBefore({ from: '2026-03-11' }, '2026-03-10')).toBeUndefined();
});

test('both days are part of it, whichever was given first', () => {
  const march = inOrder({ from: '2026-03-31', to: '2026-03-01' });
  expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) => isWithin(day, march))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a week begins on its Monday', () => {
  expect([weekOf('2026-03-01'), weekOf('2026-03-02')]).toEqual(['2026-02-23', '2026-03-02']);
});

test('a day is that of the place', () => {
  const moment = new Date('2026-03-20T20:00:00Z');
  expect([dayIn(moment, 'Pacific/Auckland'), dayIn(moment, 'UTC')]).toEqual(['2026-03-21', '2026-03-20']);
});
