import { defineRule, says } from '../rule';

const vowelSound = /^(?:[aeiou]|hour|honest|honou?r|heir)/;
const consonantSound = /^(?:uni(?!n|m)|use|usu|euro?|ewe|one(?!i)|once|ubiq|ufo|utopia|utensil|ukul)/;
const spelledWithVowel = /^[AEFHILMNORSX]$|^[AEFHILMNORSX][A-Z]+$/;

function needsAn(text: string): boolean | undefined {
  if (/^[A-Z]{1,4}$/.test(text) && (text.length === 1 || !/[AEIOU]/.test(text) || /^[A-Z]{2}$/.test(text)))
    return spelledWithVowel.test(text);
  if (/^[A-Z]-/.test(text)) return spelledWithVowel.test(text.charAt(0));
  if (/^\d/.test(text)) return /^(?:8|11$|18$|11\D|18\D)/.test(text);
  if (!/^\p{L}/u.test(text)) return undefined;
  const low = text.toLowerCase();
  return vowelSound.test(low) && !consonantSound.test(low);
}

export const articles = [
  defineRule({
    id: 'a-an',
    name: 'A or an',
    code: 'A',
    why: 'An stands before a vowel sound, a before any other: an hour, a university.',
    wrong: 'a old car',
    right: 'an old car',
    point: 'articles',
    find: ({ tokens }) =>
      tokens.flatMap((token, at) => {
        const next = tokens[at + 1];
        if (!next || (token.text !== 'a' && token.text !== 'an' && !(at === 0 && /^An?$/.test(token.text)))) return [];
        const right = needsAn(next.text);
        if (right === undefined || right === (token.low === 'an')) return [];
        const suggestion = right ? 'an' : 'a';
        return [
          { from: at, to: at, suggestion: token.text.startsWith('A') ? suggestion.replace('a', 'A') : suggestion },
        ];
      }),
  }),
  defineRule({
    id: 'job-article',
    name: 'A with jobs',
    code: 'A',
    why: 'A job has a or an: I am a nurse, she wants to be an engineer.',
    wrong: 'She is teacher.',
    right: 'She is a teacher.',
    point: 'articles',
    patterns: [
      { is: '@be+{become} very|really|so <adj> ( @person+@job+@thing+place|country|town|girl|day ) !<noun> !<plural>' },
      {
        is: '@subject @beFinite not? ( <adj&!noun&!num&!own> @person+@job+@thing+place|country|day|student|girl|boy ) !<noun> !<plural>',
        unless: ({ from }, s) =>
          /^(?:next|last|same|other|late|good)$/.test(s.tokens[from]?.low ?? '') && s.tokens[from]?.low !== 'good',
      },
      {
        is: '^ what ( <adj&!noun> @thing+@person+day|place|view|idea ) !<noun> !<plural>',
        unless: (_, s) => s.isQuestion,
      },
      {
        is: 'as|like ( @job ) in|at|for|and $',
        write: (m) => `a${/^[aeiou]/.test(says(m[1])) ? 'n' : ''} ${says(m[1])}`,
      },
      {
        is: 'is|was|become|became|am ( @job ) in|at|and|for|so|,',
        write: (m) => `a${/^[aeiou]/.test(says(m[1])) ? 'n' : ''} ${says(m[1])}`,
      },
      {
        is: '@be+{become} very? <adj>? ( @job ) !<noun> !<capital>',
        write: (m) => `a${/^[aeiou]/.test(says(m[3])) ? 'n' : ''} ${says(m[3])}`,
        unless: ({ steps }) => steps[1] !== undefined || steps[2] !== undefined,
      },
      { is: '{work} as ( @job ) !<noun>', write: (m) => `a${/^[aeiou]/.test(says(m[2])) ? 'n' : ''} ${says(m[2])}` },
    ],
  }),
  defineRule({
    id: 'count-noun-article',
    name: 'Singular noun without article',
    code: 'A',
    why: 'A singular noun that can be counted has a, the, my or another such word before it.',
    wrong: 'I have car.',
    right: 'I have a car.',
    point: 'articles',
    patterns: [
      {
        is: '{have} ( headache|temperature|fever|cough|stomachache|toothache|problem|question|exam|party|break|shower|accident|operation|appointment|baby|pet ) !<noun> !<plural>',
        write: (m) => `a${/^[aeiou]/.test(says(m[1])) ? 'n' : ''} ${says(m[1])}`,
      },
      {
        is: '{have|spend} ( very? good|great|nice|lovely|wonderful|bad|terrible|amazing|fantastic time|day|holiday|weekend|trip|party|evening ) !<noun>',
      },
      { is: 'for|in|after ( long time )', write: () => 'a long time' },
      {
        is: 'that|this @beFinite not? ( very? <adj&!noun&!num> @thing|@person|day|surprise|place|city|mistake|time ) !<noun> !<plural>',
        unless: ({ steps }) => /^(?:next|last|same|other)$/.test(steps[4]?.low ?? ''),
      },
      { is: '@person|he|she|i {drive|ride} ( car|bike|motorbike ) !<noun>' },
      'have|has|having|buy|buys|bought|want|wants|wanted|need|needs|needed|get|gets|got|find|finds|rent|rents ( very? <adj&!num>? @thing ) !<noun> !<plural> !<adj>',
      {
        is: 'in|on|with|near ( <adj&!noun&!num> @thing+@place ) !<noun> !<plural>',
        unless: ({ steps }) => /^(?:next|last|own|other|same|most|more|much|such|free|full)$/.test(steps[1]?.low ?? ''),
      },
      {
        is: '@be ( child|teenager|baby|boy|girl|student|tourist ) >$|in|at|who',
        write: (m) => `a ${says(m[1])}`,
        unless: ({ from }, s) => s.tokens[from - 2]?.low === 'there',
      },
      {
        is: 'in|at|from ( hotel|village|flat|factory|restaurant|apartment|shop|garden|kitchen|park|street|forest|supermarket ) >$|near|with|in|by|because|when|where',
      },
      { is: 'bought|buy|want|need|have|has|lost|found ( @thing ) last|yesterday|this|next|because|but|or' },
      {
        is: '{like|want|need|have|drink|buy} ( cup|glass|bottle|piece|box|slice ) of',
        write: (m) => `a ${says(m[1])}`,
      },
      {
        is: 'there is|was ( <adj&!noun&!num>? @thing+@place+park|river|problem|bank|tree|lake|bridge|hotel ) >in|on|near|at|$|next|behind',
      },
      { is: 'in|at ( bank|library|village ) >$|near|with|in|by|because' },
      { is: '{open|close|shut|lock} ( door|window|box|bottle ) >$|,|please', write: (m) => `the ${says(m[1])}` },
      { is: '{wait|take|spend|live|work} ( long time )', write: () => 'a long time' },
      // Can you give me pen?
      { is: '{give|lend|bring|buy|send|show} @object ( @thing ) >$|,|please', write: (m) => `a ${says(m[2])}` },
      // I saw interesting film.
      {
        is: '@subject {see|read|write|meet|watch|hear|make|find|visit} ( very? <adj&!noun&!num> @thing+@person+town|place ) !<noun> !<plural>',
        unless: ({ steps }) =>
          /^(?:next|last|own|other|same|such|more|most|much|enough|many|few|less|all|old|this)$/.test(
            steps[4]?.low ?? '',
          ),
      },
      // I am from small town.
      {
        is: 'from|at|to|of|for ( small|big|large|little|nice|beautiful|quiet|famous|different town|city|village|house|flat|school|company|hotel|restaurant|shop|room|country|family|job|car|team|island|farm ) !<noun> !<plural>',
        write: (m) => `a ${says(m[2])} ${says(m[3])}`,
      },
    ],
  }),
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
    ],
  }),
];
