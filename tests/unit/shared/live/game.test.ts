import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TimeFactor } from '#shared/classes/time-factors';
import { mulberry32, pick, type Random } from '#shared/core/random';
import { closingFor, graceMs, timeTaken } from '#shared/live/ask-time';
import {
  asOf,
  type Ballot,
  type Game,
  type GameState,
  isOpenFor,
  isTakenFrom,
  newGame,
  type Press,
  possible,
  press,
  reduce,
} from '#shared/live/game';
import { type LoggedAnswer, standingsOf } from '#shared/live/scores';
import { type LiveSettings, liveSettings } from '#shared/live/settings';
import { ways } from '#shared/live/ways';

const second = 1000;
const settings = (more: Partial<LiveSettings> = {}) => liveSettings.parse({ seconds: 20, ...more });

/** A game with a clock that a test moves, and players who need so much time. */
function play(more: Partial<LiveSettings> = {}, questions = 3) {
  let game: Game = { state: newGame, settings: settings(more), questions };
  let now = 0;
  let waitsFor: (TimeFactor | null)[] = [null];
  const at = () => ({ now, waitsFor });
  return {
    wait: (seconds: number) => {
      now += seconds * second;
    },
    waitFor: (...factors: (TimeFactor | null)[]) => {
      waitsFor = factors;
    },
    press(kind: Press['kind'], version = game.state.version) {
      const result = reduce(game, kind === 'extend' ? { kind, seconds: 15 } : { kind }, version, at());
      if (result.ok) game = { ...game, state: result.value };
      return result.ok ? result.value.phase : result.reason;
    },
    state: () => asOf(game.state, now),
    offers: () => possible(game, at()),
    isOpen: (factor: TimeFactor | null = null) => isOpenFor(game.state, factor, now),
    takes: (factor: TimeFactor | null = null) => isTakenFrom(game.state, factor, now),
    closing: (factor: TimeFactor | null = null) => game.state.ask && closingFor(game.state.ask, factor),
  };
}

