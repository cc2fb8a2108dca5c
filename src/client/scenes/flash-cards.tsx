import { At, ground, Indoors, Joy, Mug, range, type SceneProps, slotsOf, Window } from './parts';

const most = 10;

/** A table: cards go from the left pile to the right one, by way of the hand. */
export function Picture({ joys, ...far }: SceneProps) {
  const { all, done } = slotsOf(far, most);
  return (
    <>
      <Indoors />
      <At x={11} className="aside">
        <Window />
      </At>
      <At x={91} className="aside">
        <Mug />
      </At>
      <At x={50}>
        <g transform="translate(-215 0)">
          <Pile count={all - done} hue="hue-6" />
        </g>
        <g transform="translate(215 0)">
          <Pile count={done} hue="hue-4" />
          {done > 0 && (
            <Joy joys={joys} move="settle">
              <path d={`M-9 ${topOf(done) - 20}l7 7 13-15`} strokeWidth="4" />
            </Joy>
          )}
        </g>
        {[-30, 30, -15, 15].map((turn) => (
          <rect
            key={turn}
            x="-38"
            y="34"
            width="76"
            height="100"
            rx="8"
            className={`${Math.abs(turn) > 20 ? 'hue-8' : 'hue-6'} paint`}
            transform={`rotate(${turn} 0 170)`}
          />
        ))}
        <Joy joys={joys} move="flip">
          <rect x="-42" y="24" width="84" height="112" rx="8" className="paint-paper" />
          <path
            d="M0 74c-6-8-22-9-28-3V46c6-6 22-5 28 3 6-8 22-9 28-3v25c-6-6-22-5-28 3zM0 49v25"
            className="hue-3 paint"
          />
          <path d="M-26 92h52M-26 106h34" />
        </Joy>
        <path className="paint-near line-none" d={`M-140 ${ground + 1}h280v40h-280z`} />
        <path d={`M-140 ${ground}h280`} />
      </At>
    </>
  );
}

const topOf = (count: number) => ground - count * 6;

/** Cards on the table, seen from the front. */
function Pile({ count, hue }: { count: number; hue: string }) {
  return (
    <>
      <path className="line-far" d={`M-48 ${ground - 3}h96`} />
      {range(count).map((at) => (
        <rect
          key={at}
          x={-44 + ((at * 5) % 7) - 3}
          y={topOf(at + 1)}
          width="88"
          height="6"
          rx="2"
          className={at % 2 ? 'paint-paper' : `${hue} paint`}
        />
      ))}
    </>
  );
}
