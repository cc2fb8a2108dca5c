import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HeardLine } from '#client/speech/heard-lines';
import { playSounds } from '#client/speech/server-voice';

/** What was played, and how fast. */
let played: { rate: number }[] = [];
/** What the server answers, one after the other. */
let answers: (() => Response | Promise<Response>)[] = [];

class Player {
  src = '';
  defaultPlaybackRate = 1;
  preservesPitch = false;
  onended: (() => void) | null = null;
  onerror: (() => void) | null = null;
  async play() {
    if (this.src === '') return;
    played.push({ rate: this.defaultPlaybackRate });
    queueMicrotask(() => this.onended?.());
  }
  pause() {}
}

beforeEach(() => {
  played = [];
  vi.stubGlobal('Audio', Player);
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async () => answers.shift()?.() ?? Response.error());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const sound = () => new Response(new Blob(['sound'], { type: 'audio/mpeg' }));
const line = (text: string, place: number): HeardLine => ({
  text,
  voice: 0,
  sound: `/speech/attempts/a/items/q/script/${place}`,
});
const lines = [line('Where is Tom?', 0), line('He missed the bus.', 1)];
const playing = (signal = new AbortController().signal) => ({ rate: 0.5, signal });

test('all lines are played one after the other, as fast as is wanted', async () => {
  answers = [sound, sound];
  expect(await playSounds(lines, playing())).toEqual({ rest: [], isAway: false });
  expect(played).toEqual([{ rate: 0.5 }, { rate: 0.5 }]);
});

test('regression: what comes after something else was asked is not played', async () => {
  const asked = new AbortController();
  answers = [
    () => {
      asked.abort();
      return sound();
    },
  ];
  expect(await playSounds(lines, playing(asked.signal))).toEqual({ rest: [], isAway: false });
  expect(played).toEqual([]);
});

test('the device says what the server did not, from there on, and nothing that it does not know', async () => {
  answers = [sound, () => new Response('', { status: 429 })];
  expect(await playSounds(lines, playing())).toEqual({ rest: [lines[1]], isAway: false });
  // A word of a visitor's own list: the server goes on with all others.
  answers = [() => new Response('', { status: 401 })];
  expect(await playSounds(lines, playing())).toEqual({ rest: lines, isAway: false });
  answers = [() => Promise.reject(new TypeError('no connection'))];
  expect(await playSounds([line('', 0), line('', 1)], playing())).toEqual({ rest: [], isAway: true });
});

test('of a recording whose script stayed on the server, its lines come where that is away', async () => {
  const told = [{ text: 'He missed the bus.', voice: 1 }];
  answers = [sound, () => Response.json({ reason: 'speech_away', lines: [...told, { text: 3 }] }, { status: 503 })];
  expect(await playSounds([line('', 0), line('', 1)], playing())).toEqual({ rest: told, isAway: true });
  expect(played).toHaveLength(1);
});
