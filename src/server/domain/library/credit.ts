const creditLimit = 300;

/** Whose work a copy is, for people. Of a copy of a copy, the first comes first. */
export function creditOf({ credit }: { credit: string | null }, whose: string): string {
  return (credit ? `${credit}; ${whose}` : whose).slice(0, creditLimit);
}

/** Marks what a new teacher got to begin with, so that exactly these can be taken away again. */
export const sampleCredit = 'A sample of Classroom Studio';
