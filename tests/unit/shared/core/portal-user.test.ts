import { expect, test } from 'vitest';
import { normaliseUser } from '#shared/core/portal-user';

test('a user with nothing but id and name gets every default', () => {
  expect(normaliseUser({ userId: 'u1', username: 'anna' })).toEqual({
    userId: 'u1',
    id: 'u1',
    username: 'anna',
    email: '',
    role: 'student',
    plan: 'free',
    planStatus: 'active',
    planRenewsAt: null,
    trialEndsAt: null,
    aiCredits: 0,
    seatLimit: 1,
    billingProvider: null,
    billingCustomerId: null,
    billingSubscriptionId: null,
    metadata: null,
    createdAt: null,
  });
});

test('names in snake_case are understood, and the id comes from userId, id or _id', () => {
  const user = normaliseUser({
    _id: 7,
    username: 'anna',
    plan_status: 'past_due',
    ai_credits: '12',
    plan_renews_at: '2026-12-01',
  });
  expect(user).toMatchObject({ userId: '7', planStatus: 'past_due', aiCredits: 12, planRenewsAt: '2026-12-01' });
  expect(normaliseUser({ id: 'b', _id: 'c', username: 'x' })?.userId).toBe('b');
});

test('an unknown role or plan counts as the least, and credits that are no number as none', () => {
  const user = normaliseUser({ id: 'u', username: 'x', role: 'owner', plan: 'gold', aiCredits: 'many' });
  expect(user).toMatchObject({ role: 'student', plan: 'free', aiCredits: 0 });
});

test('what is no user is nobody', () => {
  for (const nobody of [null, undefined, 'anna', 3, [], {}, { username: 'anna' }, { id: 'u' }]) {
    expect(normaliseUser(nobody)).toBeUndefined();
  }
});
