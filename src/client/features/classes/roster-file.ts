import { unparse } from 'papaparse';
import type { Student } from '#shared/api/classes';

/** Their names stay as they are: spreadsheets of schools are built on them. */
const columns = ['name', 'number', 'username'] as const;

/** The students of a class as CSV; names are never taken for a formula. */
export function rosterFile(roster: readonly Student[]): string {
  const data = roster.map(({ name, number, username }) => [name, number, username]);
  return `\uFEFF${unparse({ fields: [...columns], data }, { newline: '\r\n', escapeFormulae: true })}\r\n`;
}
