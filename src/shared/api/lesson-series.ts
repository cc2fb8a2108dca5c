import * as z from 'zod';
import { ageIds } from '#shared/content/lessons/lesson';
import { topicsWithContent } from '#shared/content/lessons/topics/content';
import { idField, isoDate, lineOfText, wholeNumber } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { pointById } from '#shared/grammar/points';
import { weekdays } from '#shared/lessons/series/dates';
import { seriesLimits, seriesTypes } from '#shared/lessons/series/line';
import { day } from './library';
import { receipt } from './tokens';

/* A series of lessons on one unit, with a test at its end. */

const point = z
  .string('Please choose a grammar point.')
  .refine((id) => pointById(id) !== undefined, 'There is no such grammar point.');

/** One lesson as it is planned; the last one, which revises and tests, is none of them. */
const seriesLine = z.strictObject({
  type: z.enum(seriesTypes, 'There is no such type of lesson in a series.'),
  topic: z
    .string('Please choose a topic.')
    .refine((id) => topicsWithContent.includes(id), 'There is no such topic with words and a text.'),
  point: point.optional(),
});

const { least, most, leastMinutes, mostMinutes } = seriesLimits;

const seriesLines = z
  .array(seriesLine, 'Please send a list of lessons.')
  .min(least - 1, `A series has at least ${least} lessons, the last one included.`)
  .max(most - 1, `A series has at most ${most} lessons, the last one included.`)
  .refine((lines) => isEachOnce(lines.map(({ topic }) => topic)), 'Each lesson needs a topic of its own.')
  .refine(
    (lines) => isEachOnce(lines.flatMap(({ type, point: id }) => (type === 'grammar' && id ? [id] : []))),
    'Each lesson on grammar needs a point of its own.',
  );

const isEachOnce = (values: readonly string[]) => new Set(values).size === values.length;

/** For whom the series is, and what it is on. */
const seriesAbout = z.strictObject({
  level: z.enum(levels, 'Please choose a level from A1 to B2.'),
  age: z.enum(ageIds, 'Please choose an age group.').default('teenagers'),
  classSize: wholeNumber(1, 60).default(20),
  minutes: wholeNumber(leastMinutes, mostMinutes),
  unit: lineOfText('a unit', 50),
});

export const seriesOutlineInput = seriesAbout.extend({
  /** How many lessons, the last one included. What is sent as `lines` counts instead. */
  lessons: wholeNumber(least, most),
  /** Grammar that it is to teach. */
  points: z
    .array(point, 'Please send a list of grammar points.')
    .max(seriesLimits.points, `At most ${seriesLimits.points} grammar points, please.`)
    .default([]),
  /** The lessons as a teacher wants them; without it they are proposed. */
  lines: seriesLines.optional(),
});
export type SeriesOutlineInput = z.infer<typeof seriesOutlineInput>;

const returning = z.object({
  /** The place of the lesson that taught these words, from 1. */
  from: z.int(),
  turn: z.enum(['first', 'second']),
  words: z.array(z.string()),
});

/** What would be made, before anything is charged. */
export const seriesOutlineOutput = z.object({
  lessons: z.array(
    z.object({
      type: z.enum(seriesTypes),
      topic: z.string(),
      topicName: z.string(),
      point: z.string().optional(),
      /** What is read or heard in it. */
      text: z.string().optional(),
      /** New ones. */
      words: z.array(z.string()),
      returning: z.array(returning),
    }),
  ),
  last: z.object({ returning: z.array(returning), questions: z.int() }),
  /** Topics that a lesson of the unit can be about, the nearest first. */
  topics: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What making it costs a user who is signed in. */
  price: z.int(),
});
export type SeriesOutlineOutput = z.infer<typeof seriesOutlineOutput>;

export const makeSeriesInput = seriesAbout.extend({
  lines: seriesLines,
  /** The same of the same seed. */
  seed: z.int().min(0).max(0x7fffffff).optional(),
  /** The same key again gives the first answer, makes nothing and charges nothing. */
  idempotencyKey: lineOfText('an idempotency key', 200).optional(),
});
export type MakeSeriesInput = z.infer<typeof makeSeriesInput>;

/** Ids of what was made and is in the library now, and what was paid for all of it. */
export const makeSeriesOutput = z.object({
  lessons: z.array(z.string()),
  test: z.string(),
  folder: z.string(),
  paid: receipt,
});
export type MakeSeriesOutput = z.infer<typeof makeSeriesOutput>;

/** A series of the caller's, by the id of any lesson of it. What was deleted of it is left out. */
export const lessonSeries = z.object({
  unit: z.string(),
  lessons: z.array(
    z.object({
      id: z.string(),
      /** In the series as it was made, from 1. */
      place: z.int(),
      title: z.string(),
      minutes: z.int(),
      plannedFor: day.nullable(),
      /** How many words it teaches. */
      words: z.int(),
    }),
  ),
  test: z.object({ id: z.string(), title: z.string(), questions: z.int(), minutes: z.int().nullable() }).nullable(),
  /** What classes that the caller may see were given of it: the id of the lesson whose words it is, or of the test. */
  given: z.array(z.object({ classId: z.string(), work: z.string(), dueAt: isoDate.nullable() })),
});
export type LessonSeries = z.infer<typeof lessonSeries>;

export const scheduleSeriesInput = z.strictObject({
  id: idField,
  /** Of the first lesson, or the day before it. */
  from: day,
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z
    .array(
      z.literal(weekdays, 'A day of the week is a number from 1 (Monday) to 7 (Sunday).'),
      'Please send a list of days.',
    )
    .min(1, 'Please choose a day of the week.')
    .max(7, 'A week has seven days.'),
});
export type ScheduleSeriesInput = z.infer<typeof scheduleSeriesInput>;

export const giveSeriesInput = z.strictObject({
  id: idField,
  classId: idField,
  /** When its lessons begin, by the clocks of the class. */
  startsAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time, as 09:00.'),
  /** Of which lessons the words are given, by their ids, and the id of the test. */
  works: z
    .array(idField, 'Please send a list of ids.')
    .min(1, 'Please choose something to give.')
    .max(most + 1),
});
export type GiveSeriesInput = z.infer<typeof giveSeriesInput>;

/** Ids of the given work, in the order of the series. */
export const giveSeriesOutput = z.object({ ids: z.array(z.string()) });
