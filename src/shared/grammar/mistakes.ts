import { keysOf } from '#shared/core/keys-of';
import type { PointId } from './points';
import { mistakes as adverbsOrder } from './points/adverbs-order/mistakes';
import { mistakes as articles } from './points/articles/mistakes';
import { mistakes as articlesGeneral } from './points/articles-general/mistakes';
import { mistakes as beUsedTo } from './points/be-used-to/mistakes';
import { mistakes as can } from './points/can/mistakes';
import { mistakes as comparatives } from './points/comparatives/mistakes';
import { mistakes as firstConditional } from './points/first-conditional/mistakes';
import { mistakes as futureContinuous } from './points/future-continuous/mistakes';
import { mistakes as futurePerfect } from './points/future-perfect/mistakes';
import { mistakes as gerundInfinitive } from './points/gerund-infinitive/mistakes';
import { mistakes as goingTo } from './points/going-to/mistakes';
import { mistakes as haveGot } from './points/have-got/mistakes';
import { mistakes as haveSomethingDone } from './points/have-something-done/mistakes';
import { mistakes as inversion } from './points/inversion/mistakes';
import { mistakes as mightMay } from './points/might-may/mistakes';
import { mistakes as mixedConditionals } from './points/mixed-conditionals/mistakes';
import { mistakes as muchMany } from './points/much-many/mistakes';
import { mistakes as mustHaveTo } from './points/must-have-to/mistakes';
import { mistakes as objectPronouns } from './points/object-pronouns/mistakes';
import type { PointMistakes } from './points/parts';
import { mistakes as passive } from './points/passive/mistakes';
import { mistakes as passiveTenses } from './points/passive-tenses/mistakes';
import { mistakes as pastDeductions } from './points/past-deductions/mistakes';
import { mistakes as pastPerfect } from './points/past-perfect/mistakes';
import { mistakes as pastSimpleIrregular } from './points/past-simple-irregular/mistakes';
import { mistakes as pastSimpleRegular } from './points/past-simple-regular/mistakes';
import { mistakes as possessives } from './points/possessives/mistakes';
import { mistakes as prepositionsPlace } from './points/prepositions-place/mistakes';
import { mistakes as prepositionsTime } from './points/prepositions-time/mistakes';
import { mistakes as presentContinuous } from './points/present-continuous/mistakes';
import { mistakes as presentPerfect } from './points/present-perfect/mistakes';
import { mistakes as presentPerfectOrPast } from './points/present-perfect-or-past/mistakes';
import { mistakes as presentSimple } from './points/present-simple/mistakes';
import { mistakes as presentSimpleQuestions } from './points/present-simple-questions/mistakes';
import { mistakes as presentTenses } from './points/present-tenses/mistakes';
import { mistakes as questionForms } from './points/question-forms/mistakes';
import { mistakes as questionTags } from './points/question-tags/mistakes';
import { mistakes as relativeClauses } from './points/relative-clauses/mistakes';
import { mistakes as reportedQuestions } from './points/reported-questions/mistakes';
import { mistakes as reportedStatements } from './points/reported-statements/mistakes';
import { mistakes as reportingVerbs } from './points/reporting-verbs/mistakes';
import { mistakes as secondConditional } from './points/second-conditional/mistakes';
import { mistakes as should } from './points/should/mistakes';
import { mistakes as soSuchTooEnough } from './points/so-such-too-enough/mistakes';
import { mistakes as someAny } from './points/some-any/mistakes';
import { mistakes as superlatives } from './points/superlatives/mistakes';
import { mistakes as thereIs } from './points/there-is/mistakes';
import { mistakes as thirdConditional } from './points/third-conditional/mistakes';
import { mistakes as thisThat } from './points/this-that/mistakes';
import { mistakes as toBe } from './points/to-be/mistakes';
import { mistakes as usedTo } from './points/used-to/mistakes';
import { mistakes as willOrGoingTo } from './points/will-or-going-to/mistakes';
import { mistakes as wishes } from './points/wishes/mistakes';

/** Mistakes by the point in which they are first made. */
const ofPoints = {
  'to-be': toBe,
  'have-got': haveGot,
  'present-simple': presentSimple,
  'present-simple-questions': presentSimpleQuestions,
  'present-continuous': presentContinuous,
  can,
  'there-is': thereIs,
  articles,
  'this-that': thisThat,
  possessives,
  'some-any': someAny,
  'prepositions-time': prepositionsTime,
  'prepositions-place': prepositionsPlace,
  'object-pronouns': objectPronouns,
  'present-tenses': presentTenses,
  'much-many': muchMany,
  'past-simple-regular': pastSimpleRegular,
  'past-simple-irregular': pastSimpleIrregular,
  'going-to': goingTo,
  'will-or-going-to': willOrGoingTo,
  comparatives,
  superlatives,
  'must-have-to': mustHaveTo,
  should,
  'adverbs-order': adverbsOrder,
  'present-perfect': presentPerfect,
  'present-perfect-or-past': presentPerfectOrPast,
  'past-perfect': pastPerfect,
  'used-to': usedTo,
  'might-may': mightMay,
  'first-conditional': firstConditional,
  'second-conditional': secondConditional,
  'relative-clauses': relativeClauses,
  'gerund-infinitive': gerundInfinitive,
  passive,
  'articles-general': articlesGeneral,
  'question-tags': questionTags,
  'question-forms': questionForms,
  'so-such-too-enough': soSuchTooEnough,
  'third-conditional': thirdConditional,
  'passive-tenses': passiveTenses,
  'reported-statements': reportedStatements,
  'reported-questions': reportedQuestions,
  'mixed-conditionals': mixedConditionals,
  wishes,
  'past-deductions': pastDeductions,
  'future-continuous': futureContinuous,
  'future-perfect': futurePerfect,
  'have-something-done': haveSomethingDone,
  'reporting-verbs': reportingVerbs,
  'be-used-to': beUsedTo,
  inversion,
} satisfies Partial<Record<PointId, PointMistakes>>;

/** Frames of any point may name a mistake. */
export type MistakeId = { [Id in keyof typeof ofPoints]: keyof (typeof ofPoints)[Id] }[keyof typeof ofPoints];

export interface Mistake {
  id: MistakeId;
  name: string;
  hint: string;
  /** The point in which it is first made, and practised. */
  point: PointId;
}

export const mistakes: readonly Mistake[] = keysOf(ofPoints).flatMap((point) =>
  Object.entries<PointMistakes[string]>(ofPoints[point]).map(([id, [name, hint]]) => ({
    id: id as MistakeId,
    name,
    hint,
    point,
  })),
);

const byId = new Map<string, Mistake>(mistakes.map((mistake) => [mistake.id, mistake]));

export const mistakeById = (id: string): Mistake | undefined => byId.get(id);
