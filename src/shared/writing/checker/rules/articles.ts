import { needsAn, withArticle } from '../a-or-an';
import type { Match } from '../pattern';
import { defineRule, type Repair, says } from '../rule';
import type { Sentence } from '../token';
import { textOf } from '../token-text';
import { wordSets } from '../word-sets';

const addArticle: Repair = ({ from, to }, { tokens }) => {
  const text = textOf(tokens, from, to);
  // Best player: of the best there is one.
  return { from, to, suggestion: tokens[from]?.tags.has('sup') ? `the ${text}` : withArticle(text) };
};

/** It is open day and night: that says when. */
const isDayAndNight = ({ to }: Match, { tokens }: Sentence) =>
  tokens[to]?.low === 'day' && tokens[to + 1]?.low === 'and' && tokens[to + 2]?.low === 'night';

/** Roles, vehicles, pairs and names may stand without an article, as may what stands in a heading or a list. */
function isBare({ start, from, to, named }: Match, { tokens }: Sentence): boolean {
  const noun = named.noun;
  return (
    noun === undefined ||
    noun.tags.has('capital') ||
    // A wanted criminal, their needed rest: the verb is an adjective.
    wordSets.determiner.has(tokens[start - 1]?.low ?? '') ||
    tokens[start - 1]?.low === 'same' ||
    // Both knife and fork, from house to house.
    /^(?:and|or|nor|[,/&])$/.test(tokens[to + 1]?.low ?? '') ||
    tokens.filter(({ low }) => low === noun.low).length > 1 ||
    /^(?:same|next|last|other|own|little|great|such|more|most|much|enough|many|few|less|all|only|every|each)$/.test(
      tokens[from]?.low ?? '',
    ) ||
    // A bigger town is one of several, whatever a town is.
    (bareNouns.has(noun.low) && !tokens[from]?.tags.has('comp'))
  );
}

