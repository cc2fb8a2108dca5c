/** From how many stars on the companion looks like this: a seed, a sprout, grown, and ready for any journey. */
const stages = [0, 4, 12, 30] as const;

export type CompanionStage = 0 | 1 | 2 | 3;

export function stageOf(stars: number): CompanionStage {
  if (stars >= stages[3]) return 3;
  if (stars >= stages[2]) return 2;
  return stars >= stages[1] ? 1 : 0;
}

/** How many more stars it takes to grow; none when it is full-grown. */
export function starsToGrow(stars: number): number | undefined {
  const next = stages.find((from) => from > stars);
  return next === undefined ? undefined : next - stars;
}

/** A seed on two feet that grows leaves, then a scarf and a flag. Its feet stand at 0, 0; at most 62 units high. */
export function Companion({ stage }: { stage: CompanionStage }) {
  if (stage === 0) return <Seed />;
  const size = stage === 1 ? 0.82 : 1;
  return (
    <g transform={`scale(${size})`}>
      {stage === 3 && <Flag />}
      <path d="M-6-7v6h-4M6-7v6h4" />
      {stage > 1 && <path d="M-14-19c-5 0-7-3-8-7M14-19c5 0 7-3 8-7" />}
      <path className="hue-3 paint" d="M0-44c10 4 15 13 15 22C15-12 9-6 0-6s-15-6-15-16C-15-31-10-40 0-44z" />
      <path d="M0-44v-6" />
      <path className="hue-4 paint" d="M0-49c-2-8 4-12 12-12 0 8-4 12-12 12z" />
      {stage > 1 && <path className="hue-4 paint" d="M0-48c0-7-4-11-11-10 0 7 4 10 11 10z" />}
      <Face y={-26} />
      {stage === 3 && (
        <path
          className="hue-1 paint"
          d="M-14-17c8 5 20 5 28 0 1 3 0 5-1 6-3 2-5 2-7 3l2 7-7 1-2-7c-4 0-9-1-12-4-1-2-2-4-1-6z"
        />
      )}
    </g>
  );
}

/** Not hatched yet: it looks out of its shell. */
function Seed() {
  return (
    <g transform="scale(.86)">
      <path d="M-5-4v3h-4M5-4v3h4" />
      <path className="hue-3 paint" d="M0-32c9 0 14 8 14 16C14-8 8-3 0-3s-14-5-14-13c0-8 5-16 14-16z" />
      <path className="hue-2 paint" d="M-13-20c-1-9 5-16 13-16s14 7 13 16l-6-3-7 4-7-4z" />
      <path d="M0-36v-5" />
      <Face y={-13} />
    </g>
  );
}

function Face({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path d="M-5 0h.01M5 0h.01" strokeWidth="4" />
      <path d="M-3.5 5c2 2.4 5 2.4 7 0" strokeWidth="2" />
    </g>
  );
}

function Flag() {
  return (
    <>
      <path d="M22-26v-32M22-26v14" />
      <path className="hue-6 paint" d="M22-58h18l-4 6 4 6H22z" />
    </>
  );
}
