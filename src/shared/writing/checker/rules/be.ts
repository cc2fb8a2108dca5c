import { verbForms } from '#shared/language/forms/inflect';
import { afterBe, withBe } from '../repair-verbs';
import { defineRule, isAfter, participle, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

export const be = [
  defineRule({
    id: 'be-base',
    name: 'Be + verb',
    code: 'VF',
    why: 'After am, is, are, was and were a verb ends in -ing or is a past participle; in the present simple there is no be.',
    wrong: 'I am work in a bank.',
    right: 'I work in a bank.',
    point: 'present-tenses',
    repair: afterBe,
    patterns: [
      { pattern: '@subject do|does not ( be )' },
      {
        pattern: 'i|we|they|he|she @bePresent ( like ) <ing>+to|very|football|tennis|pizza|music|chocolate|english',
        // What he or she is like to work with
        unless: ({ start }, s) => isAfter(s, start, /^what$/, 3),
      },
      { pattern: '@subject ( @bePresent verb=<third&!noun&!plural&!@be&!adj> )', write: (_, { verb }) => says(verb) },
      {
        pattern:
          'i|we|they @bePresent not? ( live|love|speak|know|study|think|come|see|play|help|understand|remember|hope|prefer )',
      },
      {
        pattern:
          'he|she|it @bePresent not? ( live|love|speak|know|study|think|come|see|play|help|understand|have|need|cost|look )',
        unless: ({ to }, s) => s.tokens[to]?.low === 'look',
      },
      {
        pattern:
          '@subject was|were not? ( go|see|live|work|eat|study|come|play|want|know|have|like|think|decide|buy|take )',
        unless: ({ from, to }, s) => s.tokens[to]?.low === 'like' || s.tokens[from]?.low === 'work',
      },
      {
        pattern: '@beFinite not? @middle* ( <base&!noun&!adj&!adv&!pp&!prep&!@be> )',
        unless: (match, s) => beforeBe(match.from, s) || isShownLive(match.from, s),
      },
      {
        pattern: '@subject @beFinite not? ( agree|work|go|want|need|have ) !<noun>',
        unless: (match, s) => beforeBe(match.from, s),
      },
      { pattern: '@beFinite @subject ( <base&!noun&!adj&!adv&!pp&!prep&!@be> )', unless: (_, s) => !s.isQuestion },
      {
        pattern: '<noun+plural> ( was|were|is|are <past&!pp&!base&!adj> )',
        unless: ({ to }, s) => s.tokens[to]?.verbs.length === 0,
      },
      {
        pattern:
          '@beFinite @middle* ( build|spend|send|lend|steal|write|give|make|break|choose|speak|forget|find|teach|sell|tell|know|sing|grow|design|invent|deliver ) >by|in|at|on|every|$',
        write: participle,
        unless: (match, s) => beforeBe(match.from, s),
      },
      {
        pattern:
          '^ word=@wh are|is|was|were @subject ( work|like|want|go|live|do|study|play|think|need|cook|travel|visit|start )',
        unless: ({ to, named }, s) => s.tokens[to]?.low === 'like' && /^(?:what|who|how)$/.test(named.word?.low ?? ''),
      },
      {
        pattern:
          '^ are|is @subject ( like ) pizza|football|music|coffee|tea|chocolate|swimming|sport|dancing|animals|english',
      },
      { pattern: '^ are|is @subject ( want|have|live|play|speak|know|work ) *', unless: (_, s) => !s.isQuestion },
      {
        pattern: 'i|he|she|we|they was|were ( watch|play|cook|walk|talk|sleep|drive|travel|visit|help|wait ) *',
        write: (word) => `${verbForms(word?.low ?? '').ing}`,
      },
      { pattern: '( am|is|are verb=was|were )', write: (_, { verb }) => says(verb) },
      { pattern: 'i|we|they am|are not ( like ) it|to|<ing>' },
      // She is cook dinner.
      {
        pattern:
          'i|he|she|we|they @bePresent ( watch|cook|walk|talk|sleep|drive|visit|wait|dance|read|write|make|drink|eat|prepare ) !and *',
        write: (word) => verbForms(word?.low ?? '').ing,
      },
      // The house is build of wood.
      {
        pattern:
          '@beFinite @middle* ( build|spend|send|lend|give|make|break|choose|write|steal|forget|find|grow|design ) >of|with|from|to|near|during|because|for|again',
        write: participle,
        unless: (match, s) => beforeBe(match.from, s),
      },

      // Marta was walk in the park.
      {
        pattern:
          '<name>+@person+@people @beFinite not? @middle* ( <base&!@job&!adj&!pp&!past&!adv&!prep&!@be&!@have> ) in|at|to|with|on|the|a|my|his|her|home|when|for',
        unless: ({ to, from }, s) =>
          /^(?:like|head|host|home|part|love|guest|present)$/.test(s.tokens[to]?.low ?? '') || beforeBe(from, s),
      },
    ],
  }),
  defineRule({
    id: 'missing-be',
    name: 'Be is missing',
    code: 'MW',
    why: 'A form of be stands before an adjective, and before a verb in -ing or a past participle.',
    wrong: 'She tired. They playing.',
    right: 'She is tired. They are playing.',
    point: 'to-be',
    repair: withBe,
    patterns: [
      {
        pattern:
          '^ the|this|my <adj>? <noun&!plural> ( built|written|painted|invented|located|situated|born|called ) in|by|at|near|on',
        unless: ({ to }, s) =>
          s.tokens
            .slice(to + 1)
            .some(
              ({ low, tags }) =>
                /^(?:is|was|are|were|has|had|will|can|s)$/.test(low) || tags.has('past') || tags.has('third'),
            ),
      },
      {
        pattern: '^^ @subject @frequency+not|now|still+also? ( <ing&!noun&!adj> )',
        // He being too tired to go on.
        unless: ({ from }, s) => s.tokens[from - 1]?.low === 'it' || s.tokens[from]?.low === 'being',
      },
      {
        pattern: '^^ i|he|she|we|they very|so|really|too|not? ( <adj&!base&!adv&!noun&!past&!pp&!comp> ) $',
        unless: (match, s) => s.isQuestion && match.from === 0,
      },
      // We very well might have some.
      { pattern: '^^ i|he|she|we|they|it very|so|too ( <adj> ) !@modal' },
      { pattern: '^ @possessive|the <adj>? @person+@people very|so|really|too|not ( <adj> )' },
      { pattern: '^ @possessive @person+house|car|dog|cat|name|town|city|country ( very|so <adj> )' },
      {
        pattern: '^^ @subject ( gone|seen|taken|eaten|written|spoken|been|done|broken|given|forgotten )',
        unless: (_, s) => s.isQuestion,
      },
      { pattern: '^ @possessive|the @person ( <ing> ) <!@be&!third&!past>* $' },
      { pattern: '@subject ( maybe ) at|in|late|ill|right' },
      { pattern: '^^ @subject ( going to <base> )' },
      { pattern: '^ what|who ( happen )', write: () => 'happened' },
      { pattern: '@bePresent going ( <base&!noun&!adv> )', write: (word) => `to ${says(word)}` },
      {
        pattern: '@bePresent going ( visit|study|work|play|travel|watch|cook|walk|talk|help|start|stay|call ) !$',
        write: (word) => `to ${says(word)}`,
      },
      {
        pattern: '^ my|his|her|our <noun&!plural> ( stolen|broken|made|destroyed|damaged ) last|yesterday|in|by|two',
        write: (word) => `was ${says(word)}`,
        unless: ({ to }, s) =>
          s.tokens
            .slice(to)
            .some(({ low, tags }) => /^(?:is|was|are|were|has|had|will|can)$/.test(low) || tags.has('third')),
      },
      {
        pattern: '( {be} death )',
        write: (word) => `${says(word)} dead`,
        unless: ({ from }, s) =>
          !/^(?:he|she|they|mother|father|grandmother|grandfather|dog|cat)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      { pattern: '@subject ( dead ) last|in|on|yesterday|at|when', write: () => 'died' },
      {
        pattern: '^ it ( made|called|written|built|located|situated ) in|of|from|by',
        write: (word) => `is ${says(word)}`,
      },
      { pattern: '^ my name ( <name> )', write: (word) => `is ${says(word)}` },
      { pattern: '^ today|yesterday|outside ( very|so <adj> )' },
      { pattern: '@subject ( @bePresent modal=can|must|should|will ) <base>', write: (_, { modal }) => says(modal) },

      // My city situated in the west.
      {
        pattern: '@subject+<noun> ( situated|located ) in|on|near|at|between',
        unless: ({ from }, s) =>
          /^(?:which|that|and|or|is|are)$/.test(s.tokens[from - 2]?.low ?? '') ||
          !wordSets.subject.has(s.tokens[from - 1]?.low ?? ''),
      },
    ],
  }),
];

/** What to do is wait; what she did was leave. */
function beforeBe(at: number, { tokens }: Sentence): boolean {
  const before = tokens.slice(Math.max(0, at - 7), at).map(({ low }) => low);
  return before.includes('there') || before.some((low) => /^(?:do|did|does|done|doing|thing|what|all)$/.test(low));
}

/** The concert is live. */
function isShownLive(at: number, { tokens }: Sentence): boolean {
  const shown =
    /^(?:concert|match|game|show|programme|music|broadcast|stream|recording|album|event|interview|news|it|this|that)$/;
  return tokens[at]?.low === 'live' && tokens.slice(Math.max(0, at - 4), at).some(({ low }) => shown.test(low));
}
