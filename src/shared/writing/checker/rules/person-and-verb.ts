import { base, defineRule, isAfter, says } from '../rule';

export const personAndVerb = [
  defineRule({
    id: 'want-that',
    name: 'Want somebody to',
    code: 'VF',
    why: 'After want and would like, English has a person and to: I want you to come.',
    wrong: 'I want that you come.',
    right: 'I want you to come.',
    point: 'gerund-infinitive',
    patterns: [
      '{want} ( that @subject <base+third> )',
      "would|'d {like|love} ( that @subject )",
      '{want} ( that @subject * )',
      { pattern: '{want} ( that @possessive+the <noun> )' },
      { pattern: '{ask} @object ( that @subject ) <base&!noun>' },
      // He wants that somebody stays.
      { pattern: '{want} ( that somebody|someone|everybody|everyone|nobody|people|<name> )' },
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
      { pattern: '{let|make} @object ( <ing&!adj&!noun> )', write: (m) => base(m[2]) },
      { pattern: '{let|make} @anyObject ( <third&!plural&!noun>+<past&!base&!pp&!adj> )', write: (m) => base(m[2]) },
      { pattern: '{see|hear|watch} @object ( to <base> )', write: (m) => says(m[3]) },
      { pattern: '{let} @anyObject ( to <base> )', write: (m) => says(m[3]) },
      { pattern: '{make} me|him|us|them|her|you ( to <base> )', write: (m) => says(m[3]) },
      {
        pattern: '{let|make} @possessive <noun> ( to <base> )',
        write: (m) => says(m[4]),
        unless: ({ steps }) =>
          steps[0]?.verbs.includes('make') === true &&
          !/^(?:brother|sister|mother|father|son|daughter|friend|dog|cat|boss|teacher)$/.test(steps[2]?.low ?? ''),
      },
      // We heard the birds to sing.
      {
        pattern:
          '{hear|watch|see} her|you|@determiner <noun+plural>? ( to sing|come|leave|talk|play|laugh|cry|shout|fall|run|dance|speak|arrive )',
        write: (m) => says(m[4]),
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
        write: (m) => `to ${base(m[2])}`,
      },
      {
        pattern: '{want|ask|tell|allow|help} @possessive @person ( <base&!noun&!adj&!adv&!past> )',
        write: (m) => `to ${says(m[3])}`,
        unless: ({ steps }) => steps[0]?.verbs.includes('help') === true,
      },
      {
        pattern:
          '{allow|ask|tell|advise|encourage|force|order|persuade|teach|invite|remind|warn|want|permit|convince} @object ( <base&!noun&!adj&!adv&!past&!prep> )',
        write: (m) => `to ${says(m[2])}`,
      },
      {
        pattern:
          '{allow|ask|advise|encourage|force|persuade|invite|remind|permit} @object ( <base&!adj&!adv&!past&!prep> ) >@determiner+@object+in|at|to|on|with|for|early|late|home',
        write: (m) => `to ${says(m[2])}`,
      },
      // I want you come.
      {
        pattern:
          'i|he|she|we|they {want} you ( come|help|go|do|tell|know|see|be|stay|give|take|buy|listen|understand|write|call|meet )',
        write: (m) => `to ${says(m[3])}`,
      },
      // He taught me playing chess.
      { pattern: '{teach} @object ( <ing&!noun> )', write: (m) => `to ${base(m[2])}` },
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
    patterns: [
      '( {explain|describe|introduce|repeat|report|mention} @object ) @determiner+<noun>+<plural>+@wh+if|it|that',
      '( {explain|describe} me|us|them|him|her|you ) @determiner+@wh+if|about|it',
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
        write: (m) => ({ say: 'tell', says: 'tells', said: 'told', saying: 'telling' })[m[0]?.low ?? ''] ?? 'tell',
      },
      {
        pattern: '( {tell} ) that @subject',
        write: (m) => ({ tell: 'say', tells: 'says', told: 'said', telling: 'saying' })[m[0]?.low ?? ''] ?? 'say',
        unless: ({ from }, s) => isAfter(s, from, /^(?:can|could|to|be|been|was|were|am|is|are|'s)$/, 3),
      },
      { pattern: '@subject ( told ) he|she|they|i|we @beFinite+@modal+@have+<past&!pp>', write: () => 'said' },
      // My mother told that dinner was ready.
      {
        pattern: '^ @possessive+the @person+@people ( {tell} ) that @subject+@possessive+the|there|it',
        write: (m) => ({ tell: 'say', tells: 'says', told: 'said' })[m[3]?.low ?? ''] ?? 'say',
      },
      { pattern: '^ <name> ( told|tells ) that', write: (m) => (says(m[2]) === 'told' ? 'said' : 'says') },
    ],
  }),
];
