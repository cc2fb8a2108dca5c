import type { LessonType } from '../lesson';

/** Lessons in which a text is read: activities for readers suit these. */
export const readIn = ['grammar', 'vocabulary', 'reading', 'writing', 'exam', 'clil'] as const satisfies LessonType[];

/** Lessons in which something is listened to: activities for listeners suit these. */
export const heardIn = [
  'grammar',
  'vocabulary',
  'listening',
  'speaking',
  'exam',
  'clil',
] as const satisfies LessonType[];

/** Lessons that end in talk rather than on paper. */
export const spokenIn = [
  'grammar',
  'vocabulary',
  'reading',
  'listening',
  'speaking',
  'exam',
  'clil',
] as const satisfies LessonType[];
