import type { LessonType } from '../lesson';

/** Lessons in which a text is read: activities for readers suit these. */
export const readIn: readonly LessonType[] = ['grammar', 'vocabulary', 'reading', 'writing', 'exam', 'clil'];

/** Lessons in which something is listened to: activities for listeners suit these. */
export const heardIn: readonly LessonType[] = ['grammar', 'vocabulary', 'listening', 'speaking', 'exam', 'clil'];

/** Lessons that may end in talk: all but those that are about writing. */
export const spokenIn: readonly LessonType[] = [
  'grammar',
  'vocabulary',
  'reading',
  'listening',
  'speaking',
  'exam',
  'clil',
];
