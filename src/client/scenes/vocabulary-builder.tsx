import { At, ground, Joy, Outdoors, range, type SceneProps, slotsOf, Wide } from './parts';

const hues = ['hue-8', 'hue-3', 'hue-1', 'hue-7'];

/** A bed in which a word is sown in each place, and a plant comes up for each that is known. */
export function Picture({ joys, ...far }: SceneProps) {
  const { all, done } = slotsOf(far, 12);
  return (
    <>
      <Outdoors />
      <Fence />
      {range(all).map((at) => (
        <At key={at} x={21 + ((at + 0.5) / all) * 74}>
          {at < done ? <Plant at={at} joys={at === done - 1 ? joys : 0} /> : <Label />}
        </At>
      ))}
      <At x={10}>
        <Can />
      </At>
    </>
  );
}

function Fence() {
  return (
    <>
      <Wide>
        <path className="line-far" vectorEffect="non-scaling-stroke" d="M-2 92H102M-2 112H102" />
      </Wide>
      {range(13).map((at) => (
        <At key={at} x={at * 8.2 + 0.8}>
          <path className="line-far paint-sky" d={`M-5 ${ground}V84l5-7 5 7v${ground - 84}z`} />
        </At>
      ))}
    </>
  );
}

const heights = [54, 68, 46, 62];

function Plant({ at, joys }: { at: number; joys: number }) {
  const height = heights[at % heights.length] ?? 54;
  return (
    <g transform={`translate(0 ${ground})`}>
      <path d={`M0 0V${-height}`} />
      <path className="hue-4 paint" d="M0-8c-12 2-19-4-20-14 11-1 18 4 20 14zM0-20c1-10 8-15 18-14 0 9-7 15-18 14z" />
      <g transform={`translate(0 ${-height})`}>
        <Joy joys={joys} move="open">
          <Flower kind={at % 3} hue={hues[at % hues.length] ?? 'hue-8'} />
        </Joy>
      </g>
    </g>
  );
}

function Flower({ kind, hue }: { kind: number; hue: string }) {
  if (kind === 0) return <path className={`${hue} paint`} d="M-13-8l6 3 7-11 7 11 6-3c2 12-4 20-13 20s-15-8-13-20z" />;
  if (kind === 1)
    return (
      <>
        {range(6).map((petal) => (
          <ellipse
            key={petal}
            cy="-10"
            rx="5.5"
            ry="8"
            className={`${hue} paint`}
            transform={`rotate(${petal * 60})`}
          />
        ))}
        <circle r="5.5" className="hue-2 paint" />
      </>
    );
  return (
    <>
      <circle r="13" className={`${hue} paint`} />
      <path d="M0-6c5 0 7 5 4 8-4 4-10 0-9-6 1-7 11-9 15-2" strokeWidth="2" />
    </>
  );
}

/** What was sown here. */
function Label() {
  return (
    <g transform={`translate(0 ${ground})`}>
      <path className="line-far" d="M0 0v-12" />
      <path className="paint-paper line-far" d="M-11-26h22v14h-22zM-6-19H6" />
    </g>
  );
}

function Can() {
  return (
    <>
      <path d="M-22 96c-26-2-26 26-2 24" />
      <path className="hue-6 paint" d="M22 112l26-24 6 6-32 34z" />
      <path className="hue-6 paint" d="M-24 92h48v36h-48z" />
      <path className="hue-6 paint" d="M44 84l14 14" strokeWidth="4" />
    </>
  );
}
