import { degrees } from '#shared/language/forms/inflect';
import { defineRule, says } from '../rule';
import { hasFiniteAfter } from '../tag-sentence';
import type { Sentence } from '../token';

/** That you like, that my brother told me. */
const hasVerbAfter = ({ tokens }: Sentence, at: number) =>
  hasFiniteAfter(tokens, at + 1) || (tokens[at + 1]?.low === 'you' && tokens[at + 2]?.tags.has('base') === true);

export const than = [
  defineRule({
    id: 'than',
    name: 'Than after a comparative',
    code: 'WW',
    why: 'After a comparative comes than, not that, then, as or from.',
    wrong: 'bigger then me',
    right: 'bigger than me',
    point: 'comparatives',
    patterns: [
      { pattern: '( elder ) than', write: () => 'older' },
      {
        pattern: '( worst|best|biggest|tallest|oldest|youngest|smallest|fastest|highest|cheapest|easiest ) than',
        write: (word) => ({ worst: 'worse', best: 'better' })[word?.low ?? ''] ?? says(word).replace(/est$/, 'er'),
      },
      { pattern: 'so <adj> ( like|than ) @object+you|my|his|her|<name>', write: () => 'as' },
      {
        pattern:
          '<comp> ( then ) the|my|his|her|your|our|their|me|mine|yours|i|he|she|we|they|you|a|in|it|last|before|yesterday|ever|<name>',
        write: () => 'than',
        unless: ({ to }, s) => s.tokens[to + 2]?.tags.has('base') === true && s.tokens[to + 3] === undefined,
      },
      {
        pattern:
          'more|less <adj>+<adv>+<noun> ( word=then|as|that ) me|mine|you|yours|him|her|us|them|my|his|before|last|yesterday',
        write: () => 'than',
        // One more thing that you did: a clause begins.
        unless: ({ to, named }, s) => named.word?.low === 'that' && hasVerbAfter(s, to),
      },
      {
        pattern: '<!@clauseWord> , ( than ) @subject',
        write: () => 'then',
        // Earlier, on average, than it did.
        unless: ({ from }, s) =>
          s.tokens.slice(0, from).some(({ tags, low }) => tags.has('comp') || /^(?:more|less|other|rather)$/.test(low)),
      },
      { pattern: 'and ( than ) @subject+<past>', write: () => 'then' },
      { pattern: '^ ( than ) @subject', write: () => 'Then' },
      { pattern: 'as <adj&!comp> ( than ) ', write: () => 'as' },
      { pattern: '( as|so <comp> as )' },
      {
        pattern: '<comp> <noun>? ( then ) !<punct> !$ !@clauseWord',
        write: () => 'than',
        unless: ({ to }, s) =>
          /^(?:as|so|and|but|the)$/.test(s.tokens[to + 1]?.low ?? '') && s.tokens[to + 1]?.low !== 'the',
      },
      { pattern: 'more|less <adj> ( then ) @determiner+@anyObject+@subject+<name>', write: () => 'than' },
      { pattern: 'rather ( then )', write: () => 'than' },
      {
        pattern: '<comp&!known>+<comp> ( that ) @subject+@object+@determiner+yesterday|last|usual|mine|yours|<name>',
        write: () => 'than',
        unless: ({ from, to }, s) =>
          s.tokens.slice(Math.max(0, from - 4), from).some(({ low }) => low === 'it') ||
          // She found out later that it was so.
          /^(?:later|earlier|sooner|further)$/.test(s.tokens[from - 1]?.low ?? '') ||
          s.tokens[to + 1]?.low === 'way' ||
          s.tokens[from - 1]?.low === 'better',
      },
      { pattern: 'more <adj&!sure> ( that ) @object+mine|yours|yesterday|last|usual|before', write: () => 'than' },
      {
        pattern: 'comparative=<comp> ( word=as|from|of ) @object+mine|yours|my|his|her',
        write: () => 'than',
        unless: ({ named }) =>
          /^(?:older|younger|better|elder)$/.test(named.comparative?.low ?? '') && named.word?.low === 'of',
      },
      {
        pattern: 'the same ( word=than|like|that ) @object+you|me|mine|yours|my|his|her|<name>',
        write: () => 'as',
        unless: ({ named }) => named.word?.low === 'that',
      },
      {
        pattern: 'as <adj> ( word=than|like|that )',
        write: () => 'as',
        unless: ({ named }) => named.word?.low === 'that',
      },
      { pattern: 'not as <adj+adv> ( that ) @possessive+@object+yours|mine|<name>', write: () => 'as' },
      {
        pattern: '<comp> ( of ) @possessive+@object',
        write: () => 'than',
        unless: ({ from }, s) => s.tokens[from - 2]?.low === 'the',
      },
      { pattern: 'the same ( that ) mine|yours|his|hers|ours|theirs', write: () => 'as' },
      { pattern: 'not so|as <adj+adv> ( than )', write: () => 'as' },
      { pattern: '<comp> ( that ) mine|yours|ours|theirs|hers', write: () => 'than' },
      // more quiet that the main road
      {
        pattern: 'more|less <adj&!sure> ( that|as ) the|this|that|those|these|other|others <adj>? <noun+plural>? >$',
        write: () => 'than',
      },
      // so expensive as the blue one
      { pattern: '@be ( so ) <adj> as @determiner+@object+you|yours|mine|<name>', write: () => 'as' },
      // I would rather walk then wait.
      { pattern: 'rather <base> <!punct&!@clauseWord>* ( then ) <base>', write: () => 'than' },
      // London is bigger of Rome.
      { pattern: '@be <comp> ( of|as ) <name>', write: () => 'than' },

      {
        pattern: '@beFinite much? more <adj&!sure> ( that ) <noun+ing+name>+@determiner',
        write: () => 'than',
        unless: ({ start }, s) => s.tokens.slice(Math.max(0, start - 2), start).some(({ low }) => low === 'it'),
      },

      // Today is colder as yesterday.
      {
        pattern: '@be comparative=<comp> ( as ) article=@determiner+@object+yesterday|usual|before',
        write: () => 'than',
        // It would be better as an email: that says what it would be.
        unless: ({ named }) => named.comparative?.low === 'better' && /^an?$/.test(named.article?.low ?? ''),
      },

      {
        pattern: 'the same noun=<noun> ( than|like|that ) @object+you|me|mine|yours|my|his|her|<name>',
        write: () => 'as',
        unless: ({ from, to }, s) =>
          s.tokens[from]?.low === 'that' && !/^(?:me|him|them|us|mine|yours)$/.test(s.tokens[to + 1]?.low ?? ''),
      },
      { pattern: 'more <plural&!noun> ( as ) @object+me|you|mine|yours|<name>', write: () => 'than' },
      { pattern: '@be ( more crowd ) ,|than|but|and|$', write: () => 'more crowded' },
      {
        pattern:
          '@be+{get} ( adjective=<adj&!comp&!noun&!adv> ) than @possessive+the|<name>+@object+before|mine|yours|ours|theirs',
        write: (word) => degrees(says(word))?.comparative[0] ?? `more ${says(word)}`,
        unless: ({ named }) => /^(?:other|different|less|more)$/.test(named.adjective?.low ?? ''),
      },
    ],
  }),
];
