import { toUnicodeForm } from './normalise';

/*
 * How saved work and lessons are searched: a text has all words of a search, each as it is, with another ending, as a
 * beginning, or by a word of the same meaning.
 */

/** Words that teachers look for the same lesson by. */
const sameMeaning: readonly (readonly string[])[] = [
  ['film', 'movie', 'cinema'],
  ['holiday', 'vacation', 'travel', 'trip'],
  ['food', 'meal', 'eat', 'cooking'],
  ['job', 'work', 'career'],
  ['shop', 'store', 'buy'],
  ['price', 'cost', 'bargain', 'discount'],
  ['town', 'city'],
  ['home', 'house', 'flat', 'apartment'],
  ['environment', 'nature', 'recycle', 'waste'],
  ['health', 'doctor', 'body'],
  ['school', 'classroom', 'class'],
  ['discuss', 'debate', 'discussion'],
  ['letter', 'email', 'mail'],
  ['text', 'article', 'story'],
  ['talk', 'speak', 'conversation'],
  ['game', 'play'],
  ['past', 'yesterday'],
  ['repair', 'mend', 'fix'],
  ['free', 'leisure', 'hobby'],
];

/** A word without the endings that English adds most. It is the same for all forms, and need be no word itself. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  const bare = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=.{2}(?:s|x|z|ch|sh))es$/, '')
    .replace(/(?<=.{2}[^su])s$/, '')
    .replace(/(?:(?<=.{3})(?:ing|ed)|(?<=.{4})ly)$/, '');
  // stopp(ing), repair(ing), mak(e)
  return bare.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=.{3})e$/, '');
}

const synonyms = new Map<string, readonly string[]>(
  sameMeaning.flatMap((group) => {
    const stems = group.map(stem);
    return stems.map((one) => [one, stems] as const);
  }),
);

/** The words of a text as they are compared: without case, accents and apostrophes. */
export function wordsOf(text: string): string[] {
  return toUnicodeForm(text, 'NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** What a text is found by, each once: its words, and their stems. */
export const searchKeysOf = (text: string): Set<string> => new Set(wordsOf(text).flatMap((word) => [word, stem(word)]));

/** What one word of a search finds: texts with any of these among their keys. */
export interface SoughtWord {
  stem: string;
  /** Stems of words with the same meaning. */
  synonyms: readonly string[];
  /** What a key may begin with; undefined while one letter says too little. */
  start: string | undefined;
}

/** The words of a search. A text is found that has something for each of them. */
export const soughtWords = (search: string): SoughtWord[] =>
  wordsOf(search).map((word) => ({
    stem: stem(word),
    synonyms: (synonyms.get(stem(word)) ?? []).filter((one) => one !== stem(word)),
    // Where letters have no case, one of them is a word.
    start: word.length >= 2 || isCaseless(word) ? word : undefined,
  }));

/** Whether it is of a script that has no capitals, as those that write words without spaces. */
export const isCaseless = (word: string): boolean => /\p{Lo}/u.test(word);

/** Whether a word of a text is one of those that were looked for. */
export const isSought = (sought: readonly SoughtWord[], word: string): boolean =>
  [...searchKeysOf(word)].some((key) =>
    sought.some(
      ({ stem, synonyms, start }) =>
        key === stem || synonyms.includes(key) || (start !== undefined && key.startsWith(start)),
    ),
  );
