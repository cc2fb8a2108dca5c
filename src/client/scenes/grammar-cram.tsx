import { At, ground, Joy, Outdoors, range, type SceneProps, slotsOf } from './parts';

const height = 22;
const half = 112;
const hues = ['hue-2', 'hue-1', 'hue-2', 'hue-3', 'hue-1'];

/** A wall that grows brick by brick along a mason's line. */
export function Picture({ joys, ...far }: SceneProps) {
  const { all, done } = slotsOf(far, 16);
  const bricks = wallOf(all);
  const last = bricks[done - 1];
  const lineY = topOf(bricks[done]?.course ?? (last?.course ?? 0) + 1);
  return (
    <>
      <Outdoors />
      <At x={12} className="aside">
        <Tree />
      </At>
      <At x={90} className="aside">
        <Tree />
      </At>
      <At x={50}>
        <Bucket />
        <Pallet count={Math.min(6, all - done)} />
        <path d={`M${-half - 22} ${ground}V26M${half + 22} ${ground}V26`} />
        {bricks.slice(0, Math.max(0, done - 1)).map((brick) => (
          <Brick key={brick.at} {...brick} />
        ))}
        {last && (
          <>
            <Joy joys={joys} move="settle">
              <Brick {...last} />
            </Joy>
            <Joy joys={joys} move="puff" passing>
              <g transform={`translate(${last.x} ${topOf(last.course) + height})`}>
                <path className="paint-paper" d="M-4 0a6 6 0 1 1-1-11 6 6 0 1 1 5 2M-16-14h.01" />
              </g>
              <g transform={`translate(${last.x + last.width} ${topOf(last.course) + height}) scale(-1 1)`}>
                <path className="paint-paper" d="M-4 0a6 6 0 1 1-1-11 6 6 0 1 1 5 2M-16-14h.01" />
              </g>
            </Joy>
          </>
        )}
        <path className="line-far" d={`M${-half - 22} ${lineY}H${half + 22}`} strokeDasharray="6 6" />
        <path className="hue-3 paint" d={knot(-half - 22, lineY) + knot(half + 22, lineY)} />
      </At>
    </>
  );
}

const topOf = (course: number) => ground - (course + 1) * height;
const knot = (x: number, y: number) => `M${x - 5} ${y - 5}h10v10h-10z`;

interface BrickPlace {
  at: number;
  course: number;
  x: number;
  width: number;
}

/** Courses of about four; each second one begins with half a brick, so that no joint is above another. */
function wallOf(all: number): BrickPlace[] {
  const courses = Math.ceil(all / 4);
  return range(courses).flatMap((course) => {
    const first = Math.round((course * all) / courses);
    const count = Math.round(((course + 1) * all) / courses) - first;
    const width = (half * 2) / count;
    const shift = course % 2 && count > 1 ? width / 2 : 0;
    return range(count).map((at) => {
      const x = at * width - (at > 0 ? shift : 0) - half;
      const end = at === count - 1 ? half : (at + 1) * width - shift - half;
      return { at: first + at, course, x, width: end - x };
    });
  });
}

function Brick({ at, course, x, width }: BrickPlace) {
  return (
    <rect x={x} y={topOf(course)} width={width} height={height} rx="3" className={`${hues[at % hues.length]} paint`} />
  );
}

/** Mortar, with the trowel in it. */
function Bucket() {
  return (
    <g transform="translate(-226 0)">
      <path className="hue-2 paint" d="M22 74l8-16 7 4-8 16z" />
      <path d="M10 100l16-24" />
      <path className="hue-6 paint" d="M-24 96h48l-6 32h-36z" />
      <path d="M-24 98c2-28 46-28 48 0" className="line-far" />
    </g>
  );
}

/** Bricks that are left. */
function Pallet({ count }: { count: number }) {
  return (
    <g transform="translate(166 0)">
      <path d="M-2 127h112" className="line-far" />
      {range(count).map((at) => (
        <rect
          key={at}
          x={at < 3 ? at * 36 : at < 5 ? (at - 3) * 36 + 18 : 36}
          y={at < 3 ? 110 : at < 5 ? 92 : 74}
          width="36"
          height="18"
          rx="3"
          className={`${hues[at % hues.length]} paint`}
        />
      ))}
    </g>
  );
}

function Tree() {
  return (
    <>
      <path d="M0 128V92M0 112l10-9" />
      <path className="hue-4 paint" d="M-26 92c-8-14 2-25 11-23 5-14 26-14 31 0 11 0 19 12 10 23-6 7-45 7-52 0z" />
    </>
  );
}
