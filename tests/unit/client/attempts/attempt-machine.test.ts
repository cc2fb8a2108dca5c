import { expect, test } from 'vitest';
import { nextState, type Phase, type PlayEvent, type PlayState } from '#client/attempts/attempt-machine';

interface Play {
  id: string;
  answers: number;
}
type State = PlayState<Play, string>;
type Event = PlayEvent<Play, string>;

const attempt: Play = { id: 'a', answers: 0 };
const none: State = { kind: 'none' };
const after = (...events: Event[]) => events.reduce<State>(nextState, none);
const show = (phase: Phase, play = attempt): Event => ({ kind: 'show', attempt: play, phase });
const start: Event = { kind: 'start' };
const finish: Event = { kind: 'finish' };
const count: Event = { kind: 'change', id: 'a', edit: (play) => ({ ...play, answers: play.answers + 1 }) };

test('an attempt is begun, answered, handed in and finished', () => {
  expect(after(start)).toEqual({ kind: 'starting' });
  expect(after(start, show('playing'))).toEqual({ kind: 'playing', attempt });
  expect(after(start, show('playing'), count, count)).toMatchObject({ attempt: { answers: 2 } });
  expect(after(start, show('playing'), finish)).toEqual({ kind: 'finishing', attempt });
  expect(after(start, show('playing'), finish, show('finished'))).toEqual({ kind: 'finished', attempt });
});

test('what could not be begun or loaded says what can be tried again', () => {
  const retry = { kind: 'begin', start: 'unit 3' } as const;
  expect(after(start, { kind: 'fail', why: 'No connection.', retry })).toEqual({
    kind: 'failed',
    why: 'No connection.',
    retry,
  });
});

test('what could not be ended goes back to the attempt as it was, with what was answered until then', () => {
  const failed = after(start, show('playing'), finish, count, { kind: 'fail', why: 'No connection.' });
  const back = { ...attempt, answers: 1 };
  expect(failed).toEqual({ kind: 'failed', why: 'No connection.', retry: { kind: 'back', attempt: back } });
  expect(nextState(failed, show('playing', back))).toEqual({ kind: 'playing', attempt: back });
});

test('one that is taken over elsewhere is only looked at, and goes on here when it is taken back', () => {
  const watched = after(start, show('playing'), show('watching'));
  expect(watched).toEqual({ kind: 'watching', attempt });
  expect(nextState(watched, show('playing'))).toEqual({ kind: 'playing', attempt });
  expect(nextState(watched, finish)).toEqual({ kind: 'finishing', attempt });
});

test('what comes after it was left changes nothing', () => {
  const left = after(start, show('playing'), { kind: 'leave' });
  expect(left).toEqual(none);
  for (const late of [
    show('playing'),
    show('finished'),
    count,
    finish,
    { kind: 'fail', why: 'No connection.' },
  ] as const)
    expect(nextState(left, late)).toEqual(none);
});

test('what belongs to another attempt changes nothing', () => {
  const playing = after(start, show('playing'));
  const other = { id: 'b', answers: 9 };
  expect(nextState(playing, show('playing', other))).toBe(playing);
  expect(nextState(playing, { kind: 'change', id: 'b', edit: () => other })).toBe(playing);
});

test('what is finished never goes on, and is only ended once', () => {
  const finished = after(start, show('playing'), finish, show('finished'));
  expect(nextState(finished, show('playing'))).toBe(finished);
  expect(nextState(finished, finish)).toBe(finished);
  expect(nextState(finished, start)).toEqual({ kind: 'starting' });
  const finishing = after(start, show('playing'), finish);
  expect(nextState(finishing, finish)).toBe(finishing);
  expect(nextState(after(start), finish)).toEqual({ kind: 'starting' });
});
