import type { ReactNode } from 'react';
import { At, ground, Indoors, Joy, range, type SceneProps, slotsOf, Wide } from './parts';

const stringY = (x: number) => 9 + 8 * Math.sin((x / 100) * Math.PI);
const string = `M${range(21)
  .map((step) => `${step * 5} ${stringY(step * 5).toFixed(1)}`)
  .join('L')}`;

/** A story so far: a picture more on the string for each part, dice and an open book under it. */
export function Picture({ joys, ...far }: SceneProps) {
  const { all, done } = slotsOf(far, pictures.length);
  return (
    <>
      <Indoors />
      <Wide>
        <path d={string} vectorEffect="non-scaling-stroke" />
      </Wide>
      {range(all).map((at) => {
        const x = ((at + 0.5) / all) * 100;
        return (
          <At key={at} x={x} className={at < done ? undefined : 'uncoloured'}>
            <g transform={`translate(0 ${stringY(x)})`}>
              <rect x="-21" y="4" width="42" height="40" rx="4" className="paint-paper" />
              <g className="fine">{pictures[at]}</g>
              <path className="hue-2 paint" d="M-3-5h6V9h-6z" />
            </g>
          </At>
        );
      })}
      <At x={50}>
        <Book />
        <g transform="translate(150 0)">
          <Joy joys={joys} move="roll">
            <Die
              x={0}
              hue="hue-8"
              dots={[
                [0, 0],
                [-8, -8],
                [8, 8],
              ]}
            />
          </Joy>
        </g>
        <Die
          x={212}
          hue="hue-3"
          dots={[
            [-8, -8],
            [8, -8],
            [-8, 8],
            [8, 8],
          ]}
        />
        <Die
          x={-176}
          hue="hue-6"
          dots={[
            [-8, 8],
            [8, -8],
          ]}
        />
        <Die x={-226} hue="hue-4" dots={[[0, 0]]} />
      </At>
    </>
  );
}

function Die({ x, hue, dots }: { x: number; hue: string; dots: readonly (readonly [number, number])[] }) {
  return (
    <g transform={`translate(${x} ${ground - 20})`}>
      <rect x="-19" y="-19" width="38" height="38" rx="8" className={`${hue} paint`} />
      <path d={dots.map(([left, top]) => `M${left} ${top}h.01`).join('')} strokeWidth="5.5" />
    </g>
  );
}

function Book() {
  return (
    <g transform="translate(0 5)">
      <path
        className="paint-paper"
        d="M0 121c-20-12-62-16-104-11V80c42-5 84-1 104 10 20-11 62-15 104-10v30c-42-5-84-1-104 11z"
      />
      <path d="M0 90v31M-104 110v13H104v-13" />
      <path
        className="line-far"
        d="M-84 90c24-2 48 0 66 7M-84 100c24-2 48 0 66 7M84 90c-24-2-48 0-66 7M84 100c-16-1.5-30-1-42 1"
      />
    </g>
  );
}

const pictures: readonly ReactNode[] = [
  <path key="house" className="hue-1 paint" d="M-11 38V24L0 14l11 10v14z" />,
  <path key="sun" className="hue-3 paint" d="M-8 25a8 8 0 1 0 16 0 8 8 0 1 0-16 0M0 11v1M0 38v1M-14 25h1M13 25h1" />,
  <path key="boat" className="hue-6 paint" d="M-13 31h26l-5 7H-8zM0 31V13l10 14H0" />,
  <path key="tree" className="hue-4 paint" d="M0 39V28M0 12l11 16h-22z" />,
  <path key="moon" className="hue-7 paint" d="M4 12a13 13 0 1 0 8 18A11 11 0 0 1 4 12z" />,
  <path key="fish" className="hue-5 paint" d="M-13 26c6-10 16-10 20 0-4 10-14 10-20 0zM7 26l6-6v12z" />,
  <path key="key" className="hue-2 paint" d="M-12 26a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M-1 26h13v6M7 26v5" />,
  <path key="star" className="hue-8 paint" d="M0 12l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z" />,
];
