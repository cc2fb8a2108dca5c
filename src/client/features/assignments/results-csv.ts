import { unparse } from 'papaparse';
import type { AssignmentOutput, PlayedWork, StudentWork } from '#shared/api/assignments';
import { twentyApp } from '#shared/games/twenty-questions/app';
import { stateNames } from './state-names';

/** The table as a sheet: a row for each student and each guest, numbers as numbers; no cell is a formula. */
export function resultsCsv({ appId, students, guests, columns }: AssignmentOutput): string {
  const isGame = appId === twentyApp;
  const head = [
    ...['Name', 'Number', 'State', 'Revised', 'Late', 'Attempts', 'Points', 'Out of', 'Began', 'Ended'],
    ...(isGame ? ['Secret', 'Questions'] : []),
  ];
  const all: (PlayedWork & Partial<StudentWork>)[] = [...students, ...guests];
  const rows = all.map((student) => [
    student.name,
    student.number ?? 'guest',
    student.isExcused ? 'Excused' : stateNames[student.state],
    student.isRevised ? 'revised' : '',
    student.isLate ? 'late' : '',
    student.attempts,
    rounded(student.score),
    rounded(student.maxScore),
    student.startedAt ?? '',
    student.finishedAt ?? '',
    ...(isGame ? gameCells(student) : []),
    ...student.cells.map(({ share }) => rounded(share)),
  ]);
  return unparse([[...head, ...columns.map(({ text }) => text)], ...rows], { escapeFormulae: true });
}

const rounded = (value: number | null) => (value === null ? '' : Math.round(value * 100) / 100);

/** What came of a game, once it has ended. */
const gameCells = ({ foundSecret, finishedAt, answered }: PlayedWork) =>
  foundSecret === undefined || finishedAt === null ? ['', ''] : [foundSecret ? 'found' : 'not found', answered];
