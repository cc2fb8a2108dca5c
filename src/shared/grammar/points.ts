import { levels } from '#shared/core/level';
import { point as adverbsOrder } from './points/adverbs-order/point';
import { point as articles } from './points/articles/point';
import { point as articlesGeneral } from './points/articles-general/point';
import { point as beUsedTo } from './points/be-used-to/point';
import { point as can } from './points/can/point';
import { point as comparatives } from './points/comparatives/point';
import { point as firstConditional } from './points/first-conditional/point';
import { point as futureContinuous } from './points/future-continuous/point';
import { point as futurePerfect } from './points/future-perfect/point';
import { point as gerundInfinitive } from './points/gerund-infinitive/point';
import { point as goingTo } from './points/going-to/point';
import { point as haveGot } from './points/have-got/point';
import { point as haveSomethingDone } from './points/have-something-done/point';
import { point as inversion } from './points/inversion/point';
import { point as mightMay } from './points/might-may/point';
import { point as mixedConditionals } from './points/mixed-conditionals/point';
import { point as muchMany } from './points/much-many/point';
import { point as mustHaveTo } from './points/must-have-to/point';
import { point as objectPronouns } from './points/object-pronouns/point';
import type { PointText } from './points/parts';
import { point as passive } from './points/passive/point';
import { point as passiveTenses } from './points/passive-tenses/point';
import { point as pastContinuous } from './points/past-continuous/point';
import { point as pastDeductions } from './points/past-deductions/point';
import { point as pastPerfect } from './points/past-perfect/point';
import { point as pastSimpleIrregular } from './points/past-simple-irregular/point';
import { point as pastSimpleQuestions } from './points/past-simple-questions/point';
import { point as pastSimpleRegular } from './points/past-simple-regular/point';
import { point as possessives } from './points/possessives/point';
import { point as prepositionsPlace } from './points/prepositions-place/point';
import { point as prepositionsTime } from './points/prepositions-time/point';
import { point as presentContinuous } from './points/present-continuous/point';
import { point as presentPerfect } from './points/present-perfect/point';
import { point as presentPerfectOrPast } from './points/present-perfect-or-past/point';
import { point as presentSimple } from './points/present-simple/point';
import { point as presentSimpleQuestions } from './points/present-simple-questions/point';
import { point as presentTenses } from './points/present-tenses/point';
import { point as questionForms } from './points/question-forms/point';
import { point as questionTags } from './points/question-tags/point';
import { point as relativeClauses } from './points/relative-clauses/point';
import { point as reportedQuestions } from './points/reported-questions/point';
import { point as reportedStatements } from './points/reported-statements/point';
import { point as reportingVerbs } from './points/reporting-verbs/point';
import { point as secondConditional } from './points/second-conditional/point';
import { point as should } from './points/should/point';
import { point as soSuchTooEnough } from './points/so-such-too-enough/point';
import { point as someAny } from './points/some-any/point';
import { point as superlatives } from './points/superlatives/point';
import { point as thereIs } from './points/there-is/point';
import { point as thirdConditional } from './points/third-conditional/point';
import { point as thisThat } from './points/this-that/point';
import { point as toBe } from './points/to-be/point';
import { point as usedTo } from './points/used-to/point';
import { point as willOrGoingTo } from './points/will-or-going-to/point';
import { point as wishes } from './points/wishes/point';

/** Every point of grammar by its id, which is also the name of its folder; within a level the first to be learnt first. */
const texts = {
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
  'past-simple-questions': pastSimpleQuestions,
  'past-continuous': pastContinuous,
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
} satisfies Record<string, PointText>;
export type PointId = keyof typeof texts;

/** One thing of grammar that can be learnt and tested, with its rule on one screen. */
export interface GrammarPoint extends PointText {
  id: PointId;
}

/** All of them, easiest level first. */
export const points: readonly GrammarPoint[] = levels.flatMap((level) =>
  Object.entries<PointText>(texts)
    .filter(([, text]) => text.level === level)
    .map(([id, text]) => ({ ...text, id: id as PointId })),
);

const byId = new Map<string, GrammarPoint>(points.map((point) => [point.id, point]));

export const pointById = (id: string): GrammarPoint | undefined => byId.get(id);
