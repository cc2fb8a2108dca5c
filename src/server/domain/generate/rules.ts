import { type Level, levels, levelsAbove } from '#shared/core/level';
import { profileText } from '#shared/vocabulary/level-profile';
import type { WordIndex } from '#shared/vocabulary/word-index';

/** Text for people and nothing else: no markup, no addresses, nothing invisible. */
export function isPlain(text: string): boolean {
  return text.trim() !== '' && !/[<>{}\p{C}]|https?:|www\./u.test(text);
}

/** The words of a text that a class of this level may not know. Names do not count. */
export function wordsBeyond(text: string, level: Level, index: WordIndex): string[] {
  return profileText(text, index)
    .tokens.filter(
      ({ kind }) => kind === 'unknown' || (kind !== 'name' && kind !== 'other' && levelsAbove(kind, level) > 0),
    )
    .map((token) => token.text);
}

/** One word that is new can be understood from the others; no pack knows all words either. */
const mayBeNew = 1;

/** True where a class of this level can read the text. The words in `learned` are what it is about. */
export function isWithin(text: string, level: Level, index: WordIndex, learned?: (word: string) => boolean): boolean {
  return wordsBeyond(text, level, index).filter((word) => !learned?.(word)).length <= mayBeNew;
}

export function oneAbove(level: Level): Level {
  return levels[levels.indexOf(level) + 1] ?? level;
}
