import { defineRule, says } from '../rule';

export const muchMany = [
  defineRule({
    id: 'much-many',
    name: 'Much and many',
    code: 'NUM',
    why: 'Much goes with what cannot be counted (much time), many with what can (many books).',
    wrong: 'How much books do you have?',
    right: 'How many books do you have?',
    point: 'much-many',
    patterns: [
      {
        is: '( less ) people|cars|students|mistakes|books|things|friends|hours|problems|children|shops|words',
        write: () => 'fewer',
      },
      { is: '( a lots )', write: () => 'a lot' },
      { is: '!a ( lots ) of? lot', write: () => 'a lot' },
      { is: 'plenty ( <plural&!third>+people )', write: (m) => `of ${says(m[1])}` },
      {
        is: 'not {have|want|need|know|see|buy|eat|find|get} ( some )',
        write: () => 'any',
      },
      { is: 'there @be not ( some|no )', write: () => 'any' },
      { is: '^ @subject {have|buy|want|need|get} ( any ) <noun+plural>', write: () => 'some' },
      { is: '( no any )', write: () => 'any' },
      { is: 'both|several|few ( @thing+@person ) !<noun> !<plural> !<adj>' },
      { is: '( a few ) @mass !<noun>', write: () => 'a little' },
      { is: '( much ) of? the? people|children|students|cars|friends', write: () => 'many' },
      { is: 'have|has|had|got|need|want|with|of ( lot of )', write: () => 'a lot of' },
      { is: 'my|her|his|long|short|brown|black|blond|blonde|curly|dark ( hairs )', write: () => 'hair' },
      {
        is: '( much ) <adj&!comp&!noun>? <plural&!third&!comp&!adj>',
        write: () => 'many',
        unless: ({ from }, s) =>
          /^(?:very|nothing|thank|thanks)$/.test(s.tokens[from - 1]?.low ?? '') && s.tokens[from - 1]?.low !== 'very',
      },
      {
        is: '( much ) people|children|things|times|books|friends|cars|students|problems|mistakes',
        write: () => 'many',
      },
      { is: 'how|so|too|not ( much ) <adj>? <plural&!comp&!adj>', write: () => 'many' },
      { is: '( many ) @mass !<noun> !<plural>', write: () => 'much' },
      { is: 'how|too|so|not ( many ) time|money|work !<noun>', write: () => 'much' },
      { is: '( few|fewer ) @mass !<noun> !<plural>' },
      {
        is: 'a ( little ) <plural&!third&!noun> !<noun>',
        write: () => 'few',
        unless: ({ steps }) => steps[2]?.low === 'kids',
      },
      { is: 'a lot ( <plural&!third>+people+children )', write: (m) => `of ${says(m[2])}` },
      { is: '( many ) time|money|traffic|homework !<noun>', write: () => 'much' },
      { is: '( a plenty ) of', write: () => 'plenty' },
      { is: '^^ ( almost ) people|students|children|countries', write: () => 'almost all' },
      { is: 'have|had|has|not|too ( many ) work|homework', write: () => 'much' },
      // There is too many noise.
      { is: '( many ) noise|time|space|stress|sleep|tourism !<noun> !<plural>', write: () => 'much' },
      // There are lot of tourists.
      {
        is: '!a|the|this|that|whole|awful|quite * ( lot of )',
        write: () => 'a lot of',
      },
      // I have few time.
      { is: '{have|get|give|need|with|very|too|so|be} ( few ) time', write: () => 'little' },
      // A few of water is enough.
      { is: '( a? few of ) @mass', write: () => 'a little' },
      // She bought a lot of thing.
      {
        is: 'a lot|lots of ( @thing+@person+thing|place|country|language ) !<noun> !<plural> !<adj>',
        unless: ({ from }, s) => /^(?:fish|hair|boat|chance|party)$/.test(s.tokens[from]?.low ?? ''),
      },
      // I bought some souvenir.
      {
        is: 'bought|buy|took|take|made|make|ate|eat|saw ( some souvenir|photo|picture|friend|apple|banana|egg|sandwich|mistake|biscuit|orange|cake ) >$|and|for|from|in|at',
        unless: ({ to }, s) => /^(?:cake)$/.test(s.tokens[to]?.low ?? ''),
      },
      // There are much snow.
      { is: 'there ( are|were ) much', write: (m) => (says(m[1]) === 'are' ? 'is' : 'was') },
      // She has beautiful hairs.
      { is: '{have} <adj> <adj>? ( hairs )', write: () => 'hair' },
      // Five sheeps
      { is: '( sheeps|fishs|deers|aircrafts )', write: (m) => says(m[0]).slice(0, -1) },
    ],
  }),
];
