import * as z from 'zod';
import { isoDate } from '#shared/core/fields';
import { item } from './item';

/** How many questions one quiz or test holds. */
export const questionSetLimit = 100;

/** accuracy: only what is right counts. speed: quick right answers count more. untimed: no clock anywhere. */
export const scorings = ['accuracy', 'speed', 'untimed'] as const;
export type Scoring = (typeof scorings)[number];

/**
 * When keys and reasons are shown: after each answer, at the end, after the closing date, or when the teacher says so.
 */
export const releases = ['each', 'end', 'closed', 'by-hand'] as const;
export type Release = (typeof releases)[number];

/** How a quiz or a test is taken. The server keeps every one of these rules. */
export const rules = z.strictObject({
  scoring: z.enum(scorings).default('accuracy'),
  /** For the whole of it; without it there is time enough. */
  minutes: z.int().min(1, 'At least 1 minute, please.').max(240, 'At most 240 minutes, please.').optional(),
  /** For each question, where speed counts. */
  secondsPerItem: z.int().min(5, 'At least 5 seconds, please.').max(600, 'At most 600 seconds, please.').optional(),
  shuffleItems: z.boolean().default(false),
  shuffleOptions: z.boolean().default(true),
  /** One question after the other, and never back. */
  oneWay: z.boolean().default(false),
  /** How often one player may take it; without it as often as they like. */
  attempts: z.int().min(1).max(20).optional(),
  opensAt: isoDate.optional(),
  closesAt: isoDate.optional(),
  release: z.enum(releases).default('each'),
  /** How often a recording may be played. */
  plays: z.int().min(1).max(10).optional(),
});
export type Rules = z.infer<typeof rules>;

/** What a quiz and a test are: questions in an order, and how they are taken. */
export const questionSet = z.strictObject({
  intro: z.string().trim().max(2000).default(''),
  items: z
    .array(item)
    .max(questionSetLimit, `At most ${questionSetLimit} questions, please.`)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'Two questions have the same id.'),
  // Parsed, so that the defaults of the rules are filled in.
  rules: rules.default(() => rules.parse({})),
});
export type QuestionSet = z.infer<typeof questionSet>;
