import { hasObjectAt } from '../noun-phrase';
import { objectWithTo, personTo, suggestThat } from '../repair-order';
import { inFormOf } from '../repair-verbs';
import { base, defineRule, isAfter, says } from '../rule';
import type { Sentence } from '../token';

/** What somebody is told: a story, hello, that it is late, to wait. */
const isToldAt = ({ tokens }: Sentence, at: number) =>
  /^(?:that|what|where|why|if|about|hello|hi|goodbye|sorry|yes|no|something|everything|nothing)$/.test(
    tokens[at]?.low ?? '',
  ) ||
  (tokens[at]?.low === 'to' && tokens[at + 1]?.tags.has('base') === true) ||
  hasObjectAt(tokens, at);

export const personAndVerb = [
  defineRule({
    id: 'want-that',
    name: 'Want somebody to',
    code: 'VF',
    why: 'After want and would like, English has a person and to: I want you to come.',
    wrong: 'I want that you come.',
    right: 'I want you to come.',
    point: 'gerund-infinitive',
    repair: personTo,
    patterns: [
      '{want} ( that @subject <base+third> )',
      "would|'d {like|love} ( that @subject )",
      '{want} ( that @subject * )',
      { pattern: '{want} ( that @possessive+the <noun> )' },
      { pattern: '{ask} @object ( that @subject ) <base&!noun>' },
      // He wants that somebody stays.
      { pattern: '{want} ( that somebody|someone|everybody|everyone|nobody|people|<name> )' },

      "would|'d prefer ( that @subject )",
    ],
  }),
  defineRule({
    id: 'let-make-to',
    name: 'Let and make without to',
    code: 'VF',
    why: 'After let and make with a person, the next verb has no to.',
    wrong: 'Let me to help you.',
    right: 'Let me help you.',
    point: 'gerund-infinitive',
    patterns: [
      // It makes them imposing foes.
      { pattern: '{let|make} @object ( <ing&known&!adj&!noun> ) !<noun> !<plural>', write: base },
      { pattern: '{let|make} @anyObject ( <third&!plural&!noun>+<past&!base&!pp&!adj> )', write: base },
      { pattern: '{see|hear|watch} @object ( to verb=<base> )', write: (_, { verb }) => says(verb) },
      { pattern: '{let} @anyObject ( to verb=<base> )', write: (_, { verb }) => says(verb) },
      { pattern: '{make} me|him|us|them|her|you ( to verb=<base> )', write: (_, { verb }) => says(verb) },
      {
        pattern: 'otherverb={let|make} @possessive noun=<noun> ( to verb=<base> )',
        write: (_, { verb }) => says(verb),
        unless: ({ named }) =>
          named.otherverb?.verbs.includes('make') === true &&
          !/^(?:brother|sister|mother|father|son|daughter|friend|dog|cat|boss|teacher)$/.test(named.noun?.low ?? ''),
      },
      // We heard the birds to sing.
      {
        pattern:
          '{hear|watch|see} her|you|@determiner <noun+plural>? ( to verb=sing|come|leave|talk|play|laugh|cry|shout|fall|run|dance|speak|arrive )',
        write: (_, { verb }) => says(verb),
      },
    ],
  }),
  defineRule({
    id: 'allow-to',
    name: 'Verb + person + to',
    code: 'VF',
    why: 'After allow, ask, tell, advise, invite and teach with a person, the next verb has to before it.',
    wrong: 'She allowed me go.',
    right: 'She allowed me to go.',
    point: 'gerund-infinitive',
    patterns: [
      {
        pattern: '{want|ask|tell|advise|allow|invite|expect} @object ( <ing&!noun&!adj> )',
        write: (word) => `to ${base(word)}`,
      },
      {
        pattern: 'verb={want|ask|tell|allow|help} @possessive @person ( <base&!noun&!adj&!adv&!past> )',
        write: (word) => `to ${says(word)}`,
        unless: ({ named }) => named.verb?.verbs.includes('help') === true,
      },
      {
        pattern: '{ask|tell|order|teach|warn} @object ( <base&!noun&!adj&!adv&!past&!prep> )',
        write: (word) => `to ${says(word)}`,
      },
      {
        pattern:
          '{allow|advise|encourage|force|persuade|invite|remind|want|permit|convince} @object ( <base&!adj&!adv&!past&!prep> ) !with',
        write: (word) => `to ${says(word)}`,
      },
      {
        pattern:
          '{allow|ask|advise|encourage|force|persuade|invite|remind|permit} @object ( <base&!adj&!adv&!past&!prep> ) !with >@determiner+@object+in|at|to|on|with|for|early|late|home',
        write: (word) => `to ${says(word)}`,
      },
      // I want you come.
      {
        pattern:
          'i|he|she|we|they {want} you ( come|help|go|do|tell|know|see|be|stay|give|take|buy|listen|understand|write|call|meet )',
        write: (word) => `to ${says(word)}`,
      },
      // He taught me playing chess.
      { pattern: '{teach} @object ( <ing&!noun> )', write: (word) => `to ${base(word)}` },

      // He asked him wait.
      {
        pattern:
          '{ask|tell|order|warn} @object ( wait|leave|stop|stay|help|call|move|talk|look|play|start|rest|walk|turn ) >$|at|in|for|the|outside|here|there|until|with|to|my|his|her|him|them|me|us',
        write: (word) => `to ${says(word)}`,
      },
    ],
  }),
  defineRule({
    id: 'suggest-me',
    name: 'Suggest',
    code: 'VF',
    why: 'Suggest has no person straight after it: suggest doing something, or suggest that somebody does it.',
    wrong: 'He suggested me to go by bus.',
    right: 'He suggested going by bus.',
    point: 'gerund-infinitive',
    repair: suggestThat,
    patterns: [
      '( {suggest} @object )',
      '( {suggest|recommend} you to ) <base>',
      '( {suggest} @possessive @person to )',
    ],
  }),
  defineRule({
    id: 'explain-me',
    name: 'Explain something to somebody',
    code: 'WO',
    why: 'Explain, describe, suggest and introduce need to before a person: explain it to me.',
    wrong: 'Explain me this.',
    right: 'Explain this to me.',
    repair: objectWithTo,
    patterns: [
      '( {explain|describe|introduce|repeat|report|mention} @object ) @determiner+<noun>+<plural>+@wh+if|it|that',
      '( {explain|describe} me|us|them|him|her|you ) @determiner+@wh+if|about|it',

      '( {explain|describe} me|us|them|him ) everything|something|things|all|that|how|why|what',
    ],
  }),
  defineRule({
    id: 'say-tell',
    name: 'Say and tell',
    code: 'WW',
    why: 'Tell has a person straight after it (tell me), say has none (say that, say to me).',
    wrong: 'He said me hello.',
    right: 'He said hello to me.',
    point: 'reported-statements',
    patterns: [
      {
        pattern: '( {say} ) me|him|us|them !$',
        // Say them to a friend: them are the words.
        unless: ({ to }, s) => s.tokens[to + 1]?.low === 'them' && !isToldAt(s, to + 2),
        write: (word) => inFormOf(word, 'tell'),
      },
      {
        pattern: '( {tell} ) that @subject',
        write: (word) => inFormOf(word, 'say'),
        // He is hooted, reviled and perhaps told that he will fail.
        unless: ({ from }, s) =>
          isAfter(s, from, /^(?:can|could|to|be|been|being|was|were|am|is|are|'s|get|got|getting)$/, 3) ||
          s.tokens[from - 1]?.tags.has('adv') === true ||
          s.tokens[from - 1]?.low === 'and',
      },
      { pattern: '@subject ( told ) he|she|they|i|we @beFinite+@modal+@have+<past&!pp>', write: () => 'said' },
      // My mother told that dinner was ready.
      {
        pattern: '^ @possessive+the @person+@people ( {tell} ) that @subject+@possessive+the|there|it',
        write: (word) => inFormOf(word, 'say'),
      },
      { pattern: '^ <name> ( told|tells ) that', write: (word) => (says(word) === 'told' ? 'said' : 'says') },
    ],
  }),
];
