import { hasObjectAt } from '../noun-phrase';
import type { Match } from '../pattern';
import { toContinuous, toSimple } from '../repair-verbs';
import { defineRule, ing } from '../rule';
import type { Sentence, Token } from '../token';
import { wordSets } from '../word-sets';

/** Verbs that tell of a state have no continuous. */
const stative = ({ from }: { from: number }, { tokens }: Sentence) =>
  /^(?:do|does|have|has|know|knows|live|lives|want|wants|need|needs|feel|feels|like|likes|love|loves|think|thinks|work|works|seem|seems|believe|believes|understand|understands|own|owns|look|looks|cost|costs|mean|means)$/.test(
    tokens[from]?.low ?? '',
  );

/** She has been understanding: with nothing that is understood, it is what she is like. */
function isKind({ to }: Match, { tokens }: Sentence): boolean {
  const next = tokens[to + 1];
  return (
    tokens[to]?.low === 'understanding' &&
    !hasObjectAt(tokens, to + 1) &&
    !next?.tags.has('name') &&
    !wordSets.anyObject.has(next?.low ?? '') &&
    !/^(?:this|that|what|why|how|where|everything|nothing)$/.test(next?.low ?? '')
  );
}

const isPerson = (token: Token | undefined) =>
  token !== undefined &&
  (token.tags.has('name') ||
    wordSets.person.has(token.low) ||
    wordSets.people.has(token.low) ||
    /^(?:i|you|he|she|we|they|everybody|everyone|nobody|who)$/.test(token.low) ||
    /^(?:car|house|book|bag|coat|phone|bike|dog|cat|flat|land|money)s?$/.test(token.low));

export const continuous = [
  defineRule({
    id: 'stative',
    name: 'Verbs without -ing',
    code: 'T',
    why: 'Know, want, need, like, understand, believe and belong are hardly used in the continuous.',
    wrong: 'I am knowing him.',
    right: 'I know him.',
    point: 'present-tenses',
    repair: toSimple,
    patterns: [
      {
        pattern:
          'i|you|he|she|we|they ( @beFinite not? @frequency? knowing|wanting|needing|liking|understanding|believing|belonging|owning|preferring|hating|remembering|agreeing )',
        // The house you’re wanting is over there.
        unless: (match, s) =>
          isKind(match, s) ||
          (s.tokens[match.to]?.low === 'wanting' &&
            (s.tokens[match.start - 1]?.tags.has('noun') === true ||
              s.tokens[match.start - 1]?.tags.has('plural') === true)),
      },
      '@beFinite @subject ( knowing|wanting|needing|liking|understanding|believing|preferring )',
      {
        pattern:
          '( @bePresent having ) <num>+a|many|an <adj>* brother|brothers|sister|sisters|car|house|flat|eyes|hair|dog|cat|idea|years',
      },
      {
        pattern: '( @bePresent belonging|knowing|understanding )',
        // It’s knowing that you are there: what it is, and not what it does.
        // Tact is knowing how far to go.
        unless: (match, s) => !isPerson(s.tokens[match.from - 1]) || isKind(match, s),
      },
      // I’ve been knowing him for ages.
      { pattern: '( @have been knowing|owning|belonging|understanding )', unless: isKind },

      { pattern: '^ i ( am thinking ) that', unless: (_, s) => s.isQuestion },
    ],
  }),
  defineRule({
    id: 'now-continuous',
    name: 'Present continuous',
    code: 'T',
    why: 'What is happening at the moment is told in the present continuous.',
    wrong: 'She cooks at the moment.',
    right: 'She is cooking at the moment.',
    point: 'present-tenses',
    repair: toContinuous,
    patterns: [
      {
        pattern:
          '^ look|listen , the|my|a|our @thing+@person+baby|bus|teacher|bird|train ( sleeps|comes|plays|eats|dances|sings|runs|cries|drinks|laughs|swims )',
        write: (word) => `is ${ing(word)}`,
        unless: (_, s) => s.tokens.some(({ low }) => /^(?:every|always|usually|often|never|sometimes)$/.test(low)),
      },
      { pattern: '^^ i ( write ) to you because|about|to', write: () => 'am writing' },
      {
        pattern:
          '@subject ( <third&!@have&!@be>+<base&!@have&!@be&!@modal&!past> ) <!punct&!@clauseWord&!pp>* at|right the? moment|now $',
        unless: stative,
      },
      { pattern: '^ look|listen !|, @subject+@possessive+the @person? ( <third&!noun&!plural> )', unless: stative },
      { pattern: '^ @subject ( am|is|are go|goes )' },
      // I work at the moment on a new project.
      {
        pattern: '^ @subject ( {work|study|learn|read|watch|cook|write|prepare|wait} ) at the moment|right now',
        unless: ({ from }, s) => s.tokens[from]?.tags.has('past') === true && s.tokens[from]?.tags.has('base') !== true,
      },
    ],
  }),
];
