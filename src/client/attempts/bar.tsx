import { cx } from '#client/ui/cx';
import type { Tally } from '#shared/api/history';
import { enough } from '#shared/classes/trend';
import { shareText, toneOf } from './tally-text';

interface BarProps {
  label: string;
  tally: Tally;
}

/** One line of a chart: what it is, a bar that repeats the figure, and the figure. */
export function Bar({ label, tally }: BarProps) {
  const { tone, word } = toneOf(tally);
  // Too few answers are no share that could be drawn.
  const share = tally.answered >= enough ? tally.share : 0;
  return (
    <div className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_minmax(5rem,auto)] items-center gap-3">
      <dt className="break-words">{label}</dt>
      <dd aria-hidden="true" className={cx(tone, 'h-3 rounded-full bg-canvas')}>
        <span className="filled block h-full rounded-full" style={{ width: `${Math.round(share * 100)}%` }} />
      </dd>
      <dd className="text-right whitespace-nowrap tabular-nums">
        {shareText(tally)}
        <span className="sr-only">, {word}</span>
      </dd>
    </div>
  );
}
