import type { StudentWork } from '#shared/api/assignments';
import { bookStateNames } from '../state-names';

export type BoardOrder = 'name' | 'words';

/** The words that count: those of a book in the trash do not. */
export const wordsOf = ({ book }: Pick<StudentWork, 'book'>): number => (book && !book.isBinned ? book.words : 0);

/** They come by name. Who has as many words as another stays so. */
export function inOrder(students: readonly StudentWork[], order: BoardOrder): readonly StudentWork[] {
  return order === 'name' ? students : students.toSorted((one, other) => wordsOf(other) - wordsOf(one));
}

export interface BoardSum {
  words: number;
  weekWords: number;
  /** Of all who are not excused. */
  goal: number;
  notStarted: number;
  writing: number;
  done: number;
}

/** What the class has written together. */
export function summed(students: readonly StudentWork[], goal: number): BoardSum {
  const writers = students.filter(({ isExcused, book }) => !isExcused || book !== null);
  const number = (wanted: StudentWork['state']) => writers.filter(({ state }) => state === wanted).length;
  const sum = (of: (student: StudentWork) => number) => writers.reduce((total, one) => total + of(one), 0);
  return {
    words: sum(wordsOf),
    weekWords: sum(({ book }) => (book && !book.isBinned ? book.weekWords : 0)),
    goal: goal * writers.length,
    notStarted: number('not-started'),
    writing: number('playing'),
    done: number('done'),
  };
}

/** What the class has written together, with names. */
export function classSums({ words, weekWords, notStarted, writing, done }: BoardSum) {
  return [
    { name: 'Words of the class', value: words },
    { name: 'In the last seven days', value: weekWords },
    { name: bookStateNames.done, value: done },
    { name: bookStateNames.playing, value: writing },
    { name: bookStateNames['not-started'], value: notStarted },
  ];
}
