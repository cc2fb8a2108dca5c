/** From a sketch on the wall to the same thing on a screen. Decoration; the words beside it say what matters. */
export function DraftingScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 360"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <g className="stroke-ink">
        <Sketch />
        <path d="M16 292h448" />
        <Screen />
        <path d="M196 66c34-26 84-24 108 16" strokeDasharray="2 9" className="stroke-accent" strokeWidth="3.5" />
        <path d="M309 66l-4 17-16-6" className="stroke-accent" strokeWidth="3.5" />
        {/* On the table: pencils in a cup, a ruler, a pencil. */}
        <path d="M60 250h34l-4 42H64z" className="fill-[var(--hue-5)]" />
        <path d="M68 250l-6-30M77 250l1-38M86 250l8-30" />
        <path d="M40 316l216-4 .4 24-216 4z" className="fill-[var(--hue-3)]" />
        <path d="M60 316v8M80 315.500v12M100 315v8M120 314.700v12M140 314.300v8M160 314v12M180 313.600v8M200 313.200v12M220 312.900v8M240 312.500v12" />
        <path d="M300 334l22-8 104-8 1.4 16-104 8z" className="fill-[var(--hue-2)]" />
        <path d="M322 326l1.4 16M412 319l1.4 16" />
      </g>
    </svg>
  );
}

/** Three tiles over two rows, drawn by hand. */
function Sketch() {
  return (
    <g transform="rotate(-5 112 122)">
      <path d="M36 34h152v182l-20-2-18 3-22-3-24 3-22-3-24 3-22-3z" className="fill-surface" />
      <circle cx="112" cy="46" r="5" className="fill-[var(--hue-1)]" />
      <g className="stroke-edge">
        <path d="M56 74c26-2 52-1 70 0M56 86c14-1 26-1 38 0" />
        <path d="M57 108l32-1 1 31-33 1zM98 107l31 1v31l-32-1zM138 108l30-1 1 32-31-1z" />
        <path d="M57 152l32 1v31l-33-1zM98 153l31-1 1 32-32-1zM138 152l31 1-1 31h-30z" />
        <path d="M58 109l30 28M88 109l-30 29" strokeWidth="1.5" />
      </g>
    </g>
  );
}

/** The same tiles, in colour. */
function Screen() {
  return (
    <>
      <rect x="216" y="106" width="216" height="156" rx="8" className="fill-[var(--board)]" />
      <rect x="228" y="118" width="192" height="132" rx="3" className="fill-surface" />
      <path d="M198 262h252l-10 30H208z" className="fill-surface" />
      <path d="M296 274h56" className="stroke-edge" />
      <path d="M242 134h56M242 146h30" className="stroke-edge" />
      <circle cx="404" cy="137" r="6" className="fill-accent" />
      <rect x="242" y="160" width="46" height="34" rx="4" className="fill-[var(--hue-6)]" />
      <rect x="301" y="160" width="46" height="34" rx="4" className="fill-[var(--hue-3)]" />
      <rect x="360" y="160" width="46" height="34" rx="4" className="fill-[var(--hue-8)]" />
      <rect x="242" y="204" width="46" height="34" rx="4" className="fill-[var(--hue-4)]" />
      <rect x="301" y="204" width="46" height="34" rx="4" className="fill-[var(--hue-7)]" />
      <rect x="360" y="204" width="46" height="34" rx="4" className="fill-[var(--hue-1)]" />
    </>
  );
}
