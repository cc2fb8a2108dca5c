const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);

/** True where one question would give the answer to the other: they have most of their words in common. */
export function areAlike(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared >= 3 && shared / Math.min(words.size, others.size) > 0.75;
}
