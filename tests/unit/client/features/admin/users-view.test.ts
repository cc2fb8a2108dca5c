import { describe, expect, test } from 'vitest';
import {
  addToSelection,
  firstView,
  type ListedUser,
  namesText,
  queryOf,
  removeFromSelection,
  roleChoices,
  sortedBy,
} from '#client/features/admin/users-view';
import { limits } from '#shared/core/limits';

function user(username: string): ListedUser {
  return {
    userId: username,
    id: username,
    username,
    email: `${username}@school.example`,
    role: 'student',
    plan: 'free',
    planStatus: 'active',
    planRenewsAt: null,
    trialEndsAt: null,
    aiCredits: 100,
    seatLimit: 1,
    billingProvider: null,
    billingCustomerId: null,
    billingSubscriptionId: null,
    createdAt: '2026-03-10T09:00:00.000Z',
  };
}
const users = (...names: string[]) => names.map(user);
const many = (count: number) => users(...Array.from({ length: count }, (_, index) => `user-${index}`));

describe('what is selected', () => {
  test('grows by what is ticked, each once, and shrinks by what is not', () => {
    const two = addToSelection(addToSelection(new Map(), users('anna', 'bert')), users('bert'));
    expect([...two.keys()]).toEqual(['anna', 'bert']);
    expect([...removeFromSelection(two, ['anna', 'nobody']).keys()]).toEqual(['bert']);
  });

  test('never grows beyond what one bulk action takes', () => {
    const full = addToSelection(new Map(), many(limits.usersAtOnce + 20));
    expect(full.size).toBe(limits.usersAtOnce);
    expect(addToSelection(full, users('one-more')).has('one-more')).toBe(false);
  });

  test('takes the newer facts about somebody who is in it, even when it is full', () => {
    const full = addToSelection(new Map(), many(limits.usersAtOnce));
    expect(addToSelection(full, [{ ...user('user-0'), aiCredits: 5 }]).get('user-0')?.aiCredits).toBe(5);
  });
});

test.each([
  [[], ''],
  [['anna'], 'anna'],
  [['anna', 'bert'], 'anna and bert'],
  [['anna', 'bert', 'carl'], 'anna, bert and carl'],
  [['anna', 'bert', 'carl', 'dora'], 'anna, bert, carl and 1 more'],
])('%j are named as "%s"', (names, text) => {
  expect(namesText(users(...names))).toBe(text);
});

test('a heading sorts upwards, pressed again downwards, and another one upwards again', () => {
  const byName = sortedBy(firstView, 'username');
  expect(byName).toMatchObject({ column: 'username', order: 'asc' });
  expect(sortedBy(byName, 'username')).toMatchObject({ column: 'username', order: 'desc' });
  expect(sortedBy(sortedBy(byName, 'username'), 'email')).toMatchObject({ column: 'email', order: 'asc' });
});

test('the server is asked for what is typed without spaces around it, and for all roles by none', () => {
  const query = queryOf({ ...firstView, search: '  anna ', role: 'teacher', column: 'id', order: 'desc' });
  expect(query).toEqual({ search: 'anna', role: 'teacher', sort: 'createdAt', order: 'desc' });
  expect(queryOf({ ...firstView, search: '  ' })).toMatchObject({ search: undefined, role: undefined });
});

test('a form offers student, teacher and admin, and besides only the role that the user has', () => {
  expect(roleChoices('student').map(({ value }) => value)).toEqual(['student', 'teacher', 'admin']);
  expect(roleChoices('school_admin').map(({ value }) => value)).toEqual([
    'student',
    'teacher',
    'school_admin',
    'admin',
  ]);
});
