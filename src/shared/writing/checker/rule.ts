import type { PointId } from '#shared/grammar/points';
import { plurals, verbForms } from '#shared/language/forms/inflect';
import type { CommentCode } from '../codes';
import { type CompiledPattern, compile, type Match, type NamedTokens } from './pattern';
import type { Sentence, Token } from './token';
import { textOf } from './token-text';

/**
 * A pattern, what to write instead where that is certain, and when it is no mistake after all. What is written is made
 * of the first of the wrong words, or of words that the pattern names; where several are right, all of them, likeliest
 * first.
 */
export type Pattern =
  | string
  | {
      pattern: string;
      write?: (first: Token | undefined, named: NamedTokens) => string | readonly string[];
      unless?: (match: Match, sentence: Sentence) => boolean;
    };

/** What a rule says of a mistake, with an example. */
interface RuleText {
  id: string;
  name: string;
  code: CommentCode;
  why: string;
  wrong: string;
  right: string;
  point?: PointId;
}

/** One way to find a mistake. Without a clue it looks at every sentence. */
export interface Finder extends Pick<CompiledPattern, 'clue'> {
  find: (sentence: Sentence) => TokenRange[];
}

/** One thing that learners of English get wrong. */
export interface LearnerRule extends RuleText {
  finders: readonly Finder[];
}

/** The first and the last token of what is wrong. */
export interface TokenRange {
  from: number;
  to: number;
  suggestion?: string;
  /** What is right as well. */
  also?: readonly string[];
}

interface RuleSource extends RuleText {
  patterns?: readonly Pattern[];
  /** Where patterns do not say it. */
  find?: Finder['find'];
  /** Puts right what was found without a suggestion. */
  repair?: Repair;
}

/** What to write instead, where that can be said; it may take in more words than were wrong. */
export type Repair = (range: TokenRange, sentence: Sentence) => TokenRange | undefined;

export function defineRule({ patterns = [], find, repair, ...said }: RuleSource): LearnerRule {
  const finders = [...patterns.map(finderOf), ...(find ? [{ find }] : [])];
  return { ...said, finders: repair ? finders.map((finder) => repairing(finder, repair)) : finders };
}

/** The last of the wrong words in another form, and what stands before it as it is. */
export const lastIs =
  (form: (token: Token | undefined) => string): Repair =>
  ({ from, to }, { tokens }) => ({ from, to, suggestion: textOf(tokens, from, to - 1, ' ') + form(tokens[to]) });

const repairing = ({ find, ...rest }: Finder, repair: Repair): Finder => ({
  ...rest,
  find: (sentence) =>
    find(sentence).map((range) => (range.suggestion === undefined ? (repair(range, sentence) ?? range) : range)),
});

function finderOf(source: Pattern): Finder {
  const { pattern, write, unless } = typeof source === 'string' ? { pattern: source } : source;
  const { matches, clue } = compile(pattern);
  return {
    ...(clue && { clue }),
    find: (sentence) =>
      matches(sentence)
        .filter((match) => !unless?.(match, sentence))
        .map(({ from, to, first, named }) => ({ from, to, ...(write && suggested(write(first, named))) })),
  };
}

function suggested(written: string | readonly string[]): Pick<TokenRange, 'suggestion' | 'also'> {
  if (typeof written === 'string') return { suggestion: written };
  const [suggestion, ...also] = written;
  return suggestion === undefined ? {} : { suggestion, also };
}

/* For `write`: a form of the verb that a step took. */

const verbOf = (token: Token | undefined) => token?.verbs[0] ?? token?.low ?? '';
export const ing = (token: Token | undefined) => verbForms(verbOf(token)).ing;
export const base = (token: Token | undefined) => verbOf(token);
export const third = (token: Token | undefined) => verbForms(verbOf(token)).thirdPerson;
export const participle = (token: Token | undefined) => verbForms(verbOf(token)).participle[0] ?? verbOf(token);
export const past = (token: Token | undefined) => verbForms(verbOf(token)).past[0] ?? verbOf(token);
/** Several of what a noun names, and one of them. */
export const several = (token: Token | undefined) => plurals(token?.low ?? '')[0] ?? says(token);
export const one = (token: Token | undefined) => token?.one ?? says(token);
export const says = (token: Token | undefined) => token?.text ?? '';

/** The sentence begins with I, words that end in i: the word or the letter is named. */
export const isNamedAt = ({ tokens }: Sentence, at: number): boolean =>
  /^(?:with|in)$/.test(tokens[at - 1]?.low ?? '') &&
  tokens[at - 2]?.verbs.some((verb) => /^(?:begin|start|end|finish)$/.test(verb)) === true;

/** True when one of these words stands among the few before the place. */
export function isAfter(sentence: Sentence, at: number, words: RegExp, within = 4): boolean {
  return sentence.tokens.slice(Math.max(0, at - within), at).some(({ low }) => words.test(low));
}
