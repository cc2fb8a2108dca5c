// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearSession,
  currentToken,
  onSessionElsewhere,
  startSession,
  storeSession,
  storeUser,
} from '#client/lib/session-store';
import { normaliseUser } from '#shared/core/portal-user';

const stored = () => ['auth_token', 'token', 'auth_user'].map((key) => localStorage.getItem(key));
const anna = normaliseUser({ id: 'u1', username: 'anna', aiCredits: 100 });
if (!anna) throw new Error('anna is a user');

afterEach(() => vi.restoreAllMocks());
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

test('what another tab did is told with who was signed in before and who is now', () => {
  startSession();
  storeSession({ token: 'secret', user: anna });
  const told = vi.fn();
  const stop = onSessionElsewhere(told);
  localStorage.setItem('auth_user', JSON.stringify({ ...anna, id: 'u2', userId: 'u2', username: 'ben' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_user' }));
  expect(told.mock.calls.map(([before, now]) => [before.user.username, now.user.username])).toContainEqual([
    'anna',
    'ben',
  ]);
  stop();
});

test('a page that comes back to life by the Back button looks who is signed in by now', () => {
  startSession();
  storeSession({ token: 'secret', user: anna });
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(currentToken()).toBe('secret');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(currentToken()).toBeUndefined();
});

test('where the browser stores nothing, or only a part, the session lasts as long as the page', () => {
  startSession();
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'auth_user') throw new DOMException('Full.', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  expect(storeSession({ token: 'secret', user: anna })).toBe(false);
  expect(stored()).toEqual([null, null, null]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(currentToken()).toBe('secret');
});

test('signing out takes the chosen plan along', () => {
  storeSession({ token: 'secret', user: anna });
  localStorage.setItem('portal:plan', 'team');
  clearSession();
  expect(localStorage.getItem('portal:plan')).toBeNull();
});
