/** Anything but plain signs and single spaces, which is all that almost every text has. */
const isUntidy = /[^ -_a-~]|^ | [ ,.;:!?]| $/;

const apostrophes = /[\u2018\u2019\u201a\u201b\u2032\u02b9\u02bc\u00b4\u0384\uff07`]/g;

/**
 * Signs that stand on the letter before them, and those that become such signs. No letter of any language has eight.
 */
const manySigns = /([\p{M}\uff9e\uff9f]{8})[\p{M}\uff9e\uff9f]+/gu;

/**
 * What a person typed, in one plain form: Unicode composed, quotes and dashes straight, spaces single, nothing
 * invisible. Capitals and punctuation stay, because they may be the point.
 */
export function tidy(text: string): string {
  // Before the composing, to which a lone accent is a space with a sign on it.
  const straight = text.replaceAll(apostrophes, "'");
  if (!isUntidy.test(straight)) return straight;
  return toUnicodeForm(straight)
    .replaceAll(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/[\u201c\u201d\u201e\u00ab\u00bb\u2033]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .trim();
}

/**
 * A form that Unicode gives to a text, usually the plain one. Putting a long run of signs in order costs the engine the
 * square of its length, so no run is longer than any language needs.
 */
export function toUnicodeForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFKC'): string {
  return text.replaceAll(manySigns, '$1').normalize(form);
}

/** Without the stop at the end and without quotes around the whole. */
export function withoutEnds(text: string): string {
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"');
  return withoutTail(isQuoted ? text.slice(1, -1) : text, '.!').trim();
}

/**
 * Without these signs at the end. An expression for it would try again from each sign of a run that stands elsewhere.
 */
export function withoutTail(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

export function wordsIn(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
