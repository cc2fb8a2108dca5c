import type { WordBook } from '#client/words/use-word-book';
import { toEntry } from '#shared/content/words/pack';
import type { WordEntry } from '#shared/content/words/word-list';
import { mulberry32, textSeed } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import type { StudyTask } from '#shared/vocabulary/study-tasks';
import type { WordTask } from '#shared/vocabulary/word-items';
import { vocabularyItems } from '#shared/vocabulary/word-study-items';

interface Wish {
  entries: WordEntry[];
  tasks: readonly (WordTask | StudyTask)[];
  count: number;
  book: WordBook;
}

/** The same words make the same questions, so that a second print fits the first key. */
export const seedOf = (entries: readonly WordEntry[]) => textSeed(entries.map(({ id }) => id).join(' '));

/** Questions about words; what is wrong in them may come from the easy words that everybody knows. */
export function itemsAbout({ entries, tasks, count, book }: Wish): Item[] {
  const easy = book.words.filter(({ level }) => level === 'A1' || level === 'A2').map(toEntry);
  const random = mulberry32(seedOf(entries));
  return vocabularyItems({ entries, tasks, count, random, pool: [...entries, ...easy], facts: book.facts });
}

const mostInQuiz = 20;

/** A question about each word, as a quiz asks them: quickly answered, and each with one right answer. */
export function quizAbout(entries: WordEntry[], book: WordBook): Item[] {
  const tasks = [
    'gap-choose',
    'choose-word',
    'choose-meaning',
    'odd-one-out',
    'word-formation',
    'opposite',
    'collocation',
  ] as const;
  return itemsAbout({ entries, tasks, count: Math.min(mostInQuiz, entries.length), book });
}
