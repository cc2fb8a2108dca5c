import { cx } from '#client/ui/cx';
import type { Grade } from '#shared/items/grade';

export interface Steps {
  count: number;
  /** The question that is shown, from 0. */
  place: number;
  /** What was said of each. */
  verdicts?: readonly (Grade['verdict'] | undefined)[];
}

/** More would be too small to be told apart. */
const mostPieces = 30;

/** How far it has come: a piece of a line for each question. What it means, the words beside it say. */
export function ProgressLine({ count, place, verdicts = [] }: Steps) {
  if (count > mostPieces) {
    return (
      <div aria-hidden="true" className="h-1.5 bg-line">
        <div className="h-full bg-accent" style={{ width: `${(100 * Math.min(place + 1, count)) / count}%` }} />
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="flex h-1.5 gap-0.5 bg-canvas">
      {Array.from({ length: count }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: one piece for each question, in order
          key={at}
          className={cx('min-w-0 flex-1', at === place ? 'bg-accent' : lookOf(verdicts[at], at < place))}
        />
      ))}
    </div>
  );
}

function lookOf(verdict: Grade['verdict'] | undefined, isPast: boolean): string {
  if (verdict === 'right' || verdict === 'typo') return 'bg-good';
  if (verdict === 'wrong' || verdict === 'partly') return 'bg-warn';
  return isPast || verdict === 'ungraded' ? 'bg-edge' : 'bg-line';
}
