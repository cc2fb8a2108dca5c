import { degrees } from '../../../content/forms/inflect';
import { twoSyllablesWithDegrees } from '../../../content/forms/irregular';
import { defineRule, says } from '../rule';
import type { Token } from '../token';

const keepsMore =
  /^(?:right|wrong|real|true|fun|ill|well|dead|tired|bored|pleased|like|just|fair|ready|early|friendly|lonely|likely|ugly|lively|deadly|holy)$/;

const comparative = (token: Token | undefined) => {
  const low = token?.low ?? '';
  const isEither = twoSyllablesWithDegrees.has(low) || keepsMore.test(low) || token?.tags.has('noun');
  return isEither ? undefined : degrees(low);
};

/** More easy than; not: more shy than unfriendly, more cold water. */
function hasEnding(adjective: Token | undefined, after: readonly (Token | undefined)[]): boolean {
  if (!adjective?.tags.has('adj') || !comparative(adjective)) return false;
  const [next, second] = after;
  return !next?.tags.has('noun') && !next?.tags.has('plural') && !(next?.low === 'than' && second?.tags.has('adj'));
}

export const comparison = [
  defineRule({
    id: 'more-short',
    name: 'Short adjectives: -er',
    code: 'WF',
    why: 'Short adjectives make their comparative with -er, not with more.',
    wrong: 'more easy',
    right: 'easier',
    point: 'comparatives',
    patterns: [
      {
        is: '( more <adj> )',
        write: (m) => degrees(m[1]?.low ?? '')?.comparative[0] ?? '',
        unless: ({ steps, to }, s) => !hasEnding(steps[1], s.tokens.slice(to + 1)),
      },
    ],
  }),
  defineRule({
    id: 'most-short',
    name: 'Short adjectives: -est',
    code: 'WF',
    why: 'Short adjectives make their superlative with -est, not with most.',
    wrong: 'the most easy',
    right: 'the easiest',
    point: 'superlatives',
    patterns: [
      {
        is: 'the|my|his|her|our|their ( most <adj> )',
        write: (m) => degrees(m[2]?.low ?? '')?.superlative[0] ?? '',
        unless: ({ steps }) => !comparative(steps[2]) || !steps[2]?.tags.has('adj'),
      },
    ],
  }),
  defineRule({
    id: 'double-comparative',
    name: 'One comparative is enough',
    code: 'XW',
    why: 'With -er there is no more, with -est no most.',
    wrong: 'more better',
    right: 'better',
    point: 'comparatives',
    patterns: [
      {
        is: '( more <comp> )',
        write: (m) => says(m[1]),
        unless: ({ to }, s) => s.tokens[to + 1]?.tags.has('noun') === true && s.tokens[to]?.low !== 'better',
      },
      { is: '( most <sup> )', write: (m) => says(m[1]) },
      { is: '( very <comp> )', write: (m) => `much ${says(m[1])}` },
      { is: '( gooder|badder|worser|bestest|worstest|goodest|baddest|littler )' },
    ],
  }),
  defineRule({
    id: 'than',
    name: 'Than after a comparative',
    code: 'WW',
    why: 'After a comparative comes than, not that, then, as or from.',
    wrong: 'bigger then me',
    right: 'bigger than me',
    point: 'comparatives',
    patterns: [
      {
        is: '<comp> <noun>? ( then ) !<punct> !$ !@clauseWord',
        write: () => 'than',
        unless: ({ to }, s) =>
          /^(?:as|so|and|but|the)$/.test(s.tokens[to + 1]?.low ?? '') && s.tokens[to + 1]?.low !== 'the',
      },
      { is: 'more|less <adj> ( then ) @determiner+@anyObject+@subject+<name>', write: () => 'than' },
      { is: 'rather ( then )', write: () => 'than' },
      {
        is: '<comp&!known>+<comp> ( that ) @subject+@object+@determiner+yesterday|last|usual|mine|yours|<name>',
        write: () => 'than',
        unless: ({ from, to }, s) =>
          s.tokens.slice(Math.max(0, from - 4), from).some(({ low }) => low === 'it') ||
          s.tokens[to + 1]?.low === 'way' ||
          s.tokens[from - 1]?.low === 'better',
      },
      { is: 'more <adj&!sure> ( that ) @object+mine|yours|yesterday|last|usual|before', write: () => 'than' },
      {
        is: '<comp> ( as|from|of ) @object+mine|yours|you|my|his|her',
        write: () => 'than',
        unless: ({ steps }) => /^(?:older|younger|better|elder)$/.test(steps[0]?.low ?? '') && steps[1]?.low === 'of',
      },
      {
        is: 'the same ( than|like|that ) @object+you|me|mine|yours|my|his|her|<name>',
        write: () => 'as',
        unless: ({ steps }) => steps[2]?.low === 'that',
      },
      { is: 'as <adj> ( than|like|that )', write: () => 'as', unless: ({ steps }) => steps[2]?.low === 'that' },
    ],
  }),
  defineRule({
    id: 'too-much-adjective',
    name: 'Too + adjective',
    code: 'XW',
    why: 'Before an adjective stands too alone; too much goes with nouns.',
    wrong: 'too much hot',
    right: 'too hot',
    point: 'so-such-too-enough',
    patterns: [
      { is: '( too much ) <adj&!noun&!comp> !<noun> !<plural> !<adj>', write: () => 'too' },
      { is: '( very much ) <adj&!noun&!comp> $', write: () => 'very' },
      { is: '@be not? ( enough <adj&!noun> ) !<noun> !<plural>', write: (m) => `${says(m[3])} enough` },
    ],
  }),
  defineRule({
    id: 'so-such',
    name: 'So and such',
    code: 'WW',
    why: 'Such a stands before adjective and noun, so before an adjective alone.',
    wrong: 'a such nice day',
    right: 'such a nice day',
    point: 'so-such-too-enough',
    patterns: [
      { is: '( a|an such )', write: (m) => `such ${says(m[0]).toLowerCase()}` },
      {
        is: '( so <adj&!@mass> ) @thing+@person+day|time|week|place|weather|man|woman|people|evening|holiday|idea|view !<noun>',
        unless: ({ steps }) => /^(?:many|few|much|little)$/.test(steps[1]?.low ?? ''),
      },
      { is: '@be ( such <adj&!noun> ) $', write: (m) => `so ${says(m[2])}` },
    ],
  }),
];
