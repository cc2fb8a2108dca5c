import { isSought, type SoughtWord, searchKeysOf, soughtWords } from '#shared/language/search-words';

/* A small inverted index: which texts have which words, whatever their endings. */

export interface IndexEntry {
  id: string;
  /** Its texts; a word in the first counts more than one in the next. */
  fields: readonly string[];
}

/** For each word and stem, how much it counts in which text. */
export type SearchIndex = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function indexTexts(texts: readonly IndexEntry[]): SearchIndex {
  const index = new Map<string, Map<string, number>>();
  for (const { id, fields } of texts) {
    fields.forEach((field, place) => {
      const weight = 4 / (place + 1);
      for (const key of searchKeysOf(field)) {
        const weights = index.get(key) ?? new Map<string, number>();
        weights.set(id, (weights.get(id) ?? 0) + weight);
        index.set(key, weights);
      }
    });
  }
  return index;
}

export interface SearchResult {
  /** How well each text fits; those that do not are not in it. */
  scores: ReadonlyMap<string, number>;
  /** Whether a word of a text is one of those that were looked for. */
  isHit: (word: string) => boolean;
}

/** The texts that have every word of the query. */
export function search(index: SearchIndex, query: string): SearchResult {
  const sought = soughtWords(query);
  const [first, ...others] = sought.map((word) => scoresOf(index, word));
  const inAll = [...(first ?? [])].filter(([id]) => others.every((other) => other.has(id)));
  return {
    scores: new Map(inAll.map(([id, score]) => [id, others.reduce((sum, other) => sum + (other.get(id) ?? 0), score)])),
    isHit: (word) => isSought(sought, word),
  };
}

function scoresOf(index: SearchIndex, { stem, synonyms, start }: SoughtWord): Map<string, number> {
  const scores = new Map<string, number>();
  const completions = start === undefined ? [] : [...index.keys()].filter((key) => key.startsWith(start));
  for (const key of new Set([stem, ...synonyms, ...completions])) {
    // What was typed counts in full, what only begins so or means the same a quarter.
    const share = key === stem ? 1 : 0.25;
    for (const [id, weight] of index.get(key) ?? []) scores.set(id, (scores.get(id) ?? 0) + weight * share);
  }
  return scores;
}
