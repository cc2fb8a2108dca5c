// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SecurityPage } from '#client/features/account/security/security-page';
import { useAuth } from '#client/lib/auth';
import { toastsArrived } from '#client/ui/toast';
import { type Answers, maria, openScreen, Refused, unreachable } from './portal';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  toastsArrived(toast);
  vi.spyOn(toast, 'error');
  vi.spyOn(toast, 'success');
});

const here = {
  id: 's1',
  isThisOne: true,
  openedAt: '2026-03-01T09:00:00.000Z',
  lastSeenAt: '2026-03-10T09:00:00.000Z',
  address: '10.0.0.5',
  device: 'Chrome on Windows',
};
const there = { ...here, id: 's2', isThisOne: false, address: '', device: '' };

/** The shell shows the page to signed-in users only. */
function Guarded() {
  return useAuth().isAuthenticated ? <SecurityPage /> : <p>Signed out</p>;
}

function openSecurity(more: Answers = {}) {
  const answers: Answers = {
    'auth.profile': maria,
    'auth.sessions': { sessions: [here, there], total: 2, knownDevices: 0 },
    'secondFactor.get': { isOffered: false, isOn: false, since: null, recoveryCodesLeft: 0 },
    'keys.list': { keys: [] },
    ...more,
  };
  return { ...openScreen(<Guarded />, { path: '/profile/security', answers, user: maria }), answers };
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('signing out everywhere ends all sessions and this one', async () => {
  const { callsOf } = openSecurity({
    'auth.logoutEverywhere': { success: true },
    'auth.logout': new Refused('signed_out'),
  });
  await screen.findByText('Chrome on Windows');
  press('Sign out everywhere');
  await screen.findByText('Signed out');
  expect(callsOf('auth.logoutEverywhere')).toHaveLength(1);
  expect(localStorage.getItem('auth_token')).toBeNull();
  expect(toast.success).toHaveBeenCalledWith('You have been signed out.', expect.anything());
});

test('each other session can be ended, this one cannot', async () => {
  const { callsOf } = openSecurity({ 'auth.endSession': { success: true } });
  await screen.findByText('Unknown device');
  expect(screen.getAllByRole('button', { name: /^End the session/ })).toHaveLength(1);
  press('End the session: Unknown device');
  await waitFor(() => expect(callsOf('auth.endSession')[0]?.input).toEqual({ id: 's2' }));
});

test('of many sessions, it says how many there are', async () => {
  openSecurity({ 'auth.sessions': { sessions: [here, there], total: 1321, knownDevices: 3 } });
  await screen.findByText('These are the last 2 of 1,321 places.');
  screen.getByText(/^3 browsers are known/);
});

test('who is offered no second step sees no word of it', async () => {
  openSecurity();
  await screen.findByText('No keys yet');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Second step at sign-in' })).toBeNull());
});

test('where the second step is on, it says how many recovery codes are left', async () => {
  const state = { isOffered: true, isOn: true, since: here.openedAt, recoveryCodesLeft: 1 };
  openSecurity({ 'secondFactor.get': state });
  await screen.findByText('1 recovery code is left, in case your phone is lost.');
});

test('an expired key says so, and does not count towards the twenty', async () => {
  const key = {
    scope: 'read',
    hint: 'cs_r_abcd',
    createdAt: here.openedAt,
    lastUsedAt: null,
    expiresAt: here.lastSeenAt,
  };
  const keys = Array.from({ length: 20 }, (_, number) => ({
    ...key,
    id: `k${number}`,
    name: `Tool ${number}`,
    hasExpired: number === 0,
  }));
  const { answers } = openSecurity({ 'keys.list': { keys } });
  await screen.findByText('Expired');
  expect(screen.getByRole('button', { name: 'Make a key' })).toHaveProperty('disabled', false);
  cleanup();
  openSecurity({ ...answers, 'keys.list': { keys: keys.map((one) => ({ ...one, hasExpired: false })) } });
  await screen.findByText('You have as many keys as there can be. Revoke one to make room.');
  expect(screen.getByRole('button', { name: 'Make a key' })).toHaveProperty('disabled', true);
});

test('what cannot be loaded can be tried again, part by part', async () => {
  const { answers } = openSecurity({
    'auth.sessions': unreachable,
    'secondFactor.get': unreachable,
    'keys.list': unreachable,
  });
  await screen.findByText('The list could not be loaded. Please check your connection.');
  await screen.findByText('The second step could not be loaded. Please check your connection.');
  await screen.findByText('Your keys could not be loaded. Please check your connection.');
  answers['keys.list'] = { keys: [] };
  answers['auth.sessions'] = { sessions: [here], total: 1, knownDevices: 0 };
  answers['secondFactor.get'] = { isOffered: true, isOn: false, since: null, recoveryCodesLeft: 0 };
  fireEvent.click(part('Keys for outside tools').getByRole('button', { name: 'Try again' }));
  await screen.findByText('No keys yet');
});
