/** A word with a line under it, as somebody at the board would draw it. */
export function Underline({ children }: { children: string }) {
  return (
    <span className="relative inline-block">
      {children}
      <svg
        viewBox="0 0 200 14"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        className="absolute top-[0.94em] left-0 h-[0.2em] w-full stroke-accent"
      >
        <path
          d="M3 8c38-6 78-6 112-3 28 2 54 3 82-1M26 12c44-4 84-4 128-1"
          strokeWidth="4"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
}
