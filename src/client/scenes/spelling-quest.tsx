import { useState } from 'react';
import { Companion, stageOf } from './companion';
import { At, Going, Joy, range, type SceneProps, Wide } from './parts';
import { Castle, House, Pennant, Tower, Tree } from './places';
import { allStars } from './stars';

/** The way goes up and down over the hills. */
const wayY = (x: number) => 110 - 14 * Math.sin(x / 14) - x / 14;
const near = `M-2 150V${wayY(0) + 18}L${range(26)
  .map((step) => `${step * 4} ${(wayY(step * 4) + 16 - 6 * Math.sin(step / 3)).toFixed(1)}`)
  .join('L')}L102 104V160H-2z`;

const places = [
  { x: 13, draw: <House /> },
  { x: 31, draw: <Tree /> },
  { x: 50, draw: <Tower /> },
  { x: 69, draw: <Pennant /> },
  {
    x: 88,
    draw: (
      <g transform="translate(12 0)">
        <Castle />
      </g>
    ),
  },
];

/** A journey: from the house to the castle, with the companion on the way. */
export function Picture({ progress, joys }: SceneProps) {
  const [stage] = useState(() => stageOf(allStars()));
  const x = 13 + progress * 75;
  return (
    <>
      <At x={40}>
        <circle className="hue-3 paint" cy="30" r="20" />
      </At>
      <Wide>
        <path
          className="hue-4 paint-far line-far"
          vectorEffect="non-scaling-stroke"
          d="M-2 104C8 60 24 56 40 88 50 104 58 90 68 70 80 46 94 50 102 72V160H-2z"
        />
        <path className="hue-4 paint-near" vectorEffect="non-scaling-stroke" d={near} />
        <Way from={x} to={100} isWalked={false} />
        <Way from={0} to={x} isWalked />
      </Wide>
      {places.map(({ x: at, draw }) => (
        <At key={at} x={at} className={x + 0.1 < at ? 'uncoloured' : undefined}>
          <g transform={`translate(0 ${wayY(at) - 8})`}>{draw}</g>
        </At>
      ))}
      <Going x={x}>
        <g transform={`translate(-44 ${wayY(x) + 4}) scale(1.1)`}>
          <Joy joys={joys} move="hop">
            <Companion stage={stage} />
          </Joy>
          <Joy joys={joys} move="rise" passing>
            <path
              className="hue-3 paint"
              d="M0-80l3.6 7.4 8.1 1.2-5.9 5.7 1.4 8.1L0-61.4l-7.2 3.8 1.4-8.1-5.9-5.7 8.1-1.2z"
            />
          </Joy>
        </g>
      </Going>
    </>
  );
}

/** The way so far in ink, the rest in pencil. */
function Way({ from, to, isWalked }: { from: number; to: number; isWalked: boolean }) {
  const points = range(31).map((step) => from + (step / 30) * (to - from));
  return (
    <path
      className={isWalked ? undefined : 'line-far'}
      d={`M${points.map((x) => `${x.toFixed(1)} ${wayY(x).toFixed(1)}`).join('L')}`}
      vectorEffect="non-scaling-stroke"
      strokeDasharray="1 11"
      strokeWidth="4"
    />
  );
}
