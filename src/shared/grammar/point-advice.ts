import type { PointId } from './points';
import { advice as adverbsOrder } from './points/adverbs-order/advice';
import { advice as articles } from './points/articles/advice';
import { advice as articlesGeneral } from './points/articles-general/advice';
import { advice as beUsedTo } from './points/be-used-to/advice';
import { advice as can } from './points/can/advice';
import { advice as comparatives } from './points/comparatives/advice';
import { advice as firstConditional } from './points/first-conditional/advice';
import { advice as futureContinuous } from './points/future-continuous/advice';
import { advice as futurePerfect } from './points/future-perfect/advice';
import { advice as gerundInfinitive } from './points/gerund-infinitive/advice';
import { advice as goingTo } from './points/going-to/advice';
import { advice as haveGot } from './points/have-got/advice';
import { advice as haveSomethingDone } from './points/have-something-done/advice';
import { advice as inversion } from './points/inversion/advice';
import { advice as mightMay } from './points/might-may/advice';
import { advice as mixedConditionals } from './points/mixed-conditionals/advice';
import { advice as muchMany } from './points/much-many/advice';
import { advice as mustHaveTo } from './points/must-have-to/advice';
import { advice as objectPronouns } from './points/object-pronouns/advice';
import type { PointAdvice } from './points/parts';
import { advice as passive } from './points/passive/advice';
import { advice as passiveTenses } from './points/passive-tenses/advice';
import { advice as pastContinuous } from './points/past-continuous/advice';
import { advice as pastDeductions } from './points/past-deductions/advice';
import { advice as pastPerfect } from './points/past-perfect/advice';
import { advice as pastSimpleIrregular } from './points/past-simple-irregular/advice';
import { advice as pastSimpleQuestions } from './points/past-simple-questions/advice';
import { advice as pastSimpleRegular } from './points/past-simple-regular/advice';
import { advice as possessives } from './points/possessives/advice';
import { advice as prepositionsPlace } from './points/prepositions-place/advice';
import { advice as prepositionsTime } from './points/prepositions-time/advice';
import { advice as presentContinuous } from './points/present-continuous/advice';
import { advice as presentPerfect } from './points/present-perfect/advice';
import { advice as presentPerfectOrPast } from './points/present-perfect-or-past/advice';
import { advice as presentSimple } from './points/present-simple/advice';
import { advice as presentSimpleQuestions } from './points/present-simple-questions/advice';
import { advice as presentTenses } from './points/present-tenses/advice';
import { advice as questionForms } from './points/question-forms/advice';
import { advice as questionTags } from './points/question-tags/advice';
import { advice as relativeClauses } from './points/relative-clauses/advice';
import { advice as reportedQuestions } from './points/reported-questions/advice';
import { advice as reportedStatements } from './points/reported-statements/advice';
import { advice as reportingVerbs } from './points/reporting-verbs/advice';
import { advice as secondConditional } from './points/second-conditional/advice';
import { advice as should } from './points/should/advice';
import { advice as soSuchTooEnough } from './points/so-such-too-enough/advice';
import { advice as someAny } from './points/some-any/advice';
import { advice as superlatives } from './points/superlatives/advice';
import { advice as thereIs } from './points/there-is/advice';
import { advice as thirdConditional } from './points/third-conditional/advice';
import { advice as thisThat } from './points/this-that/advice';
import { advice as toBe } from './points/to-be/advice';
import { advice as usedTo } from './points/used-to/advice';
import { advice as willOrGoingTo } from './points/will-or-going-to/advice';
import { advice as wishes } from './points/wishes/advice';

/** Concept-check questions and likely problems for each point of grammar. */
export const pointAdvice: Readonly<Record<PointId, PointAdvice>> = {
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
};
