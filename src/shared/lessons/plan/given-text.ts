import type { Word } from '#shared/content/words/word';
import type { WordEntry } from '#shared/content/words/word-list';
import { inShort } from '#shared/core/in-short';
import { type Level, levels } from '#shared/core/level';
import { mulberry32 } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { profileText } from '#shared/vocabulary/level-profile';
import { readText } from '#shared/vocabulary/read-text';
import { makeMeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import { suggestedEntries } from '#shared/vocabulary/text-entries';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { speakersOf } from '../text-questions/sentence';
import { textItems } from '../text-questions/text-items';

/** A text that a teacher chose, read for a class: its words that are worth teaching, and questions about it. */
export interface GivenText {
  title: string;
  kind: 'text' | 'dialogue';
  text: string;
  /** Those whose meaning in it is sure. */
  entries: readonly WordEntry[];
  /** As many as can be asked safely; none where it is too short or too dark. */
  items: readonly Item[];
}

interface GivenOptions {
  level: Level;
  index: WordIndex;
  /** Easy words, for wrong answers. */
  pool: readonly Word[];
  seed: number;
}

const mostQuestions = 10;
const mostWords = 12;
const enoughWords = 8;

/** Nothing where there is no text in what was pasted. */
export function givenText(given: string, { level, index, pool, seed }: GivenOptions): GivenText | undefined {
  const { text } = readText(given);
  if (text === '') return undefined;
  return {
    title: titleOf(text),
    kind: speakersOf(text).length > 1 ? 'dialogue' : 'text',
    text,
    entries: wordsToTeach(text, level, index),
    items: textItems({ text, level, index, pool, count: mostQuestions, random: mulberry32(seed) }),
  };
}

/** Its words that are worth teaching at a level, those whose meaning in it is sure. */
export function wordsToTeach(text: string, level: Level, index: WordIndex): WordEntry[] {
  const chooser = makeMeaningChooser(index);
  const profile = profileText(text, index);
  const onLevel = (classLevel: Level) =>
    suggestedEntries({ text, profile, classLevel, chooser }).filter(({ meaning }) => meaning !== '');
  // An easy text has few words that are new to the class: those of the level below are worth going over.
  const below = levels[levels.indexOf(level) - 1];
  const own = onLevel(level);
  const entries = own.length < enoughWords && below ? [...own, ...onLevel(below)] : own;
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()].slice(0, mostWords);
}

/** Its first line, where that is a heading. */
function titleOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const isHeading = text.includes('\n') && first.length <= 80 && !/[.!?:,;]$/.test(first.trim());
  return isHeading ? inShort(first.trim(), 80) : 'Your text';
}
