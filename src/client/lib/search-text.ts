import { toUnicodeForm } from '#shared/language/normalise';

/** Text as searching compares it: without case, accents and apostrophes. */
function fold(text: string): string {
  return toUnicodeForm(text, 'NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * How close a thing is to what was typed: 0 not at all, 1 by words of its texts, 2 by a part of its name, 3 by how
 * words of its name begin, 4 by how its name begins. Every typed word must be found. To nothing typed, all is equally
 * close.
 */
export function closeness(query: string, name: string, texts: readonly string[] = []): number {
  if (!query.trim()) return 1;
  const typed = wordsOf(query);
  const whole = fold(name);
  const begins = (words: readonly string[]) => (word: string) => words.some((one) => one.startsWith(word));
  const inName = (word: string) => whole.includes(word);
  const inTexts = begins(wordsOf(texts.join(' ')));
  if (typed.length === 0 || !typed.every((word) => inName(word) || inTexts(word))) return 0;
  if (whole.startsWith(fold(query.trim()))) return 4;
  if (typed.every(begins(wordsOf(name)))) return 3;
  return typed.every(inName) ? 2 : 1;
}
