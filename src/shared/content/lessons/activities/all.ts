import type { LessonActivity } from './activity';
import { afterTextActivities } from './after-text';
import { beforeTextActivities } from './before-text';
import { controlledPracticeActivities } from './controlled-practice';
import { exitTicketActivities } from './exit-ticket';
import { feedbackActivities } from './feedback';
import { freerPracticeActivities } from './freer-practice';
import { languageFocusActivities } from './language-focus';
import { leadInActivities } from './lead-in';
import { ownTopicActivities } from './own-topic';
import { presentationActivities } from './presentation';
import { reportActivities } from './report';
import { reviewActivities } from './review';
import { subjectActivities } from './subject';
import { taskActivities } from './task';
import { whileTextActivities } from './while-text';

/** Every written activity, in the order of a lesson. */
export const allActivities: readonly LessonActivity[] = [
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
  ...ownTopicActivities,
];
