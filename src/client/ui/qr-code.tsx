import { encode } from 'uqr';

/** Dark on light in every theme: cameras do not read it otherwise. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      width={size * 4}
      className="max-w-full rounded-control bg-[white] text-[black]"
    >
      <path d={squares} fill="currentColor" />
    </svg>
  );
}
