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
      { is: 'on|to ( left|right ) $|of|there', write: (m) => `the ${says(m[1])}` },
      { is: 'to|of|for|wear|wears|wearing|use|like ( same ) <noun+plural>', write: () => 'the same' },
      { is: '{tell} @anyObject? ( truth )', write: () => 'the truth' },
      { is: '{play} ( piano|guitar|violin|flute|drums ) !<noun>', write: (m) => `the ${says(m[1])}` },
      {
        is: 'in|to|from ( usa|uk|netherlands|united|philippines ) !<name>+kingdom|states|airways',
        write: (m) => `the ${says(m[1])}`,
        unless: ({ steps }) => steps[1]?.low === 'united',
      },
      { is: 'for|was|is ( first|last ) time', write: (m) => `the ${says(m[1])}` },
      { is: 'on|in ( first|second|third|last ) floor|day|page', write: (m) => `the ${says(m[1])}` },
      {
        is: '@be ( <sup> ) <noun&!adj>+@person+@thing',
        write: (m) => `the ${says(m[1])}`,
        unless: ({ steps }) => /^(?:most|least)$/.test(steps[1]?.low ?? ''),
      },
      {
        is: '( sun|moon|sky|weather ) @beFinite+<third>',
        write: (m) => `the ${says(m[0])}`,
        unless: ({ from }, s) =>
          from > 0 &&
          !s.tokens[from - 1]?.tags.has('punct') &&
          !/^(?:and|but|because|when|that)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        is: 'in ( world|sea|sky|middle|city|country|garden|kitchen|car|north|south|east|west|future|past ) $',
        write: (m) => `the ${says(m[1])}`,
        unless: ({ steps }) => steps[1]?.low === 'future',
      },
      {
        is: '@going to ( @place ) !<noun> !<plural>',
        write: (m) => `the ${says(m[2])}`,
        unless: ({ to }, s) => s.tokens[to]?.low === 'city',
      },
      {
        is: '@be+{stay|wait|meet|arrive} in|at ( cinema|beach|supermarket|station|airport|library|museum|restaurant|gym|theatre|zoo|playground|countryside ) !<noun> !<plural>',
        write: (m) => `the ${says(m[2])}`,
      },
      { is: 'in ( morning|afternoon|evening ) !<noun> !<plural>', write: (m) => `the ${says(m[1])}` },
      { is: 'at ( weekend )', write: () => 'the weekend' },
      { is: 'in|on|at|with|from|have|has|had ( same ) <noun+plural>', write: () => 'the same' },
      { is: 'in|at ( beginning|end|middle ) of', write: (m) => `the ${says(m[1])}` },
      { is: '@be ( most <adj&!noun> ) <noun> in|of|that', write: (m) => `the most ${says(m[2])}` },
      { is: 'in|to|from|of ( united ) states|kingdom', write: () => 'the United' },
      // One of best players.
      { is: 'one of ( <sup>+most ) <!punct>', write: (m) => `the ${says(m[2])}` },
      // It is on other side of the street.
      { is: 'on|to ( other side ) !<noun> !<plural>', write: () => 'the other side' },
      {
        is: '{turn|switch} on|off|down ( light|lights|radio|television|tv|music|heating|computer )',
        write: (m) => `the ${says(m[2])}`,
      },
      {
        is: '{read|write|see} <!punct&!@clauseWord>* in ( newspaper ) !<noun> !<plural>',
        write: () => 'the newspaper',
      },
      {
        is: 'at|in ( airport|supermarket|doctor|dentist|museum|theatre|zoo ) !<noun> !<plural>',
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
        is: '( the spain|france|italy|germany|china|japan|brazil|mexico|england|poland|russia|india|london|paris|europe|asia|africa|america ) !<noun> !<name> !<plural> !of',
        write: (m) => says(m[1]),
      },
      {
        is: '{like|love|hate|prefer|enjoy} ( the football|tennis|basketball|animals|dogs|cats|sport|sports|mathematics|maths ) $',
        write: (m) => says(m[2]),
      },
      { is: 'to ( the work ) $', write: () => 'work' },
      { is: 'in ( the nature ) $', write: () => 'nature' },
      {
        is: '( the mr|mrs|doctor|professor ) <name>',
        write: (m) => says(m[1]),
        unless: ({ steps }) =>
          /^(?:doctor|professor)$/.test(steps[1]?.low ?? '') && !/^[A-Z]/.test(steps[1]?.text ?? ''),
      },
      {
        is: '( a|an|the my|your|his|our|their|this|that|these )',
        write: (m) => says(m[1]),
        unless: ({ steps }) => steps[1]?.low === 'that',
      },
      { is: '{play} ( the football|tennis|basketball|chess|volleyball|golf ) !<noun>', write: (m) => says(m[2]) },
      { is: '{have|eat|cook} ( the breakfast|lunch|dinner ) $', write: (m) => says(m[2]) },
      { is: 'at ( the home|night ) $', write: (m) => says(m[2]) },
      { is: '{go} to ( the bed ) ', write: () => 'bed' },
      { is: '^ ( the people ) in my country' },
      { is: 'by ( the bus|train|car|plane|bike ) $', write: (m) => says(m[2]) },
      { is: '^ ( the most|more of ) ' },
      { is: '^^ ( the life ) is|can|has|will' },
      '^^ ( the life ) in a|the|my|this|our|big|small',
      '^ in my opinion , ( the life|nature|love|happiness|society )',
      '{love|like|protect|enjoy|respect|save} ( the nature ) $',
      '^^ ( the nature|happiness|love|society ) is|can|has|are',
      { is: '{speak|learn|study|teach} ( the @language ) !<noun+plural>', write: (m) => says(m[2]) },
      {
        is: '( most|some|many|all of ) <plural&!third>',
        write: (m) => says(m[0]),
        unless: ({ steps }, s) => steps[0]?.low === 'all' || s.tokens.length < 3,
      },
      { is: '( most|some|many|all of ) people|children|students', write: (m) => says(m[0]) },
      {
        is: '^^ ( the most ) people|students|children|<plural&!noun> in|of|have|are|like|think|want',
        write: () => 'most',
      },
      { is: '^^ ( most ) the|my|these <plural>+people', write: () => 'most of' },
      { is: '{go} ( to|in the bed ) ', write: () => 'to bed' },
      { is: 'i|he|she|we was|am|is|were|stay|stayed ( in the bed ) >$|when|because|until', write: () => 'in bed' },
      { is: '^^ ( the @language ) is|was a|an|my|very|not|difficult|easy|important', write: (m) => says(m[2]) },
      {
        is: 'love|loves|like|likes|hate|hates ( the chocolate|coffee|tea|pizza|fish|meat|summer|winter|history|music ) $',
        write: (m) => says(m[2]),
      },
      {
        is: 'interested in ( the history|music|sport|art|science|politics|nature|fashion ) $',
        write: (m) => says(m[3]),
      },
      {
        is: 'favourite <noun> is ( the tennis|football|basketball|maths|history|pizza|chocolate|summer|winter|music )',
        write: (m) => says(m[4]),
      },
      { is: '{have|eat|cook} ( the breakfast|lunch|dinner ) >with|at|in', write: (m) => says(m[2]) },
      // I met her at the work.
      { is: 'at ( the work ) $', write: () => 'work' },
      // After the school I play football.
      { is: '^ after|before ( the school|work|lunch|dinner|breakfast ) ,? @subject', write: (m) => says(m[3]) },
      // The honesty is important.
      {
        is: '^^ ( the honesty|friendship|freedom|patience|poverty|unemployment|tourism|health|education|happiness|peace ) is|can|makes|helps very|really|not|important|the|a|one|good|necessary|us|people|be|bring|help',
        write: (m) => says(m[2]),
      },
      // The money is not everything.
      { is: '^^ ( the money|time ) is not? everything|money', write: (m) => says(m[2]) },
      // The nature in my country is wonderful.
      { is: '^^ ( the nature ) in', write: () => 'nature' },
      // She goes to the work by bike.
      { is: 'to ( the work ) >by|every|at|on|with|in', write: () => 'work' },
      // in the August
      { is: 'in ( the @month ) !of !<num> !<noun>', write: (m) => says(m[2]) },
      // The dinner is ready.
      { is: '^^ ( the dinner|lunch|breakfast ) is ready', write: (m) => says(m[2]) },
      // She studies the chemistry.
      {
        is: '{study|learn|teach|hate} ( the chemistry|physics|biology|maths|medicine|economics|geography ) !of',
        write: (m) => says(m[2]),
      },
      // We live in the Green Street.
      {
        is: 'in|on|to ( the <capital> street|road|avenue|square )',
        write: (m) => `${says(m[2])} ${says(m[3])}`,
        unless: ({ steps }) => /^(?:high|main)$/.test(steps[2]?.low ?? ''),
      },
    ],
  }),
];
