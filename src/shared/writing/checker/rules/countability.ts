import { neverPluralNouns } from '#shared/content/words/facts/countability';
import { irregularPlurals } from '#shared/language/forms/irregular';
import { defineRule, lastIs, says, several } from '../rule';
import type { Token } from '../token';
import { wordSets } from '../word-sets';

/** Plurals that are made from nouns that cannot be counted, those of our words and a few beside them. */
const uncountable = new Map(
  [...neverPluralNouns.trim().split(/,\s+/), 'baggage', 'feedback', 'machinery'].map((noun): [string, string] => [
    `${noun}s`,
    noun,
  ]),
)
  .set('sceneries', 'scenery')
  .set('jewelleries', 'jewellery')
  .set('accomodations', 'accommodation');

/** Of these one may have a piece. */
const inPieces = new Set('information advice furniture luggage baggage equipment research news'.split(' '));

/** What a learner writes who takes an irregular noun for a regular one, or makes a plural twice. */
const falsePlurals = new Map(
  [...irregularPlurals].flatMap(([one, [many = '']]): [string, string][] => {
    if (
      one === many ||
      /^(?:person|penny|die|cloth|brother|fish|hoof|roof|staff|dwarf|scarf|wharf|index|focus|halo|stadium|cactus|formula)$/.test(
        one,
      )
    )
      return [];
    const regular = /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
    return [
      [regular, many],
      [`${many}s`, many],
    ];
  }),
);

const isUnknownWord = (token: Token | undefined) =>
  token !== undefined && !token.tags.has('known') && !token.tags.has('punct');

