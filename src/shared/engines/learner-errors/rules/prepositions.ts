import { defineRule, isAfter, says } from '../rule';

export const prepositions = [
  defineRule({
    id: 'dependent-preposition',
    name: 'The right preposition',
    code: 'PREP',
    why: 'Many verbs and adjectives go with one preposition. Learn them together.',
    wrong: 'It depends of you.',
    right: 'It depends on you.',
    patterns: [
      { is: '{depend} ( of|from|in|by )', write: () => 'on' },
      { is: 'dependent ( of|from )', write: () => 'on' },
      { is: 'married ( with )', write: () => 'to' },
      { is: '{arrive} ( to ) school|work|home', write: () => 'at' },
      { is: '{arrive} ( to )' },
      { is: 'good|bad|brilliant|excellent|clever|terrible|great ( in ) <ing>', write: () => 'at' },
      {
        is: 'good|bad|brilliant|excellent ( in ) maths|english|sport|sports|football|tennis|history|science|languages|music|cooking|chess',
        write: () => 'at',
      },
      {
        is: 'interested|interest ( for|on|about|at )',
        write: () => 'in',
        unless: ({ steps }, s) =>
          steps[0]?.low === 'interest' &&
          s.tokens.length > 0 &&
          !/^(?:an|much|no|big|great|my|his|her)$/.test(s.tokens[0]?.low ?? ''),
      },
      {
        is: 'afraid|scared|frightened|proud|full|tired|jealous ( from|for|with )',
        write: () => 'of',
        unless: ({ steps }) =>
          /^(?:for|with)$/.test(steps[1]?.low ?? '') && !/^(?:proud|full)$/.test(steps[0]?.low ?? ''),
      },
      { is: 'similar ( with|as|than|like )', write: () => 'to' },
      { is: 'different ( of|than|with )', write: () => 'from' },
      { is: '{consist} ( in|on|from )', write: () => 'of' },
      { is: '{participate} ( at|to|on )', write: () => 'in' },
      { is: '{belong} ( for|of|at|with ) @anyObject+@determiner', write: () => 'to' },
      {
        is: '{spend} <!punct&!@clauseWord>* money|time|hours|much|lot|euros|pounds|dollars ( for|in|at ) <ing&!known>+clothes|books|food|it|them|games|shoes|presents',
        write: () => 'on',
      },
      {
        is: 'typical|responsible ( from|of|to )',
        write: (m) => (says(m[0]) === 'typical' ? 'of' : 'for'),
        unless: ({ steps }) => steps[0]?.low === 'typical' && steps[1]?.low === 'of',
      },
      { is: '{insist|concentrate|focus} ( in|to|at )', write: () => 'on' },
      { is: '{succeed} ( to ) <base>', write: () => 'in' },
      { is: '{congratulate} @anyObject ( for|about )', write: () => 'on' },
      { is: '{dream} ( with )', write: () => 'about' },
      {
        is: '{laugh|smile} ( of|to|with ) me|him|her|us|them|you',
        write: () => 'at',
        unless: ({ steps }) =>
          steps[1]?.low === 'with' || (steps[0]?.verbs.includes('smile') === true && steps[1]?.low === 'to'),
      },
      { is: '{think} ( in|on ) @object+you|it', write: () => 'about' },
      { is: '{think} ( to ) @object', write: () => 'about' },
      { is: '{prefer} <!punct&!@clauseWord>* ( than )', write: () => 'to' },
      { is: '( in ) the other hand', write: () => 'on' },
      { is: '( by|with ) foot', write: () => 'on' },
      { is: 'in|at ( internet )', write: (m) => `the ${says(m[1])}` },
      { is: '( in ) tv|television', write: () => 'on' },
      { is: '( in the ) internet', write: () => 'on the' },
      {
        is: 'worried ( for|of|with ) the|my|his|her|exam|it',
        write: () => 'about',
        unless: ({ steps }) => steps[1]?.low === 'for',
      },
      { is: '{suffer|borrow} ( of|to )', write: () => 'from' },
      { is: '{thank} @anyObject ( about|of )', write: () => 'for' },
      { is: '{look} for|after|at ( to ) @anyObject', write: () => '' },
      { is: 'instead ( from|to )', write: () => 'of' },
      { is: 'at|in|on the|a age ( from )', write: () => 'of' },
    ],
  }),
  defineRule({
    id: 'no-preposition',
    name: 'No preposition',
    code: 'XW',
    why: 'Discuss, enter, marry, reach, contact and some other verbs have their object straight after them.',
    wrong: 'We discussed about it.',
    right: 'We discussed it.',
    patterns: [
      { is: '{discuss} ( about|on|of )', write: () => '' },
      { is: '{marry} ( with )', write: () => '' },
      { is: '{enter} ( to|in|into|at ) @determiner+<noun>' },
      {
        is: '{reach|resemble|attend|contact|phone} ( to|with|at ) @determiner+@anyObject+<name>',
        unless: ({ steps }, s) =>
          steps[0]?.tags.has('noun') === true &&
          isAfter(s, s.tokens.indexOf(steps[0]), /^(?:a|an|the|my|your|his|her|in|by|of|no|on)$/, 2),
      },
      {
        is: '{ask|answer} ( to ) @anyObject+the|my|his|her|our',
        unless: ({ steps }, s) =>
          steps[0]?.tags.has('noun') === true &&
          isAfter(s, s.tokens.indexOf(steps[0]), /^(?:a|an|the|my|your|his|her|this|that|no|right|correct)$/, 2),
      },
      { is: '{tell} ( to ) me|him|us|them|her', write: () => '' },
      {
        is: '{lack} ( of )',
        unless: ({ steps }, s) =>
          isAfter(
            s,
            s.tokens.indexOf(steps[0] as never),
            /^(?:a|the|no|of|by|any|complete|total|their|our|his|her|my)$/,
            2,
          ),
      },
      {
        is: '( in|on|at ) last|next|every @oneUnit+day+morning|evening|afternoon',
        write: () => '',
        unless: ({ from }, s) => s.tokens[from + 2]?.text === '’s' || s.tokens[from + 3]?.low === "'s",
      },
    ],
  }),
  defineRule({
    id: 'to-home',
    name: 'Home, here and there without to',
    code: 'PREP',
    why: 'There is no to before home, here, there, abroad and upstairs.',
    wrong: 'We went to home.',
    right: 'We went home.',
    patterns: [
      {
        is: '@going back? ( to home|here|there|abroad|upstairs|downstairs|downtown|inside|outside ) !<noun>',
        write: (m) => says(m[3]),
      },
      { is: '{go} ( to <ing&!noun> )', write: (m) => says(m[2]) },
      { is: '{go} ( to shopping|swimming|fishing|skiing|dancing|camping|running )', write: (m) => says(m[2]) },
    ],
  }),
  defineRule({
    id: 'missing-preposition',
    name: 'A preposition is missing',
    code: 'MW',
    why: 'Listen, wait, belong, arrive and depend need a preposition before their object.',
    wrong: 'I listen music.',
    right: 'I listen to music.',
    patterns: [
      {
        is: '( {listen} ) @determiner+@anyObject+@mass+music|songs|radio|podcasts|<name>',
        write: (m) => `${says(m[0])} to`,
      },
      { is: '( {wait} ) @object+it|you', write: (m) => `${says(m[0])} for` },
      {
        is: '( {wait} ) the|my|his|her|our|your|their bus|train|friend|teacher|answer|letter|taxi|sister|brother|mother|father|results|result|doctor',
        write: (m) => `${says(m[0])} for`,
      },
      { is: '( {belong} ) @object+@possessive+the|<name>', write: (m) => `${says(m[0])} to` },
      { is: '( {arrive} ) the|my|school|work|a|<name>', write: (m) => `${says(m[0])} at` },
      { is: '( {depend} ) the|my|how|what|where|if|whether|@object', write: (m) => `${says(m[0])} on` },
      {
        is: '( {go} ) school|work|cinema|university|bed|church|beach|college|supermarket|park',
        write: (m) => `${says(m[0])} to`,
      },
      { is: '( {look} ) this|me|him|them|the', write: (m) => `${says(m[0])} at` },
      {
        is: '( {pay} ) the|my meal|food|ticket|tickets|dinner|coffee|drinks|taxi|lunch|course|hotel',
        write: (m) => `${says(m[0])} for`,
      },
      { is: '( {ask} ) help|information|advice|money', write: (m) => `${says(m[0])} for` },
    ],
  }),
  defineRule({
    id: 'time-preposition',
    name: 'In, on and at with time',
    code: 'PREP',
    why: 'On goes with days and dates, at with hours, in with months, years and parts of the day.',
    wrong: 'in Monday',
    right: 'on Monday',
    point: 'prepositions-time',
    patterns: [
      { is: '( in|at ) @day !<noun>', write: () => 'on' },
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
        is: '( at|on ) the morning|afternoon|evening !of',
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
      { is: 'before ( <num> @units ) $', unless: ({ steps }, s) => s.tokens.length < 4 || steps.length === 0 },
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
      { is: '( according to|with me )', write: () => 'in my opinion' },
      { is: 'according ( with )', write: () => 'to' },
      { is: '( despite of )', write: () => 'despite' },
      { is: '( in despite of )', write: () => 'in spite of' },
      { is: '( in my point of view )', write: () => 'from my point of view' },
      { is: '( on|in my opinion i think )', write: () => 'I think' },
      { is: '( from the other side )', write: () => 'on the other hand' },
      { is: '( at the end ) , i|he|she|we|they', unless: ({ from }) => from > 0, write: () => 'in the end' },
    ],
  }),
];
