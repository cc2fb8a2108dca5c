// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropFromQueue, inTurn, readQueue, wasSentMeanwhile, writeQueue } from '#client/attempts/answer-queue';

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

const first = { itemId: 'w1.spell', response: { text: 'kitchen' } };
const second = { itemId: 'w2.spell', response: { text: 'window' } };

test('what came while an answer was on its way stays, and another tab that sent it too takes nothing more', () => {
  writeQueue('attempt', [first]);
  writeQueue('attempt', [...readQueue('attempt'), second]);
  dropFromQueue('attempt', first);
  expect(readQueue('attempt')).toEqual([second]);
  dropFromQueue('attempt', first);
  expect(readQueue('attempt')).toEqual([second]);
});

test('a later answer to the same question stays', () => {
  const later = { ...first, response: { text: 'kitchens' } };
  writeQueue('attempt', [first, later]);
  dropFromQueue('attempt', first);
  expect(readQueue('attempt')).toEqual([later]);
});

/** What a tab does with what waits: sends the oldest, and takes it out. */
async function sendAll(sent: string[]): Promise<void> {
  for (let [next] = readQueue('attempt'); next; [next] = readQueue('attempt')) {
    sent.push(next.itemId);
    await Promise.resolve();
    dropFromQueue('attempt', next);
  }
}

test('two tabs that find the same answers waiting send each of them once', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<void>) => {
    last = last.then(run);
    return last;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  writeQueue('attempt', [first, second]);
  const sent: string[] = [];
  await Promise.all([inTurn('attempt', () => sendAll(sent)), inTurn('attempt', () => sendAll(sent))]);
  expect(sent).toEqual([first.itemId, second.itemId]);
});

test('a browser without locks sends all the same', async () => {
  writeQueue('attempt', [first]);
  const sent: string[] = [];
  await inTurn('attempt', () => sendAll(sent));
  expect(sent).toEqual([first.itemId]);
});

test('what another tab sent while the attempt was loaded is noticed, and nothing else', () => {
  const attempt = (given?: unknown) => ({ id: 'attempt', items: [{ item: { id: first.itemId }, given }] });
  expect(wasSentMeanwhile([first], attempt())).toBe(true);
  expect(wasSentMeanwhile([first], attempt(first.response))).toBe(false);
  writeQueue('attempt', [first]);
  expect(wasSentMeanwhile([first], attempt())).toBe(false);
  expect(wasSentMeanwhile([], attempt())).toBe(false);
});
