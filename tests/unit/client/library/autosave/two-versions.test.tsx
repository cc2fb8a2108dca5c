// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { copiesOf } from '#client/library/autosave/copies';
import { useAutosave } from '#client/library/autosave/use-autosave';

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

/** A list of parts on a server that keeps what a save replaces where it is told to. */
function partsServer(parts: { id: string; text: string }[]) {
  const kept = { value: parts, version: 1 };
  const versions: (typeof parts)[] = [];
  return {
    kept,
    versions,
    async save(value: typeof parts, version: number, keepsBefore = false) {
      if (version !== kept.version) throw changed();
      if (keepsBefore) versions.push(kept.value);
      kept.value = value;
      kept.version += 1;
      return kept.version;
    },
    load: async () => ({ ...kept }),
  };
}
const partsSchema = z.array(z.object({ id: z.string(), text: z.string() }));
const openParts = ({ kept, save, load }: ReturnType<typeof partsServer>) =>
  renderHook(() => useAutosave({ id: 'plan:one', schema: partsSchema, server: { ...kept }, save, load })).result;
const parts = (a: string, b: string) => [
  { id: 'a', text: a },
  { id: 'b', text: b },
];

// A regression: one plan in two tabs, each changed another part, and the work of one of them was gone.
test('two tabs that change different parts of one work both keep what they did, and nobody is asked', async () => {
  const server = partsServer(parts('Lead-in', 'Reading'));
  const desk = openParts(server);
  await server.save(parts('Lead-in', 'Theirs'), 1);
  act(() => desk.current.change(parts('Mine', 'Reading')));
  await passes(3000);
  expect(desk.current.choice).toBeUndefined();
  expect(desk.current.value).toEqual(parts('Mine', 'Theirs'));
  expect(server.kept.value).toEqual(parts('Mine', 'Theirs'));
  expect(desk.current.status).toBe('saved');
  expect(copiesOf('plan:one', partsSchema)).toEqual([]);
});

test.each([
  { which: 'mine' as const, result: parts('Mine', 'Theirs too'), version: parts('Theirs', 'Theirs too') },
  { which: 'theirs' as const, result: parts('Theirs', 'Theirs too'), version: parts('Mine', 'Reading') },
])('where both changed the same part and “$which” is chosen, the other side is in a version', async (one) => {
  const server = partsServer(parts('Lead-in', 'Reading'));
  const desk = openParts(server);
  await server.save(parts('Theirs', 'Theirs too'), 1);
  act(() => desk.current.change(parts('Mine', 'Reading')));
  await passes(1000);
  expect(desk.current.choice).toMatchObject({ why: 'conflict' });
  act(() => desk.current.choose(one.which));
  await passes(10_000);
  expect(desk.current.choice).toBeUndefined();
  expect(server.kept.value).toEqual(one.result);
  expect(server.versions).toContainEqual(one.version);
  expect(desk.current.status).toBe('saved');
  expect(copiesOf('plan:one', partsSchema)).toEqual([]);
});

test('what is not gone on with stays on the device until the server has it as a version', async () => {
  const server = partsServer(parts('Lead-in', 'Reading'));
  const desk = openParts(server);
  await server.save(parts('Theirs', 'Reading'), 1);
  act(() => desk.current.change(parts('Mine', 'Reading')));
  await passes(1000);
  const { save } = server;
  server.save = () => Promise.reject(lost());
  act(() => desk.current.choose('theirs'));
  expect(copiesOf('plan:one', partsSchema).map(({ value }) => value)).toContainEqual(parts('Mine', 'Reading'));
  server.save = save;
});
