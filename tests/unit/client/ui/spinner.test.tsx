// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '#client/ui/button';
import { FullScreenSpinner } from '#client/ui/spinner';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  // The picture of a spinner outlives its test otherwise.
  vi.runAllTimers();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const picture = () => document.querySelector('.spinner-picture');

test('what is awaited is said when the spinner comes, in a live region that was there before', () => {
  render(<FullScreenSpinner label="Loading app." />);
  expect(screen.getByRole('status').textContent).toBe('');
  pass(410);
  expect(screen.getByRole('status').textContent).toBe('Loading app.');
});

test('a page that comes within 400 ms shows no spinner, nor a trace of one', () => {
  const { unmount } = render(<FullScreenSpinner />);
  pass(390);
  unmount();
  expect(picture()).toBeNull();
});

test('a spinner that was hardly seen stays until its 300 ms are over, silently', () => {
  const { unmount } = render(<FullScreenSpinner label="Loading app." />);
  pass(400);
  pass(50);
  unmount();
  expect(picture()?.textContent).toBe('Loading app.');
  expect(picture()?.getAttribute('aria-hidden')).toBe('true');
  pass(240);
  expect(picture()).not.toBeNull();
  pass(20);
  expect(picture()).toBeNull();
});

test('a spinner that was seen long enough goes at once', () => {
  const { unmount } = render(<FullScreenSpinner />);
  pass(400);
  pass(400);
  unmount();
  expect(picture()).toBeNull();
});

test('a pending button is busy at once, turns after 400 ms, and turns for 300 at least', () => {
  const { container, rerender } = render(<Button pending>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  const turns = () => container.querySelector('.animate-spin') !== null;
  expect(button.getAttribute('aria-busy')).toBe('true');
  pass(390);
  expect(turns()).toBe(false);
  pass(20);
  expect(turns()).toBe(true);
  rerender(<Button pending={false}>Save</Button>);
  expect(button.getAttribute('aria-busy')).toBeNull();
  pass(250);
  expect(turns()).toBe(true);
  pass(100);
  expect(turns()).toBe(false);
});

test('a button whose work was quick never turns', () => {
  const { container, rerender } = render(<Button pending>Save</Button>);
  pass(200);
  rerender(<Button pending={false}>Save</Button>);
  pass(1000);
  expect(container.querySelector('.animate-spin')).toBeNull();
});
