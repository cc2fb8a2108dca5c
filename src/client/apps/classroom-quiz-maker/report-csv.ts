import { unparse } from 'papaparse';
import type { RouterOutputs } from '#client/lib/trpc';

type Report = RouterOutputs['quizzes']['report'];

/** The table as a sheet: a row for each attempt, numbers as numbers; no cell is a formula. */
export function reportCsv({ attempts, questions }: Report): string {
  const head = ['Name', 'Began', 'Seconds', 'Points', 'Out of', ...questions.map(({ number }) => `Question ${number}`)];
  const rows = attempts.map(({ name, startedAt, seconds, score, maxScore, cells }) => [
    name,
    startedAt,
    seconds ?? '',
    roundValue(score),
    roundValue(maxScore),
    ...cells.map((cell) => (cell === null ? '' : roundValue(cell))),
  ]);
  const wrong = questions.flatMap(({ number, text, key, wrong: answers }) =>
    answers.map((answer) => [number, text, key, answer.text, answer.count, answer.who.join('; ')]),
  );
  const tables = [
    [head, ...rows],
    [['Question', 'Text', 'Key', 'Wrong answer', 'How often', 'Who'], ...wrong],
  ];
  return tables.map((table) => unparse(table, { escapeFormulae: true })).join('\r\n\r\n');
}

const roundValue = (value: number) => Math.round(value * 100) / 100;
