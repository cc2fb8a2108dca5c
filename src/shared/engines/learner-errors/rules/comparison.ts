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
        is: 'the ( more <adj> ) @person+@thing+place|city|country',
        write: (m) => degrees(m[2]?.low ?? '')?.superlative[0] ?? '',
        unless: ({ steps }) => !comparative(steps[2]),
      },
      {
        is: '( more good|bad )',
        write: (m) => (m[1]?.low === 'good' ? 'better' : 'worse'),
        unless: ({ to }, s) =>
          s.tokens[to + 1]?.tags.has('noun') === true || s.tokens[to + 1]?.tags.has('plural') === true,
      },
      {
        is: '( more <adj> )',
        write: (m) => degrees(m[1]?.low ?? '')?.comparative[0] ?? '',
        unless: ({ steps, to }, s) => !hasEnding(steps[1], s.tokens.slice(to + 1)),
      },
      { is: '( more far|soon )', write: (m) => (says(m[1]) === 'far' ? 'further' : 'sooner') },
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
        is: '@be ( most <adj> ) $|of|in|boy|girl',
        write: (m) => `the ${degrees(m[2]?.low ?? '')?.superlative[0] ?? ''}`,
        unless: ({ steps }) => !comparative(steps[2]),
      },
      {
        is: 'the ( <comp> ) of|in the? world|class|all|school|family|city|country|town',
        write: (m) => degrees(m[1]?.low ?? '')?.superlative[0] ?? says(m[1]),
      },
      {
        is: 'the ( <comp> ) <noun> in|of the|my world|class|school|family|city|country|town|life',
        unless: ({ from }, s) => /^(?:two|part|half|end|side|level|floor)$/.test(s.tokens[from + 1]?.low ?? ''),
      },
      {
        is: 'the ( more <adj> ) <noun> in|of the|my world|class|school|family|city|country|town|life',
        write: (m) => `most ${says(m[2])}`,
      },
      {
        is: 'the|my|his|her|our|their ( most <adj> )',
        write: (m) => degrees(m[2]?.low ?? '')?.superlative[0] ?? '',
        unless: ({ steps }) => !comparative(steps[2]) || !steps[2]?.tags.has('adj'),
      },
      {
        is: 'the ( more <adj> ) @person+city|country|place|thing in|of our|his|her|this|their|the|my',
        write: (m) => `most ${says(m[2])}`,
      },
      // the better film of the year
      'the ( <comp> ) <noun> of|in the year|month|century|town|book|season|group|team',
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
        is: '( more|much more <comp> )',
        write: (m) => `much ${says(m[1])}`,
        unless: ({ steps }) => steps[0]?.low === 'more',
      },
      { is: 'the ( most <sup> )', write: (m) => says(m[2]) },
      {
        is: '( more <comp> )',
        write: (m) => says(m[1]),
        unless: ({ to }, s) => s.tokens[to + 1]?.tags.has('noun') === true && s.tokens[to]?.low !== 'better',
      },
      { is: '( most <sup> )', write: (m) => says(m[1]) },
      { is: '( very <comp> )', write: (m) => `much ${says(m[1])}` },
      { is: '( gooder|badder|worser|bestest|worstest|goodest|baddest|littler )' },
      // more slowlier
      { is: 'more ( slowlier|quicklier|easilier|carefullier|oftener )', write: (m) => says(m[1]).replace(/ier$/, 'y') },
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
      { is: '( so much ) <adj&!noun&!comp> $', write: () => 'so' },
      { is: '( very much ) <adj&!noun&!comp&!adv> $', write: () => 'very' },
      { is: 'not ( enough <adj&!noun> ) to|for', write: (m) => `${says(m[2])} enough` },
      { is: 'too <adj> ( for <base&!noun> )', write: (m) => `to ${says(m[3])}` },
      { is: '( too many ) <adj&!noun> $', write: () => 'too' },
      { is: 'so|too|very ( much ) <adj&!noun&!comp&!adv> $', write: () => '' },
      { is: '( enough <adj&!noun&!comp> ) to <base>', write: (m) => `${says(m[1])} enough` },
      { is: '( too much ) <adj&!noun&!comp> !<noun> !<plural> !<adj>', write: () => 'too' },
      { is: '( very much ) <adj&!noun&!comp> $', write: () => 'very' },
      { is: '@be not? ( enough <adj&!noun> ) !<noun> !<plural>', write: (m) => `${says(m[3])} enough` },
      { is: '( too very )', write: () => 'too' },
      // It is very much cold outside.
      {
        is: '@be ( very much ) cold|hot|big|small|good|bad|tired|happy|expensive|difficult|beautiful|nice|interesting',
        write: () => 'very',
      },
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
      {
        is: '( so ) <adj&!@mass> <plural&!third> !<noun>',
        write: () => 'such',
        unless: ({ steps }) => /^(?:many|few|much|little)$/.test(steps[1]?.low ?? ''),
      },
      { is: 'such ( a|an ) <adj>? <plural&!noun>', write: () => '' },
      { is: 'such ( <adj> @thing+@person+day|place|time|city|man|woman|film|story ) !<noun> !<plural>' },
      { is: '@be ( such ) <adj&!noun&!@determiner> $|that', write: () => 'so' },
      {
        is: '( so <adj> ) <noun&!adj> $',
        unless: ({ to, steps }, s) =>
          /^(?:many|few|much|little)$/.test(steps[1]?.low ?? '') ||
          !s.tokens[to + 1]?.tags.has('noun') ||
          steps[1]?.tags.has('adv') === true,
      },
      { is: '( a|an such )', write: (m) => `such ${says(m[0]).toLowerCase()}` },
      {
        is: '( so <adj&!@mass> ) @thing+@person+day|time|week|place|weather|man|woman|people|evening|holiday|idea|view !<noun>',
        unless: ({ steps }) => /^(?:many|few|much|little)$/.test(steps[1]?.low ?? ''),
      },
      { is: '@be ( such <adj&!noun> ) $', write: (m) => `so ${says(m[2])}` },
      { is: '( so a|an ) <adj>', write: (m) => `such ${says(m[1])}` },
    ],
  }),
];
