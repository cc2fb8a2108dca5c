export const pointGroups = [
  'present',
  'past',
  'perfect',
  'future',
  'modals',
  'nouns and articles',
  'pronouns',
  'prepositions',
  'describing',
  'conditionals',
  'passive',
  'clauses and speech',
  'questions',
] as const;
export type PointGroup = (typeof pointGroups)[number];

/** A common error, its right form, who makes it, and why. */
export interface CommonMistake {
  wrong: string;
  right: string;
  /** First languages whose speakers make it most, or why all do. */
  why: string;
}

/** What is written about a point; its id and its level are where it stands. */
export interface PointText {
  name: string;
  group: PointGroup;
  rule: {
    /** One sentence. */
    summary: string;
    /** Rows of a small table; the first cell names the row. */
    form: readonly (readonly string[])[];
    examples: readonly [string, string, string, string, string];
    mistakes: readonly CommonMistake[];
  };
}

/** Short way of writing a mistake. */
export const not = (wrong: string, right: string, why: string): CommonMistake => ({ wrong, right, why });
