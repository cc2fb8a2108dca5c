/** Three stacks of tokens on a desk, one for each plan. Decoration. */
export function TokenStacks({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 190"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <g className="stroke-ink">
        <Stack x={78} height={2} />
        <Stack x={200} height={5} />
        <Stack x={322} height={9} />
        <path d="M8 188h384" />
        {/* One that has rolled aside. */}
        <circle cx="139" cy="174" r="13" className="fill-[var(--hue-3)]" />
        <circle cx="139" cy="174" r="6" />
      </g>
    </svg>
  );
}

const thickness = 15;
const half = 40;
const tilt = 9;

function Stack({ x, height }: { x: number; height: number }) {
  return Array.from({ length: height }, (_, at) => {
    const top = 188 - tilt - (at + 1) * thickness;
    // No stack of a child's hand is straight.
    const left = x - half + (at % 3) * 3 - 3;
    return (
      <g key={top} className="fill-[var(--hue-3)]">
        <path
          d={`M${left} ${top}v${thickness}a${half} ${tilt} 0 0 0 ${2 * half} 0v${-thickness}a${half} ${tilt} 0 0 0 ${-2 * half} 0z`}
        />
        <ellipse cx={left + half} cy={top} rx={half} ry={tilt} />
        {at === height - 1 && <ellipse cx={left + half} cy={top} rx={half - 14} ry={tilt - 4} />}
      </g>
    );
  });
}
