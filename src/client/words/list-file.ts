import { unparse } from 'papaparse';
import { downloadFile } from '#client/lib/download';
import type { WordEntry } from '#shared/content/words/word-list';

const columns = [
  'term',
  'meaning',
  'example',
  'emoji',
  'ipa',
  'translation',
  'partOfSpeech',
  'level',
  'tags',
] as const satisfies readonly (keyof WordEntry)[];
const names = ['Word', 'Meaning', 'Example', 'Emoji', 'IPA', 'Translation', 'Part of speech', 'Level', 'Tags'];

/**
 * A list as a file that spreadsheets and Anki read. Anki takes lines that begin with # as remarks, and the first ones
 * as settings; a spreadsheet shows them as headings. Cells that a spreadsheet would run as a formula are made text.
 */
export function listFile(entries: readonly WordEntry[], kind: 'csv' | 'tsv'): string {
  const delimiter = kind === 'csv' ? ',' : '\t';
  const rows = entries.map((entry) => columns.map((column) => entry[column] ?? ''));
  const head =
    kind === 'csv'
      ? `#${names.join(',')}`
      : `#separator:tab\n#html:false\n#tags column:${columns.length}\n#columns:${names.join('\t')}`;
  return `${head}\n${unparse(rows, { delimiter, newline: '\n', escapeFormulae: true })}\n`;
}

/** Hands the browser a file to keep. */
export function downloadList(title: string, entries: readonly WordEntry[], kind: 'csv' | 'tsv'): void {
  const type = kind === 'csv' ? 'text/csv' : 'text/tab-separated-values';
  // The mark at the beginning tells spreadsheets that this is UTF-8; Anki expects none.
  const mark = kind === 'csv' ? '\uFEFF' : '';
  downloadFile({ title, extension: kind, type: `${type};charset=utf-8`, content: mark + listFile(entries, kind) });
}
