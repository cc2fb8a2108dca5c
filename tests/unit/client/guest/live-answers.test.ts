// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { addLiveAnswer, type LiveAnswer, liveAnswersOf } from '#client/guest/live/live-answers';

beforeEach(() => localStorage.clear());

const went: LiveAnswer = { question: 0, ballot: 1, response: { choice: 'went' }, requestId: 'a' };

test('of two answers to one question the first waits, and a second vote is another answer', () => {
  addLiveAnswer('anna', went);
  addLiveAnswer('anna', { ...went, response: { choice: 'goed' }, requestId: 'b' });
  addLiveAnswer('anna', { ...went, ballot: 2, requestId: 'c' });
  expect(liveAnswersOf('anna').read()).toEqual([went, { ...went, ballot: 2, requestId: 'c' }]);
  expect(liveAnswersOf('ben').read()).toEqual([]);
});

test('an answer keeps its id until the server has it', async () => {
  addLiveAnswer('anna', went);
  const sent: string[] = [];
  let isThere = false;
  const sender = {
    next: (waiting: readonly LiveAnswer[]) => waiting.slice(0, 1),
    send: async (batch: readonly LiveAnswer[]) => {
      sent.push(...batch.map(({ requestId }) => requestId));
      return isThere;
    },
  };
  expect(await liveAnswersOf('anna').flush(sender)).toBe(false);
  isThere = true;
  expect(await liveAnswersOf('anna').flush(sender)).toBe(true);
  expect(sent).toEqual(['a', 'a']);
  expect(liveAnswersOf('anna').read()).toEqual([]);
});

test('what is stored and is no answer counts as nothing', () => {
  localStorage.setItem(
    'live:anna:unsent',
    JSON.stringify([{ question: 'x', ballot: 1, response: {}, requestId: 'a' }]),
  );
  expect(liveAnswersOf('anna').read()).toEqual([]);
});
