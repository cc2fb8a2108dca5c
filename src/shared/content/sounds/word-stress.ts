/** A word in its written syllables. */
export interface StressedWord {
  word: string;
  syllables: readonly string[];
  /** Which syllable is stressed, from 0. */
  stressed: number;
  /** Why it is there, where there is a rule. */
  rule?: StressRule;
}

/** What can be said of the stress of a word; each holds nearly always. */
export const stressRules = {
  noun: 'Most nouns and adjectives of two syllables are stressed on the first.',
  verb: 'Many verbs of two syllables are stressed on the second.',
  compound: 'A noun that is made of two words is stressed on the first of them.',
  tion: 'Words that end in -tion or -sion are stressed on the syllable before it.',
  ic: 'Words that end in -ic or -ical are stressed on the syllable before it.',
  ity: 'Words that end in -ity, -graphy or -logy are stressed on the third syllable from the end.',
  ee: 'The endings -ee, -eer and -ese are stressed themselves.',
} as const;
export type StressRule = keyof typeof stressRules;
