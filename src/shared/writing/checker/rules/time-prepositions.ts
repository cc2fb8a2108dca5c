import type { Match } from '../pattern';
import { inFormOf } from '../repair-verbs';
import { defineRule, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** Somebody thanks you, comes and thanks you: it has a subject. */
function isDone({ tokens }: Sentence, at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return false;
  if (/^(?:,|and|or)$/.test(before.low)) return tokens.slice(0, at).some(({ tags }) => tags.has('third'));
  return (
    wordSets.third.has(before.low) ||
    /^(?:who|which|that|always|never|(?:some|every|any|no)(?:body|one))$/.test(before.low) ||
    (before.tags.has('noun') && !before.tags.has('base')) ||
    before.tags.has('name')
  );
}

/** An estate on Winter, which is a planet. */
const isNamedSeason = ({ to }: Match, { tokens }: Sentence) => tokens[to + 1]?.tags.has('name') === true;

export const timePrepositions = [
  defineRule({
    id: 'time-preposition',
    name: 'In, on and at with time',
    code: 'PREP',
    why: 'On goes with days and dates, at with hours, in with months, years and parts of the day.',
    wrong: 'in Monday',
    right: 'on Monday',
    point: 'prepositions-time',
    patterns: [
      {
        pattern: '( in the part=morning|afternoon|evening of day=tomorrow|yesterday )',
        write: (_, { part, day }) => `${says(day)} ${says(part)}`,
      },
      { pattern: '( on|at ) summer|winter|spring|autumn !<noun> !<plural>', write: () => 'in', unless: isNamedSeason },
      { pattern: '( in|on ) <num> pm|am|p.m.|a.m.', write: () => 'at' },
      { pattern: '( at|on ) morning|afternoon|evening $', write: () => 'in the' },
      { pattern: '( in ) weekends|weekend ', write: () => 'at' },
      { pattern: '( in ) midday|noon|midnight|lunchtime', write: () => 'at' },
      {
        pattern:
          '( in ) <num> of? january|february|march|april|may|june|july|august|september|october|november|december',
        write: () => 'on',
      },
      { pattern: '( in ) the @day', write: () => 'on' },
      { pattern: '( in|at ) mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays', write: () => 'on' },
      {
        pattern: '( at ) @month|summer|winter !<noun> !<plural> !<name>',
        write: () => 'in',
        // At February’s race.
        unless: ({ to }, s) => /^['’]/.test(s.tokens[to + 2]?.text ?? ''),
      },
      { pattern: '( in ) tomorrow $', write: () => '' },
      { pattern: '( since ) <num> to|until <num>', write: () => 'from' },
      { pattern: '( in|at ) @day !<noun>', unless: ({ to }, s) => s.tokens[to + 2]?.low === "'s", write: () => 'on' },
      {
        pattern:
          '( on|at ) word=january|february|april|june|july|august|september|october|november|december !<num> !<name>',
        write: () => 'in',
        unless: ({ named, to }, s) =>
          named.word?.tags.has('name') === true || /^['’]/.test(s.tokens[to + 2]?.text ?? ''),
      },
      {
        pattern: '( at|in ) <num> word=@month',
        write: () => 'on',
        unless: ({ named }) => named.word?.low === 'may' && !named.word?.tags.has('capital'),
      },
      { pattern: '( at|in ) the <num>+first|second|third+4th|5th of @month', write: () => 'on' },
      { pattern: '( in ) the weekend', write: () => 'at' },
      { pattern: "( in|on ) <num> o'clock", write: () => 'at' },
      { pattern: '( in|on ) half|quarter past', write: () => 'at' },
      {
        pattern:
          '( word=at|on ) the morning|afternoon|evening !of|before|after|when|that|itself !<noun> !<plural> !@subject !@determiner !<name>',
        write: () => 'in',
        unless: ({ named }, s) => s.tokens.some(({ low }) => low === 'of') && named.word?.low === 'on',
      },
      { pattern: '( in ) night $', write: () => 'at' },
      {
        pattern: '( on|at ) number=<num> $',
        write: () => 'in',
        unless: ({ named }) => !/^(?:19|20)\d\d$/.test(named.number?.low ?? ''),
      },
      { pattern: '( in ) new year|christmas|birthday|easter day|eve', write: () => 'on' },
      { pattern: '( in|at ) my|his|her|your birthday $', write: () => 'on' },
      { pattern: 'before ( <num> @units ) $', unless: (_, s) => s.tokens.length < 4 },
      { pattern: '( in|at ) @day morning|afternoon|evening|night', write: () => 'on' },
      { pattern: '^ ( on|in ) night', write: () => 'At' },
      { pattern: '( in ) christmas|easter !<noun> !<name>', write: () => 'at' },
      // in 5th May
      { pattern: '( in|at ) the? <num> th|st|nd|rd of? @month', write: () => 'on' },
      // at early in the morning
      { pattern: '( at ) early|late in', write: () => '' },
      // I will finish it until Friday.
      {
        pattern:
          '{finish|send|return|deliver|complete|submit} <!punct&!@clauseWord>* ( until ) @day+tomorrow|<num>|next|the',
        write: () => 'by',
        unless: (_, s) => s.tokens.some(({ low }) => /^(?:not|never|nobody)$/.test(low)),
      },
      { pattern: '( after ) @several+<num> @units from now', write: () => 'in' },
      // closed in the night
      {
        pattern: '{open|close|sleep|work|come|read|drive} <!punct&!@clauseWord>? ( in the night )',
        write: () => 'at night',
      },
      { pattern: '@be closed|open|dark|cold|quiet|dangerous ( in the night )', write: () => 'at night' },
      // I was born the 5 of May.
      {
        pattern: 'born ( the|in ) number=<num>',
        write: (word) => (says(word) === 'in' ? 'on' : 'on the'),
        // A year.
        unless: ({ named }) => /^[12]\d{3}$/.test(named.number?.low ?? ''),
      },
      {
        pattern: 'often|usually|always|sometimes <!punct&!@clauseWord>* ( by ) the weekend|weekends $',
        write: () => 'at',
      },
      // She will come back after one hour.
      {
        pattern:
          'will {come|return|call|see|meet} <!punct&!@clauseWord>* ( after ) one|an|two|three|five|ten|a|few? hour|hours|minutes|days|weeks|week|month|months|year|years $',
        write: () => 'in',
      },
      // In the last Saturday
      {
        pattern: '( in|on|at the last ) @day >$|@subject',
        write: () => 'last',
        // The last Friday in November.
        unless: ({ to }, s) => /^(?:in|of|before|after)$/.test(s.tokens[to + 2]?.low ?? ''),
      },

      // In the last summer I went there.
      {
        pattern:
          '( in|on|at the time=last|next ) summer|winter|spring|autumn|weekend|night|monday|friday|saturday|sunday',
        write: (_, { time }) => says(time),
        // The last Friday in November.
        unless: ({ to }, s) => /^(?:in|of|before|after)$/.test(s.tokens[to + 2]?.low ?? ''),
      },
      { pattern: '^ ( in? the last ) week|month|year ,? @subject <past&!pp>+went|was|were', write: () => 'last' },
      { pattern: '( yesterday night )', write: () => 'last night' },

      {
        pattern: '( on|at ) may >$|and|but|because',
        write: () => 'in',
        unless: ({ to }, s) => s.tokens[to + 1]?.text !== 'May',
      },

      // The wedding is in 12 June.
      {
        pattern: '( in|at ) <num> @month',
        write: () => 'on',
        unless: ({ to }, s) => (s.tokens[to + 1]?.text.length ?? 0) > 2,
      },
      {
        pattern: '( in the ) year=<num> >$|@subject+@possessive',
        write: () => 'in',
        unless: ({ named, to }, s) =>
          !/^(?:19|20)\d\d$/.test(named.year?.low ?? '') || /^['’]/.test(s.tokens[to + 2]?.text ?? ''),
      },
      { pattern: 'once|twice|times ( in ) a|the? week|month|year|day >$', write: () => '' },
      { pattern: '( on|in ) night >$', write: () => 'at' },

      {
        pattern:
          '^ ( the last ) week|month|year|summer|winter|spring|autumn|weekend|night ,? @possessive <noun+plural> <past&!@have>',
        write: () => 'last',
      },
    ],
  }),
  defineRule({
    id: 'phrase-preposition',
    name: 'Fixed phrase',
    code: 'WW',
    why: 'This phrase has another form in English.',
    wrong: 'according to me',
    right: 'in my opinion',
    patterns: [
      {
        pattern: '( thanks you )',
        write: () => 'thank you',
        // The officer you deal with thanks you.
        unless: ({ from }, s) =>
          isDone(s, from) ||
          (from > 0 && s.tokens[from - 1]?.tags.has('punct') === false && s.tokens[from - 1]?.low !== 'say'),
      },
      { pattern: '^ ( thank ) for', write: () => 'thank you' },
      { pattern: '( {assist} to|at ) the|a|my|class|lessons', write: (word) => inFormOf(word, 'attend') },
      { pattern: 'same ( like|than )', write: () => 'as' },
      { pattern: '( as same )', write: () => 'the same' },
      { pattern: '( in other hand )', write: () => 'on the other hand' },
      { pattern: '( in|on my point )', write: () => 'from my point' },
      { pattern: '( for my|his|her opinion )', write: () => 'in my opinion' },
      { pattern: '( since a|one|two|three * ago )' },
      { pattern: '( according to|with me )', write: () => 'in my opinion' },
      { pattern: 'according ( with )', write: () => 'to' },
      { pattern: '( despite of )', write: () => 'despite' },
      { pattern: '( in despite of )', write: () => 'in spite of' },
      { pattern: '( in my point of view )', write: () => 'from my point of view' },
      { pattern: '( on|in my opinion i think )', write: () => 'I think' },
      { pattern: '( at the end ) , i|he|she|we|they', unless: ({ from }) => from > 0, write: () => 'in the end' },
      { pattern: '( from ) my opinion', write: () => 'in' },
      { pattern: 'half ( of ) word=an? hour|day', write: () => 'an', unless: ({ named }) => named.word !== undefined },
      {
        pattern: '{return} ( back ) to|from|$',
        write: () => '',
        unless: ({ from }, s) => /^(?:a|the|my|in)$/.test(s.tokens[from - 2]?.low ?? ''),
      },
      { pattern: '( thanks god )', write: () => 'thank God' },

      { pattern: '( according my|your|his|her opinion )', write: () => 'in my opinion' },
      { pattern: '( in the other side )', write: () => 'on the other hand' },

      { pattern: 'on|in|at+{live|be} ( at|in ) first|second|third|fourth|fifth|top floor', write: () => 'on the' },
      {
        pattern: '( under|below ) the rain',
        write: () => 'in',
        unless: (_, s) =>
          !s.tokens.some(({ verbs }) =>
            verbs.some((verb) => /^(?:walk|run|play|dance|wait|sit|lie|stand)$/.test(verb)),
          ),
      },
      {
        pattern: '( comparing with|to ) @determiner+<name>',
        write: () => 'compared with',
        unless: ({ from }) => from > 0,
      },
      { pattern: '( with delay ) >$', write: () => 'late' },
      {
        pattern: '( to the end ) @subject {decide|go|stay|find|buy|win}',
        write: () => 'in the end',
        unless: ({ from }) => from > 0,
      },
    ],
  }),
];
