import type { LessonActivity } from '../activity';
import { anyTopic } from './any-topic';
import { clilLesson } from './clil';
import { examLesson } from './exam';
import { grammarLesson } from './grammar';
import { listeningLesson } from './listening';
import { readingLesson } from './reading';
import { secondTalks } from './second-talk';
import { speakingLesson } from './speaking';
import { vocabularyLesson } from './vocabulary';
import { writingLesson } from './writing';

/** The lessons that were written as one whole each, by type: stages that go on from each other. */
export const composedLessons: readonly LessonActivity[] = [
  ...clilLesson,
  ...examLesson,
  ...grammarLesson,
  ...listeningLesson,
  ...readingLesson,
  ...speakingLesson,
  ...vocabularyLesson,
  ...writingLesson,
  // Behind those of each type, which come first.
  ...anyTopic,
  ...secondTalks,
];
