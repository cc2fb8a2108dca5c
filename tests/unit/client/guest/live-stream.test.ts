// @vitest-environment jsdom
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventsIn } from '#client/guest/live/event-stream';
import { followGame } from '#client/guest/live/follow-game';
import { viewOf } from '#client/guest/live/live-view';
import type { Told } from '#client/guest/live/use-live-game';
import { newGame } from '#shared/live/game';
import { liveSettings } from '#shared/live/settings';

const bytes = (text: string) => new TextEncoder().encode(text);

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

const seen = (version: number, phase: Told['game']['phase'] = 'lobby'): Told => ({
  now: 0,
  ahead: 0,
  game: {
    ...{ id: 'g', title: 'Unit 3', appId: 'classroom-quiz-maker', version, phase },
    settings: liveSettings.parse({ seconds: 20 }),
    ...{ question: 0, questions: 1, ballot: newGame.ballot, isPaused: false, isLocked: false },
    ...{ closesAt: null, leftMs: null, item: null, items: [], distributions: [] },
    ...{ key: null, standings: null, teams: null },
  },
  own: {
    ...{ playerId: 'p', name: 'Brave Otter', team: null, accommodation: null, without: {}, mayAnswer: true },
    ...{ closesAt: null, leftMs: null, answers: [], points: null, rank: null },
  },
});

test('events are read however their bytes are cut, also in the middle of a letter', async () => {
  const all = bytes(
    'event: connected\ndata: {}\n\n\n\n: hm\n\n\ndata: {"name":"Zoë"}\nid: 1\n\n\nevent: ping\ndata: \n\n\n',
  );
  for (let size = 1; size < 12; size += 1) {
    const chunks: Uint8Array[] = [];
    for (let at = 0; at < all.length; at += size) chunks.push(all.slice(at, at + size));
    const read = [];
    for await (const one of eventsIn(streamOf(...chunks))) read.push(one);
    expect(read).toEqual([
      { event: 'connected', data: '{}' },
      { event: 'message', data: '{"name":"Zoë"}' },
      { event: 'ping', data: '' },
    ]);
  }
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose streams say something and then stay open until they are let go of. */
function following(ask: () => Promise<Told>, says: readonly string[]) {
  const told: number[] = [];
  const refused: string[] = [];
  let lost = 0;
  let connections = 0;
  const stop = followGame({
    ask,
    async connect(signal) {
      connections += 1;
      return new Response(
        new ReadableStream({
          start(controller) {
            for (const text of says) controller.enqueue(bytes(text));
            signal.addEventListener('abort', () => controller.error(new Error('aborted')));
          },
        }),
      );
    },
    onTold: ({ game }) => told.push(game.version),
    onLost: () => {
      lost += 1;
    },
    onRefused: (reason) => refused.push(reason),
  });
  return { told, refused, stop, lost: () => lost, connections: () => connections };
}

test('a stream that falls silent begins anew, with the state of now', async () => {
  let version = 0;
  const ask = async () => {
    version += 1;
    return seen(version);
  };
  const game = following(ask, [`event: connected\ndata: {}\n\n`, `data: ${JSON.stringify(seen(10))}\nid: 1\n\n`]);
  await vi.advanceTimersByTimeAsync(34_000);
  expect(game.told).toEqual([1, 10]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(game.told).toEqual([1, 10, 2, 10]);
  game.stop();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(game.connections()).toBe(2);
});

test('where no stream comes through the game is looked at every few seconds', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return seen(asked);
  };
  const game = following(ask, []);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(game.told.length).toBeGreaterThanOrEqual(3);
  expect(game.lost()).toBe(0);
  game.stop();
});

test('who was taken out is told so, and asks no more; a server that is away is asked again', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked < 3) throw new TypeError('Failed to fetch');
    throw TRPCClientError.from({
      error: { code: -32_003, message: 'x', data: { code: 'FORBIDDEN', httpStatus: 403, reason: 'live_kicked' } },
    });
  };
  const game = following(ask, []);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(game.lost()).toBe(2);
  expect(game.refused).toEqual(['live_kicked']);
  expect(asked).toBe(3);
  expect(game.connections()).toBe(0);
});

test('nothing is asked after the end of a game', async () => {
  const ask = vi.fn(async () => seen(7, 'ended'));
  const game = following(ask, []);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(game.told).toEqual([7]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what a player sees follows from what waits and from the time as well', () => {
  const told = seen(2, 'question');
  const answer = { question: 0, ballot: 1 as const, response: { choice: 'went' }, requestId: 'r' };
  const here = { waiting: [], secondsLeft: 5 };
  expect(viewOf(told, here)).toBe('asked');
  expect(viewOf(told, { ...here, secondsLeft: 0 })).toBe('closed');
  expect(viewOf(told, { ...here, waiting: [answer] })).toBe('sent');
  expect(viewOf({ ...told, game: { ...told.game, ballot: 2 } }, { ...here, waiting: [answer] })).toBe('asked');
  expect(viewOf({ ...told, game: { ...told.game, isPaused: true } }, here)).toBe('paused');
});
