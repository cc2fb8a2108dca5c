import type { TimeMark } from './timelines';

const width = 640;
const middle = width / 2;
const reach = middle - 30;
const rowHeight = 58;
const x = (at: number) => middle + at * reach;

/** When something happens: a line from the past to the future, one mark a row, each with its example. */
export function Timeline({ name, marks }: { name: string; marks: readonly TimeMark[] }) {
  const line = marks.length * rowHeight + 8;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${line + 44}`}
        role="img"
        aria-label={`Timeline of ${name}: ${marks.map(timeText).join(' ')}`}
        className="w-full max-w-2xl text-ink"
        fontSize="24"
        fill="currentColor"
      >
        <line x1={x(0)} x2={x(0)} y1="0" y2={line} className="stroke-edge" strokeWidth="2" strokeDasharray="5 5" />
        <line x1="8" x2={width - 20} y1={line} y2={line} stroke="currentColor" strokeWidth="3" />
        <path d={`M${width - 8} ${line} l-16 -9 v18 z`} />
        {marks.map((mark, row) => (
          <g key={mark.label} transform={`translate(0 ${row * rowHeight})`}>
            <Mark mark={mark} />
          </g>
        ))}
        <g className="fill-muted">
          <text x="8" y={line + 34}>
            past
          </text>
          <text x={x(0)} y={line + 34} textAnchor="middle">
            now
          </text>
          <text x={width - 8} y={line + 34} textAnchor="end">
            future
          </text>
        </g>
      </svg>
    </figure>
  );
}

function Mark({ mark }: { mark: TimeMark }) {
  const { kind, from, to = from, label } = mark;
  // The words stay inside the picture.
  const at = Math.min(Math.max(x((from + to) / 2), label.length * 6 + 6), width - label.length * 6 - 6);
  return (
    <>
      <text x={at} y="22" textAnchor="middle">
        {label}
      </text>
      <g className="fill-accent stroke-accent">
        {kind === 'event' && <circle cx={x(from)} cy="42" r="9" />}
        {kind === 'span' && <line x1={x(from)} x2={x(to)} y1="42" y2="42" strokeWidth="14" strokeLinecap="round" />}
        {kind === 'habit' &&
          Array.from({ length: 7 }, (_, place) => from + ((to - from) * place) / 6).map((spot) => (
            <circle key={spot} cx={x(spot)} cy="42" r="6" />
          ))}
      </g>
    </>
  );
}

function timeText({ kind, from, to = from, label }: TimeMark): string {
  if (kind === 'habit') return `again and again, “${label}”`;
  if (kind === 'span') return to <= -0.1 ? `for some time in the past, “${label}”` : `up to or around now, “${label}”`;
  return `once in the ${from < 0 ? 'past' : 'future'}, “${label}”`;
}
