import { expect, test } from 'vitest';
import { endOfDay } from '#shared/core/locale';

test.each([
  ['UTC', '2026-03-10T09:00:00Z', '2026-03-11T00:00:00.000Z'],
  ['Asia/Tokyo', '2026-03-10T09:00:00Z', '2026-03-10T15:00:00.000Z'],
  ['America/New_York', '2026-03-10T02:00:00Z', '2026-03-10T04:00:00.000Z'],
  // The clocks are put forward, and back.
  ['Europe/Berlin', '2026-03-29T00:30:00.250Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24T23:30:00Z', '2026-10-25T23:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00.000Z'],
])('in %s the day of %s ends at %s', (timeZone, moment, end) => {
  expect(endOfDay(new Date(moment), timeZone).toISOString()).toBe(end);
});
