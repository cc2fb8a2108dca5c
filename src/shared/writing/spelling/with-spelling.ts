import type { Flag } from '../flag';

/** The name of what finds misspelled words, among the rules. */
export const spellingRule = 'spelling';

/**
 * What the rules and the dictionaries say of a text, each place once. A rule knows more of its place, unless it took a
 * misspelled word for granted: what it would write there is misspelled too.
 */
export function withSpelling(byRules: readonly Flag[], misspellings: readonly Flag[]): Flag[] {
  const knowsBetter = (rule: Flag, { text }: Flag) => rule.suggestion !== undefined && !rule.suggestion.includes(text);
  const rules = byRules.filter((rule) => misspellings.every((one) => !overlap(rule, one) || knowsBetter(rule, one)));
  const spelling = misspellings.filter((one) => !rules.some((rule) => overlap(rule, one)));
  return [...rules, ...spelling].sort((a, b) => a.start - b.start);
}

const overlap = (a: Flag, b: Flag) => a.start < b.end && b.start < a.end;
