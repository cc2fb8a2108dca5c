import type { Word } from '#shared/content/words/word';
import type { PartOfSpeech } from '#shared/language/part-of-speech';
import { sentencesOf } from '#shared/vocabulary/level-profile';
import type { WordIndex } from '#shared/vocabulary/word-index';

/** A word of a sentence with all that the engine has to know of it. */
export interface Token {
  text: string;
  lower: string;
  /** Where it begins in the sentence. */
  at: number;
  /** The senses that it may have, easiest first. */
  senses: readonly Word[];
}

export interface Sentence {
  text: string;
  tokens: readonly Token[];
  /** How much there is to ask about: words that carry information, numbers and names. */
  weight: number;
}

const wordOrNumber = /\p{L}+(?:['’-]\p{L}+)*|\d+(?:[.,:]\d+)*/gu;
const little: readonly PartOfSpeech[] = ['determiner', 'pronoun', 'preposition', 'conjunction', 'modal', 'exclamation'];

/** The statements of a text that can be asked about alone: whole, of a fair length, nothing quoted or in brackets. */
export function readSentences(text: string, index: WordIndex): Sentence[] {
  const seen = new Set<string>();
  return sentencesOf(text).flatMap((sentence) => {
    if (!/^\p{Lu}/u.test(sentence) || !/[.!]$/.test(sentence) || seen.has(sentence)) return [];
    if (/["“”‘()[\]{}_;:…\u2013\u2014<>]|\s-\s|\.\.|(?<!\p{L})['’]|['’](?!\p{L})/u.test(sentence)) return [];
    seen.add(sentence);
    const tokens = tokensOf(sentence, index);
    if (tokens.length < 4 || tokens.length > 26 || sentence.length > 220 || !isEnglish(tokens)) return [];
    return [{ text: sentence, tokens, weight: weightOf(tokens) }];
  });
}

function tokensOf(sentence: string, index: WordIndex): Token[] {
  return [...sentence.matchAll(wordOrNumber)].map((match) => {
    const lower = match[0].toLowerCase().replaceAll('’', "'");
    return { text: match[0], lower, at: match.index, senses: index.find(lower) };
  });
}

/** Names and numbers aside, most of its words are known: another language is not asked about as if it were English. */
function isEnglish(tokens: readonly Token[]): boolean {
  const plain = tokens.filter(({ text }) => /^\p{Ll}/u.test(text));
  return plain.filter(({ senses }) => senses.length > 0).length >= plain.length * 0.6 && plain.length > 0;
}

/** Information words by the length of the sentence: a long one with little in it is no better than a short one. */
function weightOf(tokens: readonly Token[]): number {
  const heavy = tokens.filter(
    ({ text, senses }, place) =>
      /\d/.test(text) ||
      (place > 0 && /^\p{Lu}/u.test(text)) ||
      senses.some((one) => !little.includes(one.partOfSpeech)),
  );
  return heavy.length / Math.sqrt(tokens.length);
}

/** Words at the head of a sentence that point back: what they mean is in another sentence. */
const pointsBack = new Set(
  (
    'it this that these those they he she his her its their them such then so but and or yet also however therefore ' +
    'instead moreover besides otherwise later next afterwards here there both another others one some many most few ' +
    'i we you my our your first second third finally'
  ).split(' '),
);

/** Whether a sentence says the same when it stands alone. */
export function standsAlone({ tokens }: Sentence): boolean {
  const [first, ...rest] = tokens;
  if (!first || pointsBack.has(first.lower.split("'")[0] ?? '')) return false;
  // A verb at the head may tell somebody to do it: that is neither true nor false.
  if (first.senses.some(({ partOfSpeech, word }) => partOfSpeech === 'verb' && word === first.lower)) return false;
  return !rest.some(({ lower }) =>
    /^(?:i|we|you|my|our|your|me|us|it|they|them|he|she|him|her|this|these|those)$/.test(lower),
  );
}

/** One clause: nothing in it that another clause could hang on. */
export function isOneClause({ text, tokens }: Sentence): boolean {
  if (/,/.test(text)) return false;
  return !tokens.some(({ lower }) => joins.has(lower));
}

const joins = new Set(
  (
    'and but or nor because since although though while when whenever if unless until as than that which who whom whose ' +
    'where why how what so before after whether once like'
  ).split(' '),
);

const denials =
  /^(?:no|not|never|none|nobody|nothing|nowhere|neither|nor|hardly|rarely|seldom|without|cannot|few|little)$|n't$/;

export const isDenied = ({ tokens }: Sentence) => tokens.some(({ lower }) => denials.test(lower));

/** The sentence with another text in the place of one word. */
export function withWord({ text }: Sentence, { at, text: old }: Token, by: string): string {
  return text.slice(0, at) + by + text.slice(at + old.length);
}
