import type { Level } from '#shared/core/level';
import { type PartOfSpeech, partsOfSpeech } from '#shared/language/part-of-speech';
import type { Topic } from './topics';
import type { WordSounds } from './word-sounds';

/** One sense of one word: what it means to a learner of its level. */
export interface Word {
  word: string;
  /** Tells two senses of one word apart: `river` for the bank of a river. */
  hint?: string;
  partOfSpeech: PartOfSpeech;
  level: Level;
  topic: Topic;
  /** The meaning in simpler words, at most fourteen. */
  gloss: string;
  /** A whole sentence that holds the word in some form. */
  example?: string;
  emoji?: string;
  sounds?: WordSounds;
}

const isPartOfSpeech = (text: string): text is PartOfSpeech => partsOfSpeech.some((part) => part === text);

/**
 * Reads words that are written one a line: `word [hint] | part of speech | gloss | example | emoji`, the last two
 * optional. So a person can read and correct a thousand of them, and they are small on their way to the browser.
 */
export function wordsOf(level: Level, topic: Topic, table: string): Word[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [headword = '', partOfSpeech = '', gloss = '', example, emoji] = line.split('|').map((cell) => cell.trim());
      if (!isPartOfSpeech(partOfSpeech)) throw new Error(`No part of speech in: ${line}`);
      const [, word = '', hint] = /^([^[]*?)\s*(?:\[(.*)\])?$/.exec(headword) ?? [];
      return {
        word,
        ...(hint && { hint }),
        partOfSpeech,
        level,
        topic,
        gloss,
        ...(example && { example }),
        ...(emoji && { emoji }),
      };
    });
}
