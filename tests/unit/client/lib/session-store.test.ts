// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  clearSession,
  currentToken,
  startSession,
  storeSession,
  storeUser,
} from '../../../../src/client/lib/session-store';
import { normaliseUser } from '../../../../src/shared/portal-user';

const stored = () => ['auth_token', 'token', 'auth_user'].map((key) => localStorage.getItem(key));
const anna = normaliseUser({ id: 'u1', username: 'anna', aiCredits: 100 });
if (!anna) throw new Error('anna is a user');

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

test('a stored token with its user is restored', () => {
  localStorage.setItem('auth_token', 'secret');
  localStorage.setItem('auth_user', JSON.stringify(anna));
  startSession();
  expect(currentToken()).toBe('secret');
});

test('one half without the other is cleared, and so is a user who is none', () => {
  for (const [key, value] of [
    ['auth_token', 'secret'],
    ['auth_user', JSON.stringify(anna)],
  ] as const) {
    localStorage.setItem(key, value);
    startSession();
    expect(currentToken()).toBeUndefined();
    expect(stored()).toEqual([null, null, null]);
  }
  localStorage.setItem('auth_token', 'secret');
  localStorage.setItem('auth_user', '{broken');
  startSession();
  expect(stored()).toEqual([null, null, null]);
});

test('signing in stores the token twice, for older readers, and signing out clears everything', () => {
  storeSession({ token: 'secret', user: anna });
  expect(stored()).toEqual(['secret', 'secret', JSON.stringify(anna)]);
  clearSession();
  expect(stored()).toEqual([null, null, null]);
});

test("a late answer about one user does not overwrite another's session", () => {
  storeSession({ token: 'secret', user: { ...anna, id: 'u2', userId: 'u2', username: 'ben' } });
  storeUser({ ...anna, aiCredits: 5 });
  expect(localStorage.getItem('auth_user')).toContain('ben');
});

test('signing out in another tab signs out here', () => {
  startSession();
  storeSession({ token: 'secret', user: anna });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  expect(currentToken()).toBeUndefined();
});
