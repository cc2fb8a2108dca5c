import type { Level } from '#shared/core/level';
import type { Framework, groupings, LessonAbout, LessonType, MaterialKind, StageKind } from '../lesson';

/**
 * A written classroom activity that stages of a lesson are made from. Texts may hold slots, which the planner fills in:
 * {topic} 'food and drink', {language} the target language ('present perfect', 'words for food'), {example} a sentence
 * with it.
 */
export interface LessonActivity {
  /** Unique among all activities, kebab-case. */
  id: string;
  title: string;
  /** Where in a lesson it can stand. */
  stages: readonly StageKind[];
  /** Which lessons it suits; all where nothing is said. */
  types?: readonly LessonType[];
  /** In which frameworks; all where nothing is said. */
  frameworks?: readonly Framework[];
  /** The lessons that it was written for: there it comes before the others. */
  madeFor?: readonly LessonType[];
  /** How old those are whom it suits; all where nothing is said. */
  ages?: readonly LessonAbout['age'][];
  /** Easiest and hardest level that it works at. */
  levels: readonly [Level, Level];
  /** How long it takes at least and at most. */
  minutes: readonly [number, number];
  grouping: (typeof groupings)[number];
  aim: string;
  /** Three to six short sentences, each telling the teacher one thing to do. */
  steps: readonly string[];
  /** Steps that can go where the stage has too few minutes for all, by their places from 1, the first to go first. */
  spare?: readonly number[];
  /** What helps those who find it hard, and what those do who are quick. */
  support: string;
  challenge: string;
  /** What it works with, of what is attached to the lesson. */
  uses?: MaterialKind;
  /** Whether what it works on is read or heard, where the other would not do. */
  on?: 'text' | 'dialogue';
  /** Things besides the board: a ball, dice. */
  things?: readonly string[];
  needsPrep?: boolean;
  /** Students need a sheet of paper. */
  needsCopies?: boolean;
  /** It works on a form that has a rule: a grammar point, or language that was named. Words alone have none. */
  needsForm?: boolean;
  /** The smallest and the largest class that it works with. */
  leastStudents?: number;
  mostStudents?: number;
  /** Part of a lesson that was written as one whole: in the lessons of its types it comes first, in the order written. */
  composed?: true;
  /** What a lesson does where nothing is written on its topic: the class brings the words. */
  onAnyTopic?: true;
}
