import { At, ground, Indoors, Joy, Mug, range, type SceneProps, slotsOf, Window } from './parts';

/** A quiet desk: the lines of the sheet fill, one for each question, and the pencil is at the one that is worked at. */
export function Picture({ joys, place, ...far }: SceneProps) {
  const { all, done } = slotsOf(far, 12);
  const inColumn = all > 6 ? Math.ceil(all / 2) : all;
  const lineOf = (at: number) => {
    const isLeft = at < inColumn;
    return { isLeft, x: isLeft ? -80 : 14, y: 34 + (at % inColumn) * Math.min(22, 99 / inColumn) };
  };
  const now = lineOf(Math.max(0, Math.min(all - 1, Math.floor((place / Math.max(1, far.steps)) * all))));
  const last = lineOf(Math.max(0, done - 1));
  return (
    <>
      <Indoors />
      <At x={12} className="aside">
        <Window />
      </At>
      <At x={90} className="aside">
        <Mug />
      </At>
      <At x={50}>
        <Books />
        <Clock />
        <path className="paint-paper" d={`M-112 ${ground}L-100 14h200l12 ${ground - 14}z`} />
        <path className="hue-1 paint" d="M-28 14V6h56v14h-56z" />
        {range(all).map((at) => {
          const { x, y } = lineOf(at);
          return (
            <g key={at} className={at < done ? undefined : 'line-far'}>
              <circle cx={x} cy={y} r="4.5" className={at < done ? 'hue-1 paint' : undefined} />
              <path d={`M${x + 14} ${y}h${at < done ? 48 - ((at * 13) % 17) : 48}`} />
            </g>
          );
        })}
        <Joy joys={joys} move="tick" passing>
          <path d={`M${last.x + 66} ${last.y - 1}l5 5 9-11`} strokeWidth="4" pathLength="1" strokeDasharray="1" />
        </Joy>
        {/* It comes from the side of its column. */}
        <g transform={`translate(${now.x + (now.isLeft ? -10 : 66)} ${now.y}) rotate(${now.isLeft ? -64 : 64})`}>
          <path className="paint-paper" d="M-7-15L0 0l7-15z" />
          <path className="hue-3 paint" d="M-7-15v-44H7v44z" />
          <path className="hue-1 paint" d="M-7-59v-6c0-5 14-5 14 0v6z" />
        </g>
      </At>
    </>
  );
}

function Books() {
  return (
    <g transform="translate(-216 0)">
      <path className="hue-6 paint" d="M-44 112h88v16h-88z" />
      <path className="hue-4 paint" d="M-36 97h70v15h-70z" />
      <path className="hue-7 paint" d="M-40 82h80v15h-80z" />
      <path d="M-28 112v16M-22 97v15M-26 82v15" />
    </g>
  );
}

function Clock() {
  return (
    <g transform="translate(216 52)">
      <circle r="30" className="paint-paper" />
      <path d="M0-18V0l12 8M0-26v2M0 24v2M-26 0h2M24 0h2" />
    </g>
  );
}
