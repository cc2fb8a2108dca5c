import type { LearnerRule } from '../rule';
import { articles } from './articles';
import { be } from './be';
import { comparison } from './comparison';
import { conditionals } from './conditionals';
import { confusedWords } from './confused-words';
import { continuous } from './continuous';
import { countability } from './countability';
import { dependentPrepositions } from './dependent-prepositions';
import { doSupport } from './do-support';
import { gerunds } from './gerunds';
import { infinitives } from './infinitives';
import { linking } from './linking';
import { makeDo } from './make-do';
import { missingPrepositions } from './missing-prepositions';
import { modals } from './modals';
import { muchMany } from './much-many';
import { number } from './number';
import { participles } from './participles';
import { past } from './past';
import { perfect } from './perfect';
import { personAndVerb } from './person-and-verb';
import { pluralVerb } from './plural-verb';
import { pronouns } from './pronouns';
import { questions } from './questions';
import { signs } from './signs';
import { soundAlikes } from './sound-alikes';
import { spelling } from './spelling';
import { subjectRules } from './subjects';
import { than } from './than';
import { theRules } from './the';
import { thereIs } from './there-is';
import { thirdPerson } from './third-person';
import { timePrepositions } from './time-prepositions';
import { wordForms } from './word-forms';
import { wordOrder } from './word-order';
import { wordPairs } from './word-pairs';

/** Every rule; where two flag the same words, the first one speaks. */
export const learnerRules: readonly LearnerRule[] = [
  ...soundAlikes,
  ...confusedWords,
  ...wordPairs,
  ...makeDo,
  ...gerunds,
  ...infinitives,
  ...personAndVerb,
  ...modals,
  ...perfect,
  ...past,
  ...doSupport,
  ...conditionals,
  ...continuous,
  ...participles,
  ...be,
  ...questions,
  ...wordOrder,
  ...wordForms,
  ...subjectRules,
  ...linking,
  ...pronouns,
  ...countability,
  ...muchMany,
  ...articles,
  ...theRules,
  ...thirdPerson,
  ...pluralVerb,
  ...thereIs,
  ...number,
  ...dependentPrepositions,
  ...missingPrepositions,
  ...timePrepositions,
  ...comparison,
  ...than,
  ...signs,
  ...spelling,
];
