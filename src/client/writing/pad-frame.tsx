import { Maximize2, Minimize2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { count } from '#shared/core/count';
import { streakOf, type WritingLog } from '#shared/writing/log';
import { Sprint } from './sprint';
import { today } from './use-writing-log';

interface PadFrameProps {
  /** Words in the text now. */
  words: number;
  /** How many there should be. */
  target?: { min?: number | undefined; max?: number | undefined };
  log: WritingLog;
  /** Saved or not, and other actions. */
  status?: ReactNode;
  /** A `<Pad className="flex-1">`. */
  children: ReactNode;
}

/** A pad with what belongs to it: words and their target, a sprint, the days in a row, and nothing else around it. */
export function PadFrame({ words, target, log, status, children }: PadFrameProps) {
  const [isFocused, setFocused] = useState(false);
  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape' && isFocused) setFocused(false);
  }
  const streak = streakOf(log, today());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the view, as the button does
    <div
      onKeyDown={leave}
      className={cx(
        'flex flex-col gap-3',
        isFocused ? 'fixed inset-0 z-40 bg-canvas px-4 py-3 sm:px-[max(2rem,calc(50vw-24rem))]' : 'h-[70dvh] min-h-96',
      )}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Words words={words} target={target} />
        {streak > 1 && <p className="text-muted">{streak} days in a row</p>}
        {status}
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <Sprint words={words} />
          <Button
            variant="quiet"
            icon={isFocused ? <Minimize2 /> : <Maximize2 />}
            aria-pressed={isFocused}
            onClick={() => setFocused(!isFocused)}
          >
            {isFocused ? 'Leave focus' : 'Focus'}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Words({ words, target }: Pick<PadFrameProps, 'words' | 'target'>) {
  const { min, max } = target ?? {};
  const counted = count(words, 'word');
  const goal = min ?? max;
  if (goal === undefined) return <p className="font-bold tabular-nums">{counted}</p>;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3">
      <p className="font-bold tabular-nums">
        {counted} <span className="font-normal text-muted">{sayGoal(words, { min, max })}</span>
      </p>
      <div
        role="progressbar"
        aria-label="Words of the target"
        aria-valuenow={Math.min(words, goal)}
        aria-valuemin={0}
        aria-valuemax={goal}
        className="h-2 w-32 max-w-full overflow-hidden rounded-full border border-line bg-canvas"
      >
        <span
          className="block h-full tone-accent filled"
          style={{ width: `${goal > 0 ? Math.min(100, (words / goal) * 100) : 100}%` }}
        />
      </div>
    </div>
  );
}

function sayGoal(words: number, { min, max }: { min?: number | undefined; max?: number | undefined }): string {
  if (max !== undefined && words > max) return `${words - max} more than ${max}`;
  if (min !== undefined && words < min) return `${min - words} to go`;
  return 'within the target';
}
