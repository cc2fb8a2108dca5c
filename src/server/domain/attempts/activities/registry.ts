import type { Activity } from '#shared/api/attempts';
import type { ActivityModule, ActivityOf } from '../activity-module';
import { cram } from './cram';
import { diagnostic } from './diagnostic';
import { examSet } from './exam-set';
import { grammar } from './grammar';
import { levelTest } from './level-test';
import { placement } from './placement';
import { questions } from './questions';
import { retry } from './retry';
import { sentences } from './sentences';
import { sounds } from './sounds';
import { stress } from './stress';
import { words } from './words';
import { writing } from './writing';

const modules = {
  words,
  grammar,
  cram,
  diagnostic,
  sentences,
  placement,
  'level-test': levelTest,
  'exam-set': examSet,
  sounds,
  stress,
  writing,
  questions,
  retry,
} satisfies { readonly [Kind in Activity['kind']]: ActivityModule<ActivityOf<Kind>> };

/** What attempts know of an activity. */
export const moduleOf = ({ kind }: Activity): ActivityModule<Activity> => modules[kind];
