import { At, Indoors, Joy, range, type SceneProps, slotsOf, Wide } from './parts';

/** The string hangs in arcs, so many to the whole width. */
const stringY = (x: number) => 14 + 18 * Math.abs(Math.sin((x / 100) * Math.PI * 3));
const string = `M${range(101)
  .map((x) => `${x} ${stringY(x).toFixed(1)}`)
  .join('L')}`;
const hues = ['hue-6', 'hue-3', 'hue-1', 'hue-4', 'hue-8', 'hue-5'];

/** A room made ready for a quiz: a flag more on the string for each question. */
export function Picture({ joys, ...far }: SceneProps) {
  const { all, done } = slotsOf(far, 15);
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
            <path className={`${hues[at % hues.length]} paint`} d={`M-11 ${stringY(x)}h22L0 ${stringY(x) + 24}z`} />
          </At>
        );
      })}
      <At x={50}>
        <Podium />
        {[-218, 214].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <Desk />
          </g>
        ))}
      </At>
      {[13, 87].map((x) => (
        <At key={x} x={x} className="aside">
          <Desk />
        </At>
      ))}
      <Joy joys={joys} move="cross" passing>
        <At x={0}>
          <path className="paint-paper" d="M-30 56l58 8-40 22-4-14z" />
          <path d="M28 64l-44 8M-16 72l4 14" />
        </At>
      </Joy>
    </>
  );
}

function Podium() {
  return (
    <>
      <path className="hue-6 paint" d="M-38 82h76v46h-76z" />
      <path className="hue-5 paint" d="M-110 102h72v26h-72z" />
      <path className="hue-7 paint" d="M38 110h72v18H38z" />
      <path className="hue-3 paint" d="M-14 44h28c0 14-3 22-11 24v8h6v6H-9v-6h6v-8c-8-2-11-10-11-24z" />
      <path d="M-14 49h-8c0 8 3 12 9 12M14 49h8c0 8-3 12-9 12" />
      <text y="114" className="letter">
        1
      </text>
      <text x="-74" y="121" className="letter">
        2
      </text>
      <text x="74" y="124" className="letter">
        3
      </text>
    </>
  );
}

/** A desk with a sheet of paper. */
function Desk() {
  return (
    <>
      <path className="paint-paper" d="M-20 84l5-9h34l-5 9z" />
      <path className="hue-2 paint" d="M-50 84H50v9H-50z" />
      <path d="M-42 93v35M42 93v35M-42 112h84" />
    </>
  );
}