export const countability = [
  defineRule({
    id: 'uncountable-plural',
    name: 'No plural',
    code: 'NUM',
    why: 'This noun cannot be counted in English: it has no plural. Say some, or a piece of.',
    wrong: 'I need some informations.',
    right: 'I need some information.',
    point: 'much-many',
    find: ({ tokens }) =>
      tokens.flatMap(({ low, tags }, at) => {
        const right = uncountable.get(low);
        if (!right || tags.has('name')) return [];
        // Troop transports, employments of both: ships, and what somebody is used for.
        if (/^(?:transports|employments)$/.test(low)) return [];
        // In all weathers.
        if (right === 'weather' && tokens[at - 1]?.low === 'all') return [];
        return [{ from: at, to: at, suggestion: right, ...(inPieces.has(right) && { also: [`pieces of ${right}`] }) }];
      }),
  }),
  defineRule({
    id: 'a-uncountable',
    name: 'No a or an',
    code: 'A',
    why: 'This noun cannot be counted: it has no a or an. Say some, or a piece of.',
    wrong: 'Can I have an advice?',
    right: 'Can I have some advice?',
    point: 'much-many',
    patterns: [
      {
        pattern: '( a|an ) information|advice|furniture|luggage|baggage|equipment|research|news !<noun>',
        write: () => ['some', 'a piece of'],
        // A research outpost: the noun may be one that we do not know.
        unless: ({ to }, s) => isUnknownWord(s.tokens[to + 2]) || s.tokens[to + 2]?.low === 'and',
      },
      {
        pattern: '( a|an ) adjective=<adj>? noun=@mass $',
        unless: ({ named }, s) =>
          // A research and testing station.
          (named.noun &&
            s.tokens[s.tokens.indexOf(named.noun) + 1]?.low === 'and' &&
            s.tokens[s.tokens.indexOf(named.noun) + 2]?.tags.has('ing')) ||
          /^(?:coffee|tea|beer|juice|help|knowledge|love|health|happiness|oil|cheese|salt|evidence|water|light|fruit|meat|snow|rain|peace|butter|sand|dust|milk|energy)$/.test(
            named.noun?.low ?? '',
          ) ||
          /^(?:little|bit|great|good)$/.test(named.adjective?.low ?? ''),
      },
      {
        pattern: '( a|an ) adjective=<adj>? noun=@noArticleMass !<noun> !<plural> !<name> !<base> !<adj> !<ing>',
        // Some advice; but evidence of this.
        write: () => '',
        // A traffic cone: what follows may be a noun that we do not know.
        unless: ({ named }, s) =>
          isUnknownWord(named.noun && s.tokens[s.tokens.indexOf(named.noun) + 1]) ||
          named.noun?.low === 'luck' ||
          // A research and testing station, a transport this size.
          /^(?:and|or|this)$/.test((named.noun && s.tokens[s.tokens.indexOf(named.noun) + 1]?.low) ?? '') ||
          named.adjective?.low === 'little' ||
          named.adjective?.low === 'great',
      },
      {
        pattern:
          'few|several|each|every|two|three|four|five ( information|advice|furniture|homework|luggage|equipment|news ) !<noun> !<plural> !<base>',
      },
      { pattern: '( a ) good|bad luck >$|in|with', write: () => '' },
      { pattern: '{have} ( a ) <adj> <adj>? hair >$', write: () => '' },
      {
        pattern: '( a|an ) <adj>? trousers|jeans|scissors|pyjamas|sunglasses|shorts|clothes|tights !<noun>',
        write: () => 'some',
      },
      { pattern: '{find|have|get|need|want} ( a work ) >$|in|at', write: () => 'a job' },
      { pattern: '{need|want} ( a help ) >$|with', write: () => 'help' },
      { pattern: 'for ( a work ) $', write: () => 'a job' },
      // It is a hard work.
      { pattern: '( a ) hard|good|difficult|great|interesting|bad work >$|to|for|with', write: () => '' },
      // I have many works to do.
      { pattern: '( many|some|a? few works ) to|this', write: () => 'a lot of work' },
      // We saw a beautiful scenery.
      {
        pattern: '( a|an ) <adj>? scenery|cutlery|machinery|poetry|electricity >$|from|in|at|with|and',
        write: () => '',
      },
    ],
  }),
  defineRule({
    id: 'false-plural',
    name: 'Irregular plural',
    code: 'NUM',
    why: 'This noun has a plural of its own: child, children; man, men; foot, feet.',
    wrong: 'I have three childs.',
    right: 'I have three children.',
    point: 'much-many',
    find: ({ tokens }) =>
      tokens.flatMap(({ low, tags }, at) => {
        const right = falsePlurals.get(low);
        const isOwners = tokens[at + 1]?.text.startsWith('’') || tokens[at + 1]?.text.startsWith("'");
        return right && !tags.has('known') && !tags.has('name') && !isOwners
          ? [{ from: at, to: at, suggestion: right }]
          : [];
      }),
    patterns: [
      { pattern: 'lot|lots of ( peoples )', write: () => 'people' },
      // Twelve persons, several persons are formal and right.
      { pattern: 'many|some|few ( peoples )', write: () => 'people' },
      { pattern: 'many|some|these ( persons ) !who', write: () => 'people' },
      {
        pattern: '( peoples ) are|were|have|in|who|think|live|say|want|like|go',
        write: () => 'people',
        unless: ({ from }, s) =>
          s.tokens[from - 1]?.tags.has('adj') === true ||
          s.tokens[from - 1]?.tags.has('pp') === true ||
          s.tokens[from - 1]?.tags.has('num') === true ||
          s.tokens[from - 1]?.low === 'and',
      },
    ],
  }),
  defineRule({
    id: 'plural-adjective',
    name: 'Adjectives have no plural',
    code: 'AGR',
    why: 'An adjective stays the same before a plural noun: different countries.',
    wrong: 'differents countries',
    right: 'different countries',
    point: 'articles',
    find: ({ tokens }) =>
      tokens.flatMap(({ tags, adjective }, at) => {
        const [before, next] = [tokens[at - 1], tokens[at + 1]];
        const isBeside =
          next?.tags.has('plural') ||
          wordSets.people.has(next?.low ?? '') ||
          /^(?:are|were|very|so|too|more)$/.test(before?.low ?? '');
        // Consumer electronics goods, capital goods industries.
        return adjective &&
          isBeside &&
          !/^(?:goods|electronics|dynamics|greens|classics|basics|politics)$/.test(tokens[at]?.low ?? '') &&
          !tags.has('name') &&
          !tags.has('capital')
          ? [{ from: at, to: at, suggestion: adjective }]
          : [];
      }),
    patterns: [
      { pattern: '( others ) <plural&!third>+people+children', write: () => 'other' },
      { pattern: '( differents|importants|beautifuls|interestings )', write: (word) => says(word).slice(0, -1) },
      {
        pattern: '( reds|browns|yellows|talls ) <plural&!third>+people|children',
        write: (word) => says(word).slice(0, -1),
      },
      // My shoes are news.
      {
        pattern:
          '@possessive+the+these|those <plural> are ( news|olds|bigs|smalls|reds|blacks|whites|cheaps|expensives|beautifuls|nices ) $',
        write: (word) => says(word).slice(0, -1),
      },
    ],
  }),
  defineRule({
    id: 'number-singular',
    name: 'Plural after numbers',
    code: 'NUM',
    why: 'After two, three, many and several the noun is plural.',
    wrong: 'I have two brother.',
    right: 'I have two brothers.',
    point: 'much-many',
    repair: lastIs(several),
    // A three-hours flight: a measure before its noun has no plural.
    find: ({ tokens }) =>
      tokens.flatMap(({ text }, at) => {
        const [, singular] =
          /^(\p{L}+-(?:minute|hour|day|week|month|year|page|metre|kilometre|mile|star|storey|euro|pound))s$/iu.exec(
            text,
          ) ?? [];
        return singular && tokens[at + 1]?.tags.has('noun') ? [{ from: at, to: at, suggestion: singular }] : [];
      }),
    patterns: [
      {
        pattern:
          '@several+<num> ( minute|hour|day|week|month|year|metre|kilometre ) to|ago|later|in|for|before|after|away',
        write: several,
        unless: ({ from }, s) => /^(?:one|1|a|an|first|second|third)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      { pattern: 'two|three|four|five|six|many|several|these ( kind|type|sort ) of', write: several },
      {
        pattern:
          'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|several|many ( @thing+@person+day|week|month|year|hour|minute|language|country|kilometre|student|child ) !<noun> !<plural> !<adj> !<num>',
        unless: ({ from }, s) =>
          /^(?:room|page|number|unit|lesson|chapter|part|level|year|week|day)$/.test(s.tokens[from - 2]?.low ?? '') ||
          s.tokens[from]?.low === 'old' ||
          // Thirty Day Dash is a name.
          s.tokens[from]?.tags.has('capital') === true ||
          /^(?:old|-)/.test(s.tokens[from + 1]?.low ?? ''),
      },

      {
        pattern:
          'two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|many|several <adj&!noun&!num>? ( <counted&!@units> ) $|in|at|on|to|from|with|for|who|that|which|near|because|when|every|last|about',
        write: several,
        unless: ({ start, from }, s) =>
          /^(?:percent|back|half|staff)$/.test(s.tokens[from]?.low ?? '') ||
          /^(?:last|next|late|early|more|other)$/.test(s.tokens[from - 1]?.low ?? '') ||
          s.tokens[from]?.tags.has('capital') === true ||
          /^(?:room|page|number|unit|lesson|chapter|part|level|day|in|of|like|great|good|as|so)$/.test(
            s.tokens[start - 1]?.low ?? '',
          ) ||
          s.tokens.slice(start - 1, from).some(({ text }) => /-/.test(text)),
      },
      // Three hundreds of them, two thousands employees.
      {
        pattern: '<num> ( number=hundreds|thousands|millions|dozens ) !of',
        write: (word) => says(word).slice(0, -1),
        unless: ({ start }, s) =>
          !/^(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|\d\d)$/.test(s.tokens[start]?.low ?? ''),
      },
      { pattern: 'not {have} enough ( <counted> ) for|to|in', write: several },
      { pattern: 'a pair of ( shoe|boot|sock|glove|trainer|sandal|jean|trouser|earring )', write: several },
    ],
  }),
];