describe('a game', () => {
  test('goes from the lobby through its questions to the podium', () => {
    const game = play();
    game.waitFor();
    const way = (['start', 'close', 'reveal', 'explain', 'next', 'close', 'reveal', 'standings', 'next'] as const).map(
      (kind) => game.press(kind),
    );
    expect(way).toEqual([
      ...['question', 'locked', 'distribution', 'explanation'],
      ...['question', 'locked', 'distribution', 'standings', 'question'],
    ]);
    expect(game.state().question).toBe(2);
    game.press('close');
    expect([game.press('reveal'), game.press('podium'), game.press('end')]).toEqual([
      'distribution',
      'podium',
      'ended',
    ]);
    expect(game.offers()).toEqual([]);
  });

  test('that is pressed twice, or in a tab that was left behind, skips no question', () => {
    const game = play();
    game.waitFor();
    game.press('start');
    game.press('close');
    game.press('reveal');
    const { version } = game.state();
    expect(game.press('next', version)).toBe('question');
    expect(game.press('next', version)).toBe('live_moved_on');
    expect(game.press('next')).toBe('live_not_now');
    expect(game.state().question).toBe(1);
  });

  test('locks a question by the clock alone, and opens it again for more time', () => {
    const game = play();
    game.press('start');
    game.wait(19);
    expect([game.state().phase, game.isOpen()]).toEqual(['question', true]);
    game.wait(1);
    expect([game.state().phase, game.isOpen()]).toEqual(['locked', false]);
    expect(game.press('extend')).toBe('question');
    expect(game.closing()?.closesAt).toBe(35 * second);
    game.wait(14);
    expect(game.isOpen()).toBe(true);
  });

  test('takes no time and no answers while it is paused', () => {
    const game = play();
    game.press('start');
    game.wait(5);
    game.press('pause');
    game.wait(600);
    expect([game.isOpen(), game.state().phase]).toEqual([false, 'question']);
    expect(game.closing()).toEqual({ closesAt: null, leftMs: 15 * second });
    game.press('resume');
    game.wait(14);
    expect(game.isOpen()).toBe(true);
    game.wait(1);
    expect(game.isOpen()).toBe(false);
  });

  test('shows nothing before all have answered or the longest time is over', () => {
    const game = play();
    game.press('start');
    game.waitFor(null, 2);
    expect(game.press('reveal')).toBe('live_answers_coming');
    game.wait(20);
    expect([game.isOpen(), game.isOpen(2)]).toEqual([false, true]);
    expect(game.offers()).not.toContain('reveal');
    game.wait(20);
    expect(game.isOpen(2)).toBe(false);
    game.wait(2);
    expect(game.press('reveal')).toBe('distribution');
  });

  test('takes what devices send by themselves at the end, and shows nothing before it has arrived', () => {
    for (const seconds of [20, null]) {
      const game = play({ seconds });
      game.press('start');
      game.wait(20);
      if (seconds === null) game.press('close');
      expect([game.isOpen(), game.takes(), game.press('reveal')]).toEqual([false, true, 'live_answers_coming']);
      expect(game.offers()).not.toContain('close');
      game.wait(1.4);
      expect([game.takes(), game.press('reveal')]).toEqual([true, 'live_answers_coming']);
      game.wait(0.1);
      expect([game.takes(), game.press('reveal')]).toEqual([false, 'distribution']);
    }
  });

  test('shows at once what all have answered', () => {
    const game = play();
    game.press('start');
    game.waitFor();
    expect(game.offers()[0]).toBe('reveal');
    expect(game.press('reveal')).toBe('distribution');
  });

  test('closed early leaves those with more time as much of it as others had, in proportion', () => {
    const game = play();
    game.press('start');
    game.waitFor(2, 0);
    game.wait(10);
    game.press('close');
    expect([game.isOpen(), game.isOpen(2), game.isOpen(0)]).toEqual([false, true, true]);
    game.wait(10);
    expect([game.isOpen(2), game.isOpen(0)]).toEqual([false, true]);
    expect(game.press('reveal')).toBe('live_answers_coming');
    expect(game.press('close')).toBe('locked');
    expect(game.isOpen(0)).toBe(false);
    game.wait(2);
    expect(game.press('reveal')).toBe('distribution');
  });

  test('without a limit is closed by its teacher, for all', () => {
    const game = play({ seconds: null });
    game.press('start');
    game.waitFor(null, 1.5, 0);
    game.wait(3600);
    expect([game.isOpen(), game.isOpen(1.5), game.isOpen(0)]).toEqual([true, true, true]);
    game.press('close');
    expect([game.isOpen(), game.isOpen(1.5), game.isOpen(0)]).toEqual([false, false, false]);
    game.wait(2);
    expect(game.press('reveal')).toBe('distribution');
  });

  test('is voted a second time, and no third', () => {
    const game = play();
    game.press('start');
    game.waitFor();
    game.press('reveal');
    expect(game.press('vote-again')).toBe('question');
    expect(game.state()).toMatchObject({ question: 0, ballot: 2 });
    game.press('reveal');
    expect(game.press('vote-again')).toBe('live_not_now');
  });

  test('counts no question that was skipped', () => {
    const game = play();
    game.press('start');
    expect(game.press('skip')).toBe('question');
    expect(game.state()).toMatchObject({ question: 1, skipped: [0] });
  });

  test('at one’s own pace is open until it is closed; an exit ticket has no standings', () => {
    const alone = play({ way: 'own-pace' });
    alone.press('start');
    alone.wait(7200);
    expect(alone.isOpen()).toBe(true);
    expect([alone.press('reveal'), alone.press('close'), alone.press('standings')]).toEqual([
      'live_not_now',
      'locked',
      'live_not_now',
    ]);
    alone.wait(2);
    expect([alone.press('standings'), alone.press('podium')]).toEqual(['standings', 'podium']);
    const ticket = play({ way: 'exit-ticket' });
    ticket.press('start');
    ticket.press('close');
    expect(ticket.offers()).toEqual(['lock']);
    ticket.wait(2);
    expect(ticket.offers()).toEqual(['lock', 'end']);
  });

  test('that is a poll explains and ranks nothing', () => {
    const game = play({ way: 'poll' }, 2);
    game.press('start');
    game.waitFor();
    game.press('reveal');
    expect(game.offers()).toEqual(['vote-again', 'next', 'lock', 'end']);
  });
});

