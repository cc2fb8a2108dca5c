// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { type DeviceServer, deviceEnd } from '#client/class-screen/device-end';
import type { PairedDevice, ScreensTold, ShowInput } from '#shared/api/screens';
import type { Shown } from '#shared/screen/content';

interface Server {
  shown: ShowInput[];
  stream: Parameters<DeviceServer['follow']>[0] | undefined;
  isSignedIn: boolean;
}

let server: Server;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T09:00:00Z') });
  server = { shown: [], stream: undefined, isSignedIn: true };
  return () => vi.useRealTimers();
});

const link = (): DeviceServer => ({
  show: async (input) => void server.shown.push(input),
  follow(events) {
    server.stream = events;
    return () => {
      server.stream = undefined;
    };
  },
  isSignedIn: () => server.isSignedIn,
});

const settled = () => vi.advanceTimersByTimeAsync(0);
const card = (front: string): Shown => ({ content: { kind: 'card', front } });
const screen: PairedDevice = { id: 'a', kind: 'screen', isHere: true, from: null, place: null };
const remote: PairedDevice = { id: 'b', kind: 'remote', isHere: true, from: null, place: null };

function began() {
  const heard: { places: unknown[]; presses: string[]; isOver: boolean } = { places: [], presses: [], isOver: false };
  const end = deviceEnd(
    {
      onPlace: (place) => heard.places.push(place),
      onLost: () => {},
      onPress: (press) => heard.presses.push(press),
      onOver: () => {
        heard.isOver = true;
      },
    },
    link(),
  );
  /** The clock of the server is ten seconds ahead. */
  const ahead = 10_000;
  return {
    end,
    heard,
    tell(devices: PairedDevice[], presses: ScreensTold['presses'] = [], late = 0) {
      server.stream?.onSaid({ devices, presses, now: Date.now() + ahead - late });
    },
    at: (ago = 0) => Date.now() + ahead - ago,
  };
}

test('a device that comes is shown what is shown now, once', async () => {
  const { end, tell } = began();
  end.show(card('dog'));
  await settled();
  expect(server.shown).toEqual([]);
  tell([screen]);
  await settled();
  expect(server.shown).toMatchObject([{ shown: card('dog'), page: null }]);
  const from = server.shown[0]?.from ?? '';
  tell([{ ...screen, from }]);
  await settled();
  expect(server.shown).toHaveLength(1);
  tell([
    { ...screen, from },
    { ...screen, id: 'c' },
  ]);
  await settled();
  expect(server.shown).toHaveLength(2);
});

test('what only waits takes the screen from no other window, and has it when that leaves', async () => {
  const { end, tell } = began();
  tell([{ ...screen, from: 'another window' }]);
  end.show({ content: { kind: 'wait', forClass: '5b' } });
  await settled();
  expect(server.shown).toEqual([]);
  end.show(card('dog'));
  end.show({ content: { kind: 'wait', forClass: '5b' } });
  tell([screen]);
  await settled();
  expect(server.shown.at(-1)).toMatchObject({ shown: { content: { kind: 'wait', forClass: '5b' } } });
});

test('a countdown goes by the clock of the server', async () => {
  const { end, tell } = began();
  tell([screen]);
  const endsAt = Date.now() + 60_000;
  end.show({ ...card('dog'), countdown: { seconds: 60, endsAt } });
  await settled();
  expect(server.shown).toMatchObject([{ shown: { countdown: { endsAt: endsAt + 10_000 } } }]);
});

test('of several screens the one with the most pages counts, and pages that are turned at once add up', async () => {
  const { end, tell, heard } = began();
  tell([screen]);
  end.show(card('dog'));
  await settled();
  const from = server.shown[0]?.from ?? '';
  const mine = { ...screen, from };
  tell([
    { ...mine, place: { page: 0, pages: 2 } },
    { ...mine, id: 'c', place: { page: 0, pages: 4 } },
    { ...mine, id: 'd', isHere: false, place: { page: 8, pages: 9 } },
  ]);
  expect(heard.places.at(-1)).toEqual({ page: 0, pages: 4 });
  end.turn(1);
  expect(heard.places.at(-1)).toEqual({ page: 1, pages: 4 });
  await settled();
  expect(server.shown.at(-1)).toMatchObject({ shown: card('dog'), page: 1 });
  tell([{ ...mine, isHere: false }]);
  expect(heard.places.at(-1)).toBeUndefined();
});

test('a press is carried out once, in order, and not where it came late or before this window listened', () => {
  const { tell, heard, at } = began();
  tell([remote], [{ id: '1', press: 'next', at: at(1_000) }]);
  tell(
    [remote],
    [
      { id: '1', press: 'next', at: at(1_000) },
      { id: '2', press: 'next', at: at() },
      { id: '3', press: 'back', at: at() },
    ],
  );
  tell([remote], [{ id: '3', press: 'back', at: at() }]);
  expect(heard.presses).toEqual(['next', 'back']);
  // It was told at once, and was held back on the way.
  tell([remote], [{ id: '4', press: 'next', at: at(6_000) }], 6_000);
  expect(heard.presses).toEqual(['next', 'back']);
});

test('a press is for the window that shows something', () => {
  const { tell, heard, at } = began();
  tell([remote]);
  tell([{ ...remote, from: 'another window' }], [{ id: '1', press: 'next', at: at() }]);
  expect(heard.presses).toEqual([]);
});

test('it is over when the last device is disconnected, and when nobody is signed in', async () => {
  const one = began();
  one.tell([]);
  expect([one.heard.isOver, one.heard.places.at(-1)]).toEqual([true, undefined]);
  const other = began();
  other.tell([screen]);
  server.isSignedIn = false;
  server.stream?.onOver();
  expect(other.heard.isOver).toBe(true);
});
