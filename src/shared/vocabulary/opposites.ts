import { opposites } from '#shared/content/words/facts/opposites';
import type { WordEntry } from '#shared/content/words/word-list';
import { partsOfSpeech } from '#shared/language/part-of-speech';
import { cellsIn, readCell, senseTable } from './sense-table';

const opposed = senseTable();
for (const part of partsOfSpeech) {
  for (const pair of cellsIn(opposites[part] ?? '')) {
    const [one = '', other = ''] = pair.split('/');
    opposed.keep(part, one, readCell(other).word);
    opposed.keep(part, other, readCell(one).word);
  }
}

/** The opposites of a word in one of its senses; none where the table has none. */
export const oppositesOf = (entry: Pick<WordEntry, 'id' | 'term' | 'partOfSpeech'>): string[] => opposed.textsOn(entry);
