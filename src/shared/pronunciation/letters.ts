/** Where the letters of a vowel stand in a word. */
export interface Span {
  begin: number;
  end: number;
}

/** Of vowel letters that are two syllables, those of the first: see-ing, loy-al, be-yond, var-i-ous, cre-ate. */
const firstVowel = /^(?:[aeiou]+(?=i(?:ng|st))|[aou]y(?=[aeiou])|e(?=y[aeiou])|.)/;

/**
 * The vowel letters of each of so many syllables. Silent letters are left out; nothing where the letters do not show
 * that many syllables.
 */
export function vowelSpans(word: string, count: number): Span[] | undefined {
  const groups = vowelGroups(word);
  // The last e is silent but for recipe and karate, even where two vowels beside each other make up for it: create.
  const isFit = (spans: readonly Span[]) => spans.length === count;
  return [withoutSilent(word, groups, silentAtEnd, 1), groups]
    .map((heard) => divided(word, withoutSilent(word, heard, silentWithin, count), count))
    .find(isFit);
}

/** u after q or g (queen, guess, language) and y at the beginning are no vowels before another; m in -ism is one. */
function vowelGroups(word: string): Span[] {
  return [...word.matchAll(/(?:(?!(?:(?<=q|g|pers)u|(?<=^|-)y)[aeiouy])[aeiouyé]|(?<=s|th)m(?=s?$))+/gi)].map(
    ({ 0: letters, index }) => ({
      begin: index,
      end: index + letters.length,
    }),
  );
}

const silentAtEnd: readonly RegExp[] = [
  /(?<![^aeiouy]l)e$/dgi,
  /(?<!(?:[sxzcg]|[sc]h|[^aeiouy]l))e(?=s$)/dgi,
  /(?<![td]|[^aeiouy]l)e(?=d$)/dgi,
];

/** What is silent inside, the most usual first: e of a word before an ending, e and o before r, a of -ally. */
const silentWithin: readonly RegExp[] = [
  /(?<=[^aeiouy][^aeiouy]?)e(?=(?:ly|ful|less|ments?|ness|some|ty|th|where|body|one|room|land|time|work|man|board|line|back|side)s?$)/dgi,
  /(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ly|ful|less|ment|ness|s|d|p|b|c|m|g|l|t|h|w|f)[^aeiouy]*[aeiouy])/dgi,
  /a(?=lly$)/dgi,
  /e(?=[sd]$)/dgi,
  /e$/dgi,
  /[eo](?=r[aeiouy])/dgi,
  /[eioa](?=l[aeiouy])/dgi,
];

/** Leaves silent letters out until so many groups are left. */
function withoutSilent(word: string, groups: readonly Span[], patterns: readonly RegExp[], count: number): Span[] {
  let left = [...groups];
  for (const pattern of patterns) {
    for (const { index } of [...word.matchAll(pattern)].reverse()) {
      if (left.length <= count) return left;
      left = left.filter(({ begin, end }) => !(begin === index && end === index + 1));
    }
  }
  return left;
}

/** Groups of letters that are two vowels, divided from the end, where most such endings are; not the one of -tion. */
function divided(word: string, groups: readonly Span[], count: number): Span[] {
  let spans = [...groups];
  const isOfEnding = ({ begin }: Span) => /[tcsxg]i[aeo]/i.test(word.slice(Math.max(0, begin - 1), begin + 2));
  const last = groups.toReversed();
  for (const group of [...last.filter((one) => !isOfEnding(one)), ...groups.filter(isOfEnding)]) {
    if (spans.length >= count) break;
    const letters = word.slice(group.begin, group.end + 2).toLowerCase();
    const middle = group.begin + (firstVowel.exec(letters)?.[0].length ?? 1);
    if (middle >= group.end) continue;
    spans = spans.flatMap((span) =>
      span === group
        ? [
            { begin: span.begin, end: middle },
            { begin: middle, end: span.end },
          ]
        : [span],
    );
  }
  return spans;
}
