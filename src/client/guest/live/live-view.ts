import { isAlone } from '#shared/live/ways';
import { isAt, type LiveAnswer } from './live-answers';
import type { Told } from './use-live-game';

/** What a player has before them. */
export type LiveView = 'lobby' | 'asked' | 'paused' | 'sent' | 'closed' | 'shown' | 'told' | 'sums' | 'over';

interface Here {
  /** Answers that wait on this device. */
  waiting: readonly LiveAnswer[];
  secondsLeft: number | undefined;
}

/** What follows from what was told, from what waits, and from the time. */
export function viewOf({ game, own }: Told, { waiting, secondsLeft }: Here): LiveView {
  switch (game.phase) {
    case 'lobby':
      return 'lobby';
    case 'distribution':
      return 'shown';
    case 'explanation':
      return 'told';
    case 'standings':
    case 'podium':
      return 'sums';
    case 'ended':
      return 'over';
    default: {
      const isHere = isAt(game);
      if (!isAlone(game.settings) && (own.answers.some(isHere) || waiting.some(isHere))) return 'sent';
      if (game.isPaused) return 'paused';
      // Between two messages the time goes on here.
      const isOpen = secondsLeft === undefined ? own.mayAnswer : secondsLeft > 0;
      return isOpen ? 'asked' : 'closed';
    }
  }
}

/** The first question from a place on that has no answer yet, where each goes through them alone; else their number. */
export function nextOpen({ game, own }: Told, waiting: readonly LiveAnswer[], from = 0): number {
  const isDone = (question: number) => [...own.answers, ...waiting].some(isAt({ question, ballot: 1 }));
  for (let place = from; place < game.items.length; place += 1) if (!isDone(place)) return place;
  return game.items.length;
}
