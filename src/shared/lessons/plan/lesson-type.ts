import type { LessonAbout, LessonType } from '#shared/content/lessons/lesson';
import { pointById } from '#shared/grammar/points';

const skillsByWord: readonly (readonly [RegExp, LessonType])[] = [
  [/\b(?:writing|essays?|e-?mails?|letters?|articles?|reviews?|reports?)\b/i, 'writing'],
  [/\b(?:speaking|oral)\b/i, 'speaking'],
  [/\blistening\b/i, 'listening'],
];

type ForType = Pick<LessonAbout, 'type' | 'topic' | 'targetLanguage' | 'point'>;

/** Practice for the part of an exam that is named is a lesson on that skill. */
export function typeOf({ type, topic, targetLanguage }: Omit<ForType, 'point'>): LessonType {
  if (type !== 'exam') return type;
  return skillsByWord.find(([word]) => word.test(`${topic} ${targetLanguage}`))?.[1] ?? type;
}

/**
 * True where a lesson is whole on any topic: a grammar point brings its scene and its exercises, a kind of text that is
 * written its model. All others work with words or a text on the topic.
 */
export function fitsAnyTopic(about: ForType): boolean {
  const type = typeOf(about);
  return type === 'writing' || (type === 'grammar' && pointById(about.point ?? '') !== undefined);
}
