import { defineRule, lastIs, one, says, several } from '../rule';
import type { Sentence, Token } from '../token';

const isUnknown = (token: Token | undefined) =>
  token !== undefined && !token.tags.has('known') && /^\p{Ll}{3}/u.test(token.text) && !token.tags.has('adv');

const after = (token: Token | undefined, { tokens }: Sentence) => token && tokens[tokens.indexOf(token) + 1];

export const number = [
  defineRule({
    id: 'every-singular',
    name: 'Every + singular',
    code: 'NUM',
    why: 'After every and each the noun is singular.',
    wrong: 'every students',
    right: 'every student',
    point: 'much-many',
    repair: lastIs((noun) => noun?.one ?? several(noun)),
    patterns: [
      { pattern: 'all ( @person ) !<noun> !<plural>' },
      {
        pattern:
          '<prep>|to|in|from|<base>|<past> ( other ) @thing|@person|country|city|language|way|place|day|thing !<noun> !<plural>',
        write: () => 'another',
        unless: ({ from }, s) =>
          /^(?:no|any|some|the|my|each|every|this|that)$/.test(s.tokens[from - 1]?.low ?? '') ||
          (s.tokens[from]?.low === 'other' && s.tokens[from + 1]?.low === 'way'),
      },
      { pattern: 'every|each ( <plural&!noun&!third> ) !<noun>', write: one },
      { pattern: 'every|each ( @people )', write: one },
      {
        pattern: 'every|each ( days|weeks|months|years|mornings|evenings|times )',
        write: (word) => says(word).slice(0, -1),
      },
      // Another calls out.
      { pattern: 'another ( <plural&!noun&!third> ) !<noun> !out !up !in !for !to', write: one },
      { pattern: 'any other ( <plural&!noun> )', unless: ({ from }, s) => s.tokens[from - 3]?.low !== 'than' },
      { pattern: '{need|buy|want|find|have} ( other ) $', write: () => 'another' },
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
    repair: lastIs(several),
    patterns: [
      {
        pattern:
          'one|some|many|most of @possessive+the|these|those <adj+sup>* ( friend|student|book|city|country|film|person|reason|problem|teacher|place|child|man|woman|thing|animal|sport|game|brother|sister|day ) !<noun> !<plural&!third> !<owner>',
        // Most of the day, some of the film: a part of one.
        unless: ({ start, to }, s) =>
          /^(?:some|most)$/.test(s.tokens[start]?.low ?? '') &&
          /^(?:book|city|country|film|problem|place|animal|sport|game|day)$/.test(s.tokens[to]?.low ?? '') &&
          !/^(?:are|were|have|do)$/.test(s.tokens[to + 1]?.low ?? ''),
      },
      {
        pattern:
          'one of @possessive+the|these|those <adj+sup>* ( <noun&!plural&!adj&!@modal> ) !<noun> !<plural> !<owner> !<adj> !<ing> !<pp> !<name> !<num>',
        // The one of the hall is no one of several.
        unless: ({ start, from }, s) =>
          /^(?:family|group|team|staff|police|class|lot|most|best|public|crew|band|pair|few|rest|cattle|poor|rich|young|old|dead)$/.test(
            s.tokens[from]?.low ?? '',
          ) ||
          // One of the storage sheds, one of the food rations: the noun may be one that we do not know.
          isUnknown(s.tokens[from + 1]) ||
          /^['’([]/.test(s.tokens[from + 1]?.text ?? '') ||
          /^(?:the|this|that|no)$/.test(s.tokens[start - 1]?.low ?? ''),
      },
      'one of the most <adj> ( <noun&!plural> ) !<noun> !<plural> !<owner> !<ing>',
      {
        pattern:
          'two|three|four|five|several|few|both of @possessive+the|these|those <adj+sup>* ( @person ) !<noun> !<plural&!third> !<owner>',
      },
      // All of student must wear it.
      'all|most|some|many of ( @person ) !<noun> !<plural&!third> !<owner>',
      // Some of my colleague are from abroad.
      'some|many|most|all|both|two|three|none|each of @possessive+the|these|those <adj>? ( @person+colleague|classmate|neighbour ) !<noun> !<plural&!third> !<owner>',
    ],
  }),
  defineRule({
    id: 'this-these',
    name: 'This and these',
    code: 'NUM',
    why: 'This and that stand before one thing, these and those before several.',
    wrong: 'this shoes',
    right: 'these shoes',
    point: 'this-that',
    patterns: [
      {
        pattern:
          'in|of|on|with|for|about|from|read|like|buy|love|bought|want|need ( this ) <plural&known&!noun&!third&!@units> !<noun>',
        write: () => 'these',
      },
      {
        pattern:
          'read|like|buy|love|bought|want|need ( this ) <plural&known&third&!noun&!@units> >$|in|on|at|very|because',
        write: () => 'these',
      },
      { pattern: '( this ) <plural&!noun> are|were', write: () => 'these' },
      { pattern: '^ ( that ) <plural&!noun> are|were', write: () => 'Those' },
      {
        pattern:
          '( word=this|that ) shoes|clothes|trousers|jeans|glasses|boys|girls|apples|flowers|exercises|photos|letters|songs|houses|students|questions|words|stories',
        write: (word) => (word?.low === 'this' ? 'these' : 'those'),
        unless: ({ from, named }, s) =>
          named.word?.low === 'that' &&
          !/^(?:in|on|at|with|like|for|about|love|of)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        pattern: "( a people=people|children|men|women ) !<noun> !<adj> !<ing> !@modal !<owner> !'",
        write: (_, { people }) => `some ${says(people)}`,
        // A people who value freedom.
        unless: ({ named, to }, s) =>
          named.people?.low === 'people' && /^(?:who|that|of|in|without|with|whose)$/.test(s.tokens[to + 1]?.low ?? ''),
      },
      {
        pattern: '( word=this|that ) <plural&known&!noun&!third&!name&!@units> !<noun>',
        write: (word) => (says(word).toLowerCase() === 'this' ? 'these' : 'those'),
        unless: ({ from, named }, s) =>
          named.word?.low === 'that' && !/^(?:in|on|at|with|like|for|about)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      { pattern: '( this ) people|children|things', write: () => 'these' },
      {
        pattern: '( these|those ) <adj>? @thing+@person+day|week|month|year|kind|thing !<noun> !<plural> !<adj>',
        write: (word) => (says(word).toLowerCase() === 'these' ? 'this' : 'that'),
      },
      // This are my parents.
      { pattern: '^ ( this|that ) are|were', write: (word) => (word?.low === 'this' ? 'These' : 'Those') },
      // That people are noisy.
      { pattern: '( that ) people|children|men|women are|were', write: () => 'those', unless: ({ from }) => from > 0 },
      // The trouser is too long.
      {
        pattern: '( word=trouser|jean|scissor|pyjama ) !<noun> !<plural>',
        write: (word) => `${says(word)}s`,
        unless: ({ named }) => named.word?.tags.has('capital') === true,
      },

      // I bought a new shoes.
      {
        pattern:
          "( a|an ) <adj&!num&!comp>* noun=<plural&known&!noun&!third&!name&!@units&!adj> !<noun> !<plural> !<owner> !<adj> !<ing> !<pp> !<base> !'",
        write: () => '',
        unless: ({ start, named: { noun } }, s) =>
          // Explain what A plans: somebody who is called A.
          (start > 0 && s.tokens[start]?.text === 'A') ||
          // What the project as a whole produces.
          s.tokens[start - 1]?.low === 'as' ||
          // A communications malfunction: the noun may be one that we do not know.
          isUnknown(after(noun, s)) ||
          // A parts and ship manufacturing complex.
          /^(?:and|or)$/.test(after(noun, s)?.low ?? '') ||
          noun?.text.includes('-') === true ||
          s.tokens
            .slice(start, start + 4)
            .some(
              ({ low, tags }) =>
                (tags.has('capital') && low !== 'a') || /^(?:few|many|good|hundred|dozen|couple|little)$/.test(low),
            ),
      },
    ],
  }),
];
