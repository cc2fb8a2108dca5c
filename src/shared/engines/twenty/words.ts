/* The little grammar that questions are made of. */

/** Verbs that questions of this game use, in their base form. */
const verbs = new Set(
  `eat drink fly live swim walk have lay make come give kill hurt keep ride grow cook peel take get need use work show
  tell wear put find see sit play write draw read cut open talk call speak clean wash repair fix mend build help drive
  perform watch start travel sleep stay learn study buy pay go fight kick do visit like love run jump climb carry hold
  cost move say think want know sing dance teach serve feel taste look smell sound hunt sell bite study visit phone`
    .split(/\s+/)
    .filter(Boolean),
);

const thirdPersons = new Map(
  [...verbs].map((verb) => [
    verb === 'have'
      ? 'has'
      : /(?:[sx]|sh|ch|o)$/.test(verb)
        ? `${verb}es`
        : /[^aeiou]y$/.test(verb)
          ? verb.replace(/y$/, 'ies')
          : `${verb}s`,
    verb,
  ]),
);

/** Past participles of verbs that are asked about in the passive. */
const participles: Readonly<Record<string, string>> = {
  make: 'made',
  use: 'used',
  eat: 'eaten',
  wear: 'worn',
  keep: 'kept',
  play: 'played',
  find: 'found',
  ride: 'ridden',
  serve: 'served',
  cook: 'cooked',
  open: 'opened',
  teach: 'taught',
  read: 'read',
  grow: 'grown',
  perform: 'performed',
  build: 'built',
  sell: 'sold',
};

export const isVerb = (word: string | undefined) => word !== undefined && verbs.has(word);
/** The base of a form with -s, where it is one. */
export const baseOf = (word: string | undefined) => (word === undefined ? undefined : thirdPersons.get(word));
export const participleOf = (verb: string | undefined) => (verb === undefined ? undefined : participles[verb]);

/** Words before which 'a' and 'an' go by the sound, not by the letter. */
const soundsLikeConsonant = /^(?:uni|use|euro|one)/;
const soundsLikeVowel = /^(?:hour|honest)/;

export function articleFor(word: string): 'a' | 'an' {
  if (soundsLikeVowel.test(word)) return 'an';
  return /^[aeiou]/.test(word) && !soundsLikeConsonant.test(word) ? 'an' : 'a';
}

const numbers: Readonly<Record<string, string>> = { '2': 'two', '4': 'four', '6': 'six', '8': 'eight' };

/** The words of a question as they were typed but for capitals, short forms and signs. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\b(\d),(\d{3})\b/g, '$1$2')
    .replaceAll(/\b(it|he|she|that)'s\b/g, '$1 is')
    .replaceAll(/\b(they|you|we)'re\b/g, '$1 are')
    .replaceAll(/[^\p{L}\p{N}' -]/gu, ' ')
    .split(/\s+/)
    .map((word) => numbers[word] ?? word)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Says nothing about what is asked. */
const empty = new Set(['a', 'an', 'the', 'some', 'any', 'usually', 'often', 'normally', 'sometimes', 'always', 'ever']);
const frequency = new Set(['usually', 'often', 'sometimes', 'always', 'never', 'ever', 'normally']);
export const isFrequency = (word: string) => frequency.has(word);

const alike: Readonly<Record<string, string>> = {
  larger: 'bigger',
  kids: 'children',
  ill: 'sick',
  higher: 'taller',
  them: 'it',
  thousand: '1000',
  tv: 'television',
};

/** The same for words that mean the same here: one number, no article, no adverb of frequency. */
export function contentOf(words: readonly string[]): string {
  return words
    .join(' ')
    .replaceAll(/\b(?:kind|type|sort)s? of\b/g, '')
    .replaceAll(/\bmade from\b/g, 'made of')
    .split(' ')
    .filter((word) => word !== '' && !empty.has(word))
    .map((word) => singular(alike[word] ?? word))
    .join(' ');
}

function singular(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(sh|ch|x|s)es$/, '$1')
    .replace(/s$/, '');
}
