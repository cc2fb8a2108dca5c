/** A column of a table that is read in, and what it was taken for. */
export interface Column<Meaning extends string> {
  /** Counted from 0. */
  place: number;
  /** What stands over it; empty in a table without headings. */
  heading: string;
  meaning: Meaning;
  /** By what it was told, where no heading and nobody said what it is. */
  guess?: 'content' | 'place';
  /** The first things that stand in it. */
  samples: string[];
}

/** How a person says that a table is to be read. What is not said shows in its headings. */
export interface TableReading<Meaning extends string> {
  /** Counts only where the table has so many columns. */
  meanings?: readonly Meaning[];
  hasHeadings?: boolean;
}

/** What a table was taken for, to be shown and put right. */
export interface Table<Meaning extends string> {
  columns: Column<Meaning>[];
  hasHeadings: boolean;
}

/** What headings mean, by patterns in the order in which they are tried. */
export type HeadingPatterns<Meaning extends string> = readonly (readonly [Meaning, RegExp])[];

/** The meaning of each heading. What may stand once is the first column that says so; the others are left out. */
export function meaningsOf<Meaning extends string>(
  headings: readonly string[],
  patterns: HeadingPatterns<Meaning>,
  { none, several }: { none: Meaning; several: readonly Meaning[] },
): Meaning[] {
  const seen = new Set<Meaning>();
  return headings.map((heading) => {
    const meaning = patterns.find(([, pattern]) => pattern.test(heading.trim()))?.[0] ?? none;
    if (seen.has(meaning) && !several.includes(meaning)) return none;
    seen.add(meaning);
    return meaning;
  });
}

/** The columns as they are shown, with the first cells that hold something. */
export function columnsOf<Meaning extends string>(
  columns: readonly Pick<Column<Meaning>, 'meaning' | 'guess'>[],
  { headings, rows }: { headings: readonly string[]; rows: readonly (readonly string[])[] },
): Column<Meaning>[] {
  return columns.map((column, place) => ({
    ...column,
    place,
    heading: headings[place] ?? '',
    samples: rows.flatMap((cells) => cells[place]?.trim() || []).slice(0, 2),
  }));
}

/** How many columns a table has. */
export const widthOf = (rows: readonly (readonly string[])[]) =>
  rows.reduce((most, cells) => Math.max(most, cells.length), 0);
