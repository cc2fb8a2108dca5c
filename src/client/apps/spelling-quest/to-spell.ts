import type { WordEntry } from '#shared/content/words/word-list';

/** A list may hold "drink" twice, as a thing and as something to do: it is spelled once, with the first sentence. */
export function toSpell(entries: readonly WordEntry[]): WordEntry[] {
  const terms = new Set<string>();
  return entries.filter(({ term }) => {
    // "Polish" and "polish" are two spellings.
    if (terms.has(term)) return false;
    terms.add(term);
    return true;
  });
}
