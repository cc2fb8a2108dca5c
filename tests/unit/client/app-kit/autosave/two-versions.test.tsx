// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { copiesOf } from '../../../../../src/client/app-kit/autosave/copies';
import { useAutosave } from '../../../../../src/client/app-kit/autosave/use-autosave';

const refusal = (httpStatus: number, reason?: string) =>
  TRPCClientError.from({
    error: { code: -32_000, message: 'No.', data: { code: 'CONFLICT', httpStatus, path: 'novels.saveScene', reason } },
  });
const changed = () => refusal(409, 'resource_changed');
const lost = () => new TypeError('Failed to fetch');

/** A text on a server that may be asked by more than one, and loses answers where it is told to. */
function serverWith(text: string) {
  const kept = { value: text, version: 1 };
  const server = {
    kept,
    calls: 0,
    losesAnswers: false,
    async save(value: string, version: number) {
      server.calls += 1;
      if (version !== kept.version) throw changed();
      kept.value = value;
      kept.version += 1;
      if (server.losesAnswers) throw lost();
      return kept.version;
    },
    load: async () => ({ ...kept }),
  };
  return server;
}

type Server = Pick<ReturnType<typeof serverWith>, 'kept' | 'save' | 'load'>;
const open = ({ kept, save, load }: Server) =>
  renderHook(() => useAutosave<string>({ id: 'scene:one', schema: z.string(), server: { ...kept }, save, load }))
    .result;
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what arrived although its answer was lost is no second version', async () => {
  const server = serverWith('Once');
  const desk = open(server);
  server.losesAnswers = true;
  act(() => desk.current.change('Once upon'));
  await passes(1000);
  expect(desk.current.status).toBe('on-device');
  act(() => desk.current.change('Once upon a time'));
  server.losesAnswers = false;
  await passes(10_000);
  expect(desk.current.choice).toBeUndefined();
  expect(desk.current.status).toBe('saved');
  expect(server.kept.value).toBe('Once upon a time');
  expect(copiesOf('scene:one', z.string())).toEqual([]);
});

test('the last words before two versions met belong to the one of this device', async () => {
  const server = serverWith('Once');
  const desk = open(server);
  await server.save('Elsewhere', 1);
  act(() => desk.current.change('Once upon'));
  await passes(1000);
  expect(desk.current.choice).toMatchObject({ why: 'conflict', mine: { value: 'Once upon' } });
  // The sheet that goes tells what was typed in its last moment.
  act(() => desk.current.change('Once upon a time'));
  expect(desk.current.choice).toMatchObject({ why: 'conflict', mine: { value: 'Once upon a time' } });
  act(() => desk.current.choose('mine'));
  await passes(1000);
  expect(desk.current.choice).toBeUndefined();
  expect(server.kept.value).toBe('Once upon a time');
});

test('where another text stands and cannot be read yet, it is tried again', async () => {
  const server = serverWith('Once');
  const desk = open(server);
  await server.save('Elsewhere', 1);
  const load = vi.spyOn(server, 'load').mockRejectedValueOnce(lost());
  const again = open({ ...server, kept: { value: 'Once', version: 1 } });
  act(() => again.current.change('Once upon'));
  await passes(1000);
  expect(again.current.choice).toBeUndefined();
  await passes(6000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(again.current.choice).toMatchObject({ theirs: { value: 'Elsewhere' } });
  expect(desk.current.value).toBe('Once');
});

test('what is wrong with a text is not sent again and again, a server in trouble is asked again', async () => {
  const refused = vi.fn().mockRejectedValue(refusal(400));
  const desk = open({ ...serverWith('Once'), save: refused });
  act(() => desk.current.change('far too long'));
  await passes(60_000);
  expect(refused).toHaveBeenCalledTimes(1);
  expect(desk.current.status).toBe('on-device');

  const troubled = vi.fn().mockRejectedValueOnce(refusal(503)).mockResolvedValue(2);
  const other = open({ ...serverWith('Once'), save: troubled });
  act(() => other.current.change('Once upon'));
  await passes(7000);
  expect(other.current.status).toBe('saved');
});

test('a device that is full says that nothing is kept, and warns before the window is closed', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const desk = open({ ...serverWith('Once'), save: () => Promise.reject(lost()) });
  act(() => desk.current.change('Once upon'));
  await passes(1000);
  expect(desk.current.status).toBe('not-kept');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});
