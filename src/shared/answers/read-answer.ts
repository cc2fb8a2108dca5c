import { tidy, withoutEnds, withoutTail, wordsIn } from '#shared/language/normalise';
import {
  hasOtherForm,
  spellingVariants,
  toUsualSpelling,
  withoutAccents,
  withoutLoanAccents,
  writtenTogether,
} from '#shared/language/spelling-variants';
import { allowsFigures, beginsFigure, figureAt, readFigure } from './figures';
import { type LongForm, longFormOf, type Place } from './short-forms';

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
  /** Whether "12" stands for "twelve". It does where nothing is said. */
  figures?: boolean;
  /** What the question says around the answer. Where nothing stands there, "a dog" is as good as "dog". */
  around?: { before: string; after: string };
  /** How many characters of keys are read with all that is forgiven; those after them have to be met to the letter. */
  mostRead?: number;
}

/** All ways in which a word or two of an answer may be read: "Ana's" is one place, or Ana and then *is* or *has*. */
export type Step = readonly (readonly Place[])[];

/** A word without the signs at its end, as it is compared and in lower case, and those signs where they count. */
interface Word {
  text: string;
  low: string;
  tail: string;
  /** It has a capital, so that it may be a name. */
  isCapital: boolean;
}

/** Reads answers by the rules of one question. Of a key, each word has one place, with all that may stand there. */
export function createReader(rules: MatchRules) {
  const point = new Set((rules.point ?? []).flatMap((word) => wordsOf(tidy(word), rules).map(({ low }) => low)));
  const around = {
    before: wordsOf(tidy(rules.around?.before ?? ''), {}).map(({ low }) => low),
    after: wordsOf(tidy(rules.around?.after ?? ''), {}).map(({ low }) => low),
  };
  const context = { rules, point, around };
  return {
    words: (text: string) => wordsOf(text, rules),
    isPoint: (word: string) => point.has(word),
    typed: (words: readonly Word[]) => stepsOf(words, { ...context, isKey: false }),
    key: (words: readonly Word[]): Place[] =>
      stepsOf(words, { ...context, isKey: true }).flatMap(([only = []]) => only),
    /** Word by word, for looking for slips where nothing but the words was read. */
    plain: (words: readonly Word[]): Place[] => words.map(({ text, tail }) => [text + tail]),
  };
}
export type Reader = ReturnType<typeof createReader>;

const signs = ',;:!?."';

/** Tidy text as words, spelled in the way that British and American English share. */
function wordsOf(text: string, rules: MatchRules): Word[] {
  const parts = rules.punctuation ? wordsIn(text) : wordsIn(withoutEnds(text)).flatMap(withoutSigns);
  return parts.map((part) => {
    const core = rules.punctuation ? withoutTail(part, signs) : part;
    const spelled = rules.spelling ? core : toUsualSpelling(withoutLoanAccents(core));
    const low = spelled.toLowerCase();
    return { text: rules.capitals ? spelled : low, low, tail: part.slice(core.length), isCapital: core !== low };
  });
}

