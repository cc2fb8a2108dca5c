import { Lock, Star } from 'lucide-react';
import { cx } from '#client/ui/cx';
import { lives } from './stations';

interface QuestMapProps {
  /** How many words each station has. */
  stations: readonly number[];
  /** The stars of each that was played. */
  stars: readonly (number | null)[];
  onPlay: (station: number) => void;
}

const columns = 3;
const rowHeight = 128;

/** The list as a way with stations. The next one opens with the first star of the one before. */
export function QuestMap({ stations, stars, onPlay }: QuestMapProps) {
  const points = stations.map((_, at) => pointOf(at));
  const rows = Math.ceil(stations.length / columns);
  const isOpen = (at: number) => at === 0 || (stars[at - 1] ?? 0) > 0;
  const next = stations.findIndex((_, at) => isOpen(at) && !stars[at]);
  const earned = stars.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return (
    <section aria-label="Map" className="mx-auto grid w-full max-w-3xl gap-3">
      <p className="text-muted tabular-nums">
        {earned} of {stations.length * lives} stars
      </p>
      <div className="relative rounded-card edge-card bg-surface" style={{ height: rows * rowHeight }}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 100 ${rows * rowHeight}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full text-accent"
        >
          <path
            d={wayThrough(points)}
            fill="none"
            stroke="currentColor"
            strokeWidth={4}
            strokeDasharray="2 12"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ol>
          {points.map(({ x, y }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stations stand in their order
            <li key={at} className="absolute -translate-x-1/2 -translate-y-1/2" style={{ left: `${x}%`, top: y }}>
              <button
                type="button"
                aria-disabled={!isOpen(at) || undefined}
                aria-label={nameOf(at, stations[at] ?? 0, stars[at] ?? undefined, isOpen(at))}
                onClick={() => isOpen(at) && onPlay(at)}
                className={cx(
                  'grid size-16 sm:size-20 place-items-center content-center gap-0.5 rounded-full border-2 text-xl font-bold',
                  at === next && 'tone-accent filled border-tone',
                  at !== next && (stars[at] ? 'tone-good tinted border-tone' : 'border-edge bg-canvas'),
                )}
              >
                {isOpen(at) ? at + 1 : <Lock aria-hidden="true" className="size-6 text-muted" />}
                {typeof stars[at] === 'number' && (
                  <span aria-hidden="true" className="inline-flex">
                    {Array.from({ length: lives }, (_, one) => (
                      <Star
                        // biome-ignore lint/suspicious/noArrayIndexKey: three stars in a row
                        key={one}
                        className={cx('size-4', one < (stars[at] ?? 0) && 'fill-current')}
                      />
                    ))}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <p className="text-muted">Each station has three lives. A word that is missed comes back once more.</p>
    </section>
  );
}

function nameOf(at: number, words: number, stars: number | undefined, isOpen: boolean): string {
  const name = `Station ${at + 1}, ${words} words`;
  if (!isOpen) return `${name}, not open yet`;
  return stars === undefined ? name : `${name}, ${stars} of ${lives} stars`;
}

interface Point {
  x: number;
  y: number;
}

/** To and fro like a path up a hill. */
function pointOf(at: number): Point {
  const row = Math.floor(at / columns);
  const column = at % columns;
  const x = 20 + 30 * (row % 2 === 0 ? column : columns - 1 - column);
  return { x, y: row * rowHeight + rowHeight / 2 + (column === 1 ? -10 : 10) };
}

function wayThrough(points: readonly Point[]): string {
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      if (!before) return `M ${x} ${y}`;
      const bend = before.x === x ? x + (x > 50 ? 14 : -14) : (before.x + x) / 2;
      return `C ${bend} ${before.y}, ${bend} ${y}, ${x} ${y}`;
    })
    .join(' ');
}
