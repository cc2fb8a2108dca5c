/**
 * A written word in as many parts as it has syllables, each with its vowel letters; one consonant between vowels begins
 * the next part, of several the last. Nothing where its letters do not show that many.
 */
export function writtenSyllables(word: string, count: number): string[] | undefined {
  if (!/^[a-z]+$/i.test(word)) return undefined;
  const vowels = [...word.matchAll(/[aeiou]+|(?<=[^aeiou])y|(?<=[aeiou])y$/gi)].map(({ index, 0: { length } }) => ({
    begin: index,
    end: index + length,
  }));
  const last = vowels.at(-1);
  // The e at the end of a word is silent, but for -le after a consonant.
  const isSilent = vowels.length > count && last && /(?<![^aeiou]l)e$/i.test(word) && last.begin === word.length - 1;
  const heard = isSilent ? vowels.slice(0, -1) : vowels;
  if (heard.length !== count) return undefined;
  const begins = heard.map((vowel, at) => {
    const before = heard[at - 1];
    if (!before) return 0;
    const between = word.slice(before.end, vowel.begin);
    return vowel.begin - (/(?:[bcdfgkpt][lr]|[cstp]h|qu)$/i.test(between) ? 2 : between.length > 0 ? 1 : 0);
  });
  return begins.map((begin, at) => word.slice(begin, begins[at + 1]));
}
