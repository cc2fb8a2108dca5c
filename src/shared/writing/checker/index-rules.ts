import type { Finder, LearnerRule } from './rule';
import type { Sentence } from './token';

interface Candidate extends Finder {
  rule: LearnerRule;
}

/**
 * For a sentence, the finders that can find something in it: those that look at every sentence, and those one of whose
 * words stands in it. They keep the order of the rules, because the first that speaks of a word is heard.
 */
export function indexRules(rules: readonly LearnerRule[]): (sentence: Sentence) => Candidate[] {
  const candidates = rules.flatMap((rule) => rule.finders.map((finder) => ({ ...finder, rule })));
  const always: number[] = [];
  const byWord = new Map<string, number[]>();
  candidates.forEach(({ clue }, place) => {
    if (!clue) always.push(place);
    for (const word of clue ?? []) {
      const places = byWord.get(word);
      if (places) places.push(place);
      else byWord.set(word, [place]);
    }
  });
  return ({ tokens }) => {
    const places = new Set(always);
    for (const { low } of tokens) for (const place of byWord.get(low) ?? []) places.add(place);
    return [...places].sort((a, b) => a - b).flatMap((place) => candidates[place] ?? []);
  };
}
