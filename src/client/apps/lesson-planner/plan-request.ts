import * as z from 'zod';
import {
  ageIds,
  type Framework,
  type LessonAbout,
  type LessonType,
  lessonAbout,
  lessonLimits,
} from '#shared/content/lessons/lesson';
import { topics } from '#shared/content/words/topics';
import { failures } from '#shared/core/failures';
import { levels } from '#shared/core/level';
import { limits } from '#shared/core/limits';
import { numberText } from '#shared/core/locale';
import { pointById } from '#shared/grammar/points';
import type { OwnTextFault } from '#shared/lessons/plan/own-text-fault';
import { directionOf } from '#shared/lessons/plan/templates';
import { isUnfitTopic } from '#shared/lessons/topics/unfit-topic';
import { countWords } from '#shared/writing/count-words';

/** What a lesson can be planned from: what each is called and shows, `sources` has. */
export const planSourceIds = ['topic', 'reading', 'text', 'words', 'point', 'starter'] as const;
export type PlanSourceId = (typeof planSourceIds)[number];

/**
 * What a plan is asked for, as it is being filled in: numbers are still text. What was given for one source stays while
 * another one is looked at.
 */
export const planRequest = lessonAbout.omit({ needsPrep: true, needsCopies: true }).extend({
  from: z.enum(planSourceIds).default('topic'),
  minutes: z.string(),
  classSize: z.string(),
  /** A text of one's own to build the lesson on. */
  text: z.string().default(''),
  /** One of ours, and what a lesson from it is about. */
  reading: z.object({ id: z.string(), title: z.string(), level: z.enum(levels), topic: z.string() }).optional(),
  /** A word list of one's own, and the ids of its words that are taught where those are not its first. */
  list: z.object({ id: z.string(), title: z.string(), only: z.array(z.string()).optional() }).optional(),
  noPreparation: z.boolean(),
  noCopies: z.boolean(),
});
export type PlanRequest = z.infer<typeof planRequest>;

