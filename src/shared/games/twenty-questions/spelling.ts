import { wordingOf } from './words';

/** Shorter words have too many neighbours that are words too: a house is no horse. */
const shortest = 6;

/** The words that are known, for telling a slip of typing from a word that is not. */
export interface Vocabulary {
  known: ReadonlySet<string>;
  long: readonly string[];
}

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const wordSet = new Set(words);
  return {
    known: new Set([...wordSet, ...[...wordSet].map((word) => wordingOf([word]))]),
    long: [...wordSet].filter((word) => word.length >= shortest),
  };
}

/** The words with slips of typing put right; nothing where there is none, or more than two. */
export function respelt(words: readonly string[], { known, long }: Vocabulary): string[] | undefined {
  const isStrange = (word: string) => word.length >= shortest - 1 && !known.has(word) && !known.has(wordingOf([word]));
  const count = words.filter(isStrange).length;
  if (count === 0 || count > 2) return undefined;
  return words.map((word) => {
    const near = isStrange(word) ? long.filter((other) => isNear(word, other)) : [];
    return near.length === 1 ? (near[0] ?? word) : word;
  });
}

/** One letter more or less, another one, or two that changed places. */
function isNear(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let from = 0;
  while (from < typed.length && typed[from] === word[from]) from += 1;
  const a = typed.slice(from);
  const b = word.slice(from);
  if (a.length === b.length) {
    return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
  }
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1);
}
