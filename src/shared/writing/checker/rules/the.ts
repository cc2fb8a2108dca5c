import { defineRule, isAfter, type Repair, says } from '../rule';
import { isSurelyFinite } from '../tag-sentence';
import { textOf } from '../token-text';
import { wordSets } from '../word-sets';

const withoutThe: Repair = ({ from, to }, { tokens }) =>
  tokens[from]?.low === 'the' && to > from ? { from, to, suggestion: textOf(tokens, from + 1, to) } : undefined;

export const theRules = [
  defineRule({
    id: 'the-place',
    name: '“The” with place names',
    code: 'A',
    why: 'Places of a town that everybody knows have the: go to the cinema, at the station.',
    wrong: 'We went to cinema.',
    right: 'We went to the cinema.',
    point: 'articles',
    patterns: [
      {
        pattern: '{visit}+in|to|from|across|leave|like|love ( uk|usa ) >$|and|last|next|for|because|when|with|or',
        write: (word) => `the ${says(word)}`,
      },
      {
        pattern:
          '{visit}+in|to|from|across|leave|like|love ( united ) kingdom|states >$|and|last|next|for|because|when|with|or',
        write: (word) => `the ${says(word)}`,
      },
      {
        pattern: 'on|to ( left|right ) $|of|there',
        write: (word) => `the ${says(word)}`,
        unless: ({ from }, s) => isAfter(s, from, /^(?:from|left)$/) || s.tokens[from]?.tags.has('capital') === true,
      },
      { pattern: 'to|of|for|wear|wears|wearing|use|like ( same ) <noun+plural>', write: () => 'the same' },
      { pattern: '{tell} @anyObject? ( truth )', write: () => 'the truth' },
      {
        pattern: 'in|to|from ( netherlands|philippines ) !<name>+airways',
        write: (word) => `the ${says(word)}`,
      },
      // Where he was last time I heard of him.
      { pattern: 'for|was|is ( first ) time', write: (word) => `the ${says(word)}` },
      { pattern: 'for|was|is ( last ) time !@subject', write: (word) => `the ${says(word)}` },
      { pattern: 'on|in ( first|second|third|last ) floor|day|page', write: (word) => `the ${says(word)}` },
      {
        pattern: '@be ( superlative=<sup> ) <noun&!adj>+@person+@thing',
        write: (word) => `the ${says(word)}`,
        unless: ({ named }) => /^(?:most|least)$/.test(named.superlative?.low ?? ''),
      },
      {
        pattern: '( sun|moon|sky|weather ) @beFinite+<third>',
        write: (word) => `the ${says(word)}`,
        unless: ({ from }, s) => {
          const [before, next, verb] = [s.tokens[from - 1], s.tokens[from + 1], s.tokens[from + 2]];
          // Weather forecasts spoil the day: there forecasts is a noun.
          const isBeforeNoun =
            next?.tags.has('plural') &&
            (isSurelyFinite(verb) || (verb?.tags.has('base') && !verb.tags.has('prep') && !verb.tags.has('adj')));
          return (
            isBeforeNoun ||
            (before && !before.tags.has('punct') && !/^(?:and|but|because|when|that)$/.test(before.low)) === true
          );
        },
      },
      {
        pattern: 'in ( word=world|sea|sky|middle|city|country|garden|kitchen|car|north|south|east|west|future|past ) $',
        write: (word) => `the ${says(word)}`,
        unless: ({ named }) => named.word?.low === 'future',
      },
      {
        pattern: '@going to ( @place ) !<noun> !<plural>',
        write: (word) => `the ${says(word)}`,
        unless: ({ to }, s) => s.tokens[to]?.low === 'city',
      },
      {
        pattern:
          '@be+{stay|wait|meet|arrive} in|at ( cinema|beach|supermarket|station|airport|library|museum|restaurant|gym|theatre|zoo|playground|countryside ) !<noun> !<plural>',
        write: (word) => `the ${says(word)}`,
      },
      { pattern: 'in ( morning|afternoon|evening ) !<noun> !<plural>', write: (word) => `the ${says(word)}` },
      { pattern: 'at ( weekend )', write: () => 'the weekend' },
      { pattern: 'in|on|at|with|from|have|has|had ( same ) <noun+plural>', write: () => 'the same' },
      { pattern: 'in|at ( beginning|end|middle ) of', write: (word) => `the ${says(word)}` },
      {
        pattern: '@be ( most adjective=<adj&!noun> ) <noun> in|of|that',
        write: (_, { adjective }) => `the most ${says(adjective)}`,
      },
      { pattern: 'in|to|from|of ( united ) states|kingdom', write: () => 'the United' },
      // One of best players.
      { pattern: 'one of ( <sup>+most ) <!punct>', write: (word) => `the ${says(word)}` },
      // It is on other side of the street.
      { pattern: 'on|to ( other side ) !<noun> !<plural>', write: () => 'the other side' },
      {
        pattern: '{turn|switch} on|off|down ( light|lights|radio|television|tv|music|heating|computer ) >$',
        write: (word) => `the ${says(word)}`,
      },
      {
        pattern: '{read|write|see} <!punct&!@clauseWord>* in ( newspaper ) !<noun> !<plural>',
        write: () => 'the newspaper',
      },
      {
        pattern: 'at|in ( airport|supermarket|doctor|dentist|museum|theatre|zoo ) !<noun> !<plural>',
        write: (word) => `the ${says(word)}`,
      },

      // She is same age as me.
      {
        pattern: '@beFinite+{have|do|make|get|want|like|buy|wear|see} ( same ) <noun+plural>',
        write: () => 'the same',
      },
      // I saw it in Instagram.
      { pattern: '( in the? ) instagram|facebook|youtube|whatsapp|tiktok|netflix|twitter', write: () => 'on' },
      { pattern: 'on ( the ) instagram|facebook|youtube|whatsapp|tiktok|netflix|twitter', write: () => '' },

      { pattern: 'in ( past ) ,? @subject|people|there|my|the|children|women|men', write: () => 'the past' },
      { pattern: 'in the ( begin ) ', write: () => 'beginning' },
      { pattern: 'this|that is|was ( reason ) why|that', write: () => 'the reason' },
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
    repair: withoutThe,
    patterns: [
      {
        pattern:
          '( the noun=spain|france|italy|germany|china|japan|brazil|mexico|england|poland|russia|india|london|paris|europe|asia|africa|america|canada|turkey|scotland|ireland|greece|portugal|egypt|ukraine|australia|austria|sweden|norway|denmark|hungary|vietnam|thailand|morocco|argentina ) !<noun> !<name> !<plural> !<base> !<adj> !of',
        write: (_, { noun }) => says(noun),
        // The china and the turkey on the table are no countries; the London blitz is one of bombs.
        unless: ({ named, to }, s) =>
          !/^\p{Lu}/u.test(named.noun?.text ?? '') ||
          (s.tokens[to + 1]?.tags.has('known') === false &&
            s.tokens[to + 1]?.tags.has('punct') === false &&
            !wordSets.auxiliary.has(s.tokens[to + 1]?.low ?? '')),
      },
      {
        pattern:
          '{like|love|hate|prefer|enjoy} ( the noun=football|tennis|basketball|animals|dogs|cats|sport|sports|mathematics|maths ) $',
        write: (_, { noun }) => says(noun),
      },
      { pattern: 'to ( the work ) $', write: () => 'work' },
      { pattern: 'in ( the nature ) $', write: () => 'nature' },
      {
        pattern: '( the title=mr|mrs|doctor|professor ) <name>',
        write: (_, { title }) => says(title),
        unless: ({ named }) =>
          /^(?:doctor|professor)$/.test(named.title?.low ?? '') && !/^[A-Z]/.test(named.title?.text ?? ''),
      },
      {
        pattern: '( a|an|the owner=my|your|his|our|their|this|that|these )',
        write: (_, { owner }) => says(owner),
        unless: ({ named }) => named.owner?.low === 'that',
      },
      {
        pattern: '{play} ( the noun=football|tennis|basketball|chess|volleyball|golf ) !<noun>',
        write: (_, { noun }) => says(noun),
      },
      { pattern: '{have|eat|cook} ( the noun=breakfast|lunch|dinner ) $', write: (_, { noun }) => says(noun) },
      { pattern: 'at ( the noun=home|night ) $', write: (_, { noun }) => says(noun) },
      { pattern: '{go} to ( the bed ) >$|at|early|late|very|after|before', write: () => 'bed' },
      { pattern: '^ ( the people ) in my country' },
      { pattern: 'by ( the vehicle=bus|train|car|plane|bike ) $', write: (_, { vehicle }) => says(vehicle) },
      { pattern: '^ ( the most|more of ) ' },
      { pattern: '^^ ( the life ) is|can|has|will' },
      '^^ ( the life ) in a|the|my|this|our|big|small',
      '^ in my opinion , ( the life|nature|love|happiness|society )',
      '{love|like|protect|enjoy|respect|save} ( the nature ) $',
      '^^ ( the nature|happiness|love|society ) is|can|has|are',
      {
        pattern: '{speak|learn|study|teach} ( the language=@language ) !<noun+plural>',
        write: (_, { language }) => says(language),
      },
      {
        pattern: '( word=most|some|many|all of ) <plural&!third>',
        write: says,
        unless: ({ named }, s) => named.word?.low === 'all' || s.tokens.length < 3,
      },
      { pattern: '( most|some|many|all of ) people|children|students', write: says },
      {
        pattern: '^^ ( the most ) people|students|children|<plural&!noun> in|of|have|are|like|think|want',
        write: () => 'most',
      },
      { pattern: '^^ ( most ) the|my|these <plural>+people', write: () => 'most of' },
      { pattern: '{go} ( to|in the bed ) ', write: () => 'to bed' },
      { pattern: 'i|he|she|we was|am|is|were|stay|stayed ( in the bed ) >$|when|because|until', write: () => 'in bed' },
      {
        pattern: '^^ ( the language=@language ) is|was a|an|my|very|not|difficult|easy|important',
        write: (_, { language }) => says(language),
      },
      {
        pattern:
          'love|loves|like|likes|hate|hates ( the noun=chocolate|coffee|tea|pizza|fish|meat|summer|winter|history|music ) $',
        write: (_, { noun }) => says(noun),
      },
      {
        pattern: 'interested in ( the noun=history|music|sport|art|science|politics|nature|fashion ) $',
        write: (_, { noun }) => says(noun),
      },
      {
        pattern:
          'favourite <noun> is ( the noun=tennis|football|basketball|maths|history|pizza|chocolate|summer|winter|music )',
        write: (_, { noun }) => says(noun),
      },
      {
        pattern: '{have|eat|cook} ( the noun=breakfast|lunch|dinner ) >with|at|in',
        write: (_, { noun }) => says(noun),
      },
      // I met her at the work.
      { pattern: 'at ( the work ) $', write: () => 'work' },
      // After the school I play football.
      {
        pattern: '^ after|before ( the noun=school|work|lunch|dinner|breakfast ) ,? @subject',
        write: (_, { noun }) => says(noun),
      },
      // The honesty is important.
      {
        pattern:
          '^^ ( the noun=honesty|friendship|freedom|patience|poverty|unemployment|tourism|health|education|happiness|peace ) is|can|makes|helps very|really|not|important|the|a|one|good|necessary|us|people|be|bring|help',
        write: (_, { noun }) => says(noun),
      },
      // The money is not everything.
      { pattern: '^^ ( the noun=money|time ) is not? everything|money', write: (_, { noun }) => says(noun) },
      // The nature in my country is wonderful.
      { pattern: '^^ ( the nature ) in', write: () => 'nature' },
      // She goes to the work by bike.
      { pattern: 'to ( the work ) >by|every|at|on|with|in', write: () => 'work' },
      // in the August
      { pattern: 'in ( the month=@month ) !of !<num> !<noun>', write: (_, { month }) => says(month) },
      // The dinner is ready.
      { pattern: '^^ ( the noun=dinner|lunch|breakfast ) is ready', write: (_, { noun }) => says(noun) },
      // She studies the chemistry.
      {
        pattern:
          '{study|learn|teach|hate} ( the noun=chemistry|physics|biology|maths|medicine|economics|geography ) !of',
        write: (_, { noun }) => says(noun),
      },
      // We live in the Green Street.
      {
        pattern: 'in|on|to ( the name=<capital> kind=street|road|avenue|square )',
        write: (_, { name, kind }) => `${says(name)} ${says(kind)}`,
        unless: ({ named }) => /^(?:high|main)$/.test(named.name?.low ?? ''),
      },

      // Our the best player, my the favourite song.
      { pattern: '( my|your|his|our|their the ) <sup>+<adj>+most|same', write: (word) => says(word) },
      { pattern: '^ ( the mine|yours|ours|theirs ) is|are|was|were', write: () => '' },
    ],
  }),
];
