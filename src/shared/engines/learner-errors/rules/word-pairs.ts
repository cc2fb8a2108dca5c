import { defineRule, says } from '../rule';

export const wordPairs = [
  defineRule({
    id: 'have-age',
    name: 'Be + age, be + hungry',
    code: 'WW',
    why: 'Age, hunger and thirst go with be: I am twenty years old, I am hungry.',
    wrong: 'I have twenty years.',
    right: 'I am twenty years old.',
    point: 'to-be',
    patterns: [
      { is: '@haveNow <num> years old' },
      { is: '^ my|his|her|our|their|the @person ( @haveNow <num> years ) !of !left !to !more !experience !in' },
      { is: 'i|he|she|we|they ( @have very|much|a|lot? hunger|thirst|cold|hot|fear|reason ) $' },
      {
        is: '( {make} very|so? hot|cold|sun|warm ) ',
        unless: ({ to }, s) =>
          s.tokens[to + 1]?.tags.has('noun') === true ||
          s.tokens[to + 1]?.tags.has('plural') === true ||
          !/^(?:it|weather|today)$/.test(s.tokens[to - 2]?.low ?? s.tokens[0]?.low ?? ''),
      },
      { is: 'i|he|she|you|we|they @be ( <num> years ) $' },
      {
        is: '@be ( <num> years ) and|, ',
        unless: ({ from }, s) =>
          !/^(?:i|he|she|'s|am|is|brother|sister|son|daughter)$/.test(s.tokens[from - 2]?.low ?? ''),
      },
      {
        is: '^^ @subject+@person+<name> ( @haveNow <num> years old? ) $',
      },
      '@have <num> years old',
      { is: "^^ i|he|she|we|they ( @haveNow only|just? <num> years ) !of !left !to !more !experience !'" },
      {
        is: '@subject ( @have very? hungry|thirsty|afraid|sleepy|right ) $',
        unless: ({ to }, s) => s.tokens[to]?.low === 'right' && s.tokens[to - 1]?.tags.has('punct') === true,
      },
      { is: '( <num> years old ) @person', write: (m) => `${says(m[0])}-year-old` },
      // How many years do you have?
      '^ ( how many years do|does @subject have )',
    ],
  }),
  defineRule({
    id: 'i-agree',
    name: 'I agree',
    code: 'VF',
    why: 'Agree is a verb and needs no be: I agree, she agrees.',
    wrong: 'I am agree.',
    right: 'I agree.',
    patterns: [
      { is: '( {be} not? agree|disagree ) with' },
      { is: '( am|is|are not? disagree )' },
      { is: '( am|are not? ) agree', write: (m) => (m[1] ? 'do not' : '') },
      { is: 'is|was|were not? ( agree )' },
    ],
  }),
  defineRule({
    id: 'very-like',
    name: 'Very and verbs',
    code: 'WO',
    why: 'Very stands before adjectives; before a verb say really.',
    wrong: 'I very like it.',
    right: 'I really like it.',
    patterns: [
      { is: '@subject ( very ) {like|love|want|enjoy|hate|need|miss|hope}', write: () => 'really' },
      { is: '@subject ( so much ) {like|love|want|enjoy}', write: () => 'really' },
    ],
  }),
  defineRule({
    id: 'word-pairs',
    name: 'Words that are mixed up',
    code: 'WW',
    why: 'These two words look or sound alike, but mean different things.',
    wrong: 'Can you borrow me a pen?',
    right: 'Can you lend me a pen?',
    patterns: [
      {
        is: '( actual|actually ) situation|president|government|job|problem',
        write: () => 'current',
      },
      { is: 'a ( sensible ) girl|boy|person who? cries', write: () => 'sensitive' },
      {
        is: '( {assist} ) to|at? the? school|class|lesson|concert|meeting|lessons|classes',
      },
      { is: 'my|his|her|the ( formation ) as|in|at' },
      {
        is: 'a|the|my|good|bad|long ( travel ) $|to|was|in|and',
        write: () => 'trip',
        unless: ({ steps }, s) => steps[0]?.low === 'the' && s.tokens.some(({ low }) => low === 'time'),
      },
      { is: '( {teach} ) english|french|maths|spanish at|in school yesterday', write: () => 'learn' },
      { is: '( {learn} ) me|us|them|him|her|students|children how|to|english|maths|french|a', write: () => 'teach' },
      { is: '( {raise} ) every|in price|early' },
      { is: '( every days|time ) ', unless: ({ steps }) => steps[1]?.low === 'time' },
      { is: '( an other )', write: () => 'another' },
      { is: '( another ) people|students|countries|things|friends|children|cities|languages', write: () => 'other' },
      { is: 'can|could|will|would|please you? please? ( borrow ) me|him|her|us|them', write: () => 'lend' },
      { is: '{borrow} @object', unless: ({ to }, s) => s.tokens[to + 1]?.low === 'from' },
      { is: 'not|can|could|will|would|to|do ( loose )', write: () => 'lose' },
      { is: 'some|an|any|good|my|your|his|her|of ( advise )', write: () => 'advice' },
      { is: 'to|i|would|will|can ( advice ) @anyObject', write: () => 'advise' },
      { is: '{know|wonder|decide|ask|see|care|matter}+sure|about ( weather ) @subject+or|to', write: () => 'whether' },
      { is: '{learn} ( me|us|him|them ) @language+how|to|maths|many|a|everything' },
      { is: '{remember|remind} me ( of ) to <base>', write: () => '' },
      { is: '( {remember} ) me|us|him|her|them to|of|about', write: () => 'remind' },
      { is: 'a|the|very ( quite ) place|room|street|village|town|girl|boy|person|evening $', write: () => 'quiet' },
      { is: '@be ( quite ) $', write: () => 'quiet' },
      { is: 'i ( have been born )', write: () => 'was born' },
      { is: 'a|the|my|this ( travel ) was|is|to', write: () => 'trip' },
      { is: 'no|any ( sens|sence )', write: () => 'sense' },
      {
        is: '( {forget} ) @possessive keys|phone|bag|book|books|umbrella|wallet|homework|glasses|jacket in|at|on',
        write: (m) => ({ forgot: 'left', forget: 'leave', forgotten: 'left' })[m[0]?.low ?? ''] ?? 'leave',
      },
      { is: '( {look} after ) a new? job|flat', write: (m) => `${says(m[0])} for` },
      {
        is: '( {pass} ) a|an|my|our very? <adj>? time|holiday|holidays|weekend|summer|day|evening',
        write: (m) => ({ pass: 'spend', passed: 'spent', passing: 'spending' })[m[0]?.low ?? ''] ?? 'spend',
      },
    ],
  }),
];
