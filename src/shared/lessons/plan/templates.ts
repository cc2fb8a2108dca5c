import type { Framework, LessonType, StageKind } from '#shared/content/lessons/lesson';

/** A place in a lesson that an activity fills. */
export interface Slot {
  kind: StageKind;
  /** Its part of the lesson's time, in hundredths. */
  share: number;
  /** core: never left out, and taught again in each part of a long lesson. The others go first where time is short. */
  weight: 'core' | 'good' | 'extra';
}

const slot = (kind: StageKind, share: number, weight: Slot['weight'] = 'core'): Slot => ({ kind, share, weight });

/** What a lesson aims at: language itself, understanding texts, or saying and writing something. */
export type Direction = 'language' | 'understanding' | 'producing';

export const directionOf: Record<LessonType, Direction> = {
  grammar: 'language',
  vocabulary: 'language',
  reading: 'understanding',
  listening: 'understanding',
  exam: 'understanding',
  clil: 'understanding',
  speaking: 'producing',
  writing: 'producing',
};

const start = (share: number) => slot('lead-in', share, 'good');
const feedback = slot('feedback', 9, 'extra');
const end = slot('exit ticket', 8, 'good');

/**
 * The order of stages by framework: PPP, ESA and test-teach-test as in Harmer, J. (2015), 'The Practice of English
 * Language Teaching'; the task cycle as in Willis, J. (1996), 'A Framework for Task-Based Learning'. The shares of
 * time are ours.
 */
export const templates: Record<Framework, Record<Direction, readonly Slot[]>> = {
  ppp: {
    language: [
      start(9),
      slot('presentation', 22),
      slot('controlled practice', 23),
      slot('freer practice', 27),
      feedback,
      end,
    ],
    understanding: [
      start(9),
      slot('presentation', 17),
      slot('while reading or listening', 28),
      slot('controlled practice', 15, 'good'),
      slot('freer practice', 20),
      feedback,
      end,
    ],
    producing: [
      start(9),
      slot('presentation', 20),
      slot('controlled practice', 15),
      slot('freer practice', 45),
      feedback,
      end,
    ],
  },
  esa: {
    language: [
      start(15),
      slot('presentation', 20),
      slot('controlled practice', 20),
      slot('freer practice', 33),
      feedback,
      end,
    ],
    understanding: [
      start(14),
      slot('while reading or listening', 27),
      slot('language focus', 17),
      slot('freer practice', 30),
      feedback,
      end,
    ],
    producing: [
      start(15),
      slot('language focus', 18),
      slot('controlled practice', 10, 'good'),
      slot('freer practice', 45),
      feedback,
      end,
    ],
  },
  ttt: {
    language: [
      start(9),
      slot('task', 20),
      slot('presentation', 20),
      slot('controlled practice', 17),
      slot('freer practice', 25),
      feedback,
      end,
    ],
    understanding: [
      start(9),
      slot('while reading or listening', 22),
      slot('language focus', 20),
      slot('controlled practice', 15, 'good'),
      slot('after the text', 25),
      feedback,
      end,
    ],
    producing: [
      start(9),
      slot('task', 25),
      slot('presentation', 20),
      slot('controlled practice', 12, 'good'),
      slot('freer practice', 25),
      feedback,
      end,
    ],
  },
  tbl: {
    language: [
      start(10),
      slot('task', 33),
      slot('report', 15),
      slot('language focus', 20),
      slot('controlled practice', 12, 'good'),
      // What was looked at closely is used once more.
      slot('freer practice', 16, 'good'),
      feedback,
      end,
    ],
    understanding: [
      start(9),
      slot('while reading or listening', 20),
      slot('task', 30),
      slot('report', 14),
      slot('language focus', 16),
      feedback,
      end,
    ],
    producing: [start(10), slot('task', 40), slot('report', 18), slot('language focus', 20), feedback, end],
  },
  skills: {
    language: [
      start(9),
      slot('before the text', 12),
      slot('while reading or listening', 25),
      slot('language focus', 20),
      slot('after the text', 24),
      feedback,
      end,
    ],
    understanding: [
      start(9),
      slot('before the text', 14),
      slot('while reading or listening', 22),
      slot('while reading or listening', 19),
      slot('after the text', 26),
      feedback,
      end,
    ],
    producing: [
      start(9),
      slot('presentation', 18),
      slot('controlled practice', 12, 'good'),
      slot('task', 40),
      slot('report', 10, 'good'),
      feedback,
      end,
    ],
  },
};

/** A stage shorter than that is not worth its beginning. */
const leastMinutes = 3;
/** In a longer lesson its core comes again, with other activities. */
const minutesOfOneRound = 100;

/** Where a lesson on language, or one that ends in saying or writing something, begins from a text. */
const readFirst = slot('while reading or listening', 18);

interface SlotOptions {
  framework: Framework;
  type: LessonType;
  minutes: number;
  /** How often the core comes. */
  rounds: number;
  /** A text is read or heard in any case. */
  readsText: boolean;
}

/** The slots of a lesson of so many minutes; its core in as many rounds as asked for. */
export function slotsFor({ framework, type, minutes, rounds, readsText }: SlotOptions): Slot[] {
  let slots = [...templates[framework][directionOf[type]]];
  for (const weight of ['extra', 'good'] as const) {
    const isTooShort = ({ kind, share }: Slot) =>
      (share / sumOf(slots)) * minutes < (kind === 'lead-in' && framework === 'esa' ? 2 : leastMinutes);
    if (slots.some(isTooShort)) slots = slots.filter((one) => one.weight !== weight || !isTooShort(one));
  }
  const first = slots.findIndex(({ weight }) => weight === 'core');
  const last = slots.findLastIndex(({ weight }) => weight === 'core');
  const core = slots.slice(first, last + 1).map((one) => ({ ...one, share: one.share / rounds }));
  const isTextToCome = readsText && !core.some(({ kind }) => kind === readFirst.kind);
  return [
    ...slots.slice(0, first),
    ...(isTextToCome ? [readFirst] : []),
    ...Array.from({ length: rounds }, () => core).flat(),
    ...slots.slice(last + 1),
  ];
}

/** Another talk, for the time that the other stages leave. */
export const extraTalk = slot('freer practice', 0);

export const roundsFor = (minutes: number) => Math.ceil(minutes / minutesOfOneRound);

export const sumOf = (slots: readonly Slot[]) => slots.reduce((sum, { share }) => sum + share, 0);

/** What a late lesson can do without, the least important first. */
export const givenUpFirst: readonly StageKind[] = [
  'review',
  'lead-in',
  'feedback',
  'controlled practice',
  'before the text',
  'report',
  'language focus',
  'exit ticket',
  'after the text',
  'freer practice',
  'presentation',
  'while reading or listening',
  'task',
];
