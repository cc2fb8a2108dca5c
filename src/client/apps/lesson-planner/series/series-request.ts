import * as z from 'zod';
import { readStoredJson, writeStored } from '#client/lib/storage';
import type { RouterInputs } from '#client/lib/trpc';
import { ageIds } from '#shared/content/lessons/lesson';
import { topics } from '#shared/content/words/topics';
import { levels } from '#shared/core/level';
import { seriesLimits, seriesTypes } from '#shared/lessons/series/line';
import { keptRequest } from '../kept-request';

const line = z.object({ type: z.enum(seriesTypes), topic: z.string(), point: z.string().optional() });

/** What a series is asked for, as it is being filled in: numbers are still text. */
export const seriesRequest = z.object({
  level: z.enum(levels),
  age: z.enum(ageIds),
  classSize: z.string(),
  minutes: z.string(),
  unit: z.string().max(50),
  /** How many lessons, where they are proposed. */
  lessons: z.int().min(seriesLimits.least).max(seriesLimits.most),
  points: z.array(z.string()).max(seriesLimits.points),
  /** The outline as the teacher changed it. */
  lines: z.array(line).optional(),
});
export type SeriesRequest = z.infer<typeof seriesRequest>;
export type Line = z.infer<typeof line>;

export const firstSeriesRequest: SeriesRequest = {
  level: 'A2',
  age: 'teenagers',
  classSize: '20',
  minutes: '45',
  unit: topics.food,
  lessons: 6,
  points: [],
};

/** The series that was asked for and not answered yet. */
export const openSeries = keptRequest('lesson-planner:series-request', seriesRequest);

const draftKey = 'lesson-planner:series';

/** What was filled in and changed last on this device. */
export function readDraft(): SeriesRequest {
  const parsed = seriesRequest.safeParse(readStoredJson(draftKey));
  return parsed.success ? parsed.data : firstSeriesRequest;
}

export const keepDraft = (wish: SeriesRequest) => writeStored(draftKey, JSON.stringify(wish));

export type SeriesFaults = Partial<Record<'unit' | 'minutes' | 'classSize', string>>;

/** What is wrong with a wish, field by field. */
export function faultsOf({ unit, minutes, classSize }: SeriesRequest): SeriesFaults {
  const { leastMinutes, mostMinutes } = seriesLimits;
  return {
    ...(unit.trim() === '' && { unit: 'Please choose a unit.' }),
    ...(!isWhole(minutes, leastMinutes, mostMinutes) && {
      minutes: `Please give ${leastMinutes} to ${mostMinutes} minutes.`,
    }),
    ...(!isWhole(classSize, 1, 60) && { classSize: 'Please give 1 to 60 students.' }),
  };
}

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

const aboutOf = ({ level, age, classSize, minutes, unit }: SeriesRequest) => ({
  ...{ level, age, unit: unit.trim() },
  ...{ classSize: Number(classSize), minutes: Number(minutes) },
});

/** What the outline is asked for. */
export function toOutlineInput(wish: SeriesRequest): RouterInputs['lessonSeries']['outline'] {
  const { lines, lessons, points } = wish;
  return { ...aboutOf(wish), lessons, points, ...(lines && { lines }) };
}

/** What is made: the lessons as the outline shows them. */
export const toMakeInput = (wish: SeriesRequest, lines: readonly Line[]): RouterInputs['lessonSeries']['make'] => ({
  ...aboutOf(wish),
  lines: [...lines],
});
