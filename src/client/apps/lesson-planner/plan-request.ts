import * as z from 'zod';
import {
  type Framework,
  type LessonAbout,
  type LessonType,
  lessonAbout,
  lessonLimits,
} from '#shared/content/lessons/lesson';
import { topics } from '#shared/content/words/topics';
import { directionOf } from '#shared/lessons/plan/templates';

/** What a plan is asked for, as it is being filled in: numbers are still text. */
export const planRequest = lessonAbout.omit({ needsPrep: true, needsCopies: true }).extend({
  minutes: z.string(),
  classSize: z.string(),
  /** A text of one's own to build the lesson on. */
  text: z.string().default(''),
  noPreparation: z.boolean(),
  noCopies: z.boolean(),
});
export type PlanRequest = z.infer<typeof planRequest>;

/** Ready to be sent as it stands. */
export const firstPlanRequest: PlanRequest = {
  level: 'A2',
  age: 'teenagers',
  classSize: '20',
  minutes: '45',
  type: 'grammar',
  topic: topics.travel,
  point: 'past-simple-irregular',
  targetLanguage: '',
  framework: 'ppp',
  text: '',
  noPreparation: false,
  noCopies: false,
};

const usualFramework = (type: LessonType): Framework => (directionOf[type] === 'language' ? 'ppp' : 'skills');

/** Another type of lesson: what was not chosen but only stood there goes with it, and what was chosen stays. */
export function withType(wish: PlanRequest, type: LessonType): PlanRequest {
  const isUsual = wish.framework === usualFramework(wish.type);
  const isFirstPoint = wish.point === firstPlanRequest.point;
  return {
    ...wish,
    type,
    framework: isUsual ? usualFramework(type) : wish.framework,
    point: isFirstPoint && type !== 'grammar' ? undefined : wish.point,
  };
}

export type PlanRequestFaults = Partial<Record<'topic' | 'text' | 'minutes' | 'classSize', string>>;

/** What is wrong with a wish, field by field. */
export function faultsOf({ topic, text, minutes, classSize }: PlanRequest): PlanRequestFaults {
  const { leastMinutes, mostMinutes, givenText } = lessonLimits;
  return {
    ...(topic.trim() === '' && { topic: 'Please choose a topic, or write your own.' }),
    ...(text.trim().length > givenText && {
      text: `At most ${givenText} characters, please. This text has ${text.trim().length}.`,
    }),
    ...(!isWhole(minutes, leastMinutes, mostMinutes) && {
      minutes: `Please give ${leastMinutes} to ${mostMinutes} minutes.`,
    }),
    ...(!isWhole(classSize, 1, 60) && { classSize: 'Please give 1 to 60 students.' }),
  };
}

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** What the gateway is asked. */
export function toPlanInput({ noPreparation, noCopies, minutes, classSize, point, text, ...about }: PlanRequest) {
  return {
    task: 'lesson-plan' as const,
    about: { ...about, minutes: Number(minutes), classSize: Number(classSize), ...(point && { point }) },
    ...(text.trim() !== '' && { text: text.trim() }),
    without: { preparation: noPreparation, copies: noCopies },
  };
}

/** A plan's own wish, to make another one like it. */
export function planRequestOf({
  minutes,
  classSize,
  needsPrep: _prep,
  needsCopies: _copies,
  ...about
}: LessonAbout): PlanRequest {
  return {
    ...about,
    text: '',
    minutes: String(minutes),
    classSize: String(classSize),
    noPreparation: false,
    noCopies: false,
  };
}
