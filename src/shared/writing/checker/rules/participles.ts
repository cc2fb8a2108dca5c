import type { Match } from '../pattern';
import { defineRule, participle, past, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** The friend he had came back; all she had was gone: there had is the whole verb. */
function isOwned(have: number, { tokens }: Sentence): boolean {
  const before = tokens[have - 2];
  return (
    wordSets.subject.has(tokens[have - 1]?.low ?? '') &&
    (before?.tags.has('noun') === true ||
      before?.tags.has('plural') === true ||
      /^(?:all|what|everything)$/.test(before?.low ?? ''))
  );
}

/** How has being famous changed? There being is the subject, and the participle comes later. */
const isSubject = ({ start, to }: Match, { tokens, isQuestion }: Sentence) =>
  isQuestion &&
  (start === 0 || /^(?:how|why|when|where|what)$/.test(tokens[start - 1]?.low ?? '')) &&
  tokens.slice(to + 2).some(({ tags }) => tags.has('pp'));

export const participles = [
  defineRule({
    id: 'have-participle',
    name: 'Have + past participle',
    code: 'VF',
    why: 'After have and has the verb is a past participle: have seen, has gone, had begun.',
    wrong: 'I have went there.',
    right: 'I have gone there.',
    point: 'present-perfect',
    patterns: [
      {
        pattern:
          '@have not? @middle* ( saw|went|wrote|drank|ate|broke|began|sang|swam|drove|spoke|gave|took|knew|grew|flew|forgot|chose|fell|rode|wore|threw )',
        write: participle,
        unless: ({ from }, s) => s.tokens[from - 1]?.tags.has('noun') === true,
      },
      {
        pattern: 'had @middle* ( <past&!pp&!base&!adj> )',
        write: participle,
        unless: ({ start, from, to }, s) =>
          s.tokens[from]?.verbs.length === 0 ||
          s.tokens[to - 1]?.tags.has('noun') === true ||
          // The best idea that I ever had came to me then.
          /^(?:ever|all)$/.test(s.tokens[start - 1]?.low ?? '') ||
          isOwned(start, s),
      },
      {
        pattern: '@have ( being ) ',
        write: () => 'been',
        // The most fun she had ever had being outside.
        unless: (match, s) =>
          s.tokens.some(({ low }) => low === 'without') ||
          s.tokens[match.from - 2]?.low === 'ever' ||
          isSubject(match, s),
      },
      {
        pattern: '@haveNow @subject @middle* ( <base&!pp&!noun&!adj&!adv> )',
        write: participle,
        unless: (_, s) => !s.isQuestion,
      },
      {
        pattern: '@be ( wrote|broke|stole|took|gave|chose|spoke|ate|drank|saw|knew|drove|stole|froze|forgot|hid )',
        write: participle,
      },
      {
        pattern: '@subject+<name>+<noun> @have @middle* ( <past&!pp&!base> )',
        write: participle,
        unless: ({ start, from }, s) =>
          s.tokens[from]?.verbs.length === 0 || s.tokens[from - 2]?.low === 'ever' || isOwned(start + 1, s),
      },
      { pattern: '@subject have|has @middle* ( <base&!pp&!noun&!adj&!adv&!prep> )', write: participle },
      { pattern: '@have @subject ever|already|yet? ( <past&!pp&!base> )', write: participle },
      { pattern: '@have @subject ever ( <base&!pp> )', write: participle },
      {
        pattern:
          '@haveNow already|just|never|not|ever ( finish|visit|watch|start|play|travel|cook|call|move|try|change|work|clean|live|use )',
        write: participle,
      },
      {
        pattern: '@haveNow @subject ( finish|visit|watch|start|play|travel|cook|call|move|try|change|clean ) *',
        write: participle,
        unless: (_, s) => !s.isQuestion,
      },
      { pattern: '@haveNow ( finish|visit|watch|start ) the|my|a|his', write: participle },
      // I should have call you.
      {
        pattern: 'should|could|would|might|must not? have ( <base&!pp&!noun&!adj&!adv&!prep> )',
        write: participle,
      },
      {
        pattern:
          'should|could|would|might|must not? have ( call|ask|help|phone|visit|watch|work|wait|try|play|start|finish|stay|walk ) >@anyObject+the|my|a|his',
        write: participle,
      },
      // She could have came.
      { pattern: 'should|could|would|might|must|may not? have ( <past&!pp&!base> )', write: participle },

      // It has change the life of many.
      {
        pattern:
          'it|he|she|this|that|they|we|i has|have|had already|just|never|really? ( change ) the|my|our|their|his|her|a|everything',
        write: () => 'changed',
      },
    ],
  }),
  defineRule({
    id: 'be-happened',
    name: 'Happen, die, appear without be',
    code: 'VF',
    why: 'Happen, die, appear and disappear have no passive: it happened, she died.',
    wrong: 'What was happened?',
    right: 'What happened?',
    point: 'passive',
    patterns: [
      {
        pattern: '( helper=@beFinite verb=happened|appeared|disappeared|existed|occurred|happen )',
        write: (_, { helper, verb }) => (/^w/.test(says(helper)) ? past(verb) : says(verb)),
        // What’s happened: that is has.
        unless: ({ named }) => /['’]/.test(says(named.helper)),
      },
      { pattern: '( is|was|were|are died )', write: () => 'died' },
    ],
  }),
  defineRule({
    id: 'born',
    name: 'Was born',
    code: 'VF',
    why: 'To be born is a passive and tells of the past: I was born in 2008.',
    wrong: 'I born in May.',
    right: 'I was born in May.',
    point: 'passive',
    patterns: [
      {
        pattern: '@subject ( born )',
        write: () => 'was born',
        // When was he or she born?
        unless: ({ start }, s) =>
          s.tokens.slice(Math.max(0, start - 3), start).some(({ low }) => wordSets.beFinite.has(low)),
      },
      { pattern: 'i ( am born )', write: () => 'was born' },
      { pattern: 'he|she ( is born ) in', write: () => 'was born' },
      { pattern: '( have|has|had born )', write: () => 'was born' },
      { pattern: '( borned )', write: () => 'born' },
    ],
  }),
];
