import { expect, test } from 'vitest';
import { returning } from '#shared/classes/returning';

const lesson = '2026-03-02';

test('a point returns two weeks after its lesson, and stays due until it is asked', () => {
  expect(returning(lesson, [], '2026-03-15')).toEqual({ state: 'waits', on: '2026-03-16' });
  expect(returning(lesson, [], '2026-03-16')).toEqual({ state: 'due', on: '2026-03-16' });
  expect(returning(lesson, [], '2026-05-01')).toEqual({ state: 'due', on: '2026-03-16' });
});

test('it is done once 80 of a hundred are right, else it returns in another week', () => {
  const day = '2026-03-17';
  expect(returning(lesson, [{ day, answered: 50, right: 40 }], day)).toEqual({ state: 'done', on: day });
  expect(returning(lesson, [{ day, answered: 50, right: 39 }], day)).toEqual({ state: 'waits', on: '2026-03-24' });
  expect(returning(lesson, [{ day, answered: 50, right: 39 }], '2026-03-24')).toMatchObject({ state: 'due' });
  const later = { day: '2026-03-25', answered: 50, right: 45 };
  expect(returning(lesson, [{ day, answered: 50, right: 39 }, later], '2026-04-30')).toMatchObject({ state: 'done' });
});

test('four right answers do not decide it, nor does nobody’s', () => {
  const day = '2026-03-17';
  for (const answered of [0, 4])
    expect(returning(lesson, [{ day, answered, right: answered }], day)).toEqual({ state: 'waits', on: '2026-03-24' });
});
