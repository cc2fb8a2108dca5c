/* A row of a sheet, by what its columns mean, and which of its answers are right. */

/** A row by what its columns mean. */
export interface CsvRow {
  line: number;
  id: string;
  prompt: string;
  /** With empty ones between them, for a key counts its columns. */
  choices: string[];
  wrong: string[];
  key: string;
  /** The sheet has a column for what is right; without one, all of its answers are. */
  isKeyed: boolean;
  /** The kind that it names, which only our own sheets do; and what it says there. */
  kind: string | undefined;
  type: string;
  explanation: string;
  points: string;
  level: string;
  skill: string;
  tags: string[];
}

export const partsOf = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

export const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const isTrueOrFalse = (text: string) => /^(t|f|true|false)$/i.test(text);

interface KeyedChoices {
  options: { text: string; isKey: boolean }[];
  losses: string[];
}

/** The choices with the right ones marked. Beside wrong answers, the right one stands in the column of the key. */
export function keyedChoices(row: CsvRow, isByText: boolean): KeyedChoices | { why: string } {
  const { kind, choices, wrong, key, isKeyed } = row;
  const filled = choices.filter(Boolean);
  if (wrong.length > 0 && filled.length === 0) {
    return key === '' ? { why: noKey } : { options: [{ text: key, isKey: true }], losses: [] };
  }
  // Beside wrong answers, all others are right where nothing says which.
  if (wrong.length > 0 && !isKeyed) return { options: filled.map((text) => ({ text, isKey: true })), losses: [] };
  const result = keyPlaces(choices, key, isByText);
  if ('why' in result) return result;
  const options = choices.flatMap((text, place) => (text ? [{ text, isKey: result.places.has(place) }] : []));
  return { options, losses: result.note && !kind ? [result.note] : [] };
}

const noKey = 'No answer is named as right.';

/** Which answers are right: by number, by letter, or by what they say. A sentence where there is no such answer. */
export function keyPlaces(
  choices: readonly string[],
  key: string,
  isByText: boolean,
): { places: Set<number>; note?: string } | { why: string } {
  if (key === '') return { why: noKey };
  const placeOf = (text: string) => choices.findIndex((choice) => choice !== '' && same(choice, text));
  const whole = placeOf(key);
  const named = partsOf(key, /[,;&]/).map((one) => one.replace(/^\(?([a-j]|\d{1,2})[.)]*$/i, '$1'));
  const counted = named.map((one) =>
    /^[1-9]\d?$/.test(one) ? Number(one) - 1 : /^[a-j]$/i.test(one) ? letterPlace(one) : -1,
  );
  const isByPlace = counted.every((place) => place >= 0);
  const outside = counted.find((place) => !choices[place]);
  if (whole >= 0 && (isByText || !isByPlace || outside !== undefined)) {
    const isDoubtful = isByPlace && outside === undefined && counted[0] !== whole;
    const note = `The key ‘${key}’ is read as the answer that says so, not as the place of an answer.`;
    return { places: new Set([whole]), ...(isDoubtful && { note }) };
  }
  if (isByPlace) {
    if (outside !== undefined)
      return {
        why: `The right answer is number ${outside + 1}, but there are ${choices.filter(Boolean).length} answers.`,
      };
    const isDoubtful = whole >= 0 && counted[0] !== whole;
    const note = `The key ‘${key}’ is read as the place of the answer, not as the answer that says so.`;
    return { places: new Set(counted), ...(isDoubtful && { note }) };
  }
  // ‘b) goes’ is a letter with its answer, ‘cat; dog’ are two answers.
  const places = partsOf(key, /[,;&|/]/).map((one) =>
    Math.max(placeOf(one), placeOf(one.replace(/^\(?[a-j\d][.)]\s*/i, ''))),
  );
  if (places.every((place) => place >= 0)) return { places: new Set(places) };
  const lettered = placeOf(key.replace(/^\(?[a-j\d][.)]\s*/i, ''));
  return lettered >= 0 ? { places: new Set([lettered]) } : { why: `The right answer ‘${key}’ is none of the answers.` };
}

const letterPlace = (letter: string) => letter.toUpperCase().charCodeAt(0) - 65;
