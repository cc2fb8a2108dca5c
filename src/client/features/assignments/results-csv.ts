import { unparse } from 'papaparse';
import type { AssignmentOutput } from '#shared/api/assignments';
import { stateNames } from './state-names';

/** The table as a sheet: a row for each student, numbers as numbers; no cell is a formula. */
export function resultsCsv({ students, columns }: AssignmentOutput): string {
  const head = ['Name', 'Number', 'State', 'Revised', 'Late', 'Attempts', 'Points', 'Out of', 'Began', 'Ended'];
  const rows = students.map((student) => [
    student.name,
    student.number,
    student.isExcused ? 'Excused' : stateNames[student.state],
    student.isRevised ? 'revised' : '',
    student.isLate ? 'late' : '',
    student.attempts,
    rounded(student.score),
    rounded(student.maxScore),
    student.startedAt ?? '',
    student.finishedAt ?? '',
    ...student.cells.map(({ share }) => rounded(share)),
  ]);
  return unparse([[...head, ...columns.map(({ text }) => text)], ...rows], { escapeFormulae: true });
}

const rounded = (value: number | null) => (value === null ? '' : Math.round(value * 100) / 100);
