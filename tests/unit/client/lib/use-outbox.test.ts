// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutboxes } from '#client/lib/outbox';
import { useOutbox } from '#client/lib/use-outbox';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const boxOf = createOutboxes({
  read: (stored) => (typeof stored === 'string' ? stored : undefined),
  keyOf: (name) => `test-box:${name}`,
});

/** An outbox on a screen, and a server that is away until it is told to be there. */
function openWith(name: string) {
  const server = { isThere: false, taken: [] as string[], calls: 0 };
  const send = async (batch: readonly string[]) => {
    server.calls += 1;
    if (server.isThere) server.taken.push(...batch);
    return server.isThere;
  };
  const hook = renderHook(() => useOutbox(boxOf(name), { next: (waiting) => waiting.slice(0, 1), send }));
  return { server, hook };
}

test('what could not be sent is tried again until it is gone', async () => {
  const { server, hook } = openWith('again');
  act(() => boxOf('again').add('a'));
  expect(hook.result.current.isWaiting).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(server.calls).toBe(2);
  server.isThere = true;
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(server.taken).toEqual(['a']);
  expect(hook.result.current.isWaiting).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(server.calls).toBe(3);
});

test('and at once when the connection is back', async () => {
  const { server } = openWith('online');
  act(() => boxOf('online').add('a'));
  server.isThere = true;
  window.dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(server.taken).toEqual(['a']);
});
