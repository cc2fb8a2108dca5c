import { mulberry32, shuffle } from '#shared/core/random';

/** Cut into pieces of one length; the last one may be shorter. */
export function pagesOf<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
}

export const bingoSizes = { small: 3, large: 4 } as const;

/**
 * Sheets with words in squares, no two alike as long as there are enough words. The same seed makes the same sheets.
 */
export function bingoSheets(
  terms: readonly string[],
  { sheets, size, seed }: { sheets: number; size: number; seed: number },
): string[][] {
  const random = mulberry32(seed);
  const squares = size * size;
  if (terms.length < squares) return [];
  const sheetsByText = new Map<string, string[]>();
  // Nine words already have 362,880 orders: a sheet that comes twice is dealt again.
  while (sheetsByText.size < sheets) {
    const sheet = shuffle(terms, random).slice(0, squares);
    sheetsByText.set(sheet.join('\n'), sheet);
  }
  return [...sheetsByText.values()];
}
