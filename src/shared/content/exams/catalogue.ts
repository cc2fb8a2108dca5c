import type { Level } from '#shared/core/level';
import type { WithOrigin } from '#shared/items/fields';

/** The parts that a set can have, in their order, with the name that people see. */
export const examParts = {
  responses: 'Questions and answers (part 2)',
  conversations: 'Conversations (part 3)',
  talks: 'Talks (part 4)',
  'choice-cloze': 'Multiple-choice cloze',
  'open-cloze': 'Open cloze',
  'word-formation': 'Word formation',
  'key-word': 'Key word transformation',
  sentences: 'Incomplete sentences (part 5)',
  'text-gaps': 'Text completion (part 6)',
  reading: 'Reading (part 7)',
} as const;
export type PartId = keyof typeof examParts;

/** What may be known of a set before it is taken. */
export interface ExamSetInfo {
  id: string;
  title: string;
  level: Level;
  /** Whose kind of task it follows, without being theirs. */
  style: string;
  minutes: number;
  /** How often each recording may be heard, where there are any. */
  plays?: number;
  /** All of it is about recordings. */
  isHeard?: true;
}

export const examSets = [
  {
    id: 'use-of-english-b1',
    title: 'Use of English, B1',
    level: 'B1',
    style: 'Tasks as in Cambridge English exams',
    minutes: 35,
  },
  {
    id: 'use-of-english-b2',
    title: 'Use of English, B2',
    level: 'B2',
    style: 'Tasks as in Cambridge English exams',
    minutes: 40,
  },
  {
    id: 'workplace-b1',
    title: 'Reading at work, B1',
    level: 'B1',
    style: 'Tasks as in the TOEIC Reading test, parts 5 to 7',
    minutes: 15,
  },
  {
    id: 'workplace-b2',
    title: 'Reading at work, B2',
    level: 'B2',
    style: 'Tasks as in the TOEIC Reading test, parts 5 to 7',
    minutes: 15,
  },
  {
    id: 'listening-at-work-b1',
    title: 'Listening at work, B1',
    level: 'B1',
    style: 'Tasks as in the TOEIC Listening test, parts 2 to 4, each heard once',
    minutes: 15,
    plays: 1,
    isHeard: true,
  },
  {
    id: 'listening-at-work-b2',
    title: 'Listening at work, B2',
    level: 'B2',
    style: 'Tasks as in the TOEIC Listening test, parts 2 to 4, each heard once',
    minutes: 15,
    plays: 1,
    isHeard: true,
  },
  {
    id: 'english-at-work-b1',
    title: 'Listening and reading at work, B1',
    level: 'B1',
    style: 'Tasks as in the TOEIC tests, parts 2 to 7, each recording heard once',
    minutes: 30,
    plays: 1,
  },
  {
    id: 'english-at-work-b2',
    title: 'Listening and reading at work, B2',
    level: 'B2',
    style: 'Tasks as in the TOEIC tests, parts 2 to 7, each recording heard once',
    minutes: 30,
    plays: 1,
  },
  {
    id: 'half-test-b1',
    title: 'Half test: listening and reading at work, B1',
    level: 'B1',
    style: 'Tasks as in the TOEIC tests, parts 2 to 7, half as many as there, each recording heard once',
    minutes: 60,
    plays: 1,
  },
  {
    id: 'half-test-b2',
    title: 'Half test: listening and reading at work, B2',
    level: 'B2',
    style: 'Tasks as in the TOEIC tests, parts 2 to 7, half as many as there, each recording heard once',
    minutes: 60,
    plays: 1,
  },
] as const satisfies readonly ExamSetInfo[];
export type ExamSetId = (typeof examSets)[number]['id'];

const partNames = new Map<string, string>(Object.entries(examParts));

/** The set that a question belongs to; nothing for other questions. */
export function examSetOf({ origin }: WithOrigin): ExamSetInfo | undefined {
  return origin?.engine === 'exam' ? examSets.find(({ id }) => id === origin.point) : undefined;
}

/** The name of the part that a question of a set belongs to; nothing for other questions. */
export function partNameOf(item: WithOrigin): string | undefined {
  return examSetOf(item) && partNames.get(item.origin?.task ?? '');
}

/** Shown with each set. */
export const notAffiliated =
  'In the style of the exam, written for this portal. Not affiliated with the exam board, and no score of that exam.';
