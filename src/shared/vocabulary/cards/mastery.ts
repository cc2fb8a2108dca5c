import { type CardKey, type CardStates, directions, nameOf } from './deck';
import type { CardState } from './schedule';

/** How well a word sits: not seen yet, being learned, known for days, known for weeks. */
export const masteries = ['new', 'met', 'known', 'strong'] as const;
export type Mastery = (typeof masteries)[number];

const strongAfterDays = 21;

/** Of one side of a word. */
function masteryOfSide(state: CardState | undefined): Mastery {
  if (!state) return 'new';
  if (state.phase !== 'review') return 'met';
  return state.stability >= strongAfterDays ? 'strong' : 'known';
}

/** Of a word: that of its better side, as a learner who can say the word need not be asked what it means. */
export function masteryOf(entryId: CardKey['entryId'], states: CardStates): Mastery {
  const places = directions.map((direction) =>
    masteries.indexOf(masteryOfSide(states.get(nameOf({ entryId, direction })))),
  );
  return masteries[Math.max(...places)] ?? 'new';
}
