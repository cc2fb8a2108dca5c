import { formsOf } from '#shared/language/forms/inflect';
import type { Sentence, Token } from './token';
import { type WordSet, wordSets } from './word-sets';

/**
 * Patterns over the tokens of a sentence, a step a word:
 *
 *     much|many        one of these words
 *     @subject         one of a set of words
 *     {want|need}      a form of one of these verbs
 *     <base>           a token with this tag; <base&!noun> with one and without the other
 *     "any"            `*` alone is any word
 *     !step            anything but that, also the end
 *     step?            may be missing; step* up to four of them
 *     ( and )          around the part that is wrong; without them it is all of it
 *     ^                the sentence begins here; ^^ a clause does
 *     >step            must follow and is not part of it; $ is the end of a clause
 *     verb=step        has a name, by which a suggestion can speak of what it took
 */
export interface Match {
  /** What the first step of the wrong part took. */
  first: Token | undefined;
  /** What the steps took that have a name. */
  named: NamedTokens;
  /** Where the pattern begins to match. */
  start: number;
  /** The wrong part: its first and its last token. */
  from: number;
  to: number;
}

export type NamedTokens = Readonly<Record<string, Token | undefined>>;

type Test = (token: Token | undefined, sentence: Sentence, at: number) => boolean;

interface Step {
  test: Test;
  min: 0 | 1;
  max: number;
  /** Looks and takes nothing. */
  looks: boolean;
  name?: string;
}

interface ParsedPattern {
  steps: Step[];
  /** Which steps begin and end the wrong part. */
  open: number;
  close: number;
}

export interface CompiledPattern {
  matches: (sentence: Sentence) => Match[];
  /** Words one of which stands in every match; none where any words may match. */
  clue?: ReadonlySet<string>;
}

export function compile(pattern: string): CompiledPattern {
  const { steps, open, close } = parse(pattern);
  const [first] = steps;
  const matches = (sentence: Sentence) => {
    const results: Match[] = [];
    for (let at = 0; at < sentence.tokens.length; at += 1) {
      if (first && first.min > 0 && !first.test(sentence.tokens[at], sentence, at)) continue;
      const spans = walk(steps, 0, sentence, at, []);
      if (!spans) continue;
      const places = spans.slice(open, close + 1).filter((place) => place.to > place.from);
      const from = places[0]?.from;
      const to = places.at(-1)?.to;
      if (from === undefined || to === undefined) continue;
      const tokens = spans.map((place) => (place.to > place.from ? sentence.tokens[place.from] : undefined));
      results.push({
        first: tokens[open],
        named: Object.fromEntries(steps.flatMap(({ name }, step) => (name ? [[name, tokens[step]]] : []))),
        start: at,
        from,
        to: to - 1,
      });
      at = Math.max(at, to - 1);
    }
    return results;
  };
  const clue = clueOf(pattern);
  return { matches, ...(clue && { clue }) };
}

/** The step that has the fewest words to look for; steps that may be missing or only forbid tell nothing. */
function clueOf(pattern: string): ReadonlySet<string> | undefined {
  return pattern
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(nameOfStep, ''))
    .filter((word) => !/^[()^$]+$|^!|.[?*]$/.test(word))
    .map((word) => wordsOf(word.replace(/^>/, '')))
    .filter((words) => words !== undefined)
    .sort((a, b) => frequency(a) - frequency(b))[0];
}

/** So common that they stand in every second sentence. */
const commonest = new Set('the a to of in and i you he she it is was for on that with at my have'.split(' '));
const frequency = (words: ReadonlySet<string>) =>
  [...words].reduce((sum, word) => sum + (commonest.has(word) ? 40 : 1), 0);

interface TokenSpan {
  from: number;
  to: number;
}

function walk(
  steps: readonly Step[],
  step: number,
  sentence: Sentence,
  at: number,
  spans: TokenSpan[],
): TokenSpan[] | undefined {
  const one = steps[step];
  if (!one) return spans;
  if (one.looks) {
    if (!one.test(sentence.tokens[at], sentence, at)) return undefined;
    return walk(steps, step + 1, sentence, at, [...spans, { from: at, to: at }]);
  }
  let end = at;
  while (end - at < one.max && end < sentence.tokens.length && one.test(sentence.tokens[end], sentence, end)) end += 1;
  for (; end - at >= one.min; end -= 1) {
    const rest = walk(steps, step + 1, sentence, end, [...spans, { from: at, to: end }]);
    if (rest) return rest;
  }
  return undefined;
}

const nameOfStep = /^([a-z]+)=/;

function parse(pattern: string): ParsedPattern {
  const steps: Step[] = [];
  let open = 0;
  let close: number | undefined;
  for (const word of pattern.trim().split(/\s+/)) {
    if (word === '(') open = steps.length;
    else if (word === ')') close = steps.length - 1;
    else {
      const [, name] = nameOfStep.exec(word) ?? [];
      steps.push({ ...stepOf(word.replace(nameOfStep, '')), ...(name && { name }) });
    }
  }
  return { steps, open, close: close ?? steps.length - 1 };
}

