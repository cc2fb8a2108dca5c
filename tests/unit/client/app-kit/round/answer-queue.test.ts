// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  dropFromQueue,
  inTurn,
  readQueue,
  wasSentMeanwhile,
  writeQueue,
} from '../../../../../src/client/app-kit/round/answer-queue';

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

const first = { itemId: 'w1.spell', response: { text: 'kitchen' } };
const second = { itemId: 'w2.spell', response: { text: 'window' } };

test('what came while an answer was on its way stays, and another tab that sent it too takes nothing more', () => {
  writeQueue('round', [first]);
  writeQueue('round', [...readQueue('round'), second]);
  dropFromQueue('round', first);
  expect(readQueue('round')).toEqual([second]);
  dropFromQueue('round', first);
  expect(readQueue('round')).toEqual([second]);
});

test('a later answer to the same question stays', () => {
  const later = { ...first, response: { text: 'kitchens' } };
  writeQueue('round', [first, later]);
  dropFromQueue('round', first);
  expect(readQueue('round')).toEqual([later]);
});

/** What a tab does with what waits: sends the oldest, and takes it out. */
async function sendAll(sent: string[]): Promise<void> {
  for (let [next] = readQueue('round'); next; [next] = readQueue('round')) {
    sent.push(next.itemId);
    await Promise.resolve();
    dropFromQueue('round', next);
  }
}

test('two tabs that find the same answers waiting send each of them once', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<void>) => {
    last = last.then(run);
    return last;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  writeQueue('round', [first, second]);
  const sent: string[] = [];
  await Promise.all([inTurn('round', () => sendAll(sent)), inTurn('round', () => sendAll(sent))]);
  expect(sent).toEqual([first.itemId, second.itemId]);
});

test('a browser without locks sends all the same', async () => {
  writeQueue('round', [first]);
  const sent: string[] = [];
  await inTurn('round', () => sendAll(sent));
  expect(sent).toEqual([first.itemId]);
});

test('what another tab sent while the round was loaded is noticed, and nothing else', () => {
  const round = (given?: unknown) => ({ id: 'round', items: [{ item: { id: first.itemId }, given }] });
  expect(wasSentMeanwhile([first], round())).toBe(true);
  expect(wasSentMeanwhile([first], round(first.response))).toBe(false);
  writeQueue('round', [first]);
  expect(wasSentMeanwhile([first], round())).toBe(false);
  expect(wasSentMeanwhile([], round())).toBe(false);
});
