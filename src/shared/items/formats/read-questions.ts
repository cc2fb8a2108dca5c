import type { TableReading } from '#shared/core/columns';
import type { QuestionMeaning } from './question-columns';
import type { ReadSheet } from './read-csv';

export const questionFormats = ['gift', 'aiken', 'csv', 'json', 'pasted'] as const;
export type QuestionFormat = (typeof questionFormats)[number];

/** Of which format, if it is known, and what the columns of a table are. */
interface ReadOptions {
  format?: QuestionFormat;
  table?: TableReading<QuestionMeaning>;
}

/** Reads questions in whatever format they seem to be in, or in the one that is named. */
export async function readQuestions(
  text: string,
  { format: named, table = {} }: ReadOptions = {},
): Promise<ReadSheet & { format: QuestionFormat }> {
  const format = named ?? (await formatOf(text));
  return { format, ...(await readAs[format](text, table)) };
}

// Each reader comes when it is needed: the parser of GIFT alone is larger than most apps.
const readAs: Record<QuestionFormat, (text: string, table: TableReading<QuestionMeaning>) => Promise<ReadSheet>> = {
  gift: async (text) => (await import('./read-gift')).readGift(text),
  aiken: async (text) => (await import('./lettered-questions')).readAiken(text),
  csv: async (text, table) => (await import('./read-csv')).readCsv(text, table),
  json: async (text) => (await import('./json')).readJson(text),
  pasted: async (text) => (await import('./lettered-questions')).readPasted(text),
};

async function formatOf(text: string): Promise<QuestionFormat> {
  const bare = text.replace(/^\uFEFF/, '').trimStart();
  if (/^[[{]\s*["{]/.test(bare)) return 'json';
  // Braces with a key in them that no backslash takes away, or a title of GIFT.
  if (/(^|[^\\{])\{\s*(=|~|#|T\b|F\b|TRUE|FALSE|\})/.test(bare) || /^(::|\$CATEGORY:)/m.test(bare)) return 'gift';
  const { looksLikeSheet } = await import('./read-csv');
  if (looksLikeSheet(bare)) return 'csv';
  return /^ANSWER:[ \t]*[A-Z][ \t]*$/m.test(bare) && !/^[ \t]*\d{1,4}[.)]\s/m.test(bare) ? 'aiken' : 'pasted';
}
