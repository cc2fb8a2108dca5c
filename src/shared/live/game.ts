import * as z from 'zod';
import type { TimeFactor } from '#shared/classes/time-factors';
import { err, ok, type Result } from '#shared/core/result';
import { type AskTime, askTime, close, extend, hasTime, mayArrive, mostExtra, opened, pause, resume } from './ask-time';
import type { LiveSettings } from './settings';
import { hasStandings, isAlone } from './ways';

/*
 * What a live game is doing, and what its teacher can press next. It is pure, and knows the time from whoever asks.
 * Each press makes the next version, and is good for one version alone: pressed twice, or in two tabs, it skips nothing.
 */

export const phases = [
  'lobby',
  'question',
  'locked',
  'distribution',
  'explanation',
  'standings',
  'podium',
  'ended',
] as const;
export type Phase = (typeof phases)[number];

export const gameState = z.strictObject({
  version: z.int(),
  phase: z.enum(phases),
  /** Which question it is at, from 0. At one's own pace all are open at once. */
  question: z.int(),
  /** The second one is voted after talking about the first. */
  ballot: z.union([z.literal(1), z.literal(2)]),
  /** Of the question that is asked, or was asked last. */
  ask: askTime.nullable(),
  /** Nobody new comes in. */
  isLocked: z.boolean(),
  /** Questions that were left out while they were open: they count for nobody. */
  skipped: z.array(z.int()),
});
export type GameState = z.infer<typeof gameState>;

/** How many ballots a question can have. */
export const ballots = [1, 2] as const;
export type Ballot = GameState['ballot'];

export const press = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum([
      'start',
      'next',
      'skip',
      'pause',
      'resume',
      'close',
      'reveal',
      'explain',
      'vote-again',
      'standings',
      'podium',
      'end',
      'lock',
      'unlock',
    ]),
  }),
  z.strictObject({
    kind: z.literal('extend'),
    seconds: z.int().min(5, 'At least 5 seconds, please.').max(mostExtra, 'At most 300 seconds, please.'),
  }),
]);
export type Press = z.infer<typeof press>;

export interface Game {
  state: GameState;
  settings: LiveSettings;
  /** How many questions it has. */
  questions: number;
}

/** When something is asked of a game, and how much time those players need who have not answered its question. */
export interface Moment {
  now: number;
  waitsFor: readonly (TimeFactor | null)[];
}

export const newGame: GameState = {
  version: 1,
  phase: 'lobby',
  question: 0,
  ballot: 1,
  ask: null,
  isLocked: false,
  skipped: [],
};

/** The state with what time alone has changed: a question whose time is over is locked. */
export function asOf(state: GameState, now: number): GameState {
  const isOver = state.phase === 'question' && state.ask && !state.ask.pausedAt && !hasTime(state.ask, null, now);
  return isOver ? { ...state, phase: 'locked' } : state;
}

/** Whether a player who needs so many times as long may answer. */
export const isOpenFor = (state: GameState, factor: TimeFactor | null, now: number): boolean => {
  const ask = openAsk(state);
  return ask !== undefined && hasTime(ask, factor, now);
};

/** Whether an answer of theirs that arrives now is taken: at the end of their time it may have been on its way. */
export const isTakenFrom = (state: GameState, factor: TimeFactor | null, now: number): boolean => {
  const ask = openAsk(state);
  return ask !== undefined && mayArrive(ask, factor, now);
};

/** The time of a question that takes answers, from those who have time. */
function openAsk({ phase, ask }: GameState): AskTime | undefined {
  return (phase === 'question' || phase === 'locked') && ask?.pausedAt === null ? ask : undefined;
}

/**
 * Nothing is shown before all have answered, or nobody who has not has any time left and what their devices sent at its
 * end has arrived. Where each goes through the questions alone, it closes for all at once.
 */
function isSettled({ settings }: Game, { ask }: GameState, { now, waitsFor }: Moment): boolean {
  const open = isAlone(settings) ? [null] : waitsFor;
  return !ask || !open.some((factor) => mayArrive(ask, factor, now));
}

/** The presses that lead on from here, the likeliest first. There is always one until the game has ended. */
export function possible(game: Game, moment: Moment): Press['kind'][] {
  const state = asOf(game.state, moment.now);
  if (state.phase === 'ended') return [];
  const isArriving = state.phase === 'locked' && isAlone(game.settings) && !isSettled(game, state, moment);
  return [
    ...leadingOn(game, state, moment),
    state.isLocked ? 'unlock' : 'lock',
    ...(isArriving ? [] : ['end' as const]),
  ];
}

