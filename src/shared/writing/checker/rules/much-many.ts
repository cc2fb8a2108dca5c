import { defineRule, says, several } from '../rule';
import { wordSets } from '../word-sets';

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
      { pattern: '( only few ) time|money|water|information|work|rain|snow|food', write: () => 'only a little' },
      {
        pattern: 'very|too|have|has|had|with ( few ) time|money|water|information|rain|snow|food',
        write: () => 'little',
      },
      {
        pattern: '( less ) people|cars|students|mistakes|books|things|friends|hours|problems|children|shops|words',
        write: () => 'fewer',
      },
      { pattern: '( a lots )', write: () => 'a lot' },
      { pattern: '!a ( lots ) of? lot', write: () => 'a lot' },
      { pattern: 'plenty ( <plural&!third>+people )', write: (word) => `of ${says(word)}` },
      {
        pattern: 'not {have|want|need|know|see|buy|eat|find|get} ( some ) !of',
        write: () => 'any',
      },
      { pattern: 'there @be not ( some|no )', write: () => 'any' },
      { pattern: '^ @subject {have|buy|want|need|get} ( any ) <noun+plural>', write: () => 'some' },
      { pattern: '( no any )', write: () => 'any' },
      { pattern: 'both|several|few ( <@thing&!plural+@person> ) !<noun> !<plural> !<adj> !and !of', write: several },
      { pattern: '( a few ) @mass !<noun>', write: () => ['a little', 'some'] },
      { pattern: '( much ) people|children|students|cars|friends', write: () => ['many', 'a lot of'] },
      { pattern: '( much ) of? the? people|children|students|cars|friends', write: () => 'many' },
      { pattern: 'have|has|had|got|need|want|with|of ( lot of )', write: () => 'a lot of' },
      { pattern: 'my|her|his|long|short|brown|black|blond|blonde|curly|dark ( hairs )', write: () => 'hair' },
      {
        pattern: '( much ) <adj&!comp&!noun>? <plural&!third&!comp&!adj>',
        write: () => 'many',
        unless: ({ from }, s) =>
          // However much workers want it; how much teachers give; it pretty much obsoletes the other.
          /^(?:nothing|thank|thanks|however|how|pretty)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        pattern: '( much ) people|children|things|times|books|friends|cars|students|problems|mistakes',
        write: () => 'many',
      },
      {
        pattern: 'how|so|too|not ( much ) <adj>? <plural&!comp&!adj>',
        write: () => 'many',
        // How much teachers put into it.
        unless: ({ start, from }, s) =>
          s.tokens[start]?.low === 'how' && !s.isQuestion && s.tokens[from + 2]?.tags.has('base') === true,
      },
      { pattern: '( many ) @mass !<noun> !<plural> !jams', write: () => 'much' },
      { pattern: 'how|too|so|not ( many ) time|money|work !<noun>', write: () => 'much' },
      { pattern: '( few|fewer ) @mass !<noun> !<plural>' },
      {
        pattern: 'a ( little ) noun=<plural&!third&!noun> !<noun>',
        write: () => 'few',
        unless: ({ named }) => named.noun?.low === 'kids',
      },
      { pattern: 'a lot ( <plural&!third>+people+children )', write: (word) => `of ${says(word)}` },
      { pattern: '( many ) time|money|traffic|homework !<noun> !jams', write: () => 'much' },
      { pattern: '( a plenty ) of', write: () => 'plenty' },
      { pattern: '^^ ( almost ) people|students|children|countries', write: () => 'almost all' },
      { pattern: 'have|had|has|not|too ( many ) work|homework', write: () => 'much' },
      // There is too many noise.
      { pattern: '( many ) noise|time|space|stress|sleep|tourism !<noun> !<plural>', write: () => 'much' },
      // There are lot of tourists.
      {
        pattern: '!a|the|this|that|whole|awful|quite * ( lot of )',
        write: () => 'a lot of',
      },
      // I have few time.
      { pattern: '{have|get|give|need|with|very|too|so|be} ( few ) time', write: () => 'little' },
      // A few of water is enough.
      { pattern: '( a? few of ) @mass', write: () => 'a little' },
      // She bought a lot of thing.
      {
        pattern: 'a lot|lots of ( @thing+@person+thing|place|country|language ) !<noun> !<plural> !<adj>',
        unless: ({ from }, s) => /^(?:fish|hair|boat|chance|party|room)$/.test(s.tokens[from]?.low ?? ''),
      },
      // I bought some souvenir.
      {
        pattern:
          'bought|buy|took|take|made|make|ate|eat|saw ( some souvenir|photo|picture|friend|apple|banana|egg|sandwich|mistake|biscuit|orange|cake ) >$|and|for|from|in|at',
        unless: ({ to }, s) => /^(?:cake)$/.test(s.tokens[to]?.low ?? ''),
      },
      // There are much snow.
      { pattern: 'there ( are|were ) much', write: (word) => (says(word) === 'are' ? 'is' : 'was') },
      // She has beautiful hairs.
      { pattern: '{have} <adj> <adj>? ( hairs )', write: () => 'hair' },
      // Five sheeps
      { pattern: '( sheeps|fishs|deers|aircrafts )', write: (word) => says(word).slice(0, -1) },

      // A lot of island, lots of famous building.
      {
        pattern: 'lot|lots of <adj&!noun>? ( thing=<counted> ) $|in|to|from|near|who|because|and|but',
        write: several,
        // Lots of floor: space.
        unless: ({ named }) => /^(?:floor|head|leg|wall|garden|staff)$/.test(named.thing?.low ?? ''),
      },
      {
        pattern: '( less ) <plural&known&!noun&!third&!adj&!@units> !than',
        write: () => 'fewer',
        unless: ({ from, to }, s) =>
          /^(?:no|or|the|more|any|much)$/.test(s.tokens[from - 1]?.low ?? '') ||
          s.tokens[to + 1]?.text.includes('%') === true,
      },
      { pattern: '( almost ) of them|us|the|my', write: () => 'almost all' },
      { pattern: '^ ( almost ) <adj&capital> people|students|families|children', write: () => 'almost all' },
      { pattern: '( many ) <adj&!noun> @mass !<noun> !<plural>', write: () => 'a lot of' },
      {
        pattern:
          'be|is|was|are|were|sings|sang|looks|tastes ( much ) good|beautiful|nice|interesting|important|expensive|big|small|cold|hot >$',
        write: () => 'very',
      },
      {
        pattern: '( few ) days|weeks|months|years|minutes|hours ago',
        write: () => 'a few',
        unless: ({ from }, s) =>
          wordSets.determiner.has(s.tokens[from - 1]?.low ?? '') ||
          /^(?:very|too|so|last|past|first)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        pattern:
          '@bePresent ( little ) dark|cold|small|expensive|boring|difficult|tired|hungry|sad|noisy|strange|nervous|shy|ill',
        write: () => 'a little',
      },
      {
        pattern: 'most ( of ) <plural&!noun&!third>+people !<noun>',
        write: () => '',
        unless: ({ to }, s) => s.tokens[to + 1]?.tags.has('num') === true,
      },
      {
        pattern: '( many of ) <plural&known&!noun&!third&!@units&!name>+<name&plural> >$|like|are|have|do|go|can',
        write: () => 'many',
      },

      {
        pattern: 'thousands|hundreds|dozens|millions of <adj&!noun>? ( <counted> ) $|in|from|and|every|on',
        write: several,
      },
      { pattern: '^ ( the half of ) ', write: () => 'half of' },
      { pattern: 'in all <adj&!noun>? ( <counted&!@oneUnit> ) $', write: several },
    ],
  }),
];
