import type { LessonType } from '#shared/content/lessons/lesson';
import type { StarterLesson } from '#shared/content/lessons/starters/starter';
import type { Level } from '#shared/core/level';

/** What lessons are narrowed down by; what is undefined does not matter. */
export interface LessonFilter {
  search: string;
  level?: Level;
  lessonType?: LessonType;
  minutes?: number;
  topic?: string;
  point?: string;
  noPrep: boolean;
  noCopies: boolean;
}

export const everything: LessonFilter = { search: '', noPrep: false, noCopies: false };

/** Whether a starter lesson passes all but the search, which the index does. */
export function passes({ level, data: { about } }: StarterLesson, filter: LessonFilter): boolean {
  return (
    (!filter.level || level === filter.level) &&
    (!filter.lessonType || about.type === filter.lessonType) &&
    (!filter.minutes || about.minutes <= filter.minutes) &&
    (!filter.topic || about.topic === filter.topic) &&
    (!filter.point || about.point === filter.point) &&
    !(filter.noPrep && about.needsPrep) &&
    !(filter.noCopies && about.needsCopies)
  );
}

/** How many of the filters that are folded away are set. */
export function countHidden({ topic, point, noPrep, noCopies }: LessonFilter): number {
  return [topic, point, noPrep, noCopies].filter(Boolean).length;
}
