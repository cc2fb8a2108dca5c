import type { ReadItems } from './reading';

export const questionFormats = ['gift', 'aiken', 'csv', 'json', 'pasted'] as const;
export type QuestionFormat = (typeof questionFormats)[number];

/** Reads questions in whatever format they seem to be in, or in the one that is named. */
export async function readQuestions(
  text: string,
  named?: QuestionFormat,
): Promise<ReadItems & { format: QuestionFormat }> {
  const format = named ?? (await formatOf(text));
  return { format, ...(await readAs[format](text)) };
}

// Each reader comes when it is needed: the parser of GIFT alone is larger than most apps.
const readAs: Record<QuestionFormat, (text: string) => Promise<ReadItems>> = {
  gift: async (text) => (await import('./read-gift')).readGift(text),
  aiken: async (text) => (await import('./lettered')).readAiken(text),
  csv: async (text) => (await import('./read-csv')).readCsv(text),
  json: async (text) => (await import('./json')).readJson(text),
  pasted: async (text) => (await import('./lettered')).readPasted(text),
};

async function formatOf(text: string): Promise<QuestionFormat> {
  const bare = text.replace(/^\uFEFF/, '').trimStart();
  if (/^[[{]\s*["{]/.test(bare)) return 'json';
  // Braces with a key in them that no backslash takes away, or a title of GIFT.
  if (/(^|[^\\{])\{\s*(=|~|#|T\b|F\b|TRUE|FALSE|\})/.test(bare) || /^(::|\$CATEGORY:)/m.test(bare)) return 'gift';
  const { looksLikeSheet } = await import('./read-csv');
  if (looksLikeSheet(bare)) return 'csv';
  return /^ANSWER:\s*[A-Z]\s*$/m.test(bare) && !/^\s*\d+[.)]\s/m.test(bare) ? 'aiken' : 'pasted';
}
