import type { PatternId } from '#shared/content/words/spelling-pattern-ids';
import { type SpellingErrorType, spellingErrors } from './spelling-errors';

/** What kind of mistake it was, in plain words. */
export const errorTypeNames: Record<SpellingErrorType, string> = {
  doubling: 'Double or single letters',
  'missing-letter': 'Letters left out',
  'extra-letter': 'Letters too many',
  'swapped-letters': 'Letters in the wrong order',
  'vowel-choice': 'Which vowel to write',
  'silent-letter': 'Silent letters',
  homophone: 'Words that sound the same',
  ending: 'Endings',
  other: 'Other letters and signs',
};

export interface Misspelling {
  given: string;
  wanted: string;
}

export interface ErrorGroup {
  type: SpellingErrorType;
  words: (Misspelling & { advice: string })[];
}

/** Misspelled words by what was wrong in them, the most frequent first. A word may stand in several groups. */
export function groupErrors(misspelled: readonly Misspelling[]): ErrorGroup[] {
  const groups = new Map<SpellingErrorType, ErrorGroup>();
  for (const { given, wanted } of misspelled) {
    for (const { type, text: advice } of spellingErrors(given, wanted)) {
      const group = groups.get(type) ?? { type, words: [] };
      if (!group.words.some((word) => word.wanted === wanted)) group.words.push({ given, wanted, advice });
      groups.set(type, group);
    }
  }
  return [...groups.values()].sort((a, b) => b.words.length - a.words.length);
}

/**
 * The patterns that practise what went wrong, by the word where it did: those whose rule the word follows come first.
 */
const practice: Partial<Record<SpellingErrorType, readonly PatternId[]>> = {
  doubling: ['double-in-the-middle', 'doubling', 'double-at-the-end'],
  'silent-letter': ['silent-first-letter', 'silent-inside', 'magic-e', 'igh'],
  'vowel-choice': ['ai-ay', 'ie-ei', 'igh', 'magic-e'],
  'swapped-letters': ['ie-ei', 'le'],
  ending: [
    'tion-sion',
    'ed',
    'ing',
    'y-to-i',
    'plural-es',
    'plural-ies-ves',
    'ly',
    'ful',
    'able-ible',
    'ous',
    'people-er-or',
    'le',
  ],
};

interface Pattern {
  id: PatternId;
  matches: RegExp;
}

/** At most three patterns to learn next. */
export function nextPatterns(groups: readonly ErrorGroup[], patterns: readonly Pattern[]): PatternId[] {
  const patternIds = groups.flatMap(({ type, words }) => {
    const offered = practice[type] ?? [];
    const fitting = offered.filter((id) => {
      const pattern = patterns.find((one) => one.id === id);
      return pattern && words.some(({ wanted }) => pattern.matches.test(wanted));
    });
    return fitting.length > 0 ? fitting.slice(0, 2) : offered.slice(0, 1);
  });
  return [...new Set(patternIds)].slice(0, 3);
}
