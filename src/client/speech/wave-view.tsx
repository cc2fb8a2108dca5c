interface WaveViewProps {
  /** From 0 to 1, in equal parts of the time. */
  peaks: readonly number[];
  seconds: number;
  /** Whose voice it is, for those who do not see the drawing. */
  label: string;
}

const height = 64;
const step = 4;

/** A recording as bars, loud ones high: where words and syllables begin can be seen. */
export function WaveView({ peaks, seconds, label }: WaveViewProps) {
  // Quiet voices are drawn as large as loud ones: it is the shape that is compared.
  const loudest = Math.max(0.01, ...peaks);
  return (
    <svg
      role="img"
      aria-label={`${label}, ${seconds.toFixed(1)} seconds`}
      viewBox={`0 0 ${peaks.length * step} ${height}`}
      preserveAspectRatio="none"
      className="h-16 w-full rounded-control bg-canvas text-accent"
    >
      {peaks.map((peak, place) => {
        const size = Math.max(1.5, (peak / loudest) * (height - 6));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars of one recording never move
            key={place}
            x={place * step + 0.5}
            y={(height - size) / 2}
            width={step - 1}
            height={size}
            rx={1.5}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}
