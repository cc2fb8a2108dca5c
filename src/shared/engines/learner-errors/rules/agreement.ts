import { base, defineRule, isAfter, says, third } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** Does she go, can he swim, I insist that he come: no ending is right there. */
function isAsked({ from, steps }: { from: number; steps: readonly unknown[] }, sentence: Sentence): boolean {
  void steps;
  const before = sentence.tokens.slice(0, from).map(({ low }) => low);
  const helper = before
    .slice(-4)
    .some(
      (low) =>
        wordSets.modal.has(low) ||
        /^(?:do|does|did|let|make|makes|made|see|saw|hear|heard|watch|watched|help|helped|have|had)$/.test(low),
    );
  return (
    helper ||
    before.some((low) =>
      /^(?:insist|insists|insisted|suggest|suggests|suggested|recommend|recommended|demand|demanded|important|essential|necessary|vital|propose|proposed)$/.test(
        low,
      ),
    )
  );
}

const sameInPast = (found: { to: number }, sentence: Sentence) => sentence.tokens[found.to]?.tags.has('past') ?? false;

export const agreement = [
  defineRule({
    id: 'third-person-s',
    name: 'He, she, it + -s',
    code: 'AGR',
    why: 'In the present simple, the verb after he, she, it or one person ends in -s.',
    wrong: 'She work here.',
    right: 'She works here.',
    point: 'present-simple',
    patterns: [
      {
        is: 'he|she @middle* ( <base&!@modal&!prep&!past> )',
        write: (m) => third(m[2]),
        unless: (match, s) =>
          isAsked({ from: match.from, steps: [] }, s) || match.steps[1]?.low === 'not' || sameInPast(match, s),
      },
      {
        is: '^^ it @middle* ( <base&!@modal&!prep&!noun&!adj&!adv&!past> )',
        write: (m) => third(m[3]),
        unless: (match, s) => isAsked(match, s) || match.steps[2]?.low === 'not',
      },
      { is: '^^ he|she|it ( do ) not', write: () => 'does' },
      {
        is: '^^ @determiner <adj>? @person ( do ) not',
        write: () => 'does',
        unless: ({ steps }) => steps[1]?.low === 'these',
      },
      {
        is: '^ @determiner <adj>? @person @frequency+sometimes|often+also? ( <base&!noun&!adj&!past&!prep&!@modal> ) !@beFinite',
        write: (m) => third(m[5]),
        unless: (match, s) => isAsked(match, s) || s.isQuestion,
      },
      {
        is: '^ @determiner <adj>? @person @frequency+sometimes|often? ( <base&!past&!prep&!@modal> ) in|at|for|with|on|to|as|every|very|hard|a|an|the|my|his|her|their|me|him|us',
        write: (m) => third(m[5]),
        unless: (match, s) => isAsked(match, s) || s.isQuestion,
      },
      {
        is: '^^ my|his|her|our|their|your <adj>? @person @frequency+sometimes|often? ( <base&!noun&!adj&!past&!prep&!@modal> )',
        write: (m) => third(m[5]),
        unless: (match, s) => isAsked(match, s) || s.isQuestion,
      },
      {
        is: '^ <name> @frequency+sometimes|often+also? ( <base&!noun&!adj&!past&!prep&!@modal&!adv> ) @determiner+@object+in|at|to|with|for|on|very|every|that',
        write: (m) => third(m[3]),
        unless: ({ steps }) => /s$/.test(steps[1]?.low ?? ''),
      },
      { is: '^^ he|she|it ( have ) ', write: () => 'has', unless: isAsked },
      { is: '^^ @possessive @person ( have ) ', write: () => 'has', unless: isAsked },
    ],
  }),
  defineRule({
    id: 'plural-verb',
    name: 'Plural subject, plural verb',
    code: 'AGR',
    why: 'After a plural subject the verb has no -s: they go, my friends are.',
    wrong: 'They lives here.',
    right: 'They live here.',
    point: 'present-simple',
    patterns: [
      { is: '^^ we|they @middle* ( is|was|has|does )', write: (m) => plural(says(m[3])) },
      { is: '^^ i|we|they @middle* ( <third&!noun&!plural> )', write: (m) => base(m[3]) },
      {
        is: '^^ i|we|they ( <third&!@have&!@be> ) @determiner+in|at|to|with|on|for+@object+@possessive',
        write: (m) => base(m[2]),
      },
      { is: '^ i ( is|are|has )', write: (m) => (says(m[2]) === 'has' ? 'have' : 'am') },
      { is: '^ you ( is|was|has|does )', write: (m) => plural(says(m[2])) },
      {
        is: '^ i|we|they|you|it? and? my|his|her|our|your @person ( is|was|has )',
        unless: ({ steps }) => steps[2] === undefined,
      },
      { is: 'my|his|her|our|your @person and i|my|his|her ( is|was|has )', write: (m) => plural(says(m[4])) },
      {
        is: '^ my|his|her|our|your @person and my|his|her|our|your @person ( is|was|has|<third> )',
        write: (m) => plural(says(m[6])),
      },
      {
        is: '^ my|his|her|our|your @person and my|his|her|our|your @person ( is|was|has )',
        write: (m) => plural(says(m[6])),
      },
      {
        is: '!of people|children ( is|was|has )',
        write: (m) => plural(says(m[2])),
        unless: ({ from }, s) => isAfter(s, from - 1, /^(?:of|what|about)$/, 4),
      },
      {
        is: '^ the|some|many|most? people|children|students in|at|on|from @determiner? <noun> ( is|was|has|<third&!noun&!plural> )',
        write: (m) => plural(says(m[6])),
      },
      {
        is: '^^ @determiner <adj&!plural>* ( <plural&!noun> ) @frequency+also? >is|was|has|does',
        unless: (match, s) => isMeasured(match.from, s),
      },
      {
        is: '^^ the|my|his|her|our|your|their|these|those|many|some|most|all ( <plural&!noun&!name> is|was|has|does )',
        unless: (match, s) => isMeasured(match.from, s),
      },
      {
        is: '^^ the|my|his|her|our|your|their|these|those|many|some|most|all @middle* ( @people <third&!plural&!noun> )',
      },
    ],
  }),
  defineRule({
    id: 'everybody-verb',
    name: 'Everybody + -s',
    code: 'AGR',
    why: 'Everybody, everyone, somebody, nobody and each have a singular verb.',
    wrong: 'Everybody know him.',
    right: 'Everybody knows him.',
    point: 'present-simple',
    patterns: [
      {
        is: '^^ everybody|everyone|everything|somebody|someone|nobody|nothing|anyone @middle* ( are|were|have|do )',
        write: (m) => singular(says(m[3])),
        unless: isAsked,
      },
      {
        is: '^^ everybody|everyone|somebody|someone|nobody @middle* ( <base&!noun&!adj&!past&!prep&!adv&!@modal> )',
        write: (m) => third(m[3]),
        unless: isAsked,
      },
    ],
  }),
  defineRule({
    id: 'there-is',
    name: 'There is and there are',
    code: 'AGR',
    why: 'There is stands before one thing, there are before several.',
    wrong: 'There is two shops.',
    right: 'There are two shops.',
    point: 'there-is',
    patterns: [
      {
        is: 'there ( is|was ) @middle* two|three|four|five|six|seven|eight|nine|ten|many|several|few',
        write: (m) => plural(says(m[1])),
      },
      {
        is: 'there ( is|was ) not? @middle* a lot of <adj>* <plural&!noun>+people+children',
        write: (m) => plural(says(m[1])),
      },
      {
        is: 'there ( is|was ) @middle* some|any|no? <adj&!noun>* <plural&!noun> !<noun>',
        write: (m) => plural(says(m[1])),
      },
      { is: 'there ( is|was ) @middle* some|any|no? people|children', write: (m) => plural(says(m[1])) },
      { is: '( is|was ) there <num>+any|many|some <plural&!noun> !<noun>', write: (m) => plural(says(m[0])) },
      {
        is: 'there ( are|were ) @middle* a|an|one|another <adj>* <noun&!plural>',
        write: (m) => singular(says(m[1])),
        unless: ({ steps, to }, s) =>
          /^(?:lot|few|number|couple|variety|hundred|thousand|million|dozen|range|group|handful|great|good|large|small|huge)$/.test(
            s.tokens[to + 2]?.low ?? '',
          ) || steps.length === 0,
      },
      { is: '^ in @determiner <adj>? <noun> ( have|has ) ', write: () => 'there are' },
    ],
  }),
  defineRule({
    id: 'every-singular',
    name: 'Every + singular',
    code: 'NUM',
    why: 'After every and each the noun is singular.',
    wrong: 'every students',
    right: 'every student',
    point: 'much-many',
    patterns: [
      'every|each ( <plural&!noun&!third> ) !<noun>',
      'every|each ( @people )',
      { is: 'every|each ( days|weeks|months|years|mornings|evenings|times )', write: (m) => says(m[1]).slice(0, -1) },
      { is: 'another ( <plural&!noun&!third> ) !<noun>' },
    ],
  }),
  defineRule({
    id: 'one-of-plural',
    name: 'One of + plural',
    code: 'NUM',
    why: 'After one of the or one of my the noun is plural.',
    wrong: 'one of my friend',
    right: 'one of my friends',
    point: 'much-many',
    patterns: [
      {
        is: 'one of @possessive+the|these|those <adj+sup>* ( <noun&!plural&!adj> ) !<noun> !<plural> !<adj>',
        unless: ({ from, steps }, s) =>
          /^(?:family|group|team|staff|police|class|lot|most|best|public|crew|band|pair|few|rest)$/.test(
            s.tokens[from]?.low ?? '',
          ) || steps.length === 0,
      },
      'one of the most <adj> ( <noun&!plural> ) !<noun> !<plural>',
    ],
  }),
  defineRule({
    id: 'this-these',
    name: 'This and these',
    code: 'NUM',
    why: 'This and that stand before one thing, these and those before several.',
    wrong: 'this books',
    right: 'these books',
    point: 'this-that',
    patterns: [
      {
        is: '( this|that ) <plural&!noun&!third&!name&!@units> !<noun>',
        write: (m) => (says(m[0]).toLowerCase() === 'this' ? 'these' : 'those'),
        unless: ({ from, steps }, s) =>
          steps[0]?.low === 'that' && !/^(?:in|on|at|with|like|for|about)?$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      { is: '( this ) people|children|things', write: () => 'these' },
      {
        is: '( these|those ) <adj>? @thing+@person+day|week|month|year|kind|thing !<noun> !<plural> !<adj>',
        write: (m) => (says(m[0]).toLowerCase() === 'these' ? 'this' : 'that'),
      },
    ],
  }),
];

const plural = (verb: string) => ({ is: 'are', was: 'were', has: 'have', does: 'do' })[verb] ?? verb;
const singular = (verb: string) => ({ are: 'is', were: 'was', have: 'has', do: 'does' })[verb] ?? verb;

/** Ten pounds is enough; each of the rooms has a bath; the news is good. */
function isMeasured(at: number, sentence: Sentence): boolean {
  const noun = sentence.tokens[at]?.low ?? '';
  const isSum =
    /^(?:pounds|euros|dollars|years|minutes|hours|days|weeks|months|miles|kilometres|metres|states|netherlands|chips|olympics|thanks|times)$/.test(
      noun,
    ) || wordSets.singularS.has(noun);
  return (
    isSum ||
    isAfter(
      sentence,
      at,
      /^(?:of|and|what|each|one|every|number|than|to|about|with|from|for|in|on|by|between|which|who|that)$/,
      5,
    )
  );
}
