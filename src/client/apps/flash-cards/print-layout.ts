export const columns = 2;
const rows = 4;
export const cardsOnPage = columns * rows;

/**
 * The back of a page of cards: each row from right to left, so that after turning the sheet over its long edge each
 * back lies behind its front. Places without a card stay empty.
 */
export function mirrorRows<T>(page: readonly T[]): (T | undefined)[] {
  return Array.from({ length: Math.ceil(page.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => page[row * columns + columns - 1 - column]),
  ).flat();
}
