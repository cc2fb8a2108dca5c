/* Numbers, times and shares, which are the same in words and in figures. */

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinalUnits =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );

const small = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, place): [string, number] => [word, (place + 2) * 10]),
]);
const ordinals = new Map<string, number>([
  ...ordinalUnits.map((word, place): [string, number] => [word, place + 1]),
  ...tens.map((word, place): [string, number] => [word.replace(/y$/, 'ieth'), (place + 2) * 10]),
  ['hundredth', 100],
]);
const large = new Map([
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);

const isLarge = (word = '') => word === 'hundred' || large.has(word);

/** A number in a text: what it is, how many words it takes, and whether it is in figures. */
export interface Figure {
  /** The same for the same number. */
  value: string;
  length: number;
  inFigures: boolean;
}

/** Whether it is worth looking for a number here. */
export const beginsFigure = (word: string) =>
  word === 'a' || small.has(word) || ordinals.has(word) || (word >= '0' && word < ':');

/** The number, the ordinal or the time that begins a row of words in lower case. */
export function figureAt(words: readonly string[]): Figure | undefined {
  if (words[0] === 'a' && !isLarge(words[1])) return undefined;
  const [first = ''] = words;
  return inFigures(first, words[1]) ?? inWords(words);
}

function inFigures(word: string, next: string | undefined): Figure | undefined {
  if (!(word >= '0' && word < ':')) return undefined;
  const isWhole = /^\d{1,15}$/.test(word);
  if (isWhole && !large.has(next ?? '')) return { value: String(Number(word)), length: 1, inFigures: true };
  const [, hour, minute] = /^(\d{1,2})[.:]([0-5]\d)$/.exec(word) ?? [];
  if (hour && minute && Number(hour) < 25) return { value: `${Number(hour)}:${minute}`, length: 1, inFigures: true };
  const [, place, end] = /^(\d{1,9})(st|nd|rd|th)$/.exec(word) ?? [];
  if (place && end === endOf(Number(place))) return { value: `${place}th`, length: 1, inFigures: true };
  if (!/^\d{1,15}(?:\.\d{1,15})?$/.test(word)) return undefined;
  const times = next === undefined ? undefined : large.get(next);
  if (times) return { value: String(Math.round(Number(word) * times * 1000) / 1000), length: 2, inFigures: true };
  return { value: String(Number(word)), length: 1, inFigures: true };
}

/** Of an ordinal in figures: 1st, 12th, 22nd. */
function endOf(value: number): string {
  if (value % 100 > 10 && value % 100 < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}

interface NumberWord {
  value: number;
  length: number;
  isOrdinal?: boolean;
}

function inWords(words: readonly string[]): Figure | undefined {
  const numberWord = yearAt(words) ?? wholeAt(words);
  if (!numberWord) return undefined;
  const { value, length, isOrdinal } = numberWord;
  if (isOrdinal) return { value: `${value}th`, length, inFigures: false };
  const digits = words[length] === 'point' ? digitsAt(words.slice(length + 1)) : '';
  if (digits)
    return { value: String(Number(`${value}.${digits}`)), length: length + 1 + digits.length, inFigures: false };
  return { value: String(value), length, inFigures: false };
}

function digitsAt(words: readonly string[]): string {
  const values = words.slice(0, 9).map((word) => units.indexOf(word));
  const end = values.findIndex((value) => value < 0 || value > 9);
  return (end < 0 ? values : values.slice(0, end)).join('');
}

/** Nineteen ninety-five, twenty twenty. */
function yearAt(words: readonly string[]): NumberWord | undefined {
  const century = underHundred(words);
  const year = century && !century.isOrdinal ? underHundred(words.slice(century.length)) : undefined;
  if (!century || !year || year.isOrdinal) return undefined;
  if (century.value < 11 || century.value > 20 || year.value < 10) return undefined;
  return { value: century.value * 100 + year.value, length: century.length + year.length };
}

/** A whole number, such as two thousand three hundred and five. */
function wholeAt(words: readonly string[]): NumberWord | undefined {
  let total = 0;
  let at = 0;
  let below = Number.POSITIVE_INFINITY;
  while (at < words.length) {
    const begins = at > 0 && words[at] === 'and' ? at + 1 : at;
    const group = underThousand(words.slice(begins, begins + 8));
    if (!group || group.value >= below) break;
    const end = begins + group.length;
    const times = large.get(words[end] ?? '');
    if (times && times < below && !group.isOrdinal) {
      total += group.value * times;
      below = times;
      at = end + 1;
      continue;
    }
    if (times) break;
    return { value: total + group.value, length: end, ...(group.isOrdinal && { isOrdinal: true }) };
  }
  return at > 0 ? { value: total, length: at } : undefined;
}

function underThousand(words: readonly string[]): NumberWord | undefined {
  const isA = words[0] === 'a' && isLarge(words[1]);
  const begin = isA ? { value: 1, length: 1 } : underHundred(words);
  if (!begin || begin.isOrdinal) return begin;
  if (words[begin.length] !== 'hundred') return begin;
  const hundreds = { value: begin.value * 100, length: begin.length + 1 };
  const joined = words[hundreds.length] === 'and' ? 1 : 0;
  const rest = underHundred(words.slice(hundreds.length + joined));
  if (!rest) return hundreds;
  return { ...rest, value: hundreds.value + rest.value, length: hundreds.length + joined + rest.length };
}

function underHundred([first = '', second = '']: readonly string[]): NumberWord | undefined {
  const value = small.get(first);
  const place = ordinals.get(first);
  if (value === undefined) return place === undefined ? undefined : { value: place, length: 1, isOrdinal: true };
  const [unit, ordinal] = [units.indexOf(second), ordinalUnits.indexOf(second) + 1];
  if (value < 20 || (unit < 1 && ordinal < 1)) return { value, length: 1 };
  if (unit > 0 && unit < 10) return { value: value + unit, length: 2 };
  return ordinal > 0 && ordinal < 10 ? { value: value + ordinal, length: 2, isOrdinal: true } : { value, length: 1 };
}

const beforeOrdinals = new Set(
  'the my your his her its our their this every january february march april may june july august september october november december'.split(
    ' ',
  ),
);
const notBeforeOne = new Set('the this that which no any every each some another'.split(' '));
const notAfterOne = new Set(
  'of another day by who that which is was are were can could must should will would in on at for from to and or has had'.split(
    ' ',
  ),
);

/**
 * Whether figures may stand for a number in words here: "1 of my friends" and "wait a 2nd" are no English. Where
 * nothing stands around it, it is the whole answer.
 */
export function allowsFigures({ value }: Figure, word: string, { before, after }: { before?: string; after?: string }) {
  if (value.endsWith('th')) {
    if (word === 'second' || before !== undefined || after !== undefined)
      return beforeOrdinals.has(before ?? '') || isAlone(before, after);
    return true;
  }
  if (word !== 'one' || value !== '1') return true;
  if (isAlone(before, after)) return true;
  return after !== undefined && !notAfterOne.has(after) && !notBeforeOne.has(before ?? '');
}

const isAlone = (before: string | undefined, after: string | undefined) => before === undefined && after === undefined;

/** Signs that are read as words, and words that are written in two ways: 5 % is 5 per cent, £5 is 5 pounds. */
export function readFigure(word: string): string[] {
  const [, sign = '', figure = '', end = ''] = /^([£$€]?)(\d[\d.,:]*)(.*)$/.exec(word) ?? [];
  if (!figure) return [word];
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(figure) ? figure.replaceAll(',', '') : figure;
  if (sign) return end ? [word] : [plain, moneyOf(sign, plain)];
  if (end === '%' || end === 'am' || end === 'pm' || end === 'a.m' || end === 'p.m')
    return [plain, end.replace('.', '')];
  return [plain + end];
}

function moneyOf(sign: string, figure: string): string {
  const name = sign === '£' ? 'pound' : sign === '$' ? 'dollar' : 'euro';
  return figure === '1' ? name : `${name}s`;
}
