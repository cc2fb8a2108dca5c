import type { HostLive } from '#shared/api/live';
import type { Press } from '#shared/live/game';
import { isAlone } from '#shared/live/ways';

type Kind = Press['kind'];

/** What a press is called. */
export const pressNames: Record<Kind, string> = {
  start: 'Start',
  next: 'Next question',
  skip: 'Skip this question',
  pause: 'Pause',
  resume: 'Go on',
  close: 'Close answers',
  reveal: 'Show the answers',
  explain: 'Show what is right',
  'vote-again': 'Vote again',
  standings: 'Standings',
  podium: 'Podium',
  end: 'End the game',
  lock: 'Let nobody new in',
  unlock: 'Let players in',
  extend: '+15 seconds',
};

/** Which keys press what, beside the space bar for the usual one. */
export const pressKeys: Partial<Record<Kind, string>> = { pause: 'P', resume: 'P', reveal: 'R', 'vote-again': 'V' };

const leading: readonly Kind[] = ['start', 'reveal', 'close', 'explain', 'next', 'standings', 'podium'];

/** What it depends on. */
interface Asked {
  possible: HostLive['possible'];
  game: Pick<HostLive['game'], 'phase' | 'settings'>;
}

/** The press that leads on as games usually go. None while answers are still coming. */
export function usualPress({ possible, game: { phase, settings } }: Asked): Kind | undefined {
  const usual = possible.find((kind) => leading.includes(kind));
  if (usual) return usual;
  const isAsking = phase === 'question' || (phase === 'locked' && !isAlone(settings));
  return isAsking ? undefined : possible.find((kind) => kind === 'end');
}

/** The other ones, in the order in which they stand. */
export function otherPresses({ possible }: Pick<HostLive, 'possible'>, usual: Kind | undefined): Kind[] {
  const order: readonly Kind[] = [
    ...(['pause', 'resume', 'extend', 'close', 'reveal', 'explain', 'vote-again', 'next', 'skip'] as const),
    ...(['standings', 'podium', 'unlock', 'lock'] as const),
  ];
  return order.filter((kind) => kind !== usual && possible.includes(kind));
}

/** The press that a key asks for. */
export const pressOfKey = (key: string, possible: readonly Kind[]): Kind | undefined =>
  possible.find((kind) => pressKeys[kind] === key.toUpperCase());