function leadingOn(game: Game, state: GameState, moment: Moment): Press['kind'][] {
  const { settings, questions } = game;
  const hasMore = state.question + 1 < questions && !isAlone(settings);
  const isRanked = hasStandings(settings);
  const onward: Press['kind'][] = hasMore ? ['next'] : [];
  const sums: Press['kind'][] = isRanked ? ['standings', ...(hasMore ? [] : ['podium' as const])] : [];
  switch (state.phase) {
    case 'lobby':
      return ['start'];
    case 'question':
    case 'locked':
      return whileAsked(game, state, moment);
    case 'distribution':
      return [
        ...(settings.way === 'poll' ? [] : ['explain' as const]),
        ...(state.ballot === 1 ? ['vote-again' as const] : []),
        ...onward,
        ...sums,
      ];
    case 'explanation':
      return [...onward, ...sums];
    case 'standings':
      return [...onward, 'podium'];
    default:
      return [];
  }
}

function whileAsked(game: Game, state: GameState, moment: Moment): Press['kind'][] {
  const { settings } = game;
  const { ask, phase } = state;
  if (!ask) return [];
  const alone = isAlone(settings);
  const isSoFar = isSettled(game, state, moment);
  const isOpen = moment.waitsFor.some((factor) => hasTime(ask, factor, moment.now));
  const going: Press['kind'][] = phase === 'question' ? [ask.pausedAt === null ? 'pause' : 'resume'] : [];
  const mayClose = phase === 'question' || (isOpen && !ask.isOver);
  return [
    ...(isSoFar && !alone ? ['reveal' as const] : []),
    ...(isSoFar && phase === 'locked' && alone && hasStandings(settings) ? ['standings' as const] : []),
    ...(mayClose ? ['close' as const] : []),
    ...going,
    ...(ask.ms === null ? [] : ['extend' as const]),
    ...(alone ? [] : ['skip' as const]),
  ];
}

export type PressRefusal = 'live_moved_on' | 'live_answers_coming' | 'live_not_now';

/** What becomes of a game by a press that was made while it was at that version. */
export function reduce(game: Game, pressed: Press, version: number, moment: Moment): Result<GameState, PressRefusal> {
  if (version !== game.state.version) return err('live_moved_on');
  const state = asOf(game.state, moment.now);
  if (!possible(game, moment).includes(pressed.kind)) {
    const isEarly = pressed.kind === 'reveal' && (state.phase === 'question' || state.phase === 'locked');
    return err(isEarly && !isAlone(game.settings) ? 'live_answers_coming' : 'live_not_now');
  }
  return ok({ ...state, ...changeBy(pressed, { ...game, state }, moment.now), version: version + 1 });
}

/** What a press changes that is possible. */
function changeBy(pressed: Press, { state, settings, questions }: Game, now: number): Partial<GameState> {
  const { ask, question, skipped } = state;
  const seconds = isAlone(settings) ? null : settings.seconds;
  const asking = (at: number, ballot: Ballot): Partial<GameState> => ({
    phase: 'question',
    question: at,
    ballot,
    ask: opened(now, seconds),
  });
  switch (pressed.kind) {
    case 'start':
      return asking(0, 1);
    case 'next':
      return asking(question + 1, 1);
    case 'vote-again':
      return asking(question, 2);
    case 'skip': {
      const without = { skipped: [...skipped, question] };
      if (question + 1 < questions) return { ...asking(question + 1, 1), ...without };
      return { ...without, phase: hasStandings(settings) ? 'standings' : 'ended', ask: null };
    }
    case 'pause':
      return { ask: ask && pause(ask, now) };
    case 'resume':
      return { ask: ask && resume(ask, now) };
    case 'extend':
      return { ask: ask && extend(ask, pressed.seconds, now), phase: 'question' };
    case 'close':
      return { ask: ask && close(ask, now), phase: 'locked' };
    case 'reveal':
      return { phase: 'distribution' };
    case 'explain':
      return { phase: 'explanation' };
    case 'standings':
    case 'podium':
      return { phase: pressed.kind };
    case 'end':
      return { phase: 'ended' };
    case 'lock':
    case 'unlock':
      return { isLocked: pressed.kind === 'lock' };
  }
}
