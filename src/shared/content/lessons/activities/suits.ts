import type { LessonAbout, LessonType } from '../lesson';

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

/** Lessons whose statements are opinions: those of a grammar point are true of some students only. */
export const opinionsIn: readonly LessonType[] = spokenIn.filter((type) => type !== 'grammar');

/** What needs a view of the world, or more patience than a child of nine has. */
export const olderThanChildren: readonly LessonAbout['age'][] = ['teenagers', 'adults'];
