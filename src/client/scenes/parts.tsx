import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx';

/*
 * What all scenes are drawn with. A scene is 152 units high, whatever its place; the ground is at 128, the horizon at
 * 88. It has no fixed width: things stand at a share of it, and only their height decides how large they are.
 */

export const ground = 128;
export const horizon = 88;

export interface SceneProps {
  /** From 0 to 1. */
  progress: number;
  /** How many items there are. */
  steps: number;
  /** The item that is worked at, from 0. */
  place: number;
  /** How many moments of joy there were: each new one plays. */
  joys: number;
}

interface AtProps {
  /** Per cent of the width. */
  x: number;
  className?: string | undefined;
  children: ReactNode;
}

/** A thing at a share of the width, drawn around 0. */
export function At({ x, className, children }: AtProps) {
  return (
    <svg
      aria-hidden="true"
      x={`${x}%`}
      width="400"
      height="100%"
      viewBox="0 0 100 152"
      preserveAspectRatio="xMinYMax meet"
      overflow="visible"
      className={className}
    >
      {children}
    </svg>
  );
}

/** The same for what goes on to its next place. */
export function Going({ x, children }: Pick<AtProps, 'x' | 'children'>) {
  return (
    <g className="goes" style={{ transform: `translateX(${x}%)` }}>
      <At x={0}>{children}</At>
    </g>
  );
}

/** What runs along the whole width: its x is per cent. */
export function Wide({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 100 152" preserveAspectRatio="none">
      {children}
    </svg>
  );
}

type Move =
  | 'hop'
  | 'rise'
  | 'tap'
  | 'fly'
  | 'flip'
  | 'settle'
  | 'puff'
  | 'cross'
  | 'tick'
  | 'ripple'
  | 'open'
  | 'jump'
  | 'roll';

interface JoyProps {
  joys: number;
  move: Move;
  /** Is there only while it moves. */
  passing?: boolean;
  children: ReactNode;
}

/** Moves once at each joy; what it does is in styles/scenes.css. */
export function Joy({ joys, move, passing, children }: JoyProps) {
  return (
    <g key={joys} className={cx(passing && 'joy-passing', joys > 0 && `joy-${move}`)}>
      {children}
    </g>
  );
}

/** So many things for so many items, and how many of them are done: a long exercise has no more than the picture can show. */
export function slotsOf({ steps, progress }: Pick<SceneProps, 'steps' | 'progress'>, most: number) {
  const all = Math.max(1, Math.min(steps, most));
  return { all, done: Math.floor(progress * all + 0.001) };
}

export const range = (length: number) => Array.from({ length }, (_, at) => at);

/** Hills under the sky. */
export function Outdoors() {
  return (
    <Wide>
      <path
        className="hue-4 paint-far line-far"
        vectorEffect="non-scaling-stroke"
        d="M-2 96C10 64 24 62 38 88 50 104 60 98 70 78 80 58 92 62 102 90V152H-2z"
      />
      <path className="hue-4 paint-near" vectorEffect="non-scaling-stroke" d={`M-2 ${ground}H102V160H-2z`} />
    </Wide>
  );
}

/** A wall with its rail, and the top of a table. */
export function Indoors() {
  return (
    <Wide>
      <path className="line-far" vectorEffect="non-scaling-stroke" d={`M-2 ${horizon}H102`} />
      <path className="paint-near" vectorEffect="non-scaling-stroke" d={`M-2 ${ground}H102V160H-2z`} />
    </Wide>
  );
}

/** Pencils in a mug: it stands about in several scenes. */
export function Mug() {
  return (
    <>
      <path d="M-8 100l-6-30M1 100l1-38M9 100l8-26" />
      <path className="hue-6 paint" d="M-16 98h32l-3 30h-26z" />
    </>
  );
}

/** A window, for the width of large screens. */
export function Window() {
  return <path className="line-far" d="M-38 16h76v56h-76zM0 16v56M-38 44h76M-44 72h88" />;
}
