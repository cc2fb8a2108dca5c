import { defineRule, says } from '../rule';

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
      { is: '( on|at ) summer|winter|spring|autumn !<noun> !<plural>', write: () => 'in' },
      { is: '( in|on ) <num> pm|am|p.m.|a.m.', write: () => 'at' },
      { is: '( at|on ) morning|afternoon|evening $', write: () => 'in the' },
      { is: '( in ) weekends|weekend ', write: () => 'at' },
      { is: '( in ) midday|noon|midnight|lunchtime', write: () => 'at' },
      {
        is: '( in ) <num> of? january|february|march|april|may|june|july|august|september|october|november|december',
        write: () => 'on',
      },
      { is: '( in ) the @day', write: () => 'on' },
      { is: '( at ) @month|summer|winter !<noun>', write: () => 'in' },
      { is: '( in ) tomorrow $', write: () => '' },
      { is: '( since ) <num> to|until <num>', write: () => 'from' },
      { is: '( in|at ) @day !<noun>', unless: ({ to }, s) => s.tokens[to + 2]?.low === "'s", write: () => 'on' },
      {
        is: '( on|at ) january|february|april|june|july|august|september|october|november|december !<num>',
        write: () => 'in',
        unless: ({ steps }) => steps[1]?.tags.has('name') === true,
      },
      {
        is: '( at|in ) <num> @month',
        write: () => 'on',
        unless: ({ steps }) => steps[2]?.low === 'may' && !steps[2]?.tags.has('capital'),
      },
      { is: '( at|in ) the <num>+first|second|third+4th|5th of @month', write: () => 'on' },
      { is: '( in ) the weekend', write: () => 'at' },
      { is: "( in|on ) <num> o'clock", write: () => 'at' },
      { is: '( in|on ) half|quarter past', write: () => 'at' },
      {
        is: '( at|on ) the morning|afternoon|evening !of|before|after|when|that',
        write: () => 'in',
        unless: ({ steps }, s) => s.tokens.some(({ low }) => low === 'of') && steps[0]?.low === 'on',
      },
      { is: '( in ) night $', write: () => 'at' },
      {
        is: '( on|at ) <num> $',
        write: () => 'in',
        unless: ({ steps }) => !/^(?:19|20)\d\d$/.test(steps[1]?.low ?? ''),
      },
      { is: '( in ) new year|christmas|birthday|easter day|eve', write: () => 'on' },
      { is: '( in|at ) my|his|her|your birthday $', write: () => 'on' },
      { is: 'before ( <num> @units ) $', unless: (_, s) => s.tokens.length < 4 },
      { is: '( in|at ) @day morning|afternoon|evening|night', write: () => 'on' },
      { is: '^ ( on|in ) night', write: () => 'At' },
      { is: '( in ) christmas|easter !<noun> !<name>', write: () => 'at' },
      { is: '( on ) the weekend', write: () => 'at' },
      // in 5th May
      { is: '( in|at ) the? <num> th|st|nd|rd of? @month', write: () => 'on' },
      // at early in the morning
      { is: '( at ) early|late in', write: () => '' },
      // I will finish it until Friday.
      {
        is: '{finish|send|return|deliver|complete|submit} <!punct&!@clauseWord>* ( until ) @day+tomorrow|<num>|next|the',
        write: () => 'by',
        unless: (_, s) => s.tokens.some(({ low }) => /^(?:not|never|nobody)$/.test(low)),
      },
      { is: '( after ) @several+<num> @units from now', write: () => 'in' },
      // closed in the night
      {
        is: '{open|close|sleep|work|come|wake|read|drive} <!punct&!@clauseWord>? ( in the night )',
        write: () => 'at night',
      },
      '@be closed|open|dark|cold|quiet|dangerous ( in the night )',
      // I was born the 5 of May.
      {
        is: 'born ( the|in ) <num>',
        write: (m) => (says(m[1]) === 'in' ? 'on' : 'on the'),
        unless: ({ steps }) => /^(?:1[89]|20)\d\d$/.test(steps[2]?.low ?? ''),
      },
      { is: 'often|usually|always|sometimes <!punct&!@clauseWord>* ( by ) the weekend|weekends $', write: () => 'at' },
      // She will come back after one hour.
      {
        is: 'will {come|return|call|see|meet} <!punct&!@clauseWord>* ( after ) one|an|two|three|five|ten|a|few? hour|hours|minutes|days|weeks|week|month|months|year|years $',
        write: () => 'in',
      },
      // In the last Saturday
      { is: '( in|on|at the last ) @day >$|@subject', write: () => 'last' },
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
      { is: '( thanks you )' },
      { is: '^ ( thank ) for' },
      { is: '( {assist} to|at ) the|a|my|class|lessons' },
      { is: 'same ( like|than )', write: () => 'as' },
      { is: '( as same )', write: () => 'the same' },
      { is: '( in other hand )' },
      { is: '( in|on my point )', write: () => 'from my point' },
      { is: '( for my|his|her opinion )', write: () => 'in my opinion' },
      { is: '( since a|one|two|three * ago )' },
      { is: '( according to|with me )', write: () => 'in my opinion' },
      { is: 'according ( with )', write: () => 'to' },
      { is: '( despite of )', write: () => 'despite' },
      { is: '( in despite of )', write: () => 'in spite of' },
      { is: '( in my point of view )', write: () => 'from my point of view' },
      { is: '( on|in my opinion i think )', write: () => 'I think' },
      { is: '( at the end ) , i|he|she|we|they', unless: ({ from }) => from > 0, write: () => 'in the end' },
      { is: '( from ) my opinion', write: () => 'in' },
      { is: 'half ( of ) an? hour|day', write: () => 'an', unless: ({ steps }) => steps[2] !== undefined },
      {
        is: '{return} ( back ) to|from|$',
        write: () => '',
        unless: ({ from }, s) => /^(?:a|the|my|in)$/.test(s.tokens[from - 2]?.low ?? ''),
      },
      { is: '( thanks god )', write: () => 'thank God' },
    ],
  }),
];