const hasNoSign = /^(?:[a-z']+|\d+)$/i;

/** One or several words of what stands between two spaces: without punctuation, but for that of figures. */
function withoutSigns(part: string): string[] {
  if (hasNoSign.test(part)) return [part];
  return part.split('-').flatMap((piece) => {
    const bare = withoutTail(piece, signs);
    if (/^[£$€]?\d/.test(bare)) return readFigure(bare);
    // U.S.A., a.m.
    if (/^(?:\p{L}\.){1,6}\p{L}$/u.test(bare)) return [bare.replaceAll('.', '')];
    return wordsIn(bare.replaceAll(/[,;:!?"]/g, ' '));
  });
}

interface Context {
  rules: MatchRules;
  point: ReadonlySet<string>;
  around: { before: readonly string[]; after: readonly string[] };
  isKey: boolean;
}

/** How far a short form is read by what follows it, and a number by its words. */
const farthest = 12;

function stepsOf(words: readonly Word[], context: Context): Step[] {
  const lows = words.map(({ low }) => low);
  const steps: Step[] = [];
  for (let at = 0; at < words.length; ) {
    const { step, taken } = stepAt(words, lows, at, context);
    steps.push(step);
    at += taken;
  }
  return steps;
}

function stepAt(words: readonly Word[], lows: readonly string[], at: number, context: Context) {
  const { rules, point, around, isKey } = context;
  const { text = '', low = '', tail = '', isCapital = false } = words[at] ?? {};
  const one = (forms: Place, count = 1) => {
    const end = words[at + count - 1]?.tail ?? '';
    return { step: [[end ? forms.map((form) => form + end) : forms]], taken: count };
  };
  if (!rules.spelling) {
    const isFigure = rules.figures !== false && beginsFigure(low);
    const figure = isFigure ? figureAt(lows.slice(at, at + farthest)) : undefined;
    if (figure) {
      const before = lows[at - 1] ?? around.before.at(-1);
      const after = lows[at + figure.length] ?? around.after[0];
      const isPoint = lows.slice(at, at + figure.length).some((part) => point.has(part));
      const mayBeFigures = !isPoint && allowsFigures(figure, low, { before, after });
      return one(formsOfFigure(figure, { isKey, mayBeFigures }), figure.length);
    }
    const next = lows[at + 1];
    const joined = rules.punctuation || point.has(low) || next === undefined ? undefined : writtenTogether(low, next);
    if (joined) return one([joined], 2);
    if (low === 'per' && next === 'cent') return one(['%'], 2);
    if (low === 'percent') return one(['%']);
  }
  const following = () => [
    ...lows.slice(at + 1, at + farthest),
    ...(at + farthest > lows.length ? around.after.slice(0, farthest) : []),
  ];
  if (!rules.shortForms) {
    if (low === 'can' && lows[at + 1] === 'not') return one(['cannot'], 2);
    const full = low.includes("'") ? longFormOf(low, following()) : undefined;
    if (full)
      return {
        step: fullSteps(full, { text, low, tail, isKey }),
        taken: 1 + Math.min(full.taken, words.length - at - 1),
      };
  }
  if (!isKey || rules.spelling || point.has(low)) return one([text]);
  // José is Jose to anyone who has no such key; any other accent belongs to the word or is a mistake.
  const spellings = isCapital ? [text, withoutAccents(text)] : [text];
  if (!hasOtherForm(low)) return one(spellings);
  const before = [...around.before.slice(-4), ...lows.slice(Math.max(0, at - 4), at)].slice(-4);
  return one([...spellings, ...spellingVariants(low, { before, after: following() })]);
}

/** With its capital and with the signs at its end, where they count. */
function fullSteps(
  full: LongForm,
  { text, low, tail, isKey }: { text: string; low: string; tail: string; isKey: boolean },
): Step {
  const last = full.places.length - 1;
  const long = full.places.map((forms, place) =>
    forms.map((form) => {
      const cased = place === 0 && low.startsWith(form) ? text.slice(0, form.length) : form;
      return place === last ? cased + tail : cased;
    }),
  );
  const possessive = [[text + tail]];
  if (!full.possessive) return [long];
  if (isKey) return [full.possessive === 'possible' ? long : possessive];
  return [possessive, long];
}

/** A number is marked by how it is written, so that a key may want it in words. */
function formsOfFigure(
  { value, inFigures }: { value: string; inFigures: boolean },
  { isKey, mayBeFigures }: { isKey: boolean; mayBeFigures: boolean },
): Place {
  const [inDigits, inWords] = [`${value}${figureMark}d`, `${value}${figureMark}w`];
  if (!isKey) return [inFigures ? inDigits : inWords];
  return inFigures || mayBeFigures ? [inDigits, inWords] : [inWords];
}

/** Nobody can type it: tidy text has no such sign. */
export const figureMark = '\u0000';
