import { toUnicodeForm } from '#shared/language/normalise';

/* A small inverted index: which texts have which words, whatever their endings, with words of the same meaning. */

/** Words that teachers look for the same lesson by. */
const sameMeaning: readonly (readonly string[])[] = [
  ['film', 'movie', 'cinema'],
  ['holiday', 'vacation', 'travel', 'trip'],
  ['food', 'meal', 'eat', 'cooking'],
  ['job', 'work', 'career'],
  ['shop', 'store', 'buy'],
  ['town', 'city'],
  ['home', 'house', 'flat', 'apartment'],
  ['environment', 'nature', 'recycle', 'waste'],
  ['health', 'doctor', 'body'],
  ['school', 'classroom', 'class'],
  ['discuss', 'debate', 'discussion'],
  ['letter', 'email', 'mail'],
  ['text', 'article', 'story'],
  ['talk', 'speak', 'conversation'],
  ['game', 'play'],
  ['past', 'yesterday'],
  ['repair', 'mend', 'fix'],
  ['free', 'leisure', 'hobby'],
];

/** A word without the endings that English adds most. It is the same for all forms, and need be no word itself. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  const bare = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=.{2}(?:s|x|z|ch|sh))es$/, '')
    .replace(/(?<=.{2}[^su])s$/, '')
    .replace(/(?<=.{3})(?:ing|ed|ly|er)$/, '');
  // stopp(ing), repair(ing), mak(e)
  return bare.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=.{3})e$/, '');
}

const synonyms = new Map<string, readonly string[]>(
  sameMeaning.flatMap((group) => {
    const stems = group.map(stem);
    return stems.map((one) => [one, stems] as const);
  }),
);

/** The words of a text as they are compared: without case, accents and apostrophes. */
export function wordsOf(text: string): string[] {
  return toUnicodeForm(text, 'NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export interface IndexEntry {
  id: string;
  /** Its texts; a word in the first counts more than one in the next. */
  fields: readonly string[];
}

/** For each stem, how much it counts in which text. */
export type SearchIndex = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function indexTexts(texts: readonly IndexEntry[]): SearchIndex {
  const index = new Map<string, Map<string, number>>();
  for (const { id, fields } of texts) {
    fields.forEach((field, place) => {
      const weight = 4 / (place + 1);
      for (const one of new Set(wordsOf(field).map(stem))) {
        const weights = index.get(one) ?? new Map<string, number>();
        weights.set(id, (weights.get(id) ?? 0) + weight);
        index.set(one, weights);
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

/** The texts that have every word of the query: as it is, with other endings, as its beginning, or by its meaning. */
export function search(index: SearchIndex, query: string): SearchResult {
  const stemLists = wordsOf(query).map((word) => stemsFor(index, word));
  const scores = stemLists.map((stems) => scoresOf(index, stems));
  const [first, ...others] = scores;
  const inAll = [...(first ?? [])].filter(([id]) => others.every((other) => other.has(id)));
  const hits = new Set(stemLists.flat());
  return {
    scores: new Map(inAll.map(([id, score]) => [id, others.reduce((sum, other) => sum + (other.get(id) ?? 0), score)])),
    isHit: (word) => wordsOf(word).some((one) => hits.has(stem(one))),
  };
}

function stemsFor(index: SearchIndex, word: string): string[] {
  const own = stem(word);
  const completions = word.length >= 2 ? [...index.keys()].filter((one) => one.startsWith(word)) : [];
  return [...new Set([own, ...(synonyms.get(own) ?? []), ...completions])];
}

function scoresOf(index: SearchIndex, stems: readonly string[]): Map<string, number> {
  const scores = new Map<string, number>();
  stems.forEach((one, place) => {
    // What was typed counts in full, what only means the same a quarter.
    const share = place === 0 ? 1 : 0.25;
    for (const [id, weight] of index.get(one) ?? []) scores.set(id, (scores.get(id) ?? 0) + weight * share);
  });
  return scores;
}
