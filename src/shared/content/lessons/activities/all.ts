import type { LessonActivity } from './activity';
import { afterTextActivities } from './after-text';
import { beforeTextActivities } from './before-text';
import { composedLessons } from './composed/all';
import { controlledPracticeActivities } from './controlled-practice';
import { exerciseActivities } from './exercises';
import { exitTicketActivities } from './exit-ticket';
import { feedbackActivities } from './feedback';
import { freerPracticeActivities } from './freer-practice';
import { languageFocusActivities } from './language-focus';
import { leadInActivities } from './lead-in';
import { modelActivities } from './model';
import { ownTopicActivities } from './own-topic';
import { presentationActivities } from './presentation';
import { reportActivities } from './report';
import { reviewActivities } from './review';
import { situationActivities } from './situation';
import { subjectActivities } from './subject';
import { talkActivities } from './talk';
import { taskActivities } from './task';
import { whileTextActivities } from './while-text';
import { wordListActivities } from './word-list';

/** Every written activity, in the order of a lesson. */
export const allActivities: readonly LessonActivity[] = [
  ...composedLessons,
  ...leadInActivities,
  ...reviewActivities,
  ...presentationActivities,
  ...controlledPracticeActivities,
  ...freerPracticeActivities,
  ...beforeTextActivities,
  ...whileTextActivities,
  ...afterTextActivities,
  ...taskActivities,
  ...reportActivities,
  ...languageFocusActivities,
  ...feedbackActivities,
  ...exitTicketActivities,
  ...subjectActivities,
  ...wordListActivities,
  ...exerciseActivities,
  ...talkActivities,
  ...ownTopicActivities,
  ...situationActivities,
  ...modelActivities,
];
