import { describe, expect, test } from 'vitest';
import {
  countingAnswers,
  type LoggedAnswer,
  questionResults,
  smallestTeam,
  standingsOf,
  teamStandingsOf,
} from '#shared/live/scores';

const player = (id: string, more: { team?: number; timeFactor?: 0 | 2 } = {}) => ({
  id,
  team: more.team ?? null,
  timeFactor: more.timeFactor ?? null,
});
const answer = (playerId: string, question: number, score: number, more: Partial<LoggedAnswer> = {}): LoggedAnswer => ({
  playerId,
  question,
  ballot: 1,
  score,
  ms: 0,
  ...more,
});
const accuracy = { settings: { points: 'accuracy', seconds: 20 }, points: [1, 3, 0], skipped: [] as number[] } as const;
const speed = { ...accuracy, settings: { points: 'speed', seconds: 20 } } as const;
const pointsIn = (all: readonly { id: string; points: number }[]) =>
  Object.fromEntries(all.map(({ id, points }) => [id, points]));

describe('points', () => {
  test('are those of the question, and a part of them for a part; as many share a place', () => {
    const all = [player('anna'), player('ben'), player('cem')];
    const log = [
      answer('anna', 0, 1),
      answer('anna', 1, 0.5),
      answer('ben', 1, 1),
      answer('cem', 1, 1),
      answer('cem', 2, 1),
    ];
    expect(standingsOf(all, log, accuracy)).toEqual([
      { id: 'ben', points: 3, rank: 1 },
      { id: 'cem', points: 3, rank: 1 },
      { id: 'anna', points: 2.5, rank: 3 },
    ]);
  });

  test('for speed are half at least, by the time that the player has; without a limit slowness costs nothing', () => {
    const all = [
      player('quick'),
      player('slow'),
      player('double', { timeFactor: 2 }),
      player('free', { timeFactor: 0 }),
    ];
    const log = [
      answer('quick', 0, 1),
      answer('slow', 0, 1, { ms: 20_000 }),
      answer('double', 0, 1, { ms: 20_000 }),
      answer('free', 0, 1, { ms: 90_000 }),
    ];
    expect(pointsIn(standingsOf(all, log, speed))).toEqual({ quick: 1, slow: 0.5, double: 0.75, free: 1 });
  });

  test('come from the second ballot where there is one, and from no question that was skipped', () => {
    const log = [answer('anna', 0, 0), answer('anna', 0, 1, { ballot: 2 }), answer('ben', 0, 1), answer('ben', 1, 1)];
    const all = [player('anna'), player('ben')];
    expect(pointsIn(standingsOf(all, log, { ...accuracy, skipped: [1] }))).toEqual({ anna: 1, ben: 1 });
    expect(countingAnswers(log, [1])).toHaveLength(2);
  });

  test('of a team are what a member has on average; whose phone never answered takes nothing away', () => {
    const all = [
      player('a', { team: 0 }),
      player('b', { team: 0 }),
      player('silent', { team: 0 }),
      player('c', { team: 1 }),
    ];
    const log = [answer('a', 1, 1), answer('b', 0, 1), answer('c', 0, 1)];
    expect(teamStandingsOf(all, log, { ...accuracy, teams: 2 })).toEqual([
      { team: 0, points: 2, rank: 1, members: 3 },
      { team: 1, points: 1, rank: 2, members: 1 },
    ]);
  });
});

test('teams fill from the smallest', () => {
  expect(smallestTeam([2, 1, 1], () => 0)).toBe(1);
  expect(smallestTeam([2, 1, 1], () => 0.99)).toBe(2);
});

test('how a question went is told by the answers that count', () => {
  const log = [answer('a', 0, 0), answer('a', 0, 1, { ballot: 2 }), answer('b', 0, 0)];
  expect(questionResults(log, 2, [])).toEqual([
    { question: 0, answered: 2, share: 0.5 },
    { question: 1, answered: 0, share: null },
  ]);
});
