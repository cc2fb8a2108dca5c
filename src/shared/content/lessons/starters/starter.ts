import type { Level } from '#shared/core/level';
import type { LessonData } from '../lesson';

/** A complete lesson that was written for this project, to be taught as it is or made one's own. */
export interface StarterLesson {
  /** Unique among all of them, kebab-case. */
  id: string;
  title: string;
  level: Level;
  /** One sentence for the card: what students do and can do after it. */
  summary: string;
  data: LessonData;
}

/** What a copy of one says of itself: by it the lesson is known again. */
export const starterCredit = (title: string) => `“${title}”, a starter lesson of Classroom Studio`;
