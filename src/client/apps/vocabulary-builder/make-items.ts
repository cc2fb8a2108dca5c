import type { WordEntry } from '../../../shared/content/word-list';
import { toEntry } from '../../../shared/content/words/pack';
import type { StudyTask } from '../../../shared/engines/study-tasks';
import type { WordTask } from '../../../shared/engines/word-items';
import { vocabularyItems } from '../../../shared/engines/word-study-items';
import type { Item } from '../../../shared/items/item';
import { textSeed } from '../../../shared/items/player-view';
import { mulberry32 } from '../../../shared/random';
import type { WordBook } from '../../app-kit/words/use-word-book';

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
  const tasks = ['gap-choose', 'choose-word', 'choose-meaning', 'odd-one-out', 'word-formation'] as const;
  return itemsAbout({ entries, tasks, count: Math.min(mostInQuiz, entries.length), book });
}
