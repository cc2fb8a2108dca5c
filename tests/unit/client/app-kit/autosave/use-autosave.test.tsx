// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { useAutosave } from '../../../../../src/client/app-kit/autosave/use-autosave';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

const changedElsewhere = () =>
  TRPCClientError.from({
    error: {
      message: 'Changed.',
      code: -32009,
      data: { code: 'CONFLICT', httpStatus: 409, reason: 'resource_changed' },
    },
  });

/** A server that takes a change; its answers can be lost on the way. */
function remote() {
  const kept = { value: 'as saved', version: 1 };
  let isLost = false;
  return {
    kept,
    loseNext: () => {
      isLost = true;
    },
    load: async () => ({ ...kept }),
    async save(value: string, version: number) {
      if (version !== kept.version) throw changedElsewhere();
      kept.value = value;
      kept.version += 1;
      if (!isLost) return kept.version;
      isLost = false;
      throw new TypeError('Failed to fetch');
    },
  };
}

function open(server: ReturnType<typeof remote>) {
  const { save, load } = server;
  return renderHook(() =>
    useAutosave({ id: 'text:1', schema: z.string(), server: { value: 'as saved', version: 1 }, save, load }),
  ).result;
}

test('a save whose answer was lost is no conflict', async () => {
  const server = remote();
  const hook = open(server);
  server.loseNext();
  act(() => hook.current.change('one more word'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(hook.current.status).toBe('on-device');
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(hook.current).toMatchObject({ status: 'saved', choice: undefined });
  expect(server.kept).toEqual({ value: 'one more word', version: 2 });
});

test('a change by somebody else is one, and both versions are there', async () => {
  const server = remote();
  const hook = open(server);
  Object.assign(server.kept, { value: 'by another tab', version: 2 });
  act(() => hook.current.change('one more word'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(hook.current.choice).toMatchObject({
    why: 'conflict',
    mine: { value: 'one more word' },
    theirs: { value: 'by another tab' },
  });
  expect(server.kept.value).toBe('by another tab');
});

test('where the device has no room either, it says so', async () => {
  const server = remote();
  const hook = open(server);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  server.loseNext();
  act(() => hook.current.change('one more word'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(hook.current.status).toBe('not-saved');
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(hook.current.status).toBe('saved');
});
