import { defineRule, says } from '../rule';
import type { Token } from '../token';
import { wordSets } from '../word-sets';

const isPerson = (token: Token | undefined) =>
  token !== undefined &&
  (wordSets.subject.has(token.low) ||
    wordSets.person.has(token.low) ||
    wordSets.people.has(token.low) ||
    wordSets.modal.has(token.low) ||
    token.tags.has('name'));

export const dependentPrepositions = [
  defineRule({
    id: 'dependent-preposition',
    name: 'The right preposition',
    code: 'PREP',
    why: 'Many verbs and adjectives go with one preposition. Learn them together.',
    wrong: 'It depends of you.',
    right: 'It depends on you.',
    patterns: [
      {
        pattern: 'word=famous|known ( of|by|with ) @possessive+its|the',
        write: () => 'for',
        unless: ({ named }) => named.word?.low === 'known',
      },
      { pattern: '{fall} in love ( of|to|for|in ) @object+a|my', write: () => 'with' },
      { pattern: 'in love ( of|to|for ) ', write: () => 'with' },
      { pattern: 'satisfied|pleased|happy ( of|from )', write: () => 'with' },
      { pattern: 'covered|filled|crowded ( of )', write: () => 'with' },
      { pattern: 'surprised|shocked ( from|of )', write: () => 'by' },
      { pattern: 'angry ( on|to )', write: () => 'with' },
      {
        pattern: 'reason|reasons ( of )',
        write: () => 'for',
        // For reasons of safety.
        unless: ({ start, to }, s) =>
          s.tokens[to + 2]?.low === 'own' || /^(?:for|by)$/.test(s.tokens[start - 1]?.low ?? ''),
      },
      { pattern: 'due ( of ) ', write: () => 'to' },
      {
        pattern: 'next|close ( from|of|at ) the|my|our|a',
        write: () => 'to',
        // It was due to close at the end of March.
        unless: ({ start, to }, s) =>
          s.tokens[to]?.low === 'at' &&
          s.tokens[start]?.low === 'close' &&
          !/^(?:is|are|was|were|very|so|too|quite|lives?|lived)$/.test(s.tokens[start - 1]?.low ?? ''),
      },
      { pattern: 'near ( of|from ) the|my|our|a|here', write: () => '' },
      { pattern: 'in front ( the|my|our )', write: (word) => `of ${says(word)}` },
      {
        pattern:
          '<sup> <adj>? <noun>+@thing+@person+place|city|country|building|river|mountain ( of ) the world|country|town|universe',
        write: () => 'in',
      },
      {
        pattern:
          '{go|come|travel|arrive|get|drive} <!punct&!@clauseWord>* ( with|in ) bus|train|plane|taxi|bike|car|boat|underground|tram $',
        write: () => 'by',
      },
      {
        pattern: '{go|come|travel|get} <!punct&!@clauseWord>* ( with the vehicle=bus|train|plane|taxi|bike|car|tram )',
        write: (_, { vehicle }) => `by ${says(vehicle)}`,
      },
      { pattern: '{translate} <!punct>* ( in|to ) @language', write: () => 'into' },
      {
        pattern: '{agree} ( to|of|by ) object=@object+you',
        write: () => 'with',
        // Rules are agreed to.
        unless: ({ named }) => /^(?:it|them|this|that|these|those)$/.test(named.object?.low ?? ''),
      },
      { pattern: '{pay} attention ( at|on|in|for ) ', write: () => 'to' },
      { pattern: '{shout|scream} ( on|to ) @object+you', write: () => 'at' },
      {
        pattern: '{point} ( on ) ',
        write: () => 'at',
        // Each point on the map, over points on it.
        unless: ({ start }, s) =>
          start > 0 && !isPerson(s.tokens[start - 1]) && !/^(?:to|not|and|,)$/.test(s.tokens[start - 1]?.low ?? ''),
      },
      { pattern: '{change} ( in ) another', write: () => 'into' },
      { pattern: '{play} ( with|in|on ) football|tennis|cards|chess|basketball', write: () => '' },
      {
        pattern: '{look} ( on|to ) the|this|that|a picture|photo|map|sky|stars|board|television|screen|window',
        write: () => 'at',
      },
      { pattern: '{look} ( to|on ) @object+it !as !for', write: () => 'at' },
      { pattern: '{hear} ( about|from ) the news ', write: () => '' },
      { pattern: '{wait} ( to ) @object+the|my+<name>', write: () => 'for' },
      { pattern: '{wait} ( on ) @object for|at|outside|until|since|yesterday', write: () => 'for' },
      // They waited on the steps, where it was; she waited on the guests, whom she served.
      {
        pattern:
          '{wait} ( on ) the|my <adj>? who=@person+@people+bus|train|tram|plane|taxi|answer|reply|letter|call !<noun>',
        write: () => 'for',
        unless: ({ named }) => /^(?:customer|guest|visitor)s?$/.test(named.who?.low ?? ''),
      },
      { pattern: '{ask} ( a|an|some noun=help|advice|information )', write: (_, { noun }) => `for ${says(noun)}` },
      {
        pattern: '{arrive} ( at ) france|spain|italy|london|paris|england|japan|china|brazil|germany',
        write: () => 'in',
      },
      { pattern: '( in ) the picture|photo you', write: () => 'in' },
      { pattern: 'picture|poster|clock|map|photo|pictures|posters|mirror ( in|at ) the wall', write: () => 'on' },
      { pattern: '{be|stay|live} ( in ) home', write: () => 'at' },
      { pattern: '( word=in|on ) the top of', write: () => 'at', unless: ({ named }) => named.word?.low === 'on' },
      {
        pattern: '( in ) the end of',
        write: () => 'at',
        // It resulted in the end of the empire.
        unless: ({ from }, s) => s.tokens[from - 1]?.verbs.some((verb) => /^(?:result|believe)$/.test(verb)) === true,
      },
      { pattern: '( with ) the age of', write: () => 'at' },
      { pattern: '( in ) the age of <num>', write: () => 'at' },
      {
        pattern: '( in ) the word=floor|radio|phone|farm|beach|bus|train',
        write: () => 'on',
        unless: ({ named }) => /^(?:phone|bus|train)$/.test(named.word?.low ?? ''),
      },
      { pattern: '{find|read|see|buy|watch} <!punct&!@clauseWord>* ( in|at ) the? internet', write: () => 'on' },
      { pattern: '{remind} @anyObject ( to|for ) the|my|his|her', write: () => 'of' },
      { pattern: '{borrow} <!punct&!@clauseWord&!pp>* ( to|by ) @object+my|the|a', write: () => 'from' },
      {
        pattern: '{invite} @anyObject ( in|at|for ) @possessive+the|a party|house|wedding|birthday|home',
        write: () => 'to',
      },
      { pattern: '{listen|speak|talk|belong} ( at ) @object', write: () => 'to' },
      {
        pattern:
          'verb={decide|talk|speak|worry|complain|think} ( for|on|of ) the problem|future|weather|exam|life|money|holidays',
        write: () => 'about',
        unless: ({ named }) =>
          named.verb?.verbs.includes('decide') === true || named.verb?.verbs.includes('think') === true,
      },
      {
        pattern:
          '{help} @anyObject ( in|at|by ) @possessive+the homework|work|problem|problems|housework|cooking|english',
        write: () => 'with',
      },
      { pattern: '( by the other hand )', write: () => 'on the other hand' },
      { pattern: '( in ) this moment', write: () => 'at' },
      { pattern: 'times|once|twice|hours ( in|on|by|at|for|to ) week|day|month|year $', write: () => 'a' },
      { pattern: '^^ ( in|on ) the same time', write: () => 'at' },
      { pattern: 'and|but ( in|on ) the same time', write: () => 'at' },
      { pattern: '( by ) my|your|his|her opinion', write: () => 'in' },
      {
        pattern:
          'nervous|excited|sad|happy|angry ( for|of ) the|my|his|our exam|trip|party|test|match|interview|holiday|result',
        write: () => 'about',
      },
      { pattern: '{depend} ( of|from|in|by )', write: () => 'on' },
      { pattern: 'dependent ( of|from )', write: () => 'on' },
      {
        pattern: '@be+{get} married ( with )',
        write: () => 'to',
      },
      { pattern: '{marry} ( with )', write: () => '' },
      { pattern: '{arrive} ( to ) school|work|home', write: () => 'at' },
      { pattern: '{arrive} ( to ) <name>', write: () => 'in' },
      { pattern: '{arrive} ( to ) !<base>', write: () => 'at' },
      { pattern: 'good|bad|brilliant|excellent|clever|terrible|great ( in ) <ing>', write: () => 'at' },
      {
        pattern:
          'good|bad|brilliant|excellent ( in ) maths|english|sport|sports|football|tennis|history|science|languages|music|cooking|chess',
        write: () => 'at',
      },
      {
        pattern: 'word=interested|interest ( for|on|about|at )',
        write: () => 'in',
        // It has kept me interested for so long.
        unless: ({ named, to }, s) =>
          (named.word?.low === 'interest' && !/^(?:an|much|no|big|great|my|his|her)$/.test(s.tokens[0]?.low ?? '')) ||
          (s.tokens[to]?.low === 'for' &&
            (/^(?:so|a|an|long|ages|years|many|most|hours|the)$/.test(s.tokens[to + 1]?.low ?? '') ||
              s.tokens[to + 1]?.tags.has('num') === true)),
      },
      {
        pattern: 'tired ( from ) waiting|hearing|listening|being',
        write: () => 'of',
      },
      {
        pattern: 'word=afraid|scared|frightened|proud|jealous ( preposition=from|for|with )',
        write: () => 'of',
        unless: ({ named }) =>
          /^(?:for|with)$/.test(named.preposition?.low ?? '') && !/^(?:proud|full)$/.test(named.word?.low ?? ''),
      },
      { pattern: 'similar ( with|as|than|like )', write: () => 'to' },
      // Different than is what Americans say; it was different with him.
      {
        pattern: 'different ( of|with )',
        write: () => 'from',
        unless: ({ to }, s) => wordSets.anyObject.has(s.tokens[to + 1]?.low ?? ''),
      },
      {
        pattern: '{consist} ( in|on|from )',
        write: () => 'of',
        // What something is in the end: it consists in dividing, in his conflict.
        unless: ({ from, to }, s) =>
          s.tokens[from]?.low === 'in' &&
          (s.tokens[to + 1]?.tags.has('ing') === true || wordSets.possessive.has(s.tokens[to + 1]?.low ?? '')),
      },
      { pattern: '{participate} ( at|to|on )', write: () => 'in' },
      { pattern: '{belong} ( for|of ) @anyObject+@determiner', write: () => 'to' },
      // Food belongs at a picnic, and children belong with their parents.
      { pattern: '{belong} ( at ) @determiner <adj>? @person+@people', write: () => 'to' },
      {
        pattern:
          '{spend} <!punct&!@clauseWord>* money|time|hours|much|lot|euros|pounds|dollars ( for|in|at ) <ing&!known>+clothes|books|food|it|them|games|shoes|presents',
        write: () => 'on',
      },
      {
        pattern: 'adjective=typical|responsible ( word=from|of|to )',
        write: (_, { adjective }) => (says(adjective) === 'typical' ? 'of' : 'for'),
        unless: ({ named, to }, s) =>
          (named.adjective?.low === 'typical' && named.word?.low === 'of') ||
          // One is responsible to somebody, and is called to account.
          (named.word?.low === 'to' && s.tokens[to + 1]?.tags.has('ing') !== true),
      },
      {
        pattern: '{insist|concentrate|focus} ( in|to|at )',
        write: () => 'on',
        // The focus moves to the bar; wealth is concentrated at the top.
        unless: ({ start }, s) =>
          /^(?:keyboard|move|give|switch|bring|shift|turn|main|sharp)$/.test(s.tokens[start - 1]?.low ?? '') ||
          wordSets.be.has(s.tokens[start - 1]?.low ?? '') ||
          // Trade has become more concentrated in few hands.
          (s.tokens[start]?.low.startsWith('concentrat') === true &&
            (s.tokens[start]?.tags.has('pp') === true ||
              /hands?/.test(
                s.tokens
                  .slice(start + 2, start + 4)
                  .map(({ low }) => low)
                  .join(' '),
              ))),
      },
      { pattern: '{succeed} ( to ) <base>', write: () => 'in' },
      // Congratulate for is said as well.
      { pattern: '{congratulate} @anyObject ( about )', write: () => 'on' },
      { pattern: '{dream} ( with )', write: () => 'about' },
      {
        pattern: 'verb={laugh|smile} ( word=of|to|with ) me|him|her|us|them|you',
        write: () => 'at',
        unless: ({ named }) =>
          named.word?.low === 'with' || (named.verb?.verbs.includes('smile') === true && named.word?.low === 'to'),
      },
      { pattern: '{think} ( in|on ) @object+you|it', write: () => 'about' },
      {
        pattern: '{think} ( on ) @possessive+my',
        write: () => 'about',
        unless: ({ to }, s) => /^(?:feet|own)$/.test(s.tokens[to + 1]?.low ?? ''),
      },
      {
        pattern: '^ ( on ) the|this|my|your picture|photo|photograph <punct>? i|we|you|there can|see|is|are',
        write: () => 'in',
      },
      { pattern: '{think} ( to ) @object', write: () => 'about' },
      {
        pattern: '{prefer} <!punct&!@clauseWord>* ( than )',
        write: () => 'to',
        unless: ({ from }, s) => s.tokens[from - 1]?.low === 'rather',
      },
      { pattern: '( in ) the other hand', write: () => 'on' },
      { pattern: '( by|with ) foot !,', write: () => 'on' },
      { pattern: 'in|at ( internet )', write: (word) => `the ${says(word)}` },
      { pattern: '( in ) tv|television', write: () => 'on' },
      { pattern: '( in the ) internet !<noun> !<plural>', write: () => 'on the' },
      {
        pattern: 'worried ( word=for|of|with ) the|my|his|her|exam|it',
        write: () => 'about',
        unless: ({ named }) => named.word?.low === 'for',
      },
      {
        pattern: '{suffer|borrow} ( of|to )',
        write: () => 'from',
        unless: ({ start }, s) => wordSets.determiner.has(s.tokens[start - 1]?.low ?? ''),
      },
      { pattern: '{thank} @anyObject ( about|of )', write: () => 'for' },
      { pattern: '{look} for|after|at ( to ) @anyObject', write: () => '' },
      { pattern: 'instead ( from|to ) @determiner+<ing>+@object', write: () => 'of' },
      { pattern: 'at|in|on the|a age ( from )', write: () => 'of' },
      {
        pattern:
          '{go|travel|fly|move|come} ( in|at ) <name> >$|for|with|last|and|by|every|next|this|on|because|when|twice|once|two',
        write: () => 'to',
      },
      { pattern: '@have been ( in ) <name> once|twice|two|three|many|several', write: () => 'to' },
      { pattern: 'easy|difficult|hard|possible|impossible|necessary ( to ) @object to', write: () => 'for' },
      {
        pattern: 'full ( with|from ) ',
        write: () => 'of',
        unless: ({ start }, s) => s.tokens[start - 1]?.tags.has('pp') === true,
      },
      { pattern: 'dressed ( with )', write: () => 'in' },
      {
        pattern: '( on|to|at ) my opinion',
        write: () => 'in',
        // They listened to my opinion.
        unless: ({ from }, s) =>
          (['base', 'past', 'pp', 'third', 'ing', 'adj'] as const).some((tag) => s.tokens[from - 1]?.tags.has(tag)) &&
          s.tokens[from - 1]?.low !== 'according',
      },
      { pattern: '@be ( at ) the kitchen|bedroom|bathroom|garden', write: () => 'in' },
      {
        pattern: '@thing+picture|poster|clock|photo|map|keys|phone @be ( in ) the wall|table|floor|desk',
        write: () => 'on',
      },
      { pattern: '{see|watch} it|a|the <noun>? ( at|in ) the television|tv', write: () => 'on' },
      { pattern: '{go} ( on ) the cinema|supermarket|restaurant', write: () => 'to' },
      { pattern: '@be+{meet} ( on ) the cinema|supermarket|restaurant', write: () => 'at' },
      { pattern: '{lose|leave|forget} <!punct&!@clauseWord>* ( in ) the bus|train|plane', write: () => 'on' },
      { pattern: '{laugh} ( on|about ) @object', write: () => 'at' },
      { pattern: 'accused ( for )', write: () => 'of' },
      { pattern: '{accuse} @anyObject ( for )', write: () => 'of' },
      { pattern: 'jealous ( with|on|to|from )', write: () => 'of' },
      { pattern: 'bored ( about|from )', write: () => 'with' },
      {
        pattern:
          '{pay} <!punct&!@clauseWord>* euros|pounds|dollars|money ( to|on ) the|this|my|a|an @thing+food|meal|tickets|shoes|dinner|lunch',
        write: () => 'for',
      },
      {
        pattern: '{spend} <!punct&!@clauseWord>* time|hours|day|days|weekend|evening|money ( in ) <ing&!noun>',
        write: () => '',
      },
      {
        pattern:
          '{go|travel|come|get|arrive} <!punct&!@clauseWord>* ( with ) bus|train|plane|car|taxi|bike|tram !<noun> !<plural>',
        write: () => 'by',
      },
      { pattern: '{go|walk|come|travel} <!punct&!@clauseWord>* ( by feet )', write: () => 'on foot' },
      { pattern: '{sit} down? ( in ) the|a|our table|desk', write: () => 'at' },
      {
        pattern: '( in ) the <num>+first|second|third|fourth|fifth|top|last|ground|same floor !<noun> !<adj> !<plural>',
        write: () => 'on',
      },
      { pattern: '@be+{go} ( in|at ) holiday|holidays|vacation !<noun>', write: () => 'on' },
      { pattern: '@subject @beFinite ( in ) the bus|plane >$|now|when|and', write: () => 'on' },
      { pattern: '( at home of ) @possessive+the' },
      { pattern: '@subject was|were|am|is|are ( in ) a|the party|wedding !of', write: () => 'at' },
      { pattern: '( in ) the|a|my bus stop', write: () => 'at' },
      { pattern: '{study|work|teach} ( in ) the university !<noun>', write: () => 'at' },
      { pattern: '{live} ( in|on ) <num> <name>', write: () => 'at' },
      { pattern: '( on ) the end of the|my|our|this', write: () => 'at' },
      {
        pattern:
          '{think} <!punct&!@clauseWord>? ( in ) @possessive holidays|holiday|family|future|friends|life|exam|exams',
        write: () => 'about',
      },
      {
        pattern:
          '{live|stay|work} ( at ) london|paris|berlin|madrid|rome|tokyo|moscow|spain|france|italy|germany|england|japan|china|brazil|mexico|poland|turkey|korea|india',
        write: () => 'in',
      },
      { pattern: 'thank|thanks you? very? much|lot|so? ( about )', write: () => 'for' },
      {
        pattern:
          'verb={go|travel|drive|walk} ( in ) the mountains|beach|sea|countryside|airport|station|cinema|supermarket|park|centre',
        write: () => 'to',
        unless: ({ named }) => (named.verb?.verbs.includes('walk') || named.verb?.verbs.includes('drive')) === true,
      },
      {
        pattern: '{suggest} ( @anyObject article=a|an|the|some|this|another )',
        write: (_, { article }) => `${says(article)}`,
      },
      { pattern: '{complain} ( for|on ) the|my|his|her|their', write: () => 'about' },
      {
        pattern:
          '{talk} ( for ) the|my|our|his|her film|book|weather|future|plans|problem|problems|holidays|work|school',
        write: () => 'about',
      },
      { pattern: 'proud|fond ( on|by ) @possessive+the+@object', write: () => 'of' },
      {
        pattern: 'luck ( for ) @possessive+the exam|test|interview|exams|trip|future|match',
        write: () => 'with',
        unless: ({ from }, s) => s.tokens[from - 2]?.low !== 'good',
      },
      {
        pattern: 'good|bad ( with ) english|sport|sports|football|science|drawing|cooking|spelling',
        write: () => 'at',
      },
      { pattern: 'crazy ( for|of|on )', write: () => 'about' },
      { pattern: 'allergic ( at|on|of|from|for|against )', write: () => 'to' },
      { pattern: '{apologise} ( of )', write: () => 'for' },
      { pattern: 'difference|differences ( of ) these|those|the', write: () => 'between' },
      {
        pattern:
          '{get|receive|have} a|an|the <adj>? letter|present|e-mail|email|message|gift|card ( of ) @possessive+@object',
        write: () => 'from',
      },
      { pattern: '{take} part ( on|at|to )', write: () => 'in' },
      // He took part of the rent: there part is an amount.
      {
        pattern:
          '{take} part ( of ) @determiner <adj>? <noun>? competition|contest|race|game|games|match|tournament|event|meeting|discussion|debate|festival|party|course|project|activity|activities|experiment|survey',
        write: () => 'in',
      },
      {
        pattern: '{take} care ( for|about|to )',
        write: () => 'of',
        // Take care to lock the door.
        unless: ({ to }, s) => s.tokens[to]?.low === 'to' && s.tokens[to + 1]?.tags.has('base') === true,
      },
      { pattern: '{spend} <!punct&!@clauseWord>* time|money|hours ( for ) @possessive+the', write: () => 'on' },
      { pattern: '{smile|shout|stare} ( on ) @object+the|my', write: () => 'at' },
      { pattern: '{complain|worry|dream} ( on ) @anyObject+@determiner', write: () => 'about' },
      {
        pattern: '{recover|suffer|escape} ( of ) @determiner',
        write: () => 'from',
      },
    ],
  }),
];