/*
 * Any order of presses, lost and late messages. Players answer, drop, send the same answer twice, and answer what is
 * closed; teachers press what is offered and what is not, of any version.
 */
const pressKinds: readonly Press['kind'][] = press.options.flatMap(({ shape }) =>
  'options' in shape.kind ? shape.kind.options : ['extend' as const],
);
const pressOf = (kind: Press['kind']): Press => (kind === 'extend' ? { kind, seconds: 10 } : { kind });

const factors = [null, null, 1.25, 1.5, 2, 0] as const;

interface Played {
  game: Game;
  log: LoggedAnswer[];
  states: { state: GameState; now: number; waitsFor: (TimeFactor | null)[] }[];
}

function playAtRandom(seed: number): Played & { players: { id: string; team: null; timeFactor: TimeFactor | null }[] } {
  const random: Random = mulberry32(seed);
  const players = Array.from({ length: 1 + Math.floor(random() * 5) }, (_, at) => ({
    id: String(at),
    team: null,
    timeFactor: pick(factors, random) ?? null,
  }));
  let game: Game = {
    state: newGame,
    settings: settings({
      way: pick(ways, random) ?? 'together',
      points: random() < 0.5 ? 'speed' : 'accuracy',
      seconds: random() < 0.7 ? 20 : null,
    }),
    questions: 1 + Math.floor(random() * 4),
  };
  let now = 1;
  const log: LoggedAnswer[] = [];
  const states: Played['states'] = [];
  const waitsFor = () => {
    const { question, ballot } = game.state;
    const has = (id: string) =>
      log.some((one) => one.playerId === id && one.question === question && one.ballot === ballot);
    return players.filter(({ id }) => !has(id)).map(({ timeFactor }) => timeFactor);
  };
  for (let step = 0; step < 80; step += 1) {
    now += Math.floor(random() * 8) * second;
    const moment = { now, waitsFor: waitsFor() };
    states.push({ state: game.state, ...moment });
    if (random() < 0.5) {
      const player = pick(players, random);
      const { question, ballot, ask } = game.state;
      if (!player || !ask || !isTakenFrom(game.state, player.timeFactor, now)) continue;
      const answer = {
        playerId: player.id,
        question,
        ballot,
        score: Math.round(random() * 4) / 4,
        ms: now - ask.startedAt,
      };
      const isThere = (one: LoggedAnswer) =>
        one.playerId === answer.playerId && one.question === question && one.ballot === ballot;
      if (!log.some(isThere)) log.push(answer);
      continue;
    }
    const offered = possible(game, moment).filter((kind) => kind !== 'end' || random() < 0.1);
    const kind = (random() < 0.7 ? pick(offered, random) : pick(pressKinds, random)) ?? 'lock';
    if (kind === 'end' && random() > 0.1) continue;
    const version = random() < 0.85 ? game.state.version : game.state.version - 1;
    const result = reduce(game, pressOf(kind), version, moment);
    if (result.ok) {
      expect(version).toBe(game.state.version);
      expect(result.value.version).toBe(version + 1);
      expect(result.value.question - game.state.question).toBeLessThanOrEqual(1);
      game = { ...game, state: result.value };
    } else expect(game.state).toBe(states.at(-1)?.state);
  }
  return { game, log, states, players };
}

const anyGame = fc.nat().map(playAtRandom);

