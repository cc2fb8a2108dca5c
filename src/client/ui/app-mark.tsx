import type { ReactNode } from 'react';
import type { AppId } from '#shared/core/apps';
import { cx } from './cx';

export type Hue = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const hueClasses: Record<Hue, string> = {
  1: 'hue-1',
  2: 'hue-2',
  3: 'hue-3',
  4: 'hue-4',
  5: 'hue-5',
  6: 'hue-6',
  7: 'hue-7',
  8: 'hue-8',
};

/** A dot as heavy as the line around it. */
const dot = (x: number, y: number) => <path d={`M${x} ${y}h.01`} strokeWidth="3" />;

/** Drawn on a 32-px grid, 4 px clear all round, in one 2-px round line. */
const marks: Record<AppId, { hue: Hue; drawing: ReactNode }> = {
  // A pennant at the end of a trail.
  'spelling-quest': {
    hue: 6,
    drawing: (
      <>
        <path d="M11.5 4.5v23M11.5 5.5h14.5L22 10.25l4 4.75H11.5" />
        <path d="M5 27.5h13" />
        {dot(22.5, 27.5)}
        {dot(27, 27.5)}
      </>
    ),
  },
  // Two cards, the front one with a word.
  'flash-cards': {
    hue: 3,
    drawing: (
      <>
        <path d="M10 9.5V7a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-2.5" />
        <rect x="5" y="12" width="16" height="15" rx="2" />
        <path d="M9.5 18h7M9.5 22h4" />
      </>
    ),
  },
  // A die that has just been thrown.
  'story-dice': {
    hue: 8,
    drawing: (
      <>
        <rect x="7" y="7" width="18" height="18" rx="3.5" transform="rotate(-14 16 16)" />
        {dot(11.9, 13.4)}
        {dot(16, 16)}
        {dot(20.1, 18.6)}
        {dot(18.7, 11.7)}
        {dot(13.3, 20.3)}
      </>
    ),
  },
  // Two letter tiles that change places.
  'word-scramble': {
    hue: 4,
    drawing: (
      <>
        <rect x="4.5" y="11" width="10" height="10" rx="2" />
        <rect x="17.5" y="11" width="10" height="10" rx="2" />
        <path d="M9.5 7.5c3-3 9.5-3 12.7-.3M22.5 3.8v3.6h-3.6" />
        <path d="M22.5 24.5c-3 3-9.5 3-12.7.3M9.5 28.2v-3.6h3.6" />
      </>
    ),
  },
  // A question asked.
  '20-questions': {
    hue: 7,
    drawing: (
      <>
        <path d="M7 5h18a2.5 2.5 0 0 1 2.5 2.5v12A2.5 2.5 0 0 1 25 22h-9.5L10 27v-5H7a2.5 2.5 0 0 1-2.5-2.5v-12A2.5 2.5 0 0 1 7 5z" />
        <path d="M13.2 11.2a2.9 2.9 0 1 1 4.3 2.5c-.9.5-1.5 1-1.5 2" />
        {dot(16, 18.6)}
      </>
    ),
  },
  // A plan with its minutes down the side.
  'lesson-planner': {
    hue: 5,
    drawing: (
      <>
        <rect x="6" y="6.5" width="20" height="21" rx="2" />
        <path d="M11.5 4v5M20.5 4v5" />
        {dot(11, 14.5)}
        {dot(11, 18.5)}
        {dot(11, 22.5)}
        <path d="M15 14.5h6.5M15 18.5h4M15 22.5h6.5" />
      </>
    ),
  },
  // Books on a shelf, one leaning.
  'lesson-library': {
    hue: 2,
    drawing: (
      <>
        <path d="M4 27.5h24" />
        <path d="M5.5 27V7.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V27" />
        <path d="M11.5 11.5h4a1 1 0 0 1 1 1V27" />
        <path d="M5.5 11.5h6" />
        <path d="M18.9 11.7l3.8-1.1a1 1 0 0 1 1.2.7l4 14.5-5.2 1.5-4.4-14.8a.7.7 0 0 1 .6-.8z" />
      </>
    ),
  },
  // A board with the right answer.
  'classroom-quiz-maker': {
    hue: 6,
    drawing: (
      <>
        <rect x="4.5" y="5" width="23" height="16" rx="2" />
        <path d="M11 13l3.5 3.5L21.5 9.5" />
        <path d="M11.5 21l-3 6.5M20.5 21l3 6.5" />
      </>
    ),
  },
  // Lips on a vowel.
  'pronunciation-trainer': {
    hue: 1,
    drawing: (
      <>
        <path d="M4 16.5C7.5 11 10.5 8.5 12.8 8.5c1.4 0 2 1 3.2 1s1.8-1 3.2-1c2.3 0 5.3 2.5 8.8 8" />
        <path d="M4 16.5C7.5 21.5 11.5 24 16 24s8.5-2.5 12-7.5" />
        <path d="M4 16.5c4-1.5 7-2.5 12-2.5s8 1 12 2.5c-4 1.7-7 2.5-12 2.5s-8-.8-12-2.5z" />
      </>
    ),
  },
  // One word of a text, marked.
  'vocabulary-builder': {
    hue: 4,
    drawing: (
      <>
        <path d="M5 7h22M5 26h13" />
        <path d="M5 16.5h3.5M26 16.5h1.5" />
        <rect x="11" y="12" width="12.5" height="9" rx="2" />
        <path d="M14.5 16.5h5.5" />
      </>
    ),
  },
  // A nib.
  'novel-forge': {
    hue: 7,
    drawing: (
      <>
        <path d="M16 4.5l7.5 11.5-4 7h-7l-4-7z" />
        <path d="M16 4.5v9" />
        <circle cx="16" cy="15.5" r="2" />
        <path d="M10.5 27.5h11" />
      </>
    ),
  },
  // A sentence taken apart.
  'grammar-cram': {
    hue: 2,
    drawing: (
      <>
        <rect x="11" y="4.5" width="10" height="7" rx="2" />
        <path d="M16 11.5v4M9 20v-2a2.5 2.5 0 0 1 2.5-2.5h9A2.5 2.5 0 0 1 23 18v2" />
        <rect x="4.5" y="20" width="9" height="7.5" rx="2" />
        <rect x="18.5" y="20" width="9" height="7.5" rx="2" />
      </>
    ),
  },
  // Marks over time.
  'test-history': {
    hue: 5,
    drawing: (
      <>
        <path d="M5 5v20a2 2 0 0 0 2 2h20.5" />
        <path d="M10.5 20.5l4.5-5 4 3.5 7-9" />
        <path d="M21.5 9h5v5" />
      </>
    ),
  },
  // A card-index cabinet.
  'assessment-bank': {
    hue: 3,
    drawing: (
      <>
        <rect x="6" y="4.5" width="20" height="23" rx="2" />
        <path d="M6 16h20" />
        <path d="M13 9.5h6M13 21h6" />
      </>
    ),
  },
  // A pencil, and something occurs to it.
  'writers-block-assistant': {
    hue: 8,
    drawing: (
      <>
        <path d="M5 27l1.5-6L18 9.5l4.5 4.5L11 25.5z" />
        <path d="M15 12.5l4.5 4.5" />
        <path d="M23 9l2-2M20.5 6.5L21 4M25.5 11.5l2.5-.5" />
      </>
    ),
  },
  // An answer sheet.
  'esl-tests': {
    hue: 1,
    drawing: (
      <>
        <path d="M18.5 4.5H9a2 2 0 0 0-2 2v19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V11z" />
        <path d="M18.5 4.5V11H25" />
        <circle cx="12.5" cy="16" r="1.75" fill="currentColor" />
        <circle cx="12.5" cy="22" r="1.75" />
        <path d="M17.5 16h3.5M17.5 22h3.5" />
      </>
    ),
  },
};

/**
 * The class that gives everything below it the app's hue: `text-hue`, `border-hue`, `bg-hue text-hue-ink`, `filled`.
 */
export function appHue(app: AppId): string {
  return hueClasses[marks[app].hue];
}

export interface AppMarkProps {
  app: AppId;
  /** 32, 48 or 72 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Only the drawing, in the colour of the text around it. */
  bare?: boolean;
  className?: string;
}

const sizes = { sm: 'size-8', md: 'size-12', lg: 'size-18' };

/** An app's own picture, like the cover of its exercise book. Decoration: the app's name stands beside it. */
export function AppMark({ app, size = 'md', bare, className }: AppMarkProps) {
  const { hue, drawing } = marks[app];
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid shrink-0 place-items-center',
        sizes[size],
        !bare && cx('rounded-control app-mark', hueClasses[hue]),
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={bare ? 'size-full' : 'size-[78%]'}
      >
        {drawing}
      </svg>
    </span>
  );
}