/** Places where one is for what is done there, times, roles, and what is said in set phrases. */
const bareNouns: ReadonlySet<string> = new Set(
  `church chapel court college university town home back night dawn way size scale page jail hospital prison bed class camp sea board deck shore stage captain king queen
   president chairman manager director reason cause room foot hand heart mind person christmas midnight sunset sunrise god
   heaven hell earth fault need proof mum dad mother father grandma grandpa friend word man woman part type kind sort`.split(
    /\s+/,
  ),
);

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
        // [C]an, a a: where the word itself is another’s, or one too many.
        if (tokens[at - 1]?.end === token.start || next.low === 'a') return [];
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
    repair: addArticle,
    patterns: [
      {
        pattern: '@be+{become} ( very|really <adj> @person+@job+@thing+place|country|town|girl|day ) !<noun> !<plural>',
      },
      {
        pattern:
          '@subject @beFinite not? ( <adj&!noun&!num&!own> @person+@job+@thing+place|country|day|student|girl|boy ) !<noun> !<plural>',
        unless: (match, s) =>
          /^(?:next|last|same|other|late)$/.test(s.tokens[match.from]?.low ?? '') || isDayAndNight(match, s),
      },
      {
        pattern: '^ what ( <adj&!noun> @thing+@person+day|place|view|idea ) !<noun> !<plural>',
        unless: (_, s) => s.isQuestion,
      },
      {
        pattern: 'as|like ( <@job&!comp> ) in|at|for|and $',
        write: (word) => withArticle(says(word)),
      },
      {
        pattern: 'is|was|become|became|am ( <@job&!comp> ) in|at|and|for|so|,',
        write: (word) => withArticle(says(word)),
      },
      {
        pattern: '@be+{become} word=very? adjective=<adj>? ( job=<@job&!comp> ) !<noun> !<capital>',
        write: (word) => withArticle(says(word)),
        // The air would be cleaner.
        unless: ({ named }) =>
          named.word !== undefined || named.adjective !== undefined || named.job?.low === 'cleaner',
      },
      {
        pattern: '{work} as ( <@job&!comp> ) !<noun>',
        write: (word) => withArticle(says(word)),
      },
      // I would like to be astronaut.
      {
        pattern:
          'be|become ( word=astronaut|pilot|scientist|footballer|singer|vet|president|dancer|model|journalist|detective|millionaire ) >$|one|in|when|because|and',
        write: (word) => withArticle(says(word)),
        unless: ({ named }) => named.word?.low === 'president',
      },
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
    repair: addArticle,
    patterns: [
      {
        pattern:
          '{have} ( headache|temperature|fever|cough|problem|question|exam|party|break|shower|accident|operation|appointment|baby|pet ) !<noun> !<plural>',
        write: (word) => withArticle(says(word)),
      },
      {
        pattern:
          '{have|spend} ( very? good|great|nice|lovely|wonderful|bad|terrible|amazing|fantastic time|day|holiday|weekend|trip|party|evening ) !<noun>',
      },
      { pattern: 'for|in|after ( long time )', write: () => 'a long time' },
      {
        pattern:
          'that|this @beFinite not? ( very? adjective=<adj&!noun&!num> @thing|@person|day|surprise|place|city|mistake|time ) !<noun> !<plural>',
        unless: (match, s) =>
          /^(?:next|last|same|other)$/.test(match.named.adjective?.low ?? '') || isDayAndNight(match, s),
      },
      { pattern: '@person|he|she|i {drive|ride} ( car|bike|motorbike ) !<noun>' },
      {
        pattern:
          'have|has|having|buy|buys|bought|want|wants|wanted|need|needs|needed|get|gets|got|find|finds|rent|rents ( very? adjective=<adj&!num>? noun=@thing ) !<noun> !<plural> !<adj>',
        // There is room to turn round: that is space.
        unless: ({ named, to }, s) =>
          named.noun?.low === 'room' ||
          /^(?:same|next|last|other|own|little|much|such)$/.test(named.adjective?.low ?? '') ||
          (named.noun?.low === 'chance' && s.tokens[to + 1]?.low !== 'to'),
      },
      {
        pattern:
          'in|on|with|near ( adjective=<adj&!noun&!num> <@thing&!plural+@place&!plural> ) !<noun> !<plural> !<ing> !<adj>',
        unless: ({ named }) =>
          /^(?:next|last|own|other|same|most|more|much|such|free|full|early|late|mid)$/.test(
            named.adjective?.low ?? '',
          ),
      },
      {
        pattern: '@be ( child|teenager|baby|boy|girl|student|tourist ) >$|in|at|who',
        write: (word) => withArticle(says(word)),
        unless: ({ from }, s) => s.tokens[from - 2]?.low === 'there',
      },
      {
        pattern:
          'in|at|from ( hotel|village|flat|factory|restaurant|apartment|shop|garden|kitchen|park|street|forest|supermarket ) >$|near|with|in|by|because|when|where',
        // Covered in forest: that is what the land is made of.
        unless: ({ from }, s) => s.tokens[from - 2]?.low === 'covered',
      },
      { pattern: 'bought|buy|want|need|have|has|lost|found ( @thing ) last|yesterday|this|next|because|but|or' },
      {
        pattern: '{like|want|need|have|drink|buy} ( cup|glass|bottle|piece|box|slice ) of',
        write: (word) => withArticle(says(word)),
      },
      {
        pattern:
          'there is|was ( <adj&!noun&!num>? @thing+@place+park|river|problem|bank|tree|lake|bridge|hotel ) >in|on|near|at|$|next|behind',
        // There is room on the wall: that is space.
        unless: ({ from }, s) => s.tokens[from]?.low === 'room',
      },
      // In my town there is person who sells bread.
      { pattern: 'there is|was ( <adj&!noun&!num>? @person ) who|that' },
      { pattern: 'in|at ( bank|library|village ) >$|near|with|in|by|because' },
      {
        pattern: '{open|close|shut|lock} ( door|window|box|bottle ) >$|,|please',
        write: (word) => `the ${says(word)}`,
      },
      { pattern: '{wait|take|spend|live|work} ( long time )', write: () => 'a long time' },
      // Can you give me pen?
      {
        pattern: '{give|lend|bring|buy|send|show} @object ( @thing ) >$|,|please',
        write: (word) => withArticle(says(word)),
      },
      // I saw interesting film.
      {
        pattern:
          '@subject {see|read|write|meet|watch|hear|make|find|visit} ( very? <adj&!noun&!num> person=@thing+@person+town|place ) !<noun> !<plural>',
        unless: ({ named }) =>
          /^(?:next|last|own|other|same|such|more|most|much|enough|many|few|less|all|old|this)$/.test(
            named.person?.low ?? '',
          ),
      },
      // I am from small town.
      {
        pattern:
          'from|at|to|of|for ( small|big|large|little|nice|beautiful|quiet|famous|different noun=town|city|village|house|flat|school|company|hotel|restaurant|shop|room|country|family|job|car|team|island|farm ) !<noun> !<plural>',
        write: (adjective, { noun }) => `a ${says(adjective)} ${says(noun)}`,
      },
      // I live near river.
      {
        pattern:
          'near|behind|opposite ( river|station|park|school|sea|beach|lake|bank|church|forest|mountain|airport|library|market|hospital|house|road ) !<noun> !<plural> !<name>',
        write: (word) => `the ${says(word)}`,
        // To the opposite bank, a near house: there it tells which.
        unless: ({ start }, s) => wordSets.determiner.has(s.tokens[start - 1]?.low ?? ''),
      },
      // She is looking for job.
      {
        pattern:
          '{look|search|ask} for ( job|flat|house|room|hotel|restaurant|phone|book|dress|present|car|bike ) !<noun> !<plural> !<num>',
        write: (word) => withArticle(says(word)),
      },
      // He works in office.
      {
        pattern:
          '{work|live|stay|eat|wait} in ( word=office|shop|factory|restaurant|hotel|supermarket|hospital|school|kitchen|house|flat|village|small|big ) !<noun> !<plural>',
        write: (word) => withArticle(says(word)),
        unless: ({ named }) => /^(?:hospital|school)$/.test(named.word?.low ?? ''),
      },
      // There is post office next to it.
      {
        pattern:
          'there is|was ( sort=post|bus|petrol|car|police|train|coffee|sports|shopping place=office|stop|station|park|shop|centre|mall ) !<plural>',
        write: (_, { sort, place }) => `a ${says(sort)} ${says(place)}`,
      },

      // He works in hospital.
      { pattern: '{work} in ( hospital ) !<noun> !<plural>' },

      // We need bigger car; I live in big family; he works for company which sells tea.
      {
        pattern:
          '{have|buy|want|need|rent|find} ( very? <adj+comp&!noun&!num&!adv>? noun=<counted&!@units> ) $|in|on|at|with|for|near|who|which|that|because|last|next',
        unless: isBare,
      },
      {
        pattern:
          '{live|work|stay|study|grow|sleep|sit|eat} in|for|at|with|near|on ( <adj&!noun&!num&!adv>? noun=<counted&!@units> ) $|in|on|at|with|near|who|which|that|because',
        unless: isBare,
      },
      {
        pattern:
          'is|was|am|become|became ( <adj+comp&!noun&!num&!adv> noun=<counted&!@units> ) $|in|on|at|with|than|near|who|which|that|because',
        unless: isBare,
      },
      {
        pattern:
          'there @be not? ( <adj&!noun&!num&!adv>? noun=<counted&!@units> ) $|in|on|at|with|near|who|which|that|because|for',
        unless: isBare,
      },
      {
        pattern: '^ @be there ( <adj&!noun&!num&!adv>? noun=<counted&!@units> ) $|in|on|at|with|near|for',
        unless: isBare,
      },

      { pattern: '@be ( waste ) of time|money|energy|space|paper', write: () => 'a waste' },
    ],
  }),
];
