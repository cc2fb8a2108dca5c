import { degrees } from '#shared/language/forms/inflect';
import { twoSyllablesWithDegrees } from '#shared/language/forms/irregular';
import { withArticle } from '../a-or-an';
import { defineRule, lastIs, type Repair, says } from '../rule';
import type { Sentence, Token } from '../token';
import { textOf } from '../token-text';
import { wordSets } from '../word-sets';

const keepsMore =
  /^(?:right|wrong|real|true|fun|ill|well|dead|tired|bored|pleased|like|just|fair|ready|early|friendly|lonely|likely|ugly|lively|deadly|holy)$/;

const comparative = (token: Token | undefined) => {
  const low = token?.low ?? '';
  const isEither = twoSyllablesWithDegrees.has(low) || keepsMore.test(low) || token?.tags.has('noun');
  return isEither ? undefined : degrees(low);
};

/** More easy than; not: more shy than unfriendly, more cold water. */
function hasEnding(adjective: Token | undefined, after: readonly (Token | undefined)[]): boolean {
  // Good and bad have a pattern of their own.
  if (/^(?:good|bad)$/.test(adjective?.low ?? '')) return false;
  // More proud, more costly, more tense are as good as the short forms: only of common ones is that wrong.
  if (!takesEnding.has(adjective?.low ?? '')) return false;
  if (!adjective?.tags.has('adj') || !comparative(adjective)) return false;
  const [next, second] = after;
  // More bad news; some more soft, clean towels.
  if (wordSets.mass.has(next?.low ?? '') || next?.tags.has('adj')) return false;
  return !next?.tags.has('noun') && !next?.tags.has('plural') && !(next?.low === 'than' && second?.tags.has('adj'));
}

const takesEnding = new Set(
  `big small tall short long old young new hot cold cheap fast slow strong weak high low hard soft easy happy busy early
   heavy pretty funny dirty noisy lucky healthy large nice safe late wide near rich poor thin fat dark light bright clean
   dry wet deep quick thick tidy ugly tasty sunny windy cloudy great loud sad smart`.split(/\s+/),
);

/** They are so nice people, with so many …: what an adjective and its noun follow. */
const mayTakeSuch = (before: Token | undefined) =>
  before !== undefined &&
  (wordSets.auxiliary.has(before.low) ||
    before.tags.has('prep') ||
    ((before.tags.has('base') || before.tags.has('third') || before.tags.has('past') || before.tags.has('pp')) &&
      !before.tags.has('noun') &&
      !before.tags.has('plural') &&
      !before.tags.has('adj')));

/** It does you more good than harm: there good is a noun. */
function isDone(at: number, { tokens }: Sentence): boolean {
  const before = tokens.slice(0, at);
  const verb = before.findLastIndex(({ verbs }) => verbs.length > 0);
  return /^(?:do|does|did|done|doing)$/.test(before[verb]?.low ?? '');
}

/** Such nice day: such a nice day; so good film: such a good film. */
const suchA: Repair = ({ from, to }, { tokens }) => {
  const isNoun = tokens[to]?.tags.has('noun') || tokens[to]?.tags.has('plural');
  const noun = isNoun ? tokens[to] : tokens[to + 1];
  const isSo = tokens[from]?.low === 'so';
  const rest = textOf(tokens, isSo ? from + 1 : from, to);
  const isOne = noun?.tags.has('noun') && !wordSets.mass.has(noun.low) && !noun.tags.has('plural');
  return { from, to, suggestion: (isSo ? 'such ' : '') + (isOne ? withArticle(rest) : rest) };
};

