/*
 * What can become of something that is played, an attempt or a game, and what cannot. Pure: `use-play.ts` asks the
 * server and says here what came of it.
 */

/** How far it is: answered here, only looked at because another tab answers, on its way to its end, or ended. */
export type Phase = 'playing' | 'watching' | 'finishing' | 'finished';

/** What could not be done, and can be tried again. */
export type Retry<Start> = { kind: 'begin'; start: Start } | { kind: 'resume'; id: string };

export type PlayState<Play, Start> =
  | { kind: 'none' }
  | { kind: 'starting' }
  /** `back`: it could not be ended, and goes on where it was. */
  | { kind: 'failed'; why: string; retry: Retry<Start> | { kind: 'back'; attempt: Play } }
  | { kind: Phase; attempt: Play };

export type PlayEvent<Play, Start> =
  /** One is begun or loaded. */
  | { kind: 'start' }
  /** The server said what it is now. */
  | { kind: 'show'; attempt: Play; phase: Phase }
  /** Something in it changed, by an answer for example. */
  | { kind: 'change'; id: string; edit: (attempt: Play) => Play }
  | { kind: 'finish' }
  /** What was tried, or nothing where there is a way back. */
  | { kind: 'fail'; why: string; retry?: Retry<Start> }
  | { kind: 'leave' };

/** The state after an event. What comes too late, or for another attempt, changes nothing. */
export function nextState<Play extends { id: string }, Start>(
  state: PlayState<Play, Start>,
  event: PlayEvent<Play, Start>,
): PlayState<Play, Start> {
  switch (event.kind) {
    case 'start':
      return { kind: 'starting' };
    case 'leave':
      return { kind: 'none' };
    case 'show':
      return mayShow(state, event) ? { kind: event.phase, attempt: event.attempt } : state;
    case 'change':
      return 'attempt' in state && state.attempt.id === event.id
        ? { ...state, attempt: event.edit(state.attempt) }
        : state;
    case 'finish':
      return state.kind === 'playing' || state.kind === 'watching'
        ? { kind: 'finishing', attempt: state.attempt }
        : state;
    case 'fail':
      return afterFailure(state, event);
  }
}

function afterFailure<Play, Start>(
  state: PlayState<Play, Start>,
  { why, retry }: { why: string; retry?: Retry<Start> },
): PlayState<Play, Start> {
  if (state.kind === 'none') return state;
  if (retry) return { kind: 'failed', why, retry };
  return 'attempt' in state ? { kind: 'failed', why, retry: { kind: 'back', attempt: state.attempt } } : state;
}

/** Not once it was left, not over another one, and what is finished never goes on. */
function mayShow<Play extends { id: string }, Start>(
  state: PlayState<Play, Start>,
  { attempt, phase }: { attempt: Play; phase: Phase },
): boolean {
  if (state.kind === 'none') return false;
  if (!('attempt' in state)) return true;
  return state.attempt.id === attempt.id && (state.kind !== 'finished' || phase === 'finished');
}
