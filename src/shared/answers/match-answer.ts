import { tidy, wordsIn } from '#shared/language/normalise';
import { spellingsOf } from '#shared/language/spelling-variants';
import { takesBefore } from '#shared/language/word-classes';
import { createReader, figureMark, type MatchRules, type Reader, type Step } from './read-answer';
import type { Place } from './short-forms';

export type Verdict = 'right' | 'typo' | 'wrong';

export interface Match {
  verdict: Verdict;
  /** The accepted answer that is nearest to what was given. */
  nearest: string;
}

/** Words shorter than that have too many neighbours for a slip to be told from another word. */
const shortestWithSlips = 5;

/** More than any key has. What is longer is compared as far as this: one sign may unfold into eighteen. */
const mostCompared = 1000;

/** Of one question. No honest one has so many, and nobody may hold up all others by its keys. */
export const mostRead = 20_000;

const cutToLimit = (text: string) => tidy(text.slice(0, mostCompared)).slice(0, mostCompared);

/** As many of the keys as have so many characters together; the first in any case. */
function upTo(keys: readonly string[], most: number): readonly string[] {
  let letters = 0;
  const end = keys.findIndex((key, place) => {
    letters += key.length;
    return place > 0 && letters > most;
  });
  return end < 0 ? keys : keys.slice(0, end);
}

interface Judge {
  rules: MatchRules;
  reader: Reader;
  isWord: (word: string) => boolean;
}

/**
 * Compares an answer with those that are accepted. `isWord` says of a lower-case word whether it exists: a slip that
 * makes another word is no slip.
 */
export function matchAnswer(
  response: string,
  accepted: readonly string[],
  rules: MatchRules = {},
  isWord: (word: string) => boolean = () => false,
): Match {
  const text = cutToLimit(response);
  if (accepted.includes(response)) return { verdict: 'right', nearest: response };
  const keys = upTo(accepted, rules.mostRead ?? mostRead).map((answer) => ({ answer, key: cutToLimit(answer) }));
  const same = text === '' ? undefined : keys.find(({ key }) => key === text);
  if (same) return { verdict: 'right', nearest: same.answer };
  const judge = { rules, reader: createReader(rules), isWord };
  const verdictOf = compareWith(text, judge);
  let typo: string | undefined;
  for (const { answer, key } of keys) {
    const verdict = verdictOf(key);
    if (verdict === 'right') return { verdict, nearest: answer };
    if (verdict === 'typo') typo ??= answer;
  }
  if (typo !== undefined) return { verdict: 'typo', nearest: typo };
  return { verdict: 'wrong', nearest: nearestOf(text, keys) };
}

/** Reads the answer once, and holds it against one key after the other. */
function compareWith(response: string, { rules, reader, isWord }: Judge): (answer: string) => Verdict {
  const typed = reader.words(response);
  const steps = reader.typed(typed);
  const plain = reader.plain(typed).map((place): Step => [[place]]);
  const isSlip = rules.spelling
    ? undefined
    : (is: string, should: string) => isSlipOf(is, should, { isWord, isPoint: reader.isPoint });
  return (answer) => {
    const words = reader.words(answer);
    // A key of nothing but signs is those very signs.
    if (typed.length === 0 || words.length === 0) return 'wrong';
    const key = reader.key(words);
    const [first, ...others] = steps;
    const isForgiven = isLittleWordMore(typed, words, answer, { rules, reader });
    const readings = isForgiven && first ? [steps, others] : [steps];
    const slips = readings.map((one) => slipsBetween(one, key, isSlip));
    if (slips.includes(0)) return 'right';
    if (!isSlip) return 'wrong';
    if (slips.includes(1)) return 'typo';
    const isAsLong = plain.length === words.length;
    return isAsLong && slipsBetween(plain, reader.plain(words), isSlip) === 1 ? 'typo' : 'wrong';
  };
}

type IsSlip = (is: string, should: string) => boolean;

/**
 * In how many words an answer differs from a key: none, or one by a slip; else nothing. Which places of the key may be
 * reached with each step is all that is kept, so that many readings cost no more than one after the other.
 */
