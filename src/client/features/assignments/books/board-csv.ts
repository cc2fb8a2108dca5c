import { unparse } from 'papaparse';
import type { StudentWork } from '#shared/api/assignments';
import { bookStateNames } from '../state-names';
import { wordsOf } from './board-rows';

const head = [
  'Name',
  'Number',
  'State',
  'Late',
  'Words',
  'Goal',
  'Last seven days',
  'Chapters',
  'Began',
  'Last written',
];

/** The board as a sheet: a row for each student, numbers as numbers; no cell is a formula. */
export function boardCsv(students: readonly StudentWork[], goal: number): string {
  const rows = students.map((student) => {
    const { name, number, state, isExcused, isLate, book, startedAt } = student;
    const own = book?.isBinned ? null : book;
    return [
      name,
      number,
      isExcused && state === 'not-started' ? 'Excused' : bookStateNames[state],
      isLate ? 'late' : '',
      wordsOf(student),
      goal,
      own?.weekWords ?? 0,
      own?.chapters ?? 0,
      own ? startedAt : '',
      own?.workedAt ?? '',
    ];
  });
  return unparse([head, ...rows], { escapeFormulae: true });
}
