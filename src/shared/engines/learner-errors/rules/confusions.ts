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
        is: '<past&!@be>+<base&!@be>+of|in|on|for|with|from|lost|has ( it is ) <noun&!adj> $|and|in|on|is|to',
        write: () => 'its',
        unless: ({ from }, s) =>
          !/['’]/.test(s.tokens[from + 1]?.text ?? '') ||
          /^(?:think|thinks|thought|say|says|said|know|knows|knew|hope|believe|guess|when|if|feel)$/.test(
            s.tokens[from - 1]?.low ?? '',
          ) ||
          /^(?:time|fun|winter|summer|spring|autumn|night|day|monday|sunday|saturday|friday|lunchtime|christmas|love|you|home)$/.test(
            s.tokens[from + 2]?.low ?? '',
          ),
      },
      { is: '( its ) <adj&!noun> $|to|that|because|and|in|today|for|but', write: () => 'it’s' },
      {
        is: '( its ) good|nice|great|better|easier|time|me|you|him|her|us|only|just|always|never|really|raining|about|on|in|where|why|what|how',
        write: () => 'it’s',
      },
      { is: 'i|he|she|we think|thought|hope|know|say that? ( its )', write: () => 'it’s' },
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
      {
        is: '<ing> ( it is ) own|name|tail|address|colour|size|head|eyes|legs|ears|food|owner|mother|people|history|price|place|way|shape|mouth|wings|nose|teeth|ball',
        write: () => 'its',
        unless: ({ to }, s) => !/['’]/.test(s.tokens[to]?.text ?? ''),
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
        is: 'in|with|of|and|for|to|have|love|like|lost|visit|do|did|forgot|left|bring|took|sold ( there ) @person+@people+@thing+parents|friends|house|own|name|names|homework|clothes|children|cars|books|shoes|money|jobs|home|lives',
        write: () => 'their',
        unless: ({ from, steps }, s) =>
          (/^(?:to|in|and)$/.test(steps[0]?.low ?? '') && s.tokens[from + 1]?.low === 'people') ||
          s.tokens[from + 1]?.low === 'money',
      },
      {
        is: '<base>+<past>+in|on|of|with|for|about|like ( you are ) <noun&!adj&!ing> $',
        write: () => 'your',
        unless: ({ from }, s) =>
          !/['’]/.test(s.tokens[from + 1]?.text ?? '') ||
          /^(?:think|hope|know|say|said|if|feel)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      { is: "^ ( their|they're ) is|was|were|are many|a|some|no|two", write: () => 'There' },
      {
        is: '( there ) playing|going|coming|working|very|happy|late|not|so',
        write: () => 'they’re',
        unless: ({ from }, s) => from > 0 || s.isQuestion,
      },
      {
        is: '( were ) do|does|did|are|is|can @subject',
        write: () => 'where',
        unless: ({ from }, s) => from > 0 && s.tokens[from - 1]?.tags.has('noun') === true,
      },
      { is: 'we|they|you ( where ) <adj>+<ing>+at|in|not|very|a|the|so|on', write: () => 'were' },
      { is: 'to ( by ) a|an|some|the|new|it|my', write: () => 'buy' },
      { is: 'can|could|not|to ( here ) @anyObject+the|music|a|what|well', write: () => 'hear' },
      {
        is: 'not|you|i|to ( now ) what|where|how|that|who|why|if|him|her|it|them',
        write: () => 'know',
        unless: ({ from }, s) => s.tokens[from + 1]?.low === 'that' && s.tokens[from - 1]?.low !== 'not',
      },
      { is: 'not ( no ) what|where|how|him|her|why|if|who|it', write: () => 'know' },
      { is: 'to|can|will|please ( right ) a|an|the|me|to|you|it|your', write: () => 'write' },
      { is: 'a ( peace ) of', write: () => 'piece' },
      { is: 'to ( meat ) @anyObject+my|new|people|the|a', write: () => 'meet' },
      {
        is: '{turn|switch|take|get} ( of ) the|your|my|his|her|it|at',
        write: () => 'off',
      },
      {
        is: 'my|his|her|your|our|their|the|whole|of|in ( live ) $|is|in|was|here|there',
        write: () => 'life',
        unless: ({ steps }, s) => s.isQuestion || /^(?:of|in)$/.test(steps[0]?.low ?? ''),
      },
      { is: 'in my|his|her|your|our|their ( live )', write: () => 'life' },
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
        is: '( your ) welcome|a|an|the|very|going|not',
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
      { is: '^^ ( your ) my|our|his|her|so|always|never', write: () => 'you’re' },
      {
        is: 'this|that|these|those|of|in|with|for|on|<base>+<third>+<past>+<ing> ( you are ) <noun&!adj&!ing&!num> >$|in|on|at|and|to|for|is',
        write: () => 'your',
        unless: ({ from, to }, s) =>
          !/['’]/.test(s.tokens[to]?.text ?? '') ||
          /^(?:think|hope|know|say|said|if|feel|when|see|sure|that|guess|believe|thought|knew)$/.test(
            s.tokens[from - 1]?.low ?? '',
          ),
      },
      {
        is: '{leave|lose|forget|bring|take|sell|love|like|wear|do|finish|visit|use|wash|clean|put|sell} ( there ) <plural&!third>+@person+coat|bag|car|house|money|phone',
        write: () => 'their',
      },
      {
        is: '^ ( you are ) @person is|was|has|will|can|and',
        write: () => 'Your',
        unless: ({ to }, s) => !/['’]/.test(s.tokens[to]?.text ?? ''),
      },
      { is: '^ ( there ) house|car|dog|names|parents|mother|school|teacher is|are|was|were|has', write: () => 'Their' },
      { is: '{hope|want|like|forward|happy} to ( here ) from|about', write: () => 'hear' },
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
        is: '@subject @be+{feel} very|so|really|too? ( interesting|exciting|boring|surprising ) in|about|to|with|because|when|by',
        write: (m) => says(m[3]).replace(/ing$/, 'ed'),
        unless: ({ steps }) => /^(?:it|you)$/.test(steps[0]?.low ?? ''),
      },
      {
        is: '@person+@people+<name> @be very|so|really? ( interesting|exciting|boring|surprising|confusing ) in|about|by|when|because',
        write: (m) => says(m[3]).replace(/ing$/, 'ed'),
      },
      {
        is: 'this|that|the|it @be+was|is very|so? ( bored|interested|excited|tired ) film|book|story|lesson|day|place',
        write: (m) => says(m[3]).replace(/ed$/, 'ing'),
      },
      {
        is: 'a|an|the|very|most|more ( bored|interested|excited|surprised|confused|disappointed|tired ) film|movie|book|lesson|story|game|match|trip|day|party|city|place|job|subject|thing|news|experience',
        write: (m) => says(m[1]).replace(/ed$/, 'ing'),
      },
      {
        is: 'find|found|finds it|this|that|him|her? very|so? ( bored|interested|confused|tired|excited|embarrassed )',
        write: (m) => says(m[3]).replace(/ed$/, 'ing'),
      },
      {
        is: 'it|this|that|film|book|lesson|trip|party|movie|story|game|match|museum|concert|day|class|holiday @beFinite very|so|really|too|quite? ( bored|interested|excited )',
        write: (m) => says(m[3]).replace(/ed$/, 'ing'),
        unless: ({ steps }) => steps[0]?.low === 'class',
      },
      {
        is: 'i|we @be+{feel|get|become} not? very|so|really|too|quite? ( @ingAdjective )',
        write: (m) => says(m[4]).replace(/ing$/, 'ed'),
      },
      { is: '@subject @be+{feel} very|so|really|not? ( interesting in|exciting about|boring with|tiring of )' },
      {
        is: '{feel} very|so|really? ( boring|exciting|interesting|tiring|confusing|disappointing )',
        write: (m) => says(m[2]).replace(/ing$/, 'ed'),
        unless: ({ from }, s) => isAfter(s, from, /^(?:it|things|this|that|film|life|everything)$/, 4),
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
        is: '( {do} ) a|an|the|my|big|many|some? mistake|mistakes|decision|noise|effort|phone|complaint|cake|choice|joke',
        write: (m) =>
          ({ do: 'make', does: 'makes', did: 'made', doing: 'making', done: 'made' })[m[0]?.low ?? ''] ?? 'make',
        unless: (_, s) => s.isQuestion,
      },
      {
        is: '( {make} ) sport|sports|yoga|homework|housework|exercise|research|shopping|gymnastics|business',
        write: (m) => ({ make: 'do', makes: 'does', made: 'did', making: 'doing' })[m[0]?.low ?? ''] ?? 'do',
      },
      {
        is: '( {make} ) the|a|my|some shopping|dishes|laundry|cleaning|housework|homework|exercise|exam|course|job',
        write: (m) => ({ make: 'do', makes: 'does', made: 'did', making: 'doing' })[m[0]?.low ?? ''] ?? 'do',
        unless: ({ steps }) => steps[2]?.low === 'job',
      },
      {
        is: '( {do|make} ) a|some|my|lot|lots|many of? photo|photos|selfie',
        write: (m) =>
          ({ make: 'take', makes: 'takes', made: 'took', making: 'taking', do: 'take', did: 'took', doing: 'taking' })[
            m[0]?.low ?? ''
          ] ?? 'take',
        unless: ({ steps }) => /^(?:pictures?)$/.test(steps[3]?.low ?? '') && steps[0]?.verbs.includes('make') === true,
      },
      {
        is: '( {make} ) a walk|break|nap|shower|rest|bath',
        write: (m) => ({ make: 'have', makes: 'has', made: 'had', making: 'having' })[m[0]?.low ?? ''] ?? 'have',
      },
      { is: '( {do} ) a walk|break|party|shower|bath|nap|rest|trip|conversation|talk' },
      {
        is: '( {give|make|do} ) an|a|the|my exam|test',
        unless: ({ steps }) =>
          steps[0]?.verbs.includes('give') === true ||
          (steps[2]?.low === 'test' && steps[0]?.verbs.includes('do') === true) ||
          steps[0]?.verbs.includes('do') === true,
      },
      {
        is: '( {make|do} ) me|him|her|us|you? a question|questions',
      },
      { is: '( {speak} ) me|him|her|us|them|the truth truth', write: () => 'tell' },
      {
        is: '( {open|close} ) the light|lights|tv|television|radio|computer',
        write: (m) => (m[0]?.verbs.includes('open') ? 'turn on' : 'turn off'),
      },
      { is: '( {know} ) many|new|lots|some people in|at|on my holiday|party|trip|holidays' },
      {
        is: '( {pass|pas} ) my|the|a|good|nice time|holidays|weekend|summer|free',
        unless: ({ steps }) => steps[1]?.low === 'the' && steps[2]?.low === 'time',
      },
      { is: '( {lose|loose} ) the|my bus|train|plane|lesson|flight', write: () => 'miss' },
      {
        is: '( {win} ) @possessive+a|the|lot|more? money|salary|euros|dollars',
        write: () => 'earn',
        unless: (_, s) => s.tokens.some(({ low }) => /^(?:lottery|competition|prize)$/.test(low)),
      },
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
        is: '( {make|do} ) a|some|many|lots? of? photo|photos',
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
      {
        is: '( {make} ) a? lot|lots of sport|exercise|homework|housework',
        write: (m) => ({ make: 'do', makes: 'does', made: 'did', making: 'doing' })[m[0]?.low ?? ''] ?? 'do',
      },
      {
        is: '( {make|do} ) a? lot|lots of photos|pictures',
        write: () => 'take',
        unless: ({ steps }) => steps[0]?.verbs.includes('do') === true,
      },
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
