import Papa from 'papaparse';

/** Where a spreadsheet would begin to calculate; the full-width signs count as well in some of them. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const newline = '\r\n';

/** Begins a CSV file: it tells Excel that the text is UTF-8. */
const mark = '\uFEFF';

/** The first line of a CSV file. */
export function csvHeading(headings: readonly string[]): string {
  return mark + csvLines([[...headings]]);
}

/** Lines of a CSV file. Cells are data: none is taken for a formula. */
export function csvLines(rows: (string | number | boolean | null)[][]): string {
  return rows.length === 0 ? '' : Papa.unparse(rows, { newline, escapeFormulae: formula }) + newline;
}
