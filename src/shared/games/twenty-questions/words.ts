/* The little grammar that questions are made of. */

/** Verbs that questions of this game use, in their base form. */
const verbs = new Set(
  `eat drink fly live swim walk have lay make come give kill hurt keep ride grow cook peel take get need use work show
  tell wear put find see sit play write draw read cut open talk call speak clean wash repair fix mend build help drive
  perform watch start travel sleep stay learn study buy pay go fight kick do visit like love run jump climb carry hold
  cost move say think want know sing dance teach serve feel taste look smell sound hunt sell bite phone act paint
  light dry cool warm close slow own empty float melt burn break shine ring sink change hide last fit mean matter rain
  snow fall turn roll bounce stop begin end belong contain produce weigh exist die breathe hear train free tame round
  square sour salt water touch lift throw catch sting wake hang press listen earn save stand plant cry laugh smile bring
  fill land store heat boil bake fry mix weave sew hit score win lose race dive surf sail ski skate cycle fish box`
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

export const isVerb = (word: string | undefined) => word !== undefined && verbs.has(word);
/** The base of a form with -s, where it is one. */
export const baseOf = (word: string | undefined) => (word === undefined ? undefined : thirdPersons.get(word));

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
const empty = new Set(
  `usually often normally sometimes always ever really actually please maybe perhaps generally mostly mainly just also
  possibly`
    .split(/\s+/)
    .filter(Boolean),
);
const frequency = new Set(['usually', 'often', 'sometimes', 'always', 'never', 'ever', 'normally']);
export const isFrequency = (word: string) => frequency.has(word);
const articles = new Set(['a', 'an', 'the', 'some', 'any']);
export const isArticle = (word: string | undefined) => word === 'a' || word === 'an';

/** What a question may begin or end with. */
const openings = new Set(['so', 'ok', 'okay', 'well', 'hmm', 'oh', 'and', 'but', 'now', 'then', 'hey', 'um', 'er']);

/** Without what is said before a question, and without what makes no difference to it. */
export function plainly(words: readonly string[]): string[] {
  const begins = words.findIndex((word) => !openings.has(word) && word !== 'please');
  return words.slice(Math.max(0, begins)).filter((word) => !empty.has(word));
}

const alike: Readonly<Record<string, string>> = {
  larger: 'bigger',
  large: 'big',
  huge: 'big',
  gray: 'grey',
  color: 'colour',
  colored: 'coloured',
  kids: 'children',
  ill: 'sick',
  higher: 'taller',
  them: 'it',
  thousand: '1000',
  tv: 'television',
  ocean: 'sea',
  photo: 'picture',
  outdoors: 'outside',
  indoors: 'inside',
};

/** The same for words that mean the same here: one number, no adverb of frequency, one word for 'a' and 'an'. */
export function wordingOf(words: readonly string[]): string {
  return plainly(words)
    .join(' ')
    .replaceAll(/\b(?:kind|type|sort)s? of\b/g, '')
    .replaceAll(/\bmade from\b/g, 'made of')
    .replaceAll(/\bmore than one\b/g, 'many')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word === 'an' ? 'a' : singular(alike[word] ?? word)))
    .join(' ');
}

/** The same without articles. */
export const contentOf = (words: readonly string[]): string =>
  wordingOf(words)
    .split(' ')
    .filter((word) => !articles.has(word))
    .join(' ');

function singular(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(sh|ch|x|s)es$/, '$1')
    .replace(/s$/, '');
}