const toSuperlative = (token: Token | undefined) =>
  ({ better: 'best', worse: 'worst', more: 'most', less: 'least', further: 'furthest' })[token?.low ?? ''] ??
  says(token).replace(/er$/, 'est');

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
        pattern: 'the ( more adjective=<adj> ) @person+@thing+place|city|country',
        write: (_, { adjective }) => degrees(adjective?.low ?? '')?.superlative[0] ?? '',
        unless: ({ named }) => !comparative(named.adjective),
      },
      {
        pattern: '( more adjective=good|bad )',
        write: (_, { adjective }) => (adjective?.low === 'good' ? 'better' : 'worse'),
        unless: ({ from, to }, s) =>
          wordSets.mass.has(s.tokens[to + 1]?.low ?? '') ||
          s.tokens[to + 1]?.tags.has('noun') === true ||
          s.tokens[to + 1]?.tags.has('plural') === true ||
          isDone(from, s),
      },
      {
        pattern: '( more adjective=<adj> )',
        write: (_, { adjective }) => degrees(adjective?.low ?? '')?.comparative[0] ?? '',
        unless: ({ named, to }, s) => !hasEnding(named.adjective, s.tokens.slice(to + 1)),
      },
      {
        pattern: '( more adjective=far|soon )',
        write: (_, { adjective }) => (says(adjective) === 'far' ? 'further' : 'sooner'),
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
    repair: lastIs(toSuperlative),
    patterns: [
      {
        pattern: '@be ( most adjective=<adj> ) $|of|in|boy|girl',
        write: (_, { adjective }) => `the ${degrees(adjective?.low ?? '')?.superlative[0] ?? ''}`,
        unless: ({ named }) => !comparative(named.adjective),
      },
      {
        pattern: 'the ( <comp> ) of|in the? world|class|all|school|family|city|country|town',
      },
      {
        pattern: 'the ( <comp> ) <noun> in|of the|my world|class|school|family|city|country|town|life',
        unless: ({ from }, s) => /^(?:two|part|half|end|side|level|floor)$/.test(s.tokens[from + 1]?.low ?? ''),
      },
      {
        pattern: 'the ( more adjective=<adj> ) <noun> in|of the|my world|class|school|family|city|country|town|life',
        write: (_, { adjective }) => `most ${says(adjective)}`,
      },
      {
        pattern: 'the|my|his|her|our|their ( most adjective=<adj> )',
        write: (_, { adjective }) => degrees(adjective?.low ?? '')?.superlative[0] ?? '',
        unless: ({ named }) => !comparative(named.adjective) || !named.adjective?.tags.has('adj'),
      },
      {
        pattern: 'the ( more adjective=<adj> ) @person+city|country|place|thing in|of our|his|her|this|their|the|my',
        write: (_, { adjective }) => `most ${says(adjective)}`,
      },
      // the better film of the year
      'the ( <comp> ) <noun> of|in the year|month|century|town|book|season|group|team',

      // The more important thing in life is health.
      {
        pattern:
          '^^ the ( more adjective=<adj> ) thing|part|problem|reason|person|place|day|moment in|of|for life|me|us|my|the|all|this',
        write: (_, { adjective }) => `most ${says(adjective)}`,
      },
      { pattern: '^^ the most <adj> ( for me )', write: () => 'thing for me' },
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
        pattern: '( word=more|much more comparative=<comp> )',
        write: (_, { comparative }) => `much ${says(comparative)}`,
        unless: ({ named }) => named.word?.low === 'more',
      },
      { pattern: 'the ( most superlative=<sup> )', write: (_, { superlative }) => says(superlative) },
      {
        pattern: '( more comparative=<comp> )',
        write: (_, { comparative }) => [says(comparative), `much ${says(comparative)}`],
        unless: ({ to }, s) => s.tokens[to + 1]?.tags.has('noun') === true && s.tokens[to]?.low !== 'better',
      },
      { pattern: '( most superlative=<sup> )', write: (_, { superlative }) => says(superlative) },
      { pattern: '( very comparative=<comp> )', write: (_, { comparative }) => `much ${says(comparative)}` },
      { pattern: '( gooder|badder|worser|bestest|worstest|goodest|baddest|littler )' },
      // more slowlier
      {
        pattern: 'more ( slowlier|quicklier|easilier|carefullier|oftener )',
        write: (word) => says(word).replace(/ier$/, 'y'),
      },

      {
        pattern: '{sleep|get|wake|arrive|come|start|leave|go|finish} <!punct>? ( more adverb=early|late|fast|hard )',
        write: (_, { adverb }) => degrees(says(adverb))?.comparative[0] ?? says(adverb),
      },
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
      { pattern: '( so much ) <adj&!noun&!comp> $', write: () => 'so' },
      {
        pattern: '( very much ) adjective=<adj&!noun&!comp&!adv> $',
        write: () => 'very',
        unless: ({ named }) => /^(?:alive|awake|alike|aware|alone)$/.test(named.adjective?.low ?? ''),
      },
      {
        pattern: 'not ( enough adjective=<adj&!noun> ) to|for',
        write: (_, { adjective }) => `${says(adjective)} enough`,
      },
      { pattern: 'too <adj> ( for verb=<base&!noun> )', write: (_, { verb }) => `to ${says(verb)}` },
      { pattern: '( too many ) <adj&!noun> $', write: () => 'too' },
      { pattern: 'so|too ( much ) <adj&!noun&!comp&!adv> $', write: () => '' },
      {
        pattern: '( enough adjective=<adj&!noun&!comp> ) to <base>',
        write: (_, { adjective }) => `${says(adjective)} enough`,
      },
      { pattern: '( too much ) <adj&!noun&!comp> !<noun> !<plural> !<adj> !@mass', write: () => 'too' },

      {
        pattern: '@be not? ( enough adjective=<adj&!noun> ) !<noun> !<plural>',
        write: (_, { adjective }) => `${says(adjective)} enough`,
      },
      { pattern: '( too very )', write: () => 'too' },
      // It is very much cold outside.
      {
        pattern:
          '@be ( very much ) cold|hot|big|small|good|bad|tired|happy|expensive|difficult|beautiful|nice|interesting',
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
    repair: suchA,
    patterns: [
      // I have never seen a so shy person.
      {
        pattern: '( a|an so adjective=<adj> ) <noun>',
        write: (_, { adjective }) => `such ${withArticle(says(adjective))}`,
      },
      {
        pattern: '( so ) noun=<adj&!@mass> <plural&!third> !<noun>',
        write: () => 'such',
        // They were ill, so good food was needed: there so joins.
        unless: ({ named, from }, s) =>
          /^(?:many|few|much|little|next|last|other|multiple|different)$/.test(named.noun?.low ?? '') ||
          // You can share it so other people see it, in their so thin air: so joins, or stands alone.
          !mayTakeSuch(s.tokens[from - 1]) ||
          // What has been so for so long changes.
          (s.tokens[from - 1]?.low === 'for' && named.noun?.low === 'long'),
      },
      { pattern: 'such ( a|an ) <adj>? <plural&!noun>', write: () => '' },
      { pattern: 'such ( <adj> @thing+@person+day|place|time|city|man|woman|film|story ) !<noun> !<plural>' },
      { pattern: '@be ( such ) <adj&!noun&!@determiner> $|that', write: () => 'so' },
      {
        pattern: '( so adjective=<adj> ) <noun&!adj> $',
        unless: ({ to, named }, s) =>
          /^(?:many|few|much|little|next|last)$/.test(named.adjective?.low ?? '') ||
          !s.tokens[to + 1]?.tags.has('noun') ||
          !mayTakeSuch(s.tokens[to - 1]) ||
          named.adjective?.tags.has('adv') === true,
      },
      { pattern: '( a|an such )', write: (word) => `such ${says(word).toLowerCase()}` },
      {
        pattern:
          '( so noun=<adj&!@mass> ) @thing+@person+day|time|week|place|weather|man|woman|people|evening|holiday|idea|view !<noun>',
        unless: ({ named, from }, s) =>
          /^(?:many|few|much|little|next|last|other|different)$/.test(named.noun?.low ?? '') ||
          !mayTakeSuch(s.tokens[from - 1]),
      },
      { pattern: '@be ( such adjective=<adj&!noun> ) $', write: (_, { adjective }) => `so ${says(adjective)}` },
      {
        pattern: '@be+{have|make} ( so article=a|an ) <adj>',
        write: (_, { article }) => `such ${says(article)}`,
      },

      // It was a too good film.
      { pattern: '( a|an too adjective=<adj> ) <noun>', write: (_, { adjective }) => `too ${says(adjective)} a` },
    ],
  }),
];
