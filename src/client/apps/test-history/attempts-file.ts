import { unparse } from 'papaparse';
import type { HistoryRow } from '#shared/api/history';

/** The columns of the file. Their names stay as they are: spreadsheets of schools are built on them. */
const columns = [
  'attempt_id',
  'student',
  'app',
  'title',
  'mode',
  'version',
  'started_at',
  'finished_at',
  'seconds',
  'score',
  'max_score',
  'percent',
] as const;

/** Attempts as CSV: numbers as numbers, dates in UTC, names never as a formula. */
export function attemptsFile(rows: readonly HistoryRow[]): string {
  const data = rows.map((row) => [
    row.id,
    row.player.name,
    row.appId,
    row.title,
    row.mode,
    row.resourceVersion,
    row.startedAt,
    row.finishedAt,
    row.seconds,
    row.score,
    row.maxScore,
    row.score !== null && row.maxScore ? Math.round((row.score / row.maxScore) * 1000) / 10 : null,
  ]);
  return `${unparse({ fields: [...columns], data }, { newline: '\n', escapeFormulae: true })}\n`;
}
