import type { PointFrames } from './frame';
import type { PointId } from './points';
import { frames as adverbsOrder } from './points/adverbs-order/frames';
import { frames as articles } from './points/articles/frames';
import { frames as articlesGeneral } from './points/articles-general/frames';
import { frames as beUsedTo } from './points/be-used-to/frames';
import { frames as can } from './points/can/frames';
import { frames as comparatives } from './points/comparatives/frames';
import { frames as firstConditional } from './points/first-conditional/frames';
import { frames as futureContinuous } from './points/future-continuous/frames';
import { frames as futurePerfect } from './points/future-perfect/frames';
import { frames as gerundInfinitive } from './points/gerund-infinitive/frames';
import { frames as goingTo } from './points/going-to/frames';
import { frames as haveGot } from './points/have-got/frames';
import { frames as haveSomethingDone } from './points/have-something-done/frames';
import { frames as inversion } from './points/inversion/frames';
import { frames as mightMay } from './points/might-may/frames';
import { frames as mixedConditionals } from './points/mixed-conditionals/frames';
import { frames as muchMany } from './points/much-many/frames';
import { frames as mustHaveTo } from './points/must-have-to/frames';
import { frames as objectPronouns } from './points/object-pronouns/frames';
import { frames as passive } from './points/passive/frames';
import { frames as passiveTenses } from './points/passive-tenses/frames';
import { frames as pastContinuous } from './points/past-continuous/frames';
import { frames as pastDeductions } from './points/past-deductions/frames';
import { frames as pastPerfect } from './points/past-perfect/frames';
import { frames as pastSimpleIrregular } from './points/past-simple-irregular/frames';
import { frames as pastSimpleQuestions } from './points/past-simple-questions/frames';
import { frames as pastSimpleRegular } from './points/past-simple-regular/frames';
import { frames as possessives } from './points/possessives/frames';
import { frames as prepositionsPlace } from './points/prepositions-place/frames';
import { frames as prepositionsTime } from './points/prepositions-time/frames';
import { frames as presentContinuous } from './points/present-continuous/frames';
import { frames as presentPerfect } from './points/present-perfect/frames';
import { frames as presentPerfectOrPast } from './points/present-perfect-or-past/frames';
import { frames as presentSimple } from './points/present-simple/frames';
import { frames as presentSimpleQuestions } from './points/present-simple-questions/frames';
import { frames as presentTenses } from './points/present-tenses/frames';
import { frames as questionForms } from './points/question-forms/frames';
import { frames as questionTags } from './points/question-tags/frames';
import { frames as relativeClauses } from './points/relative-clauses/frames';
import { frames as reportedQuestions } from './points/reported-questions/frames';
import { frames as reportedStatements } from './points/reported-statements/frames';
import { frames as reportingVerbs } from './points/reporting-verbs/frames';
import { frames as secondConditional } from './points/second-conditional/frames';
import { frames as should } from './points/should/frames';
import { frames as soSuchTooEnough } from './points/so-such-too-enough/frames';
import { frames as someAny } from './points/some-any/frames';
import { frames as superlatives } from './points/superlatives/frames';
import { frames as thereIs } from './points/there-is/frames';
import { frames as thirdConditional } from './points/third-conditional/frames';
import { frames as thisThat } from './points/this-that/frames';
import { frames as toBe } from './points/to-be/frames';
import { frames as usedTo } from './points/used-to/frames';
import { frames as willOrGoingTo } from './points/will-or-going-to/frames';
import { frames as wishes } from './points/wishes/frames';

/** What the exercises of each point are made from. The server makes them: in the browser nothing imports this. */
export const pointFrames: Readonly<Record<PointId, PointFrames>> = {
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
