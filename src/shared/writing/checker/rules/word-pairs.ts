import { withArticle } from '../a-or-an';
import { hasObjectAt } from '../noun-phrase';
import { beInsteadOfHave, inFormOf } from '../repair-verbs';
import { defineRule, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** Borrow me a pen, borrow them money: to a person. But them and him may be what is borrowed, and her a determiner. */
function isLent({ tokens }: Sentence, at: number): boolean {
  const [object, next] = [tokens[at], tokens[at + 1]];
  if (next?.low === 'from') return false;
  if (object?.low === 'her') return wordSets.determiner.has(next?.low ?? '');
  return /^(?:me|us)$/.test(object?.low ?? '') || hasObjectAt(tokens, at + 1);
}

export const wordPairs = [
  defineRule({
    id: 'have-age',
    name: 'Be + age, be + hungry',
    code: 'WW',
    why: 'Age, hunger and thirst go with be: I am twenty years old, I am hungry.',
    wrong: 'I have twenty years.',
    right: 'I am twenty years old.',
    point: 'to-be',
    repair: beInsteadOfHave,
    patterns: [
      { pattern: '@haveNow <num> years old' },
      { pattern: '^ my|his|her|our|their|the @person ( @haveNow <num> years ) !of !left !to !more !experience !in' },
      { pattern: 'i|he|she|we|they ( @have very|much|lot? hunger|thirst|cold|hot|fear|reason ) $' },
      {
        pattern: '( {make} very|so? hot|cold|sun|warm ) ',
        unless: ({ to }, s) =>
          s.tokens[to + 1]?.tags.has('noun') === true ||
          s.tokens[to + 1]?.tags.has('plural') === true ||
          !/^(?:it|weather|today)$/.test(s.tokens[to - 2]?.low ?? s.tokens[0]?.low ?? ''),
      },
      { pattern: 'i|he|she|you|we|they @be ( <num> years ) $' },
      {
        pattern: '@be ( <num> years ) and|, ',
        unless: ({ from }, s) =>
          !/^(?:i|he|she|'s|am|is|brother|sister|son|daughter)$/.test(s.tokens[from - 2]?.low ?? ''),
      },
      {
        pattern: '^^ @subject+@person+<name> ( @haveNow <num> years old? ) $',
      },
      '@have <num> years old',
      { pattern: "^^ i|he|she|we|they ( @haveNow only|just? <num> years ) !of !left !to !more !experience !'" },
      {
        pattern: '@subject ( @have very? hungry|thirsty|afraid|sleepy|right ) $',
        unless: ({ to }, s) => s.tokens[to]?.low === 'right' && s.tokens[to - 1]?.tags.has('punct') === true,
      },
      { pattern: '( <num> years old ) @person', write: (word) => `${says(word)}-year-old` },
      // How many years do you have?
      '^ ( how many years do|does @subject have )',

      'and|but i|he|she|we|they ( @haveNow <num> years old? ) $',
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
      { pattern: '( am|is|are disagree )', write: (word) => (says(word) === 'is' ? 'disagrees' : 'disagree') },
      { pattern: '( am|are not=not? ) agree', write: (_, { not }) => (not ? 'do not' : '') },
      { pattern: '( is agree )', write: () => 'agrees' },
      { pattern: '( was|were agree )', write: () => 'agreed' },
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
      { pattern: '@subject ( very ) {like|love|want|enjoy|hate|need|miss|hope}', write: () => 'really' },
      { pattern: '@subject ( so much ) {like|love|want|enjoy}', write: () => 'really' },
    ],
  }),
  defineRule({
    id: 'word-pairs',
    name: 'Words that are mixed up',
    code: 'WW',
    why: 'These words are easily mixed up, but each has a use of its own.',
    wrong: 'Can you borrow me a pen?',
    right: 'Can you lend me a pen?',
    patterns: [
      { pattern: '( strong ) headache|headaches|fever|cold <punct>', write: () => 'bad' },
      {
        pattern: '( {look} ) the whole? film|series|programme|match twice|on|with|in|again|yesterday|$',
        write: (word) => inFormOf(word, 'watch'),
      },
      {
        pattern: 'can|could ( look ) my|your|his|her|our|the old|new? school|house|photo|photos|pictures|mountains|sea',
        write: () => ['see', 'look at'],
      },
      {
        pattern: '( actual|actually ) situation|president|government|job|problem',
        write: () => 'current',
      },
      { pattern: 'a ( sensible ) girl|boy|person who? cries', write: () => 'sensitive' },
      {
        pattern: '( {assist} at=to|at? ) the? school|class|lesson|concert|meeting|lessons|classes',
        write: (word) => inFormOf(word, 'attend'),
      },
      { pattern: 'my|his|her|the ( formation ) as|in|at' },
      {
        pattern: 'word=a|the|my|good|bad|long ( travel ) $|to|was|in|and',
        write: () => 'trip',
        unless: ({ named }, s) => named.word?.low === 'the' && s.tokens.some(({ low }) => low === 'time'),
      },
      {
        pattern: '( {teach} ) english|french|maths|spanish at|in school yesterday',
        write: (word) => inFormOf(word, 'learn'),
      },
      {
        pattern: '( {learn} ) me|us|them|him|her|students|children how|to|english|maths|french|a',
        write: (word) => inFormOf(word, 'teach'),
      },
      { pattern: '( {raise} ) every|in price|early', write: (word) => inFormOf(word, 'rise') },
      { pattern: 'every ( days )', write: () => 'day' },
      { pattern: '( an other )', write: () => 'another' },
      {
        pattern: '( another ) people|students|countries|things|friends|children|cities|languages',
        write: () => 'other',
      },
      {
        pattern: 'can|could|will|would|please you? please? ( borrow ) me|him|her|us|them',
        write: () => 'lend',
        unless: ({ to }, s) => !isLent(s, to + 1),
      },
      { pattern: '{borrow} @object', unless: ({ to }, s) => !isLent(s, to) },
      {
        pattern: '( {learn} ) me|us|him|them @language+how|to|maths|many|a|everything',
        write: (word) => inFormOf(word, 'teach'),
      },
      { pattern: '{remember|remind} me ( of ) to <base>', write: () => '' },
      { pattern: '( {remember} ) me|us|him|her|them to|of|about', write: (word) => inFormOf(word, 'remind') },
      { pattern: 'i ( have been born )', write: () => 'was born' },
      { pattern: 'a|the|my|this ( travel ) was|is|to', write: () => 'trip' },
      {
        pattern: '( {forget} ) @possessive keys|phone|bag|book|books|umbrella|wallet|homework|glasses|jacket in|at|on',
        write: (word) => inFormOf(word, 'leave'),
      },
      { pattern: '( {look} after ) a new? job|flat', write: (word) => `${says(word)} for` },
      {
        pattern: '( {pass} ) a|an|my|our very? <adj>? time|holiday|holidays|weekend|summer|day|evening',
        write: (word) => inFormOf(word, 'spend'),
      },
      // He lost his work.
      {
        pattern: '{lose|quit} his|her|my ( work ) >in|last|because|near',
        write: () => 'job',
      },
      // She works like a teacher.
      { pattern: '{work} ( like ) a|an @job', write: () => 'as' },
      { pattern: '{work} ( like job=@job )', write: (_, { job }) => `as ${withArticle(says(job))}` },
      { pattern: 'to ( thanks ) @anyObject+@possessive+everybody|everyone', write: () => 'thank' },
      {
        pattern: 'it|this|that ( is|was depend|depends )',
        write: (word) => (says(word) === 'was' ? 'depended' : 'depends'),
      },
      { pattern: '( all the ) day|night >$|long', write: () => 'all' },
      { pattern: '( the both ) ', write: () => 'both' },
    ],
  }),
];
