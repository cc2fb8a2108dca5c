import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardsOnPage, columns, mirrorRows } from '#client/apps/flash-cards/print-layout';
import { bingoSheets, pagesOf } from '#client/print/bingo';

test('every card is on one page, and its back is in the same row and the mirrored column', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), (numbers) => {
      const cards = numbers.map((_, at) => at);
      const pages = pagesOf(cards, cardsOnPage);
      expect(pages.flat()).toEqual(cards);
      for (const page of pages) {
        const back = mirrorRows(page);
        for (const [place, card] of page.entries()) {
          const behind = Math.floor(place / columns) * columns + (columns - 1 - (place % columns));
          expect(back[behind]).toBe(card);
        }
      }
    }),
  );
});

test('bingo sheets differ, hold words of the list without repeating one, and come again with their seed', () => {
  const terms = Array.from({ length: 9 }, (_, at) => `word ${at}`);
  const sheets = bingoSheets(terms, { sheets: 30, size: 3, seed: 7 });
  expect(new Set(sheets.map((sheet) => sheet.join())).size).toBe(30);
  for (const sheet of sheets) expect([...sheet].sort()).toEqual(terms);
  expect(bingoSheets(terms, { sheets: 30, size: 3, seed: 7 })).toEqual(sheets);
  expect(bingoSheets(terms.slice(1), { sheets: 30, size: 3, seed: 7 })).toEqual([]);
});
