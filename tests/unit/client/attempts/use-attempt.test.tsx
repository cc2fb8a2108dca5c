// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabName } from '#client/attempts/test/tab-name';
import { useTest } from '#client/attempts/test/use-test';
import { useAttempt } from '#client/attempts/use-attempt';
import { addAnswer, answersOf } from '#client/attempts/waiting-answers';
import { attemptId, makeAttempt, Portal, pretendServer } from './pretended-server';

const app = 'classroom-quiz-maker';
const right = { isTrue: true };
const wrong = { isTrue: false };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function play() {
  const { result } = renderHook(() => useAttempt(app), { wrapper: Portal });
  await act(() => result.current.begin({ activity: { kind: 'diagnostic' }, mode: 'practice' }));
  return result;
}
async function take() {
  const { result } = renderHook(() => useTest(app), { wrapper: Portal });
  await act(() => result.current.begin({ activity: { kind: 'diagnostic' } }));
  return result;
}
const isBack = () => act(async () => void window.dispatchEvent(new Event('online')));
const waiting = () => answersOf(attemptId).read();

test('what an older release left on this device is sent, and the round goes on', async () => {
  localStorage.setItem(`round:${app}`, attemptId);
  localStorage.setItem(`round:${attemptId}:unsent`, '[{"itemId":"i1","response":{"isTrue":true}}]');
  const server = pretendServer();
  const { result } = renderHook(() => useAttempt(app), { wrapper: Portal });
  await waitFor(() => expect(result.current.state).toMatchObject({ attempt: { items: [{ given: right }, {}] } }));
  await isBack();
  await waitFor(() => expect(server.taken).toMatchObject([{ id: attemptId, itemId: 'i1', response: right }]));
  await waitFor(() =>
    expect(result.current.state).toMatchObject({ kind: 'playing', attempt: { items: [{ grade: {} }, {}] } }),
  );
  expect(localStorage.getItem(`round:${attemptId}:unsent`)).toBeNull();
});

test('an answer is kept without a connection, an end that fails goes back to it, and in the end all is sent once', async () => {
  const server = pretendServer();
  const player = await play();
  server.isThere = false;
  const outcome = await act(() => player.current.answer('i1', right));
  expect(outcome).toBeUndefined();
  await act(() => player.current.end());
  expect(player.current.state).toMatchObject({ kind: 'failed', why: expect.stringContaining('could not be reached') });
  act(() => player.current.retry());
  expect(player.current.state).toMatchObject({ kind: 'playing', attempt: { items: [{ given: right }, {}] } });
  server.isThere = true;
  await act(() => player.current.end());
  expect(player.current.state).toMatchObject({ kind: 'finished', attempt: { score: 1 } });
  expect(server.taken).toHaveLength(1);
  expect(localStorage.getItem(`round:${app}`)).toBeNull();
});

test('a round that was ended elsewhere is shown as it ended, and its answers go', async () => {
  const server = pretendServer();
  const player = await play();
  server.refusal = 'attempt_finished';
  server.attempt = makeAttempt({ finishedAt: '2026-03-10T09:04:00.000Z', score: 2 });
  await act(() => player.current.answer('i1', wrong));
  expect(player.current.state).toMatchObject({ kind: 'finished', attempt: { score: 2 } });
  expect(waiting()).toEqual([]);
});

test('regression: what is answered in another tab that is open is left to that tab', async () => {
  const server = pretendServer();
  const player = await play();
  act(() => addAnswer(attemptId, { itemId: 'i2', response: right }));
  await isBack();
  await act(() => player.current.answer('i1', right));
  expect(server.taken).toMatchObject([{ id: attemptId, itemId: 'i1', response: right }]);
  expect(waiting()).toEqual([{ itemId: 'i2', response: right }]);
});

test('a round that could not be begun is begun again', async () => {
  const server = pretendServer();
  server.isThere = false;
  const player = await play();
  expect(player.current.state.kind).toBe('failed');
  server.isThere = true;
  act(() => player.current.retry());
  await waitFor(() => expect(player.current.state.kind).toBe('playing'));
});

test('a test is saved as it is answered, and handed in', async () => {
  const server = pretendServer();
  const taker = await take();
  expect(taker.current.state.kind).toBe('playing');
  act(() => taker.current.keep('i1', wrong));
  act(() => taker.current.keep('i1', right));
  expect(taker.current).toMatchObject({ isSaved: false, answers: { i1: right } });
  await waitFor(() => expect(taker.current.isSaved).toBe(true));
  expect(server.taken).toMatchObject([{ id: attemptId, itemId: 'i1', response: right, tab: tabName() }]);
  await act(() => taker.current.handIn());
  expect(taker.current.state.kind).toBe('finished');
  expect(localStorage.getItem(`test:${app}`)).toBeNull();
});

test('a test that another tab took over is only looked at, and what was typed too late goes', async () => {
  const server = pretendServer();
  const taker = await take();
  server.refusal = 'held_elsewhere';
  server.attempt = { ...server.attempt, holder: 'another-tab' };
  act(() => taker.current.keep('i1', wrong));
  await waitFor(() => expect(taker.current.isElsewhere).toBe(true));
  expect(taker.current).toMatchObject({ isSaved: true, answers: {} });
  expect(waiting()).toEqual([]);
});

test('regression: a tab that only watches a test leaves what the other tab has still to send', async () => {
  const server = pretendServer(makeAttempt({ holder: 'another-tab' }));
  addAnswer(attemptId, { itemId: 'i1', response: right, tab: 'another-tab' });
  const taker = await take();
  expect(taker.current.isElsewhere).toBe(true);
  await isBack();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(server.taken).toEqual([]);
  expect(waiting()).toHaveLength(1);
  // Taken over, it is for this tab to send.
  await act(() => taker.current.takeOver());
  await isBack();
  await waitFor(() =>
    expect(server.taken).toMatchObject([{ id: attemptId, itemId: 'i1', response: right, tab: tabName() }]),
  );
  await waitFor(() => expect(taker.current.isSaved).toBe(true));
});
