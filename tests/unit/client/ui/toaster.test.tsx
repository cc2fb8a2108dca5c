// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '#client/ui/toast';
import { ToastList } from '#client/ui/toast-list';

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  notify.dismiss();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  cleanup();
  vi.useRealTimers();
});

/** Sonner takes a toast away in an animation of 200 ms. */
const leavesWithin = 300;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('toasts stand at the top right, twenty at most', async () => {
  render(<ToastList />);
  for (let count = 1; count <= 25; count += 1) notify.error(`Number ${count}`);
  await pass(100);
  const list = document.querySelector('[data-sonner-toaster]');
  expect([list?.getAttribute('data-y-position'), list?.getAttribute('data-x-position')]).toEqual(['top', 'right']);
  expect(document.querySelectorAll('[data-sonner-toast][data-visible="true"]')).toHaveLength(20);
});

test.each([
  ['success', 2000],
  ['error', 4000],
  ['info', 4000],
] as const)('a toast of %s goes after %i ms', async (kind, ms) => {
  render(<ToastList />);
  notify[kind]('A message');
  await pass(ms - leavesWithin);
  expect(screen.queryByText('A message')).toBeTruthy();
  await pass(2 * leavesWithin);
  expect(screen.queryByText('A message')).toBeNull();
});

test('a loading toast stays until it is dismissed', async () => {
  render(<ToastList />);
  const id = notify.loading('Working on it');
  await pass(3_600_000);
  expect(screen.queryByText('Working on it')).toBeTruthy();
  notify.dismiss(id);
  await pass(leavesWithin);
  await pass(leavesWithin);
  expect(screen.queryByText('Working on it')).toBeNull();
});

test('what is said before the toasts have come is shown when they come', async () => {
  vi.resetModules();
  const { notify: early } = await import('#client/ui/toast');
  const { Toaster } = await import('#client/ui/toaster');
  early.error('Said early.');
  render(<Toaster />);
  await pass(0);
  // The code of the list arrives by a real import, which no set clock brings.
  await act(async () => {
    await import('#client/ui/toast-list');
  });
  await pass(100);
  expect(screen.getByText('Said early.')).toBeTruthy();
});
