import { type PointerEvent, useState } from 'react';
import { cx } from './cx';

export interface Column {
  /** Under the column, where there is room; each has its own. */
  name: string;
  amount: number;
  /** The whole of it in words, while somebody points at it. */
  caption: string;
}

export interface ColumnChartProps {
  columns: readonly Column[];
  amountText: (amount: number) => string;
  className?: string;
}

/** As many names as stand side by side; on a phone and in narrow places every second of them. */
const mostNames = 8;
const nameSteps = [1, 2, 5, 7, 14, 30, 60, 120];

/**
 * Amounts as columns. A picture only: put a table beside it that says the same. All places are shares of its own size,
 * so that it fits a window, a phone and paper without measuring any of them.
 */
export function ColumnChart({ columns, amountText, className }: ColumnChartProps) {
  const [pointedAt, setPointedAt] = useState<number>();
  const pointed = pointedAt === undefined ? undefined : columns[pointedAt];
  const marks = marksUpTo(Math.max(0, ...columns.map(({ amount }) => amount)));
  const top = marks.at(-1) ?? 1;
  const each = 100 / columns.length;
  // A few columns as wide as many would be bars.
  const width = each * (columns.length > 7 ? 0.7 : 0.4);
  const nameStep = nameSteps.find((step) => columns.length / step <= mostNames) ?? columns.length;

  function point({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - box.left) / box.width) * columns.length);
    setPointedAt(Math.min(Math.max(at, 0), columns.length - 1));
  }

  return (
    <div aria-hidden="true" className={cx('@container min-w-0 text-sm text-muted tabular-nums', className)}>
      <div className="grid h-64 grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_1.75rem] gap-x-3 pt-2.5 pr-5">
        <div className="flex flex-col-reverse justify-between">
          {marks.map((mark) => (
            <span key={mark} className="flex h-0 items-center justify-end">
              {amountText(mark)}
            </span>
          ))}
        </div>
        <svg
          aria-hidden="true"
          className="size-full touch-pan-y touch-pinch-zoom overflow-visible"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={({ pointerType }) => {
            // A finger is gone before anybody can read what it pointed at.
            if (pointerType === 'mouse') setPointedAt(undefined);
          }}
        >
          {/* Also what makes the empty places of the chart answer to the pointer. */}
          <rect width="100%" height="100%" className="fill-transparent" />
          {pointedAt !== undefined && (
            <rect x={`${pointedAt * each}%`} width={`${each}%`} height="100%" className="fill-line/60" />
          )}
          {marks.map((mark) => {
            const y = `${100 - (mark / top) * 100}%`;
            return <line key={mark} x2="100%" y1={y} y2={y} className="stroke-line" />;
          })}
          {columns.map(({ name, amount }, at) => (
            <rect
              key={name}
              x={`${at * each + (each - width) / 2}%`}
              y={`${100 - (amount / top) * 100}%`}
              width={`${width}%`}
              height={`${(amount / top) * 100}%`}
              className="fill-accent"
            />
          ))}
        </svg>
        <div className="relative col-start-2 mt-1.5">
          {columns.map(({ name }, at) =>
            at % nameStep === 0 ? (
              <span
                key={name}
                style={{ left: `${(at + 0.5) * each}%` }}
                className={cx(
                  'absolute -translate-x-1/2 whitespace-nowrap',
                  at % (2 * nameStep) !== 0 && 'hidden @lg:inline',
                )}
              >
                {name}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <p className="min-h-6 text-right print:hidden">{pointed?.caption}</p>
    </div>
  );
}

/** From zero in even steps of 1, 2 or 5 (10, 20 …) to no less than the amount, and to four at least. */
export function marksUpTo(amount: number): number[] {
  const most = Math.max(amount, 4);
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 5, 10].map((of) => of * power).find((one) => most / one <= 5) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}
