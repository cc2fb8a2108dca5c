import { defineRule, isAfter, says } from '../rule';

export const confusions = [
  defineRule({
    id: 'its',
    name: 'Its and it’s',
    code: 'SP',
    why: 'It’s is it is or it has; its says whose it is.',
    wrong: 'The dog lost it’s ball.',
    right: 'The dog lost its ball.',
    patterns: [
      {
        is: 'of|in|on|for|with|from|to|at|by|and|<past>+<base>+<third>+<pp> ( it is ) own|name|tail|address|colour|size|head|eyes|legs|ears|food|owner|mother|people|history|price|place|way|shape|population|capital|mouth|nest',
        write: () => 'its',
        unless: ({ from }, s) =>
          !/['’]/.test(s.tokens[from + 1]?.text ?? '') ||
          /^(?:think|thinks|thought|say|says|said|know|knows|knew|hope|believe|guess|and)$/.test(
            s.tokens[from - 1]?.low ?? '',
          ),
      },
      {
        is: '( its ) a|an|not|been|very|too|so|raining|snowing|going|important|difficult|easy|cold|hot|true|because|my|the',
        write: () => 'it’s',
      },
    ],
  }),
  defineRule({
    id: 'there-their',
    name: 'There, their and they’re',
    code: 'SP',
    why: 'Their says whose, there says where, they’re is they are.',
    wrong: 'They forgot they’re books.',
    right: 'They forgot their books.',
    patterns: [
      {
        is: '<past&!@be>+<base>+<third>+<pp>+<ing>+in|on|of|with|for|to|at ( they are ) <plural&!adj>+<noun&!adj> !<ing>',
        write: () => 'their',
        unless: ({ from }, s) =>
          !/['’]/.test(s.tokens[from + 1]?.text ?? '') ||
          /^(?:think|thinks|thought|say|says|said|know|knows|knew|hope|believe|guess|suppose|sure)$/.test(
            s.tokens[from - 1]?.low ?? '',
          ),
      },
      { is: '( their ) is|are|was|were', write: () => 'there' },
      { is: '( their ) going|coming|not|very|so|late|playing|working', write: () => 'they’re' },
      {
        is: '( your ) welcome|a|an|the|very|going|not|right|wrong',
        write: () => 'you’re',
        unless: ({ to }, s) =>
          (s.tokens[to + 1]?.low === 'right' || s.tokens[to + 1]?.low === 'welcome') &&
          !s.tokens[to + 2]?.tags.has('punct'),
      },
      {
        is: '( whose ) is|are|been|going|coming|the',
        write: () => 'who’s',
        unless: ({ to, from }, s) => from > 0 || /^(?:this|that|these|those|it|the)$/.test(s.tokens[to + 2]?.low ?? ''),
      },
    ],
  }),
  defineRule({
    id: 'to-too',
    name: 'To and too',
    code: 'SP',
    why: 'Too means more than is good, or also; to stands before verbs and places.',
    wrong: 'It is to late.',
    right: 'It is too late.',
    patterns: [
      {
        is: "@be+'s+{feel|look} ( to ) much|many|late|expensive|big|small|young|old|tired|difficult|hot|cold|far|short|fast|easy",
        write: () => 'too',
      },
      { is: '@be ( to ) <adj&!base&!adv> $', write: () => 'too' },
    ],
  }),
  defineRule({
    id: 'ed-ing',
    name: 'Adjectives in -ed and -ing',
    code: 'WF',
    why: 'People are bored, interested, tired; things are boring, interesting, tiring.',
    wrong: 'I am boring.',
    right: 'I am bored.',
    patterns: [
      {
        is: 'i|we @be+{feel|get|become} not? very|so|really|too|quite? ( @ingAdjective )',
        write: (m) => says(m[4]).replace(/ing$/, 'ed'),
      },
      { is: '@subject @be+{feel} very|so|really|not? ( interesting in|exciting about|boring with|tiring of )' },
      {
        is: '{feel} very|so|really? ( boring|exciting|interesting|tiring|confusing|disappointing )',
        write: (m) => says(m[2]).replace(/ing$/, 'ed'),
        unless: ({ from, steps }, s) =>
          isAfter(s, from, /^(?:it|things|this|that|film|life|everything)$/, 4) || steps.length === 0,
      },
      {
        is: 'film|movie|book|lesson|story|game|match|trip|journey|party|museum|concert|weather|news|exam|job|holiday @be+{become} very|so|really|not|quite? ( @ed )',
        write: (m) => says(m[3]).replace(/ed$/, 'ing'),
      },
      {
        is: '@be+a|an very|really|so? ( bored|interested|excited ) film|movie|book|lesson|story|game|match|trip|day|party|city|place|job',
        write: (m) => says(m[2]).replace(/ed$/, 'ing'),
      },
    ],
  }),
  defineRule({
    id: 'make-do',
    name: 'Make and do',
    code: 'WW',
    why: 'Some nouns go with do (homework, sport, exercise), others with make (a mistake, a decision).',
    wrong: 'I make my homework.',
    right: 'I do my homework.',
    patterns: [
      {
        is: '( {make} ) @determiner+some|a|lot|much|more+<adj>* homework|housework|sport|sports|exercises|exercise|research|gymnastics|yoga|shopping|judo|karate|washing|ironing|homeworks',
        write: (m) => ({ make: 'do', makes: 'does', made: 'did', making: 'doing' })[m[0]?.low ?? ''] ?? 'do',
        unless: ({ from, steps }, s) => steps[2]?.low === 'exercises' && isAfter(s, from, /teacher/, 3),
      },
      {
        is: '( {make} ) a course|favour|test',
        write: (m) => ({ make: 'do', makes: 'does', made: 'did', making: 'doing' })[m[0]?.low ?? ''] ?? 'do',
      },
      {
        is: '( {do} ) @determiner+some|many|few|lot|of|<adj>* mistake|mistakes|decision|decisions|noise|effort|friends|plan|plans|promise|money|phone|progress|dinner|breakfast|lunch|suggestion !<noun>',
        write: (m) =>
          ({ do: 'make', does: 'makes', did: 'made', doing: 'making', done: 'made' })[m[0]?.low ?? ''] ?? 'make',
        unless: ({ steps, to }, s) =>
          s.isQuestion ||
          steps[2]?.low === 'dinner' ||
          (/^(?:friends|plans|money|plan|mistakes)$/.test(s.tokens[to + 1]?.low ?? '') &&
            s.tokens[to + 2]?.tags.has('base') === true),
      },
      {
        is: '( {make|do} ) a|some|many|lots? of? photo|photos|picture|pictures',
        write: (m) =>
          ({ make: 'take', makes: 'takes', made: 'took', making: 'taking', do: 'take', did: 'took' })[
            m[0]?.low ?? ''
          ] ?? 'take',
      },
      {
        is: '( {make} ) a party',
        write: (m) => ({ make: 'have', makes: 'has', made: 'had', making: 'having' })[m[0]?.low ?? ''] ?? 'have',
      },
      {
        is: '( {say} ) the truth|a lie|lies|a story|a joke',
        write: (m) => ({ say: 'tell', says: 'tells', said: 'told', saying: 'telling' })[m[0]?.low ?? ''] ?? 'tell',
      },
      { is: '( {do} ) a question', write: () => 'ask' },
      { is: '( {win} ) money|a lot at|in|from|per work|month|job', write: () => 'earn' },
    ],
  }),
  defineRule({
    id: 'have-age',
    name: 'Be + age, be + hungry',
    code: 'WW',
    why: 'Age, hunger and thirst go with be: I am twenty years old, I am hungry.',
    wrong: 'I have twenty years.',
    right: 'I am twenty years old.',
    point: 'to-be',
    patterns: [
      {
        is: '^^ @subject+@person+<name> ( @haveNow <num> years old? ) $',
      },
      '@have <num> years old',
      { is: '^^ i|he|she|we|they ( @haveNow only|just? <num> years ) !of !left !to !more !experience' },
      {
        is: '@subject ( @have very? hungry|thirsty|afraid|sleepy|right ) $',
        unless: ({ to }, s) => s.tokens[to]?.low === 'right' && s.tokens[to - 1]?.tags.has('punct') === true,
      },
    ],
  }),
  defineRule({
    id: 'i-agree',
    name: 'I agree',
    code: 'VF',
    why: 'Agree is a verb: I agree, she agrees, do you agree?',
    wrong: 'I am agree.',
    right: 'I agree.',
    patterns: [
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
    ],
  }),
];