/** Ready to be sent as it stands. */
export const firstPlanRequest: PlanRequest = {
  from: 'topic',
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

/** What an address asks for: a lesson on a grammar point, for a level and an age. Undefined where it asks for none. */
export function requestIn(search: string): PlanRequest | undefined {
  const params = new URLSearchParams(search);
  const point = pointById(params.get('point') ?? '');
  if (!point) return undefined;
  const level = levels.find((one) => one === params.get('level')) ?? point.level;
  const age = ageIds.find((one) => one === params.get('age')) ?? firstPlanRequest.age;
  return { ...firstPlanRequest, type: 'grammar', point: point.id, level, age };
}

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

/** Sources that decide what type of lesson it is. */
export const typeBySource: Partial<Record<PlanSourceId, LessonType>> = { words: 'vocabulary', point: 'grammar' };

/** Sources whose topic nobody but the teacher knows. */
const needsOwnTopic: readonly PlanSourceId[] = ['text', 'words'];

/** Another source, with the type of lesson that it is usually for. */
export function withSource(wish: PlanRequest, from: PlanSourceId): PlanRequest {
  const isOnText = from === 'reading' || from === 'text';
  const usual = isOnText && directionOf[wish.type] === 'language' ? 'reading' : wish.type;
  const next = withType({ ...wish, from }, typeBySource[from] ?? usual);
  const isFirstTopic = wish.topic === firstPlanRequest.topic;
  return {
    ...next,
    topic: isFirstTopic && needsOwnTopic.includes(from) ? '' : wish.topic,
    point: from === 'point' ? (wish.point ?? firstPlanRequest.point) : next.point,
  };
}

export type PlanRequestFaults = Partial<
  Record<'topic' | 'reading' | 'text' | 'list' | 'minutes' | 'classSize' | 'targetLanguage', string>
>;

/** What is known of a wish by what was looked up for it. */
export interface Findings {
  /** Why no lesson can be made from its text. */
  textFault?: OwnTextFault;
  /** There is nothing on its topic, and its type of lesson cannot do without. */
  isUnwritten?: boolean;
}

/** What is wrong with a wish, field by field. */
export function faultsOf(wish: PlanRequest, findings: Findings = {}): PlanRequestFaults {
  const { leastMinutes, mostMinutes } = lessonLimits;
  const source = sourceFault(wish, findings);
  return {
    ...(source && { [source.field]: source.text }),
    ...(!isWhole(wish.minutes, leastMinutes, mostMinutes) && {
      minutes: `Please give ${leastMinutes} to ${mostMinutes} minutes.`,
    }),
    ...(!isWhole(wish.classSize, 1, 60) && { classSize: 'Please give 1 to 60 students.' }),
    ...(isUnfitTopic(wish.targetLanguage) && { targetLanguage: failures.topic_unfit.text }),
  };
}

interface SourceFault {
  field: keyof PlanRequestFaults;
  text: string;
}

/** What is missing or wrong in the fields of the source, the first of it. */
function sourceFault(wish: PlanRequest, { textFault, isUnwritten }: Findings): SourceFault | undefined {
  const { from, reading, list } = wish;
  if (from === 'reading') return reading ? undefined : { field: 'reading', text: 'Please choose a text.' };
  const topic = wish.topic.trim();
  if (topic === '') return { field: 'topic', text: 'Please choose a topic, or write your own.' };
  if (isUnfitTopic(topic)) return { field: 'topic', text: failures.topic_unfit.text };
  if (from === 'topic' && isUnwritten)
    return { field: 'topic', text: 'Please choose another topic, or one of the ways below.' };
  if (from === 'text') {
    const text = textFaultOf(wish.text, textFault);
    return text ? { field: 'text', text } : undefined;
  }
  if (from !== 'words') return undefined;
  if (!list) return { field: 'list', text: 'Please choose a word list.' };
  const { least, most } = lessonLimits.listWords;
  const chosen = list.only?.length ?? least;
  return chosen < least || chosen > most
    ? { field: 'list', text: `Please choose ${least} to ${most} words. Now it is ${chosen}.` }
    : undefined;
}

/** What is wrong with a text of one's own, by its length and by what was read in it. */
export function textFaultOf(text: string, fault: OwnTextFault | undefined): string | undefined {
  if (text.trim() === '') return 'Please paste a text.';
  const words = countWords(text);
  if (words > limits.textWords)
    return `At most ${numberText(limits.textWords)} words, please. This text has ${numberText(words)}.`;
  if (text.trim().length > limits.textChars)
    return `At most ${numberText(limits.textChars)} characters, please. This text has ${numberText(text.trim().length)}.`;
  return fault && failures[fault].text;
}

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** What the gateway is asked. */
export function toPlanInput(wish: PlanRequest) {
  const {
    from,
    reading,
    list: _list,
    text: _text,
    noPreparation,
    noCopies,
    minutes,
    classSize,
    point,
    topic,
    ...about
  } = wish;
  const isPointAsked = point !== undefined && from !== 'words';
  return {
    task: 'lesson-plan' as const,
    about: {
      ...about,
      topic: from === 'reading' && reading ? reading.topic : topic,
      minutes: Number(minutes),
      classSize: Number(classSize),
      ...(isPointAsked && { point }),
    },
    from: planFrom(wish),
    without: { preparation: noPreparation, copies: noCopies },
  };
}

function planFrom({ from, reading, list, text }: PlanRequest) {
  if (from === 'reading' && reading) return { kind: 'reading' as const, id: reading.id };
  if (from === 'text') return { kind: 'text' as const, text: text.trim() };
  if (from === 'words' && list) return { kind: 'words' as const, list: list.id, ...(list.only && { only: list.only }) };
  return { kind: 'topic' as const };
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
    from: 'topic',
    text: '',
    minutes: String(minutes),
    classSize: String(classSize),
    noPreparation: false,
    noCopies: false,
  };
}
