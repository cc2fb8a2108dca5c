import { toEntry } from '#shared/content/words/pack';
import { meaningOf, type WordEntry } from '#shared/content/words/word-list';
import type { MeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import { senseOf } from '#shared/vocabulary/text-entries';
import type { WordIndex } from '#shared/vocabulary/word-index';

/** Words of a teacher's own list, which a lesson teaches as they stand there. */
export interface ListWords {
  title: string;
  entries: readonly WordEntry[];
}

/**
 * The words as a lesson teaches them: what the list says of each, and where it says nothing, what we know of a word that
 * has one meaning only. The others stay without.
 */
export const filledEntries = (entries: readonly WordEntry[], index: WordIndex, chooser: MeaningChooser): WordEntry[] =>
  entries.map((entry) => {
    const sense = senseOf(entry, index, chooser);
    if (!sense || (meaningOf(entry) && entry.example)) return entry;
    const { meaning, example, partOfSpeech } = toEntry(sense);
    return {
      ...entry,
      meaning: meaningOf(entry) ? entry.meaning : meaning,
      example: entry.example || example,
      partOfSpeech: entry.partOfSpeech || partOfSpeech,
    };
  });

/** Those of which neither the list nor we know a meaning. */
export const withoutMeaning = (entries: readonly WordEntry[]): WordEntry[] =>
  entries.filter((entry) => !meaningOf(entry));
