import { withDo } from '../repair-order';
import { base, defineRule, says } from '../rule';
import type { Sentence } from '../token';

/** The best time to do it is spring. */
const isInfinitive = (at: number, { tokens }: Sentence) => tokens[at - 1]?.low === 'to';

export const doSupport = [
  defineRule({
    id: 'did-past',
    name: 'Did + base form',
    code: 'VF',
    why: 'Did and didn’t show the past already: the verb after them has no ending.',
    wrong: 'I didn’t went there.',
    right: 'I didn’t go there.',
    point: 'past-simple-questions',
    patterns: [
      { pattern: 'do|does not? @subject not? ( <past&!base> )', write: base },
      { pattern: 'do|does not ( <past&!base&!adj> )', write: base },
      { pattern: 'did @subject ( <third&!noun&!plural>+<ing&!noun> )', write: base },
      { pattern: '^ why|where|when|how|what|who did @subject+<name>? ( <past&!base> )', write: base },
      { pattern: 'did not|never @middle* ( <past&!base> )', write: base },
      { pattern: 'did @subject not? @middle* ( <past&!base> )', write: base },
      {
        pattern: 'did not @middle* ( found|felt|left|saw )',
        write: (word) => ({ found: 'find', felt: 'feel', left: 'leave', saw: 'see' })[says(word)] ?? '',
      },
      // These are verbs of their own, or other words, elsewhere.
      {
        pattern: 'did @subject not? @middle* ( felt|left|saw )',
        write: (word) => ({ felt: 'feel', left: 'leave', saw: 'see' })[says(word)] ?? '',
        unless: (_, s) => !s.isQuestion,
      },
      { pattern: 'did @determiner <noun+plural+@person+@people> ( <past&!base&!adj> )', write: base },
      { pattern: 'did not @middle* ( <third&!noun&!plural> )', write: base },
      // Did you have seen my keys?
      {
        pattern:
          'did @subject ( have seen|been|done|gone|arrived|finished|eaten|lost|visited|heard|met|bought ) !<noun> !<plural>',
        unless: (_, s) => !s.isQuestion,
      },
    ],
  }),
  defineRule({
    id: 'do-third',
    name: 'Do and does + base form',
    code: 'VF',
    why: 'Does shows the third person already: the verb after it has no -s.',
    wrong: 'Does she likes tea?',
    right: 'Does she like tea?',
    point: 'present-simple-questions',
    repair: withDo,
    patterns: [
      { pattern: 'do|does @subject ( have got )', write: () => 'have' },
      { pattern: 'do|does not ( have got )', write: () => 'have' },
      {
        pattern: 'do|does|did not? @subject ( <ing&!noun> )',
        write: base,
        unless: (_, s) => !s.isQuestion,
      },
      { pattern: '@subject do|does|did not ( <ing&!noun> )', write: base },
      { pattern: '( do ) he|she not? <base>', write: () => 'does' },
      // Do it like this; do it last.
      { pattern: '( do ) it not? <base&!prep&!adj&!adv>', write: () => 'does' },
      { pattern: '( does ) i|you|we|they not? <base>', write: () => 'do' },
      { pattern: '( do ) @possessive @person <base>', write: () => 'does', unless: (_, s) => !s.isQuestion },
      {
        pattern: '( does ) @possessive+the <plural&!noun>+@people <base>',
        write: () => 'do',
        unless: (_, s) => !s.isQuestion,
      },
      { pattern: '( i|we|they|you does not )' },
      { pattern: 'do|does not @middle* ( <third> )', write: base },
      {
        pattern: 'do|does @subject not? @middle* ( <third> )',
        write: base,
        unless: ({ start }, s) => isInfinitive(start, s),
      },
      { pattern: 'does @determiner <!punct&!@auxiliary>? <noun>+@person ( <third> )', write: base },
      { pattern: 'does <name> ( <third> )', write: base },
      {
        pattern: 'do|does|did not? @subject ( are|is|am|was|were )',
        unless: ({ start }, s) => isInfinitive(start, s),
      },
      { pattern: 'do|does|did not ( have finished|done|seen|been|gone|eaten|started|arrived|received )' },
    ],
  }),
  defineRule({
    id: 'not-without-do',
    name: 'Negative with do',
    code: 'VF',
    why: 'A negative of the present or past simple has don’t, doesn’t or didn’t.',
    wrong: 'I not understand.',
    right: 'I don’t understand.',
    point: 'present-simple',
    repair: withDo,
    patterns: [
      {
        pattern: '^^ pronoun=@subject ( not|no verb=<base&!noun> )',
        write: (_, { verb }) => `don’t ${says(verb)}`,
        // She insisted that I not mention it.
        unless: ({ named, from }, s) =>
          s.tokens[from - 2]?.low === 'that' ||
          named.pronoun?.low === 'he' ||
          named.pronoun?.low === 'she' ||
          named.pronoun?.low === 'it',
      },
      '^^ he|she|it ( not|no <base&!noun+third> )',
      { pattern: '^^ @subject ( no can|could|will|must|like|want )' },
      // She not came.
      {
        pattern: '^^ @subject ( not verb=<past&!@be&!@have&!@modal&!@do> )',
        write: (_, { verb }) => `didn’t ${base(verb)}`,
      },

      // people who haven’t money
      {
        pattern: '( helper=@have not ) money|time|problems|children|friends|work|homework >$|to|for|and|because|but',
        write: (_, { helper }) => ({ has: 'doesn’t have', had: 'didn’t have' })[says(helper)] ?? 'don’t have',
      },
    ],
  }),
];
