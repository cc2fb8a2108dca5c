import type { Word } from '#shared/content/words/word';
import { type Level, levels } from '#shared/core/level';
import { tidy } from '#shared/language/normalise';
import { looksEnglish } from './looks-english';
import type { WordIndex } from './word-index';

/** What the profile says of one piece of a text. */
export interface ProfileToken {
  text: string;
  /** other: spaces, signs, numbers, addresses. name: begins with a capital inside a sentence and is no known word. */
  kind: Level | 'unknown' | 'name' | 'other';
  /** The easiest sense, where the word is known. */
  word?: Word;
}

export interface LevelProfile {
  tokens: ProfileToken[];
  /** Running words by level; names and numbers do not count. */
  counts: Record<Level | 'unknown', number>;
  /** All running words that count. */
  words: number;
  sentences: number;
  wordsPerSentence: number;
  /** False where the text is in another language: then it has no level. */
  isEnglish: boolean;
  /** The lowest level up to which a reader knows 95 % of the running words; undefined for an empty text. */
  level: Level | undefined;
}

/**
 * A reader who knows fewer than 95 % of the running words cannot follow a text without help
 * (Laufer, B., 1989, 'What percentage of text-lexis is essential for comprehension?').
 */
const coverage = 0.95;

/** Short forms by their parts: what counts is the word before the apostrophe. */
const shortForm = /^(.+?)(?:n't|'(?:s|re|ve|ll|d|m))$/i;
const piece = /(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@.]{1,63}\.\S+|\p{L}+(?:['’-]\p{L}+)*|[^\p{L}]+/gu;

/** Reads a text word by word and says of which level each is. Takes no notice of case or form. */
export function profileText(text: string, index: WordIndex): LevelProfile {
  const counts: LevelProfile['counts'] = { A1: 0, A2: 0, B1: 0, B2: 0, unknown: 0 };
  const tokens: ProfileToken[] = [];
  const parts = partsOf(text);
  // What has a capital inside a sentence is a name, wherever else it stands.
  const names = new Set(
    parts.filter((part) => part.isWord && !part.begins && /^\p{Lu}/u.test(part.text)).map((part) => part.text),
  );
  // Of the words of a long text most stand in it many times.
  const tokensByText = new Map<string, ProfileToken>();
  for (const part of parts) {
    const before = tokensByText.get(part.text);
    const token: ProfileToken =
      before ?? (part.isWord ? judge(part.text, names, index) : { text: part.text, kind: 'other' });
    if (!before) tokensByText.set(part.text, token);
    tokens.push(token);
    if (token.kind !== 'other' && token.kind !== 'name') counts[token.kind] += 1;
  }
  const words = levels.reduce((sum, level) => sum + counts[level], counts.unknown);
  const isEnglish = looksEnglish(text, index);
  const sentences = Math.max(1, text.match(/[.!?](?=["'”’)]{0,4}(?:\s|$))/g)?.length ?? 0);
  return {
    tokens,
    counts,
    words,
    sentences,
    wordsPerSentence: words / sentences,
    isEnglish,
    level: words === 0 || !isEnglish ? undefined : levelOf(counts, words),
  };
}

interface Part {
  text: string;
  isWord: boolean;
  /** The first word of a sentence. */
  begins: boolean;
}

function partsOf(text: string): Part[] {
  let begins = true;
  return [...text.matchAll(piece)].map(([part]) => {
    const isWord = /^\p{L}/u.test(part) && !/^(?:https?:|www\.)|@/.test(part);
    const result = { text: part, isWord, begins };
    if (isWord) begins = false;
    else if (/[.!?\n:“"]/.test(part)) begins = true;
    return result;
  });
}

function judge(part: string, names: ReadonlySet<string>, index: WordIndex): ProfileToken {
  const word = part.length > longestWord ? undefined : lookUp(tidy(part), index);
  if (word) return { text: part, kind: word.level, word };
  return { text: part, kind: names.has(part) ? 'name' : 'unknown' };
}

/** No word is longer, and to look for the forms of a longer one takes long. */
const longestWord = 100;

function lookUp(plain: string, index: WordIndex): Word | undefined {
  const whole = index.find(plain === 'cannot' ? 'can' : plain)[0];
  if (whole) return whole;
  const host = shortForm.exec(plain)?.[1];
  if (host) return index.find(/^(?:ca|wo|sha)$/i.test(host) ? `${host}n` : host)[0] ?? index.find(host)[0];
  // A word of two parts is as hard as the harder one.
  const parts = plain.split('-').map((one) => index.find(one)[0]);
  if (parts.length < 2 || parts.some((one) => !one)) return undefined;
  return parts.reduce((hardest, one) =>
    one && hardest && levels.indexOf(one.level) > levels.indexOf(hardest.level) ? one : hardest,
  );
}

function levelOf(counts: LevelProfile['counts'], words: number): Level {
  let knownWords = 0;
  for (const level of levels) {
    knownWords += counts[level];
    if (knownWords / words >= coverage) return level;
  }
  return 'B2';
}

/** A word worth teaching from a text. */
export interface Target {
  word: Word;
  /** As it stands in that sentence. */
  form: string;
  /** How often it is in the text, in all its forms. */
  times: number;
  /** The first sentence that holds it. */
  sentence: string;
}

/**
 * The words of a text that are worth teaching to a class: one level above it, and where these are few, two; the more
 * frequent first, then in the order of the text.
 */
export function targetsIn(text: string, profile: LevelProfile, classLevel: Level, most = 12): Target[] {
  const last = levels.length - 1;
  const above = Math.min(levels.indexOf(classLevel) + 1, last);
  const timesByWord = new Map<Word, number>();
  for (const { word } of profile.tokens) {
    if (word && levels.indexOf(word.level) >= above && levels.indexOf(word.level) <= above + 1)
      timesByWord.set(word, (timesByWord.get(word) ?? 0) + 1);
  }
  const distance = ({ level }: Word) => levels.indexOf(level) - above;
  const sentences = sentencesOf(text);
  return [...timesByWord]
    .sort(([one, a], [other, b]) => distance(one) - distance(other) || b - a)
    .slice(0, most)
    .map(([word, times]) => {
      const token = profile.tokens.find((one) => one.word === word)?.text ?? word.word;
      const holds = (sentence: string) => sentence.split(/[^\p{L}'’-]+/u).includes(token);
      return { word, form: token, times, sentence: sentences.find(holds) ?? '' };
    });
}

/** Titles with a stop that ends no sentence. */
const titles = /\b(?:Mr|Mrs|Ms|Dr|Prof|St|e\.g|i\.e|etc|vs|No)\.$/;

/** The sentences of a text; a line end ends one as well. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\n+/)) {
    // Few closing signs are looked back over: over all of them, a line of quotation marks takes the square of its
    // length.
    let open = '';
    // Not behind 8 a.m. or e.g., where the sentence goes on.
    for (const part of line.split(
      /(?<=[.!?]["'”’)]{0,4})(?<!\b(?:[ap]\.m|e\.g|i\.e)\.)\s+|(?<=\b[ap]\.m\.)\s+(?=\p{Lu})/u,
    )) {
      open = open ? `${open} ${part}` : part;
      if (titles.test(open)) continue;
      if (open.trim()) sentences.push(open.trim());
      open = '';
    }
    if (open.trim()) sentences.push(open.trim());
  }
  return sentences;
}

/** The level of the hardest known word in a phrase; undefined where one of them is in no list. */
export function hardestLevelIn(phrase: string, index: WordIndex): Level | undefined {
  const { tokens } = profileText(phrase, index);
  const kinds = tokens.map(({ kind }) => kind).filter((kind) => kind !== 'other' && kind !== 'name');
  if (kinds.includes('unknown')) return undefined;
  return levels.findLast((level) => kinds.includes(level));
}