function slipsBetween(typed: readonly Step[], key: readonly Place[], isSlip?: IsSlip): 0 | 1 | undefined {
  let reached: [at: number, slips: number][] = [[0, 0]];
  for (const step of typed) {
    const next: typeof reached = [];
    for (const [at, slips] of reached) {
      for (const way of step) {
        const after = slipsIn(way, { key, at, before: slips }, isSlip);
        if (after !== undefined) reach(next, at + way.length, after);
      }
    }
    if (next.length === 0) return undefined;
    reached = next;
  }
  const slips = reached.find(([at]) => at === key.length)?.[1];
  return slips === 0 || slips === 1 ? slips : undefined;
}

/** Each place once, with the fewest slips. There are as many as words that may be read in two ways, and few of them. */
function reach(next: [at: number, slips: number][], at: number, slips: number) {
  const entry = next.find((one) => one[0] === at);
  if (!entry) next.push([at, slips]);
  else entry[1] = Math.min(entry[1], slips);
}

interface MatchState {
  key: readonly Place[];
  at: number;
  before: number;
}

function slipsIn(way: readonly Place[], { key, at, before }: MatchState, isSlip?: IsSlip): number | undefined {
  let slips = before;
  for (let place = 0; place < way.length; place += 1) {
    const [forms, keyForms] = [way[place], key[at + place]];
    if (!forms || !keyForms) return undefined;
    if (forms.some((form) => keyForms.includes(form))) continue;
    if (!isSlip || slips > 0 || !forms.some((is) => keyForms.some((should) => isSlip(is, should)))) return undefined;
    slips += 1;
  }
  return slips;
}

/** Whether the answer is a bare word or phrase with *to*, *a*, *an* or *the* before it, which is not the point. */
function isLittleWordMore(
  typed: readonly { low: string }[],
  words: readonly { low: string; tail: string }[],
  answer: string,
  { rules, reader }: Pick<Judge, 'rules' | 'reader'>,
): boolean {
  const little = typed[0]?.low ?? '';
  if (!rules.around || rules.spelling || rules.punctuation || typed.length < 2) return false;
  if (!['to', 'a', 'an', 'the'].includes(little) || reader.isPoint(little)) return false;
  if (/[\p{L}\p{N}]/u.test(rules.around.before + rules.around.after) || /[.!?]$/.test(answer)) return false;
  // A name has no article, but for the UK and the USA.
  if (/^\p{Lu}/u.test(answer) && !(little === 'the' && /^\p{Lu}{2,5}$/u.test(answer))) return false;
  return takesBefore(
    little,
    words.map(({ low }) => low),
  );
}

interface SlipRules {
  isWord: (word: string) => boolean;
  isPoint: (word: string) => boolean;
}

function isSlipOf(is: string, should: string, { isWord, isPoint }: SlipRules): boolean {
  if (Math.abs(is.length - should.length) > 2 || is.includes(figureMark) || should.includes(figureMark)) return false;
  const bare = lettersOf(should);
  if (bare.length < shortestWithSlips || isPoint(bare) || isWord(lettersOf(is))) return false;
  // A capital or a comma that is the point is no slip: only letters are.
  return (
    bare !== lettersOf(is) && [should, ...Object.values(spellingsOf(bare) ?? {})].some((one) => isOneSlip(is, one))
  );
}

const lettersOf = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}'-]/gu, '');

/** One letter too many, too few, another, or two neighbours swapped. */
export function isOneSlip(word: string, target: string): boolean {
  if (word === target || Math.abs(word.length - target.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === target[start]) start += 1;
  const [a, b] = [word.slice(start), target.slice(start)];
  if (a.length > b.length) return a.slice(1) === b;
  if (a.length < b.length) return a === b.slice(1);
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}

/** By shared words and then by length: good enough to show what was meant. */
function nearestOf(response: string, keys: readonly { answer: string; key: string }[]): string {
  const [first] = keys;
  if (!first || keys.length < 2) return first?.answer ?? '';
  const typed = new Set(wordsIn(response.toLowerCase()));
  const score = (key: string) => {
    const shared = wordsIn(key.toLowerCase()).filter((word) => typed.has(word)).length;
    return shared * 100 - Math.abs(key.length - response.length);
  };
  const scored = keys.map(({ answer, key }) => ({ answer, score: score(key) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).answer;
}
