import { At, ground, Indoors, Joy, range, type SceneProps, slotsOf, Wide } from './parts';

/** A box with a secret: a lamp for each question, and the lid opens bit by bit. */
export function Picture({ joys, ...far }: SceneProps) {
  const { all, done } = slotsOf(far, 20);
  return (
    <>
      <Indoors />
      <Wide>
        <path d="M-2 14H102" vectorEffect="non-scaling-stroke" />
      </Wide>
      {range(all).map((at) => (
        <At key={at} x={((at + 0.5) / all) * 100} className={at < done ? undefined : 'uncoloured'}>
          <path d="M-4 14h8v7h-8z" className="paint-ink" />
          <path className="hue-3 paint" d="M-4 21c-9 8-5 19 4 19s13-11 4-19z" />
        </At>
      ))}
      <At x={50}>
        <Box open={far.progress} joys={joys} />
        <Magnifier />
        <g transform="translate(-196 0)">
          <Notes />
        </g>
      </At>
      <At x={12} className="aside">
        <Globe />
      </At>
      <At x={89} className="aside">
        <Vase />
      </At>
    </>
  );
}

function Box({ open, joys }: { open: number; joys: number }) {
  return (
    <>
      {open > 0.9 && <path d="M0 58v-10M-24 62l-6-8M24 62l6-8" />}
      <path className="paint-far" d="M-58 80l10-8h96l10 8z" />
      <Joy joys={joys} move="jump">
        <g transform={`rotate(${-34 * open} -66 80)`}>
          <path className="hue-7 paint" d="M-66 66H66v14H-66z" />
          <path className="hue-3 paint" d="M-9 66H9v14H-9z" />
        </g>
      </Joy>
      <path className="hue-7 paint" d={`M-58 80H58v${ground - 80}H-58z`} />
      <rect x="-18" y="86" width="36" height="36" rx="18" className="paint-paper" />
      <path d="M-6 99c0-9 13-9 13-1 0 6-7 5-7 11M0 115h.01" strokeWidth="3.5" />
    </>
  );
}

function Magnifier() {
  return (
    <g transform="translate(170 86)">
      <path className="hue-2 paint" d="M21 17l36 22-6 9-35-23z" />
      <circle r="27" className="paint-paper" />
      <path d="M-15-4c2-7 7-11 13-11" className="line-far" />
    </g>
  );
}

/** A pad of notes. */
function Notes() {
  return (
    <>
      <path className="paint-paper" d="M-46 128l8-58h76l8 58z" />
      <path d="M-24 68v8M-8 68v8M8 68v8M24 68v8" />
      <path className="line-far" d="M-28 90h56M-30 102h44M-32 114h58" />
    </>
  );
}

function Globe() {
  return (
    <>
      <path d="M0 112v10M-22 128c0-8 44-8 44 0z" className="hue-2 paint" />
      <path d="M-32 56c-8 34 24 58 54 44" />
      <circle cy="78" r="30" className="hue-6 paint" />
      <path
        className="hue-4 paint"
        d="M-22 62c10-8 22 0 18 8-4 6-12 4-12 12-8 0-12-10-6-20zM6 88c8-8 20-4 20 2-4 8-12 14-18 14-4-4-6-10-2-16z"
      />
    </>
  );
}

function Vase() {
  return (
    <>
      <path d="M0 84V54M-4 84c-2-12-8-20-16-26M4 84c2-12 8-18 16-24" />
      <path className="hue-8 paint" d="M-8 42h16l-2 12H-6zM-28 48l12-4 2 12-8 4zM14 44l14 4-6 12-8-4z" />
      <path
        className="hue-5 paint"
        d="M-12 84h24c-2 10 10 14 10 28 0 8-4 16-8 16h-28c-4 0-8-8-8-16 0-14 12-18 10-28z"
      />
    </>
  );
}
