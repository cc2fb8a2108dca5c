// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { Played } from '#client/present/played';
// Fetched when the class looks on: here it is there, however busy the machine is.
import '#client/class-screen/played-on-screen';
import { StageContext } from '#client/present/stage';
import { type AttemptOutput, attemptOutput } from '#shared/api/attempts';
import { type Shown, shown } from '#shared/screen/content';
import { makeAttempt } from '../attempts/pretended-server';

/** What the class's screen was sent. Files of one worker share a window of the teacher, so this listens as a screen does. */
let sent: Shown[];
const told = z.looseObject({ kind: z.string(), shown: z.unknown().optional() });
beforeEach(() => {
  sent = [];
  const screen = new BroadcastChannel('class-screen');
  screen.addEventListener('message', ({ data }) => {
    const { kind, shown: content } = told.parse(data);
    if (kind === 'show') sent.push(shown.parse(content));
  });
  return () => screen.close();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** However busy the machine is. */
const waiting = { timeout: 20_000 };
const stage = (isPresenting: boolean) => ({ isPresenting, Played, controls: null, toggle: () => {} });
const playing = (attempt: AttemptOutput, isPresenting = true) => (
  <StageContext value={stage(isPresenting)}>
    <Played attempt={attempt} place={0} part="Part 1" />
  </StageContext>
);
const lastSent = () => vi.waitFor(() => expect(sent.at(-1)).toBeDefined(), waiting).then(() => sent.at(-1));

test('a question of a test has its part, its choices and its time, by the clock of this device', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T00:00:00Z') });
  const attempt = makeAttempt({
    mode: 'test',
    startedAt: '2026-03-10T09:00:00.000Z',
    now: '2026-03-10T09:02:00.000Z',
    deadlineAt: '2026-03-10T09:10:00.000Z',
  });
  const { rerender } = render(playing(attempt, false));
  expect(sent).toEqual([]);
  // A minute goes by before the class looks on.
  vi.setSystemTime(new Date('2030-01-01T00:01:00Z'));
  rerender(playing(attempt));
  expect(await lastSent()).toEqual({
    content: { kind: 'question', number: 1, of: 2, task: 'Part 1', text: 'Statement i1', options: ['True', 'False'] },
    countdown: { seconds: 600, endsAt: Date.parse('2030-01-01T00:08:00Z') },
  });
});

test('where each answer brings the next question nobody is told how many there are', async () => {
  render(playing(makeAttempt({ adapts: true })));
  expect((await lastSent())?.content).not.toHaveProperty('of');
});

test('of several right choices each is marked, once the answer is judged', async () => {
  const asked = {
    item: { id: 'i1', kind: 'multi', prompt: 'Which are even?', points: 1, options: ['1', '2', '3', '4'] },
    tries: 0,
  };
  const attempt = (judged: object) => attemptOutput.parse({ ...makeAttempt(), items: [{ ...asked, ...judged }] });
  const { rerender } = render(playing(attempt({})));
  expect((await lastSent())?.content).not.toHaveProperty('reveal');
  const grade = { verdict: 'partly', score: 0, answer: '2, 4', parts: { 1: false, 2: true, 3: true, 4: false } };
  rerender(playing(attempt({ given: { choices: ['1', '2'] }, grade })));
  await vi.waitFor(() => expect(sent.at(-1)?.content).toHaveProperty('reveal', { right: ['2', '4'] }), waiting);
});
