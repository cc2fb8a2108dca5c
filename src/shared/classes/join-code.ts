import { pick, type Random } from '#shared/core/random';

/**
 * Letters that nobody takes for another one or for a digit, without vowels: so no code is a word. 18 of them make 34
 * million codes of six.
 */
const letters = 'BCDFGHJKLMNPRTVWXZ';
export const joinCodeLength = 6;

export const joinCodePattern = new RegExp(`^[${letters}]{${joinCodeLength}}$`);

/** The code of a roll of dice: it leads to the dice alone. */
export const rollCodePattern = /^[A-Z]{4}$/;

export function newJoinCode(random: Random): string {
  return Array.from({ length: joinCodeLength }, () => pick([...letters], random)).join('');
}

/** A code as it is kept, from how a person typed it: in lower case, with spaces or hyphens. */
export const tidyJoinCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** A code as it is read out and shown: in two halves. */
export const showJoinCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The code in what somebody typed or pasted: the letters alone, or the address of a QR code that ends with them. */
export const codeIn = (typed: string): string => tidyJoinCode(/[#/]([^#/]*)$/.exec(typed.trim())?.[1] ?? typed);
