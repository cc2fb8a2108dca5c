import { fullForms, inUsualSpelling, tidy, withoutEnds, wordsIn } from './normalise';
import { spellingsOf } from './spelling-variants';

/** What counts in an answer besides its words. All are off where nothing is said: none of them is the point then. */
export interface MatchRules {
  /** Capitals are the point. */
  capitals?: boolean;
  /** Punctuation, the final stop included, is the point. */
  punctuation?: boolean;
  /** Whether a form is short or long is the point: "don't" is not "do not". */
  shortForms?: boolean;
  /** Spelling itself is the point: no slip is forgiven, and only the spelling of the key is right. */
  spelling?: boolean;
  /** Words that are the point of the question: a slip in them is a mistake. */
  point?: readonly string[];
}

export type Verdict = 'right' | 'typo' | 'wrong';

export interface Match {
  verdict: Verdict;
  /** The accepted answer that is nearest to what was given. */
  nearest: string;
}

/** Words shorter than that have too many neighbours for a slip to be told from another word. */
const shortestWithSlips = 5;

/**
 * Compares an answer with those that are accepted. `isWord` says of a lower-case word whether it exists: a slip that
 * makes another word is no slip.
 */
export function matchAnswer(
  given: string,
  accepted: readonly string[],
  rules: MatchRules = {},
  isWord: (word: string) => boolean = () => false,
): Match {
  const typed = readingsOf(given, rules, false);
  const read: { answer: string; keys: string[] }[] = [];
  for (const answer of accepted) {
    const keys = readingsOf(answer, rules, true);
    if (keys.some((key) => typed.includes(key))) return { verdict: 'right', nearest: answer };
    read.push({ answer, keys });
  }
  const slip = rules.spelling
    ? undefined
    : read.find(({ keys }) => keys.some((key) => typed.some((text) => differByOneSlip(text, key, { rules, isWord }))));
  if (slip) return { verdict: 'typo', nearest: slip.answer };
  return { verdict: 'wrong', nearest: nearestOf(given, accepted) };
}

/** What was typed in the plain forms that are compared: several where a short form may be read in two ways. */
export function readingsOf(text: string, rules: MatchRules, isKey: boolean): string[] {
  let plain = tidy(text);
  if (!rules.punctuation)
    plain = tidy(
      withoutEnds(plain)
        .replaceAll(/[,;:!?"]|\.(?= |$)/g, '')
        .replaceAll('-', ' '),
    );
  if (!rules.capitals) plain = plain.toLowerCase();
  if (!rules.spelling) plain = inUsualSpelling(plain);
  return rules.shortForms ? [plain] : fullForms(plain, { isKey });
}

interface SlipRules {
  rules: MatchRules;
  isWord: (word: string) => boolean;
}

function differByOneSlip(given: string, key: string, { rules, isWord }: SlipRules): boolean {
  const typed = wordsIn(given);
  const wanted = wordsIn(key);
  if (typed.length !== wanted.length) return false;
  const places = wanted.flatMap((word, place) => (word === typed[place] ? [] : [place]));
  const [place] = places;
  if (places.length !== 1 || place === undefined) return false;
  const [is = '', should = ''] = [typed[place], wanted[place]];
  const bare = lettersOf(should);
  if (bare.length < shortestWithSlips || isPoint(bare, rules) || isWord(lettersOf(is))) return false;
  // A capital or a comma that is the point is no slip: only letters are.
  return (
    bare !== lettersOf(is) && [should, ...Object.values(spellingsOf(bare) ?? {})].some((one) => isOneSlip(is, one))
  );
}

const isPoint = (bare: string, { point = [] }: MatchRules) =>
  point.some((word) => wordsIn(inUsualSpelling(tidy(word).toLowerCase())).some((one) => lettersOf(one) === bare));

const lettersOf = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}'-]/gu, '');

/** One letter too many, too few, another, or two neighbours swapped. */
export function isOneSlip(given: string, wanted: string): boolean {
  if (given === wanted || Math.abs(given.length - wanted.length) > 1) return false;
  let start = 0;
  while (start < given.length && given[start] === wanted[start]) start += 1;
  const [a, b] = [given.slice(start), wanted.slice(start)];
  if (a.length > b.length) return a.slice(1) === b;
  if (a.length < b.length) return a === b.slice(1);
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}

/** By shared words and then by length: good enough to show what was meant. */
function nearestOf(given: string, accepted: readonly string[]): string {
  const typed = new Set(wordsIn(tidy(given).toLowerCase()));
  const score = (answer: string) => {
    const words = wordsIn(tidy(answer).toLowerCase());
    const shared = words.filter((word) => typed.has(word)).length;
    return shared * 100 - Math.abs(answer.length - given.length);
  };
  const [first = ''] = accepted;
  if (accepted.length < 2) return first;
  const scored = accepted.map((answer) => ({ answer, score: score(answer) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).answer;
}
