import type { ReactNode } from 'react';
import { At, Indoors, Joy, range, type SceneProps, slotsOf, Window } from './parts';

const middle = 74;
const from = -148;
const length = 296;
/** How loud each syllable is. */
const loudness = [18, 34, 24, 40, 20, 30, 42, 22, 36, 26, 38, 20];

/** From the lips to the ear: the wave becomes longer with each word. */
export function Picture({ joys, ...far }: SceneProps) {
  const { all, done } = slotsOf(far, loudness.length);
  const step = length / all;
  return (
    <>
      <Indoors />
      <At x={11} className="aside">
        <Window />
      </At>
      <At x={89} className="aside">
        <Fork />
      </At>
      <At x={50}>
        <Card x={-226}>
          <path
            className="hue-1 paint"
            d="M-38 0c8-12 20-22 27-22 5 0 7 4 11 4s6-4 11-4c7 0 19 10 27 22-8 13-20 20-38 20S-30 13-38 0z"
          />
          <path className="paint-paper" d="M-38 0c14-5 24-6 38-6s24 1 38 6c-14 5-24 6-38 6S-24 5-38 0z" />
        </Card>
        <Card x={226}>
          <path
            className="hue-2 paint"
            d="M-14 26c-10-8-16-22-12-36 4-13 16-20 29-16 13 3 20 15 16 28-3 11-13 12-15 20-3 11-12 9-18 4z"
          />
          <path d="M-14-2c0-12 8-16 15-14 7 3 8 10 4 15-3 4-8 3-9 9" />
        </Card>
        <path
          className="line-far"
          d={`M${from + done * step} ${middle}H${from + length}`}
          strokeDasharray="1 9"
          strokeWidth="4"
        />
        <Joy joys={joys} move="ripple">
          {range(done).map((at) => (
            <path key={at} d={syllable(from + at * step, step, loudness[at] ?? 20)} className="hue-1 paint" />
          ))}
        </Joy>
      </At>
    </>
  );
}

/** One swell of the wave. */
function syllable(x: number, width: number, loud: number): string {
  const [a, b] = [width / 3, (width * 2) / 3];
  return `M${x} ${middle}c${a / 2} ${-loud} ${a} ${-loud} ${width / 2} ${-loud}s${b - a} 0 ${width / 2} ${loud}c${-a / 2} ${loud} ${-a} ${loud} ${-width / 2} ${loud}s${a - b} 0 ${-width / 2} ${-loud}z`;
}

/** A picture card on its foot. */
function Card({ x, children }: { x: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${middle - 4})`}>
      <path className="hue-2 paint" d="M-30 58v-12h60v12z" />
      <rect x="-52" y="-46" width="104" height="92" rx="8" className="paint-paper" />
      {children}
    </g>
  );
}

/** A tuning fork on its box. */
function Fork() {
  return (
    <>
      <path className="hue-2 paint" d="M-44 100h88v28h-88z" />
      <circle cy="114" r="6" className="paint-paper" />
      <path
        className="paint-paper"
        d="M-5 100V76c-11-2-15-8-15-18V22h9v34c0 8 4 11 11 11s11-3 11-11V22h9v36c0 10-4 16-15 18v24z"
      />
    </>
  );
}
