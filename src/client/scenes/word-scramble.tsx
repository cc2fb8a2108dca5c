import { At, Indoors, Joy, range, type SceneProps, slotsOf, Window } from './parts';

const letters = 'abcdefghi';
const width = 31;

/** A workshop: each word that is put right is a block more on the shelf. */
export function Picture({ joys, ...far }: SceneProps) {
  const { all, done } = slotsOf(far, letters.length);
  return (
    <>
      <Indoors />
      <At x={13} className="aside">
        <Window />
      </At>
      <At x={87} className="aside">
        <Tools />
      </At>
      <At x={50}>
        <Plane joys={joys} />
        <g transform={`translate(${150 - (all * width) / 2} 0)`}>
          <path className="hue-2 paint" d={`M-8 72h${all * width + 14}v8H-8z`} />
          <path d={`M8 80v12M${all * width - 10} 80v12`} />
          {range(all).map((at) => (
            <g key={at} transform={`translate(${at * width} 45)`} className={at < done ? undefined : 'uncoloured'}>
              {at === done - 1 ? (
                <Joy joys={joys} move="settle">
                  <Block at={at} />
                </Joy>
              ) : (
                at < done && <Block at={at} />
              )}
            </g>
          ))}
        </g>
        <Waiting count={Math.min(4, all - done)} />
      </At>
    </>
  );
}

const hues = ['hue-4', 'hue-3', 'hue-6', 'hue-8', 'hue-5', 'hue-1', 'hue-7', 'hue-2'];

function Block({ at }: { at: number }) {
  return (
    <>
      <rect width="27" height="26" rx="4" className={`${hues[at % hues.length]} paint`} />
      <rect x="5" y="4.5" width="17" height="17" rx="2" className="paint-paper line-none" />
      <text x="13.5" y="18" className="letter">
        {letters[at]}
      </text>
    </>
  );
}

/** Blocks that lie about on the bench. */
function Waiting({ count }: { count: number }) {
  return range(count).map((at) => (
    <rect
      key={at}
      x={at * 44 + 52}
      y="101"
      width="27"
      height="26"
      rx="4"
      className="paint-paper"
      transform={`rotate(${at % 2 ? 0 : -11} ${at * 44 + 65} 114)`}
    />
  ));
}

/** A plane on its board; it takes one stroke, and shavings fly. */
function Plane({ joys }: { joys: number }) {
  return (
    <>
      <path className="hue-2 paint" d="M-290 112H-60v16h-230z" />
      <path className="line-far" d="M-270 120h60M-190 121h80" />
      <Joy joys={joys} move="tap">
        <path className="hue-5 paint" d="M-246 112v-16c0-4 3-6 6-6h104c6 0 12 6 16 22z" />
        <path className="hue-2 paint" d="M-234 90c-4-14 0-22 8-22 6 0 4 8 8 12 3 4 8 4 8 10z" />
        <circle className="hue-2 paint" cx="-142" cy="82" r="8" />
        <path className="paint-paper" d="M-190 90l14-24 9 5-11 19z" />
      </Joy>
      <path d="M-102 110c-8-14 12-22 14-10 1 6-8 7-8 1M-84 128c-2-8 8-10 10-4" />
      {[-22, 10, 40].map((turn) => (
        <g key={turn} transform={`rotate(${turn} -112 104)`}>
          <Joy joys={joys} move="fly" passing>
            <path d="M-116 104c-6-8 6-14 9-6 1 5-6 5-5 1" />
          </Joy>
        </g>
      ))}
    </>
  );
}

/** A saw and a square on their nails. */
function Tools() {
  return (
    <>
      <path className="paint-far" d="M-46 22l8 46 10-2-4-44z" />
      <path className="hue-2 paint" d="M-49 8h18v14h-18z" />
      <path className="hue-2 paint" d="M4 14h12v46H4z" />
      <path className="paint-far" d="M16 14h34v9H16z" />
    </>
  );
}