test('in any game each state has a way out, offers only what it takes, and takes only what it offers', () => {
  fc.assert(
    fc.property(anyGame, ({ game, states }) => {
      const wrong = states.filter(({ state, ...moment }) => {
        const here = { ...game, state };
        const offered = possible(here, moment);
        const isEnded = state.phase === 'ended';
        const later = possible(here, { ...moment, now: moment.now + graceMs });
        const takes = pressKinds.filter((kind) => reduce(here, pressOf(kind), state.version, moment).ok);
        return later.includes('end') === isEnded || takes.toSorted().join() !== offered.toSorted().join();
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('in any game nothing is shown while somebody has time to answer', () => {
  fc.assert(
    fc.property(anyGame, ({ states, players, game }) => {
      for (const [at, { state }] of states.entries()) {
        const before = states[at - 1];
        if (!before || state.phase !== 'distribution' || before.state.phase === 'distribution') continue;
        if (game.settings.way === 'own-pace') continue;
        // From where it was shown on, none of those who had not answered could have.
        const open = before.waitsFor.filter((factor) => isTakenFrom(state, factor, before.now));
        expect(open).toEqual([]);
      }
      for (const { state, now } of states) {
        const isShown = !['question', 'locked'].includes(state.phase);
        if (isShown) for (const { timeFactor } of players) expect(isTakenFrom(state, timeFactor, now)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test('in any game each player answers each ballot once, and the points are those of the log in any order', () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), ({ game, log, players }, seed) => {
      const keys = log.map(({ playerId, question, ballot }) => `${playerId} ${question} ${ballot}`);
      expect(new Set(keys).size).toBe(keys.length);
      const scoring = { settings: game.settings, points: [1, 2, 3, 1], skipped: game.state.skipped };
      const random = mulberry32(seed);
      const mixed = log.toSorted(() => random() - 0.5);
      const sums = standingsOf(players, log, scoring);
      expect(standingsOf(players, mixed, scoring)).toEqual(sums);
      for (const { points } of sums) expect(points).toBeGreaterThanOrEqual(0);
      const best = scoring.points.slice(0, game.questions).reduce((sum, one) => sum + one, 0);
      for (const { points } of sums) expect(points).toBeLessThanOrEqual(best);
    }),
    { numRuns: 300 },
  );
});

/*
 * What arrives over a bad line: each answer once, twice or late, in any order, each told at some moment of the game. The
 * log takes the first of each player and ballot that is in time, as the server does, and nothing else.
 */
type Message = { playerId: string; question: number; ballot: Ballot; score: number; at: number };

function logOf(messages: readonly Message[], played: ReturnType<typeof playAtRandom>): LoggedAnswer[] {
  const log = new Map<string, LoggedAnswer>();
  for (const { at, ...answer } of messages) {
    const moment = played.states[at];
    const player = played.players.find(({ id }) => id === answer.playerId);
    if (!moment || !player) continue;
    const { state, now } = moment;
    const isAsked = state.question === answer.question && state.ballot === answer.ballot;
    if (!isAsked || !isTakenFrom(state, player.timeFactor, now)) continue;
    const key = `${answer.playerId} ${answer.question} ${answer.ballot}`;
    if (!log.has(key)) log.set(key, { ...answer, ms: state.ask ? timeTaken(state.ask, now) : 0 });
  }
  return [...log.values()];
}

test('in any game what is sent twice or comes too late changes nothing: points are those of a replay', () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), (played, seed) => {
      const random = mulberry32(seed);
      const sent = played.states.flatMap(({ state }, at): Message[] =>
        played.players.flatMap(({ id }) =>
          random() < 0.3 ? [{ playerId: id, question: state.question, ballot: state.ballot, score: random(), at }] : [],
        ),
      );
      const last = played.states.length - 1;
      // Each once more, right behind itself or at the end, by when most of them are late.
      const again = sent.flatMap((one) => (random() < 0.5 ? [one, one] : [one]));
      const late = sent.map((one) => ({ ...one, at: last, score: 1 - one.score }));
      const scoring = { settings: played.game.settings, points: [1, 2, 3, 1], skipped: played.game.state.skipped };
      const once = logOf(sent, played);
      expect(logOf(again, played)).toEqual(once);
      const withLate = logOf([...again, ...late], played);
      const taken = new Set(once.map(({ playerId, question, ballot }) => `${playerId} ${question} ${ballot}`));
      expect(withLate.slice(0, once.length)).toEqual(once);
      for (const { playerId, question, ballot } of withLate.slice(once.length))
        expect(taken.has(`${playerId} ${question} ${ballot}`)).toBe(false);
      expect(standingsOf(played.players, once, scoring)).toEqual(
        standingsOf(played.players, logOf(again, played), scoring),
      );
    }),
    { numRuns: 200 },
  );
});
