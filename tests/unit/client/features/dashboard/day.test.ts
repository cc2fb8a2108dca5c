import { expect, test } from 'vitest';
import { dayText, questionOf } from '#client/features/dashboard/day';

const at = (text: string) => new Date(`${text}:00`);

test('teachers are asked about their class by day and about the next lesson in the evening, students what to practise', () => {
  expect(questionOf(at('2026-03-10T09:00'), 'teacher')).toBe('What would you like to do with your class?');
  for (const evening of ['2026-03-10T17:00', '2026-03-10T23:59', '2026-03-10T03:59']) {
    expect(questionOf(at(evening), 'school_admin')).toBe('What should be ready for the next lesson?');
  }
  expect(questionOf(at('2026-03-10T20:00'), 'student')).toBe('What would you like to practise?');
});

test.each([
  ['2026-03-10T00:01', 'today'],
  ['2026-03-10T23:00', 'today'],
  ['2026-03-09T23:59', 'yesterday'],
  ['2026-03-08T08:00', '2 days ago'],
  ['2026-02-10T08:00', '28 days ago'],
  ['2026-02-07T08:00', 'a while ago'],
])('%s is %s on 10 March', (moment, said) => {
  expect(dayText(at(moment).toISOString(), at('2026-03-10T09:00'))).toBe(said);
});
