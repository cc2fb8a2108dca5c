import { cx } from '#client/ui/cx';
import type { Grade } from '#shared/items/grade';

interface ProgressDotsProps {
  count: number;
  /** The question that is shown, from 0. */
  place: number;
  /** Nobody knows yet how many there will be. */
  isOpenEnded?: boolean;
  states: readonly (Grade['verdict'] | undefined)[];
}

/** How far the attempt has come: one bar a question, with the verdict as height and tone. */
export function ProgressDots({ count, place, isOpenEnded = false, states }: ProgressDotsProps) {
  return (
    <div>
      <p className="mb-2 text-muted tabular-nums">
        {isOpenEnded ? `Question ${place + 1}` : `${place + 1} of ${count}`}
      </p>
      <div aria-hidden="true" className="flex h-2 gap-1">
        {Array.from({ length: count }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: one bar for each question, in order
            key={at}
            className={cx(
              'h-2 min-w-0 flex-1 rounded-full border border-edge',
              at === place && 'bg-accent',
              at !== place && lookOf(states[at]),
            )}
          />
        ))}
      </div>
    </div>
  );
}

function lookOf(verdict: Grade['verdict'] | undefined): string {
  if (verdict === 'right' || verdict === 'typo') return 'bg-good';
  if (verdict === 'wrong' || verdict === 'partly') return 'bg-warn';
  return 'bg-surface';
}
