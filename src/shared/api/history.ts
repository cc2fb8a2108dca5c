import * as z from 'zod';
import { idField, isoDate, lineOfText, queryInteger } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { skills } from '#shared/items/fields';
import { rubric } from '#shared/items/rubric';
import { resourceKinds } from '#shared/library/kinds/registry';
import { attemptModes, attemptOutput } from './attempts';

/**
 * Whose attempts: one's own; those of all users who were associated and accepted; those that others played of one's own
 * quizzes, tests and lists, guests among them.
 */
export const whose = ['me', 'students', 'players'] as const;
export type Whose = (typeof whose)[number];

const filters = {
  whose: z.enum(whose).optional(),
  /** One associated user. */
  memberId: idField.optional(),
  appId: z.string().max(60).optional(),
  skill: z.enum(skills).optional(),
  level: z.enum(levels).optional(),
  /** One quiz, test or list of one's own. */
  resourceId: idField.optional(),
  /** Days as the asker's calendar has them: begun on or after the first, before the end of the second. */
  from: isoDate.optional(),
  to: isoDate.optional(),
};

export const historyInput = z.strictObject({
  ...filters,
  limit: queryInteger(1, 500).optional(),
  cursor: z.string().max(200).optional(),
});
export type HistoryInput = z.infer<typeof historyInput>;

/** Who played; a guest, or somebody whose account is gone, has no id. */
const player = z.object({ id: z.string().nullable(), name: z.string() });

export const historyRow = z.object({
  id: z.string(),
  player,
  appId: z.string(),
  title: z.string(),
  mode: z.enum(attemptModes),
  resourceId: z.string().nullable(),
  /** Whether that is a list, whose report is by word, or a quiz or a test. */
  resourceKind: z.enum(resourceKinds).nullable(),
  resourceVersion: z.int().nullable(),
  startedAt: isoDate,
  finishedAt: isoDate.nullable(),
  /** From the first question to the end. */
  seconds: z.int().nullable(),
  score: z.number().nullable(),
  maxScore: z.number().nullable(),
});
export type HistoryRow = z.infer<typeof historyRow>;
export const historyPage = z.object({ items: z.array(historyRow), nextCursor: z.string().nullable() });
export type HistoryPage = z.infer<typeof historyPage>;

/** One change of a mark, and who made it. */
const markChange = z.object({
  itemId: z.string(),
  by: z.string(),
  scoreBefore: z.number().nullable(),
  scoreAfter: z.number(),
  note: z.string(),
  /** The points by each criterion, where a text or a talk was marked. */
  rubric: rubric.nullable(),
  at: isoDate,
});

/** An attempt as its reader may see it. */
export const historyAttempt = z.object({
  attempt: attemptOutput,
  player,
  marks: z.array(markChange),
  /** Whether the reader may change marks. */
  mayMark: z.boolean(),
});
export type HistoryAttempt = z.infer<typeof historyAttempt>;

export const markInput = z.strictObject({
  id: idField,
  itemId: z.string().max(120),
  /** Of what the question is worth: 0 to 1. */
  score: z.number('Please give a mark.').min(0, 'A mark is between 0 and 1.').max(1, 'A mark is between 0 and 1.'),
  note: lineOfText('a reason', 300),
});
export type MarkInput = z.infer<typeof markInput>;

/** How many answers there were in the last attempts, and what part of their points was reached (0 to 1). */
const tally = z.object({ answered: z.int(), share: z.number() });
export type Tally = z.infer<typeof tally>;

const bySkill = z.array(tally.extend({ skill: z.enum(skills) }));
/** By grammar point, weakest first. */
const byPoint = z.array(tally.extend({ point: z.string() }));

export const studentInput = z.strictObject({ memberId: idField.optional() });
export const studentReport = z.object({
  player,
  attempts: z.int(),
  skills: bySkill,
  points: byPoint,
  /** The last twelve weeks with answers in them, oldest first; a week begins on its Monday (UTC). */
  weeks: z.array(z.object({ week: z.string(), skills: bySkill })),
  /** What was missed lately and not right since, last first. */
  missed: z.array(z.object({ prompt: z.string(), answer: z.string(), skill: z.enum(skills).nullable() })),
});
export type StudentReport = z.infer<typeof studentReport>;

export const groupInput = z.strictObject({ from: isoDate.optional() });
export const groupReport = z.object({
  students: z.array(
    z.object({ player, attempts: z.int(), lastAt: isoDate.nullable(), skills: bySkill, points: byPoint }),
  ),
});
export type GroupReport = z.infer<typeof groupReport>;

export const hardestInput = z.strictObject({ resourceId: idField.optional() });
/** Questions of one's own quizzes and tests that others answered lately, hardest first, with who chose what. */
export const hardestItems = z.object({
  items: z.array(
    z.object({
      itemId: z.string(),
      resourceId: z.string(),
      title: z.string(),
      prompt: z.string(),
      answer: z.string(),
      answered: z.int(),
      share: z.number(),
      choices: z.array(z.object({ text: z.string(), isKey: z.boolean(), names: z.array(z.string()) })),
    }),
  ),
});
export type HardestItems = z.infer<typeof hardestItems>;

export const attemptIds = z.strictObject({ ids: z.array(idField).min(1, 'Please choose an attempt.').max(100) });
export const matchInput = z.strictObject({ id: idField, memberId: idField });
export const tidyOutput = z.object({ count: z.int() });
