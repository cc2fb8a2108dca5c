import { createWords } from '#server/adapters/words';
import { writtenFor } from '#server/domain/generate/lesson-plan';
import { type LessonAbout, type LessonData, lessonAbout } from '#shared/content/lessons/lesson';
import { titleOf } from '#shared/lessons/plan/about-texts';
import { makePlan } from '#shared/lessons/plan/make-plan';

/** A plan as the planner makes it, with all that is written for its topic. */
export async function planOn(about: Partial<LessonAbout>): Promise<{ title: string; data: LessonData }> {
  const wish = lessonAbout.parse({
    level: 'A2',
    minutes: 45,
    type: 'grammar',
    framework: 'ppp',
    topic: 'Pets',
    ...about,
  });
  const written = await writtenFor({ words: createWords() }, { about: wish }, {});
  const data = makePlan({ about: wish, without: { preparation: false, copies: false }, written, seed: 7 });
  return { title: titleOf(data), data };
}

/** Of every type, for every age, short and long. */
export const wishes: readonly (readonly [name: string, about: Partial<LessonAbout>])[] = [
  ['grammar for teenagers', { point: 'past-simple-irregular', age: 'teenagers', topic: 'Travel and transport' }],
  ['grammar for children', { level: 'A1', age: 'children', point: 'have-got' }],
  ['grammar that begins with a task', { level: 'B2', age: 'adults', point: 'third-conditional', framework: 'ttt' }],
  ['vocabulary for children', { type: 'vocabulary', level: 'A1', age: 'children', topic: 'Food shopping' }],
  ['vocabulary', { type: 'vocabulary', level: 'B1', topic: 'Social media', minutes: 60 }],
  ['reading', { type: 'reading', framework: 'skills', age: 'children', topic: 'Wild animals' }],
  ['listening', { type: 'listening', framework: 'skills', level: 'B1', age: 'adults', topic: 'Job interviews' }],
  ['speaking', { type: 'speaking', framework: 'tbl', age: 'adults', topic: 'Eating out', minutes: 90 }],
  ['writing', { type: 'writing', framework: 'skills', level: 'B1', topic: 'Holidays', minutes: 60 }],
  ['three hours of writing', { type: 'writing', framework: 'skills', level: 'B2', topic: 'Holidays', minutes: 180 }],
  ['exam practice', { type: 'exam', level: 'B2', topic: 'Environment', minutes: 90 }],
  ['three hours of another subject', { type: 'clil', level: 'B1', topic: 'World War 2', minutes: 180 }],
];
