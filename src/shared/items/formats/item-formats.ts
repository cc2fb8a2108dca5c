import type { CsvRow } from './csv-row';
import type { GiftAbout, GiftFrame, GiftQuestion, GiftReading } from './gift-parts';
import type { QtiParts } from './qti-parts';
import type { ReadResult } from './read-result';

/** How files hold one kind of item. */
export interface ItemFormats<Item> {
  /** What stands there to be read, besides a text that several questions are about. */
  prompt(item: Item): string;
  /** Undefined where GIFT has no such question. */
  writeGift(item: Item, question: GiftFrame): string | undefined;
  /** A question of GIFT as one of this kind; undefined where it is of another. The first kind that takes it has it. */
  readGift(question: GiftQuestion, about: GiftAbout): GiftReading | undefined;
  /** A row of a sheet; null where a row cannot hold this kind. */
  csv: { write(item: Item): CsvAnswers; read(row: CsvRow, isByText: boolean): ReadResult } | null;
  /** A question of QTI 2.1; undefined where it is not written. */
  writeQti(item: Item, prompt: string): QtiParts | undefined;
  /** What is said to single answers. */
  comments(item: Item): readonly (string | undefined)[];
  /** Whether an answer may earn a part of the points. */
  earnsParts(item: Item): boolean;
  /** Whether a * in its key stands for any text, which few formats know. */
  hasPatterns(item: Item): boolean;
}

/** The columns of answers and the one that says which is right. */
export interface CsvAnswers {
  answers: string[];
  correct: string;
}

/** Of a kind that no file but our own holds. */
export const noFormats = {
  prompt: ({ prompt }: { prompt: string }) => prompt,
  writeGift: () => undefined,
  readGift: () => undefined,
  csv: null,
  writeQti: () => undefined,
  comments: () => [],
  earnsParts: () => false,
  hasPatterns: () => false,
} satisfies ItemFormats<{ prompt: string }>;
