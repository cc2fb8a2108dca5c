import { cx } from './cx';

export interface IllustrationProps {
  /** `classroom` is wide, for public pages; `desk` is small, for lists with nothing in them. */
  scene?: 'classroom' | 'desk';
  className?: string;
}

/** A quiet corner of the classroom in the theme's colours. Decoration; the words beside it say what matters. */
export function Illustration({ scene = 'desk', className }: IllustrationProps) {
  return (
    <svg
      viewBox={scene === 'classroom' ? '0 0 480 360' : '0 0 240 160'}
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx('block h-auto w-full stroke-ink', className)}
    >
      {scene === 'classroom' ? <Classroom /> : <Desk />}
    </svg>
  );
}

/** An open exercise book, a pencil and a mug of others. */
function Desk() {
  return (
    <>
      <path d="M12 136h216" />
      <path
        d="M110 132c-14-12-40-16-66-13V58c26-3 52 1 66 13 14-12 40-16 66-13v61c-26-3-52 1-66 13z"
        className="fill-surface"
      />
      <path d="M110 71v61" />
      <path d="M58 76c14-1 26 1 36 5M58 90c14-1 26 1 36 5M58 104c9-.6 17 0 25 2" className="stroke-edge" />
      <path d="M126 81c10-4 22-6 36-5" className="stroke-edge" />
      <path d="M128 112l4-13 34-36 8 8-34 36z" className="fill-[var(--hue-3)]" />
      <path d="M160 69l8 8" />
      <path d="M188 100h30l-3 36h-24z" className="fill-[var(--hue-6)]" />
      <path d="M196 100l-5-30M204 100l2-40M211 100l8-26" />
    </>
  );
}

/** The board, a shelf of books, a plant and the teacher's desk. */
function Classroom() {
  return (
    <>
      <Board />
      <Shelf />
      <path d="M16 336h448" />
      <path d="M52 336v-58M248 336v-58" />
      <path d="M36 266h228v12H36z" className="fill-surface" />
      {/* On the desk: a stack of books, an apple, pencils. */}
      <path d="M64 254h76v12H64z" className="fill-[var(--hue-6)]" />
      <path d="M72 242h60v12H72z" className="fill-[var(--hue-1)]" />
      <path d="M68 230h70v12H68z" className="fill-[var(--hue-4)]" />
      <path d="M104 230c-10 0-15-7-15-14s6-11 15-7c9-4 15 0 15 7s-5 14-15 14z" className="fill-[var(--hue-2)]" />
      <path d="M104 209c0-5 2-8 6-10" />
      <path d="M206 232h26l-3 34h-20z" className="fill-[var(--hue-5)]" />
      <path d="M212 232l-4-26M219 232l1-34M226 232l7-24" />
      {/* A plant on the floor. */}
      <path d="M330 296h52l-6 40h-40z" className="fill-[var(--hue-2)]" />
      <path d="M356 296c0-26-3-46-14-62M356 296c0-22 6-40 20-52M356 282c-8-14-18-20-30-22" />
      <path
        d="M342 234c-14-2-22-12-22-26 14 2 22 12 22 26zM376 244c-2-14 6-25 20-30 3 14-5 26-20 30zM326 260c-12 2-21-4-25-14 11-3 22 3 25 14z"
        className="fill-[var(--hue-4)]"
      />
    </>
  );
}

function Board() {
  return (
    <>
      <rect x="32" y="24" width="272" height="152" rx="4" className="fill-[var(--board)]" />
      <path d="M24 176h288v10H24z" className="fill-surface" />
      <g className="stroke-[var(--chalk)]">
        <path d="M60 62c0-9 15-9 15 0v12M75 66c-16-2-19 10-9 10 6 0 9-4 9-8M92 46v28M92 64c2-8 18-9 18 2s-16 11-18 2M142 60c-12-7-19 8-12 14 4 3 9 2 12-1" />
        <path d="M58 92h92" />
        <path d="M60 116h118M60 134h84M60 152h102" strokeWidth="2" strokeDasharray="1 7" />
        <path d="M204 148l34-62 34 62z" />
        <path d="M238 86v62M238 138h10v10" strokeWidth="2" />
      </g>
      <path d="M216 58c7 8 9-6 16 2s9-6 16 2 9-6 16 2" className="stroke-[var(--chalk-accent)]" />
      <path d="M52 176v-5h22v5M262 176v-8h28v8z" className="fill-surface" />
    </>
  );
}

function Shelf() {
  return (
    <>
      <path d="M336 132h116" strokeWidth="4" />
      <path d="M346 130V78h18v52zM346 92h18" className="fill-[var(--hue-7)]" />
      <path d="M364 130V64h14v66z" className="fill-[var(--hue-3)]" />
      <path d="M378 130V84h20v46zM384 94h8M384 100h8" className="fill-[var(--hue-5)]" />
      <path d="M402 128l14-50 14 4-14 50z" className="fill-[var(--hue-8)]" />
      <path d="M344 134v8M444 134v8" />
    </>
  );
}
