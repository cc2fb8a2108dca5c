import type { LearnerRule } from '../rule';
import { agreement } from './agreement';
import { articles } from './articles';
import { clauses } from './clauses';
import { comparison } from './comparison';
import { confusions } from './confusions';
import { countability } from './countability';
import { modals } from './modals';
import { prepositions } from './prepositions';
import { spelling } from './spelling';
import { tenses } from './tenses';
import { verbPatterns } from './verb-patterns';
import { wordOrder } from './word-order';

/** Every rule; where two flag the same words, the first one speaks. */
export const learnerRules: readonly LearnerRule[] = [
  ...confusions,
  ...verbPatterns,
  ...modals,
  ...tenses,
  ...wordOrder,
  ...clauses,
  ...countability,
  ...articles,
  ...agreement,
  ...prepositions,
  ...comparison,
  ...spelling,
];
