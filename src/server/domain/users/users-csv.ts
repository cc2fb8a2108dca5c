import Papa from 'papaparse';
import type { User } from './user';

const headings = ['ID', 'Username', 'Email', 'Role', 'Plan', 'Credits', 'Created'];

/** Where a spreadsheet would begin to calculate; the full-width signs count as well in some of them. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const newline = '\r\n';

/** Its first line. The mark before it tells Excel that the file is UTF-8. */
export const csvHead = `\uFEFF${lines([headings])}`;

/** Users as lines of a CSV file, with the columns of the admin screen. Cells are data: none is taken for a formula. */
export function csvRows(users: readonly User[]): string {
  return lines(
    users.map(({ id, username, email, role, plan, aiCredits, createdAt }) => [
      id,
      username,
      email,
      role,
      plan,
      aiCredits,
      createdAt.toISOString(),
    ]),
  );
}

function lines(rows: (string | number)[][]): string {
  return Papa.unparse(rows, { newline, escapeFormulae: formula }) + newline;
}
