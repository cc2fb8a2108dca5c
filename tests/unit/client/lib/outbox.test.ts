// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { Outbox } from '#client/lib/outbox';

/* Each tab loads the modules for itself; what tabs share is the storage, and locks where there are any. */

interface Entry {
  name: string;
}
const schema = z.object({ name: z.string() });
/** Another outbox for each test. */
let key = '';
let made = 0;
type Tab = (name: string) => Outbox<Entry>;

async function openTab(): Promise<Tab> {
  vi.resetModules();
  const { createOutboxes } = await import('#client/lib/outbox');
  return createOutboxes({ read: (stored) => schema.safeParse(stored).data, keyOf: (name) => name });
}

let tabs: readonly Tab[];
beforeAll(async () => {
  tabs = [await openTab(), await openTab(), await openTab()];
});

const boxOf = (tab: number, name = key): Outbox<Entry> => {
  const open = tabs[tab];
  if (!open) throw new Error(`There is no tab ${tab}.`);
  return open(name);
};

beforeEach(() => {
  localStorage.clear();
  made += 1;
  key = `box ${made}`;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const next = (waiting: readonly Entry[]) => waiting.slice(0, 1);
const names = (box: Outbox<Entry>) => box.read().map(({ name }) => name);

/** A server that takes a while for each, and notes whether two calls ever were on their way at once. */
function makeServer(ms = () => 50) {
  const taken: string[] = [];
  let calls = 0;
  let most = 0;
  const send = async ([entry]: readonly Entry[]) => {
    calls += 1;
    most = Math.max(most, calls);
    await pause(ms());
    calls -= 1;
    if (entry) taken.push(entry.name);
    return true;
  };
  return { taken, send, mostAtOnce: () => most };
}

/** One lock for all, as the browser gives them over https. */
function giveLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<unknown>) => {
    last = last.then(run, run);
    return last;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

for (const [transport, prepare] of [
  ['https', giveLocks],
  ['plain http', () => {}],
] as const) {
  test(`over ${transport} two tabs that find the same entries send each once, oldest first`, async () => {
    prepare();
    for (const name of ['a', 'b', 'c']) boxOf(0).add({ name });
    const server = makeServer();
    const flushed = Promise.all([0, 1].map((tab) => boxOf(tab).flush({ next, send: server.send })));
    await vi.runAllTimersAsync();
    expect(await flushed).toEqual([true, true]);
    expect(server.taken).toEqual(['a', 'b', 'c']);
    expect(boxOf(2).read()).toEqual([]);
  });
}

test('what cannot be sent stops the rest and waits; what will never be taken goes', async () => {
  for (const name of ['refused', 'unsent', 'later']) boxOf(0).add({ name });
  const flushed = boxOf(0).flush({ next, send: async ([entry]) => entry?.name === 'refused' });
  await vi.runAllTimersAsync();
  expect(await flushed).toBe(false);
  expect(names(boxOf(1))).toEqual(['unsent', 'later']);
});

test('a tab that goes away leaves the turn, and one that crashed loses it after a while', async () => {
  boxOf(0).add({ name: 'a' });
  const never = () => new Promise<boolean>(() => {});
  void boxOf(0).flush({ next, send: never });
  await vi.advanceTimersByTimeAsync(1000);
  const server = makeServer();
  void boxOf(1).flush({ next, send: server.send });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.taken).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.taken).toEqual(['a']);

  const until = Date.now() + 40_000;
  localStorage.setItem('turn:other', JSON.stringify({ owner: 'a tab that crashed', until }));
  boxOf(1, 'other').add({ name: 'b' });
  void boxOf(1, 'other').flush({ next, send: server.send });
  await vi.advanceTimersByTimeAsync(39_000);
  expect(server.taken).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.taken).toEqual(['a', 'b']);
});

test('a clock that was set back keeps nobody waiting', async () => {
  const until = Date.now() + 3_600_000;
  localStorage.setItem(`turn:${key}`, JSON.stringify({ owner: 'a tab of later', until }));
  boxOf(0).add({ name: 'a' });
  const server = makeServer();
  void boxOf(0).flush({ next, send: server.send });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.taken).toEqual(['a']);
});

test('a tab that slept through its turn sends nothing more once another one has it', async () => {
  for (const name of ['a', 'b']) boxOf(0).add({ name });
  const sent: string[] = [];
  const send = async ([entry]: readonly Entry[]) => {
    sent.push(entry?.name ?? '');
    // While it slept, another tab took over.
    localStorage.setItem(`turn:${key}`, JSON.stringify({ owner: 'another', until: Date.now() + 30_000 }));
    return true;
  };
  const flushed = boxOf(0).flush({ next, send });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await flushed).toBe(false);
  expect(sent).toEqual(['a']);
  expect(localStorage.getItem(`turn:${key}`)).toContain('another');
});

test('whatever three tabs add and send, and however long it takes: nothing is lost, and nothing is sent twice', async () => {
  const step = fc.record({
    tab: fc.nat({ max: 2 }),
    at: fc.nat({ max: 3000 }),
    what: fc.constantFrom('add', 'flush', 'add and flush'),
    ms: fc.nat({ max: 29_000 }),
  });
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      runs += 1;
      const name = `run ${runs}`;
      const left = steps.map(({ ms }) => ms);
      const server = makeServer(() => left.shift() ?? 10);
      const added: string[] = [];
      const flush = (tab: number) => boxOf(tab, name).flush({ next, send: server.send });
      const played = steps.map(async ({ tab, at, what }, place) => {
        await pause(at);
        if (what !== 'flush') {
          added.push(`${place}`);
          boxOf(tab, name).add({ name: `${place}` });
        }
        if (what !== 'add') await flush(tab);
      });
      await vi.runAllTimersAsync();
      await Promise.all(played);
      const last = flush(0);
      await vi.runAllTimersAsync();
      expect(await last).toBe(true);
      expect(server.taken).toEqual(added);
      expect(server.mostAtOnce()).toBeLessThanOrEqual(1);
      expect(localStorage.getItem(`turn:${name}`)).toBeNull();
    }),
    { numRuns: 60 },
  );
});

test('what was not sent is taken back; what is on its way is not', async () => {
  boxOf(0).add({ name: 'a' });
  boxOf(0).add({ name: 'b' });
  const server = makeServer();
  void boxOf(0).flush({ next: (waiting) => waiting.filter(({ name }) => name === 'a'), send: server.send });
  const takenBack = Promise.all(['a', 'b'].map((name) => boxOf(1).takeBack((entry) => entry.name === name)));
  await vi.runAllTimersAsync();
  expect(await takenBack).toEqual([false, true]);
  expect(boxOf(0).read()).toEqual([]);
});

test('those who look on hear of what comes and goes, here and in another tab, and see the same list in between', () => {
  const heard = vi.fn();
  const stop = boxOf(0).subscribe(heard);
  boxOf(0).add({ name: 'a' });
  expect(boxOf(0).read()).toBe(boxOf(0).read());
  window.dispatchEvent(new StorageEvent('storage', { key }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another key' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  boxOf(0).change(() => []);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a browser that stores nothing keeps entries as long as the page is open, and sends them', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  boxOf(0).add({ name: 'a' });
  expect(names(boxOf(0))).toEqual(['a']);
  const server = makeServer();
  const flushed = boxOf(0).flush({ next, send: server.send });
  await vi.runAllTimersAsync();
  expect(await flushed).toBe(true);
  expect(server.taken).toEqual(['a']);
  expect(boxOf(0).read()).toEqual([]);
});