function stepOf(word: string): Step {
  if (word === '^') return { test: (_, sentence, at) => isStart(sentence, at), min: 1, max: 1, looks: true };
  if (word === '^^') return { test: (_, sentence, at) => opensClause(sentence, at), min: 1, max: 1, looks: true };
  if (word === '$' || word === '>$') return { test: endsClause, min: 1, max: 1, looks: true };
  if (word.startsWith('>')) return { ...stepOf(word.slice(1)), min: 1, max: 1, looks: true };
  if (word.startsWith('!')) {
    const inner = testOf(word.slice(1));
    return { test: (...args) => !inner(...args), min: 1, max: 1, looks: true };
  }
  if (word.length > 1 && word.endsWith('?')) return { test: testOf(word.slice(0, -1)), min: 0, max: 1, looks: false };
  if (word.length > 1 && word.endsWith('*')) return { test: testOf(word.slice(0, -1)), min: 0, max: 4, looks: false };
  return { test: testOf(word), min: 1, max: 1, looks: false };
}

/** Several kinds of step may stand for one, with a stroke or a plus between them. */
const kindsOf = (word: string) => word.split(/[+|](?![^<]*>)(?![^{]*\})/);

/** Every word that fits a step, where a list says it. A tag such as <noun> has no end of words. */
function wordsOf(word: string): ReadonlySet<string> | undefined {
  const lists = kindsOf(word).map(listOf);
  const wordLists = lists.filter((list) => list !== undefined);
  return wordLists.length === lists.length ? new Set(wordLists.flat()) : undefined;
}

function listOf(kind: string): string[] | undefined {
  if (kind.startsWith('@')) return [...wordSets[setName(kind.slice(1))]];
  if (kind.startsWith('{'))
    return kind
      .slice(1, -1)
      .split('|')
      .flatMap((verb) => formsOf(verb, 'verb'));
  return /^[<$*]/.test(kind) ? undefined : [kind];
}

function testOf(word: string): Test {
  const tests = kindsOf(word).map(oneTest);
  const words = new Set(kindsOf(word).every(isPlain) ? kindsOf(word) : []);
  if (words.size > 0) return (token) => token !== undefined && words.has(token.low);
  return tests.length === 1 && tests[0] ? tests[0] : (...args) => tests.some((test) => test(...args));
}

const isPlain = (kind: string) => /^[^@<{*$]+$/.test(kind);

function oneTest(word: string): Test {
  if (word === '$') return endsClause;
  if (word === '*') return (token) => token !== undefined && !token.tags.has('punct');
  if (word.startsWith('<')) {
    const kinds = word.slice(1, -1).split('+').map(tagTest);
    return (...args) => kinds.some((kind) => kind(...args));
  }
  const words = new Set(listOf(word));
  // A name is no form of a verb, nor is what stands as a noun: Mark is not to mark, nor is a point to point.
  if (word.startsWith('{')) return (token) => token !== undefined && words.has(token.low) && mayBeVerb(token);
  return (token) => token !== undefined && words.has(token.low);
}

const mayBeVerb = ({ tags, verbs }: Token) => !tags.has('name') && (verbs.length > 0 || tags.size === 0);

function setName(name: string): WordSet {
  const match = Object.keys(wordSets).find((one): one is WordSet => one === name);
  if (!match) throw new Error(`There is no set of words called ${name}.`);
  return match;
}

function tagTest(expression: string): Test {
  const parts = expression.split('&').map((part) => {
    const isNot = part.startsWith('!');
    const name = isNot ? part.slice(1) : part;
    const words: ReadonlySet<string> | undefined = name.startsWith('@') ? wordSets[setName(name.slice(1))] : undefined;
    return { isNot, name, words };
  });
  return (token) =>
    token !== undefined &&
    parts.every(({ isNot, name, words }) => (words ? words.has(token.low) : hasTag(token, name)) !== isNot);
}

const hasTag = (token: Token, name: string) => (token.tags as ReadonlySet<string>).has(name);

function isStart({ tokens }: Sentence, at: number): boolean {
  // Backwards, as this is asked at every place by many patterns, and the word before mostly answers it.
  for (let place = at - 1; place >= 0; place -= 1) {
    const before = tokens[place];
    if (!before?.tags.has('punct') || before.low === ',') return false;
  }
  return true;
}

/** A sentence begins, or a sign or a joining word stands before. */
export function opensClause(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1];
  return (
    isStart(sentence, at) ||
    (before !== undefined && (/^[,;:]$/.test(before.low) || wordSets.opensClause.has(before.low)))
  );
}

function endsClause(token: Token | undefined): boolean {
  return (
    !token ||
    (token.tags.has('punct') && !/^["“”‘’'(]$/.test(token.low)) ||
    /^(?:and|but|because|so|when|if|or)$/.test(token.low)
  );
}
