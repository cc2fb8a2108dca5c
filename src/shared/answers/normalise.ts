import { toUsualSpelling } from './spelling-variants';

/** Plain signs and single spaces, as almost every text has: there is nothing to be done. */
const isTidy = /^(?! )(?:[!-_a-~]| (?![ ,.;:!?]|$))*$/;

/**
 * What a person typed, in one plain form: Unicode composed, quotes and dashes straight, spaces single, nothing
 * invisible. Capitals and punctuation stay, because they may be the point.
 */
export function tidy(text: string): string {
  const straight = text.replaceAll('\u2019', "'");
  if (isTidy.test(straight)) return straight;
  return straight
    .normalize('NFKC')
    .replaceAll(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/[\u2018\u2019\u201a\u201b\u2032\u02bc\u00b4`]/g, "'")
    .replaceAll(/[\u201c\u201d\u201e\u00ab\u00bb\u2033]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .trim();
}

/** Without the stop at the end and without quotes around the whole. */
export function withoutEnds(text: string): string {
  return text
    .replace(/^"(.*)"$/, '$1')
    .replace(/[.!]+$/, '')
    .trim();
}

export function wordsIn(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** A word and the signs at its end. */
function cut(word: string): { core: string; tail: string } {
  const [tail = ''] = /[,;:!?."]*$/.exec(word) ?? [];
  return { core: word.slice(0, word.length - tail.length), tail };
}

/** Short forms whose long form is certain. */
const certain: Record<string, string> = {
  "can't": 'cannot',
  "won't": 'will not',
  "shan't": 'shall not',
  "let's": 'let us',
  "i'm": 'i am',
  "ain't": "ain't",
};

/** After these words 's is a verb; after other words it may be a possessive. */
const takesIsOrHas = new Set(
  'it he she that this there here what who where when how why everyone everybody someone somebody nobody everything something nothing one'.split(
    ' ',
  ),
);

/** How one word may be read in full: "he's" as "he is" or "he has", "they'd" as "they had" or "they would". */
function readings(word: string, isKey: boolean): string[] {
  if (!word.includes("'")) return [word];
  const known = certain[word];
  if (known) return [known];
  const [, host = '', end] = /^(.+?)(n't|'re|'ve|'ll|'d|'s)$/.exec(word) ?? [];
  switch (end) {
    case "n't":
      return [`${host} not`];
    case "'re":
      return [`${host} are`];
    case "'ve":
      return [`${host} have`];
    case "'ll":
      return [`${host} will`];
    case "'d":
      return [`${host} would`, `${host} had`];
    case "'s":
      // "Maria's tired" may be typed for "Maria is tired"; but a key "Maria's book" must not let "Maria is book" pass.
      if (takesIsOrHas.has(host)) return [`${host} is`, `${host} has`];
      return isKey ? [word] : [word, `${host} is`, `${host} has`];
    default:
      return [word];
  }
}

/**
 * All ways in which a text may be read when short and long forms count the same. Keys should be written in full:
 * there a name with 's is taken for a possessive.
 */
export function fullForms(text: string, { isKey }: { isKey: boolean }): string[] {
  const seed = [''];
  const all = wordsIn(text.replaceAll('can not', 'cannot')).reduce((soFar, word) => {
    const { core, tail } = cut(word);
    const options = readings(core, isKey).map((reading) => reading + tail);
    // Nobody types six ambiguous short forms in one answer; a hostile one must not grow without end.
    return soFar.length > 64
      ? soFar.map((start) => `${start} ${options[0]}`)
      : soFar.flatMap((start) => options.map((option) => `${start} ${option}`));
  }, seed);
  return all.map((reading) => reading.trim());
}

/** Each word in the spelling that British and American English share for comparing. */
export function inUsualSpelling(text: string): string {
  return wordsIn(text)
    .map((word) => {
      const { core, tail } = cut(word);
      return toUsualSpelling(core) + tail;
    })
    .join(' ');
}
