import { dayAfter } from './period';
import { enough } from './trend';

/** After so many days a point is asked again. */
export const daysToReturn = 14;
/** What was not right often enough then returns after so many more. */
export const daysToReturnAgain = 7;
/** What part of the answers is to be right, for a point to be done. */
export const rightToBeDone = 0.8;

/** A time when a point was asked again. */
interface Ask {
  /** YYYY-MM-DD. */
  day: string;
  answered: number;
  right: number;
}

/** done: enough of it was right. due: it is to be asked again. waits: not yet. `on` is the day of that. */
export interface Returning {
  state: 'waits' | 'due' | 'done';
  on: string;
}

/**
 * When a point returns: two weeks after its lesson, and from then on a week after each time that it was asked, until four
 * of five answers were right. Fewer than five answers decide nothing: so it returns as well where nobody has answered.
 */
export function returning(lessonDay: string, asks: readonly Ask[], today: string): Returning {
  const done = asks.find(({ answered, right }) => answered >= enough && right / answered >= rightToBeDone);
  if (done) return { state: 'done', on: done.day };
  const last = asks
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  const on = last ? dayAfter(last, daysToReturnAgain) : dayAfter(lessonDay, daysToReturn);
  return { state: on <= today ? 'due' : 'waits', on };
}
