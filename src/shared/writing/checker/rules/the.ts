import { defineRule, says } from '../rule';

export const theRules = [
  defineRule({
    id: 'the-place',
    name: 'The with places',
    code: 'A',
    why: 'Places of a town that everybody knows have the: go to the cinema, at the station.',
    wrong: 'We went to cinema.',
    right: 'We went to the cinema.',
    point: 'articles',
    patterns: [
      { pattern: 'on|to ( left|right ) $|of|there', write: (m) => `the ${says(m[1])}` },
      { pattern: 'to|of|for|wear|wears|wearing|use|like ( same ) <noun+plural>', write: () => 'the same' },
      { pattern: '{tell} @anyObject? ( truth )', write: () => 'the truth' },
      { pattern: '{play} ( piano|guitar|violin|flute|drums ) !<noun>', write: (m) => `the ${says(m[1])}` },
      {
        pattern: 'in|to|from ( usa|uk|netherlands|united|philippines ) !<name>+kingdom|states|airways',
        write: (m) => `the ${says(m[1])}`,
        unless: ({ steps }) => steps[1]?.low === 'united',
      },
      { pattern: 'for|was|is ( first|last ) time', write: (m) => `the ${says(m[1])}` },
      { pattern: 'on|in ( first|second|third|last ) floor|day|page', write: (m) => `the ${says(m[1])}` },
      {
        pattern: '@be ( <sup> ) <noun&!adj>+@person+@thing',
        write: (m) => `the ${says(m[1])}`,
        unless: ({ steps }) => /^(?:most|least)$/.test(steps[1]?.low ?? ''),
      },
      {
        pattern: '( sun|moon|sky|weather ) @beFinite+<third>',
        write: (m) => `the ${says(m[0])}`,
        unless: ({ from }, s) =>
          from > 0 &&
          !s.tokens[from - 1]?.tags.has('punct') &&
          !/^(?:and|but|because|when|that)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        pattern: 'in ( world|sea|sky|middle|city|country|garden|kitchen|car|north|south|east|west|future|past ) $',
        write: (m) => `the ${says(m[1])}`,
        unless: ({ steps }) => steps[1]?.low === 'future',
      },
      {
        pattern: '@going to ( @place ) !<noun> !<plural>',
        write: (m) => `the ${says(m[2])}`,
        unless: ({ to }, s) => s.tokens[to]?.low === 'city',
      },
      {
        pattern:
          '@be+{stay|wait|meet|arrive} in|at ( cinema|beach|supermarket|station|airport|library|museum|restaurant|gym|theatre|zoo|playground|countryside ) !<noun> !<plural>',
        write: (m) => `the ${says(m[2])}`,
      },
      { pattern: 'in ( morning|afternoon|evening ) !<noun> !<plural>', write: (m) => `the ${says(m[1])}` },
      { pattern: 'at ( weekend )', write: () => 'the weekend' },
      { pattern: 'in|on|at|with|from|have|has|had ( same ) <noun+plural>', write: () => 'the same' },
      { pattern: 'in|at ( beginning|end|middle ) of', write: (m) => `the ${says(m[1])}` },
      { pattern: '@be ( most <adj&!noun> ) <noun> in|of|that', write: (m) => `the most ${says(m[2])}` },
      { pattern: 'in|to|from|of ( united ) states|kingdom', write: () => 'the United' },
      // One of best players.
      { pattern: 'one of ( <sup>+most ) <!punct>', write: (m) => `the ${says(m[2])}` },
      // It is on other side of the street.
      { pattern: 'on|to ( other side ) !<noun> !<plural>', write: () => 'the other side' },
      {
        pattern: '{turn|switch} on|off|down ( light|lights|radio|television|tv|music|heating|computer )',
        write: (m) => `the ${says(m[2])}`,
      },
      {
        pattern: '{read|write|see} <!punct&!@clauseWord>* in ( newspaper ) !<noun> !<plural>',
        write: () => 'the newspaper',
      },
      {
        pattern: 'at|in ( airport|supermarket|doctor|dentist|museum|theatre|zoo ) !<noun> !<plural>',
        write: (m) => `the ${says(m[1])}`,
      },
    ],
  }),
  defineRule({
    id: 'the-general',
    name: 'No the for things in general',
    code: 'A',
    why: 'What is meant in general has no article: life, nature, love, society, languages.',
    wrong: 'The life is hard.',
    right: 'Life is hard.',
    point: 'articles-general',
    patterns: [
      {
        pattern:
          '( the spain|france|italy|germany|china|japan|brazil|mexico|england|poland|russia|india|london|paris|europe|asia|africa|america ) !<noun> !<name> !<plural> !of',
        write: (m) => says(m[1]),
      },
      {
        pattern:
          '{like|love|hate|prefer|enjoy} ( the football|tennis|basketball|animals|dogs|cats|sport|sports|mathematics|maths ) $',
        write: (m) => says(m[2]),
      },
      { pattern: 'to ( the work ) $', write: () => 'work' },
      { pattern: 'in ( the nature ) $', write: () => 'nature' },
      {
        pattern: '( the mr|mrs|doctor|professor ) <name>',
        write: (m) => says(m[1]),
        unless: ({ steps }) =>
          /^(?:doctor|professor)$/.test(steps[1]?.low ?? '') && !/^[A-Z]/.test(steps[1]?.text ?? ''),
      },
      {
        pattern: '( a|an|the my|your|his|our|their|this|that|these )',
        write: (m) => says(m[1]),
        unless: ({ steps }) => steps[1]?.low === 'that',
      },
      { pattern: '{play} ( the football|tennis|basketball|chess|volleyball|golf ) !<noun>', write: (m) => says(m[2]) },
      { pattern: '{have|eat|cook} ( the breakfast|lunch|dinner ) $', write: (m) => says(m[2]) },
      { pattern: 'at ( the home|night ) $', write: (m) => says(m[2]) },
      { pattern: '{go} to ( the bed ) ', write: () => 'bed' },
      { pattern: '^ ( the people ) in my country' },
      { pattern: 'by ( the bus|train|car|plane|bike ) $', write: (m) => says(m[2]) },
      { pattern: '^ ( the most|more of ) ' },
      { pattern: '^^ ( the life ) is|can|has|will' },
      '^^ ( the life ) in a|the|my|this|our|big|small',
      '^ in my opinion , ( the life|nature|love|happiness|society )',
      '{love|like|protect|enjoy|respect|save} ( the nature ) $',
      '^^ ( the nature|happiness|love|society ) is|can|has|are',
      { pattern: '{speak|learn|study|teach} ( the @language ) !<noun+plural>', write: (m) => says(m[2]) },
      {
        pattern: '( most|some|many|all of ) <plural&!third>',
        write: (m) => says(m[0]),
        unless: ({ steps }, s) => steps[0]?.low === 'all' || s.tokens.length < 3,
      },
      { pattern: '( most|some|many|all of ) people|children|students', write: (m) => says(m[0]) },
      {
        pattern: '^^ ( the most ) people|students|children|<plural&!noun> in|of|have|are|like|think|want',
        write: () => 'most',
      },
      { pattern: '^^ ( most ) the|my|these <plural>+people', write: () => 'most of' },
      { pattern: '{go} ( to|in the bed ) ', write: () => 'to bed' },
      { pattern: 'i|he|she|we was|am|is|were|stay|stayed ( in the bed ) >$|when|because|until', write: () => 'in bed' },
      { pattern: '^^ ( the @language ) is|was a|an|my|very|not|difficult|easy|important', write: (m) => says(m[2]) },
      {
        pattern:
          'love|loves|like|likes|hate|hates ( the chocolate|coffee|tea|pizza|fish|meat|summer|winter|history|music ) $',
        write: (m) => says(m[2]),
      },
      {
        pattern: 'interested in ( the history|music|sport|art|science|politics|nature|fashion ) $',
        write: (m) => says(m[3]),
      },
      {
        pattern:
          'favourite <noun> is ( the tennis|football|basketball|maths|history|pizza|chocolate|summer|winter|music )',
        write: (m) => says(m[4]),
      },
      { pattern: '{have|eat|cook} ( the breakfast|lunch|dinner ) >with|at|in', write: (m) => says(m[2]) },
      // I met her at the work.
      { pattern: 'at ( the work ) $', write: () => 'work' },
      // After the school I play football.
      { pattern: '^ after|before ( the school|work|lunch|dinner|breakfast ) ,? @subject', write: (m) => says(m[3]) },
      // The honesty is important.
      {
        pattern:
          '^^ ( the honesty|friendship|freedom|patience|poverty|unemployment|tourism|health|education|happiness|peace ) is|can|makes|helps very|really|not|important|the|a|one|good|necessary|us|people|be|bring|help',
        write: (m) => says(m[2]),
      },
      // The money is not everything.
      { pattern: '^^ ( the money|time ) is not? everything|money', write: (m) => says(m[2]) },
      // The nature in my country is wonderful.
      { pattern: '^^ ( the nature ) in', write: () => 'nature' },
      // She goes to the work by bike.
      { pattern: 'to ( the work ) >by|every|at|on|with|in', write: () => 'work' },
      // in the August
      { pattern: 'in ( the @month ) !of !<num> !<noun>', write: (m) => says(m[2]) },
      // The dinner is ready.
      { pattern: '^^ ( the dinner|lunch|breakfast ) is ready', write: (m) => says(m[2]) },
      // She studies the chemistry.
      {
        pattern: '{study|learn|teach|hate} ( the chemistry|physics|biology|maths|medicine|economics|geography ) !of',
        write: (m) => says(m[2]),
      },
      // We live in the Green Street.
      {
        pattern: 'in|on|to ( the <capital> street|road|avenue|square )',
        write: (m) => `${says(m[2])} ${says(m[3])}`,
        unless: ({ steps }) => /^(?:high|main)$/.test(steps[2]?.low ?? ''),
      },
    ],
  }),
];
