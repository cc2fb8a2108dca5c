/** Whose password it is, as far as that can be guessed. */
export interface Names {
  username: string;
  email: string;
}

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop', '1234567890'];
/** Words that people put into passwords here; the server knows the ten thousand commonest passwords as well. */
const usualWords = /password|passwort|letmein|welcome|iloveyou|teacher|student|school|classroom|english|admin/g;

/** Letters and digits alone, so that `Ms. Lee` and `mslee` are one name. */
const compact = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The ways to write a name: the username, the address, and what stands before its @. */
function waysToWrite({ username, email }: Names): string[] {
  return [username, email, email.split('@')[0] ?? ''].map(compact).filter((name) => name.length >= 3);
}

/** Whether a password is its owner's name or address, also with digits or signs around it: that is tried first. */
export function isOwnName(password: string, names: Names): boolean {
  const whole = compact(password);
  const core = whole.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
  return waysToWrite(names).some((name) => name === whole || name === core);
}

export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** From how many bits on a password is more than weak. */
const fromBits: readonly [number, Strength][] = [
  [70, 'strong'],
  [50, 'good'],
  [32, 'fair'],
];

/**
 * How hard a password is to guess, roughly: its length times the variety of its signs, where whatever follows from the
 * sign before (aaa, 123, qwe), one's own name and the usual words count for little.
 */
export function strengthOf(password: string, names: Names = { username: '', email: '' }): Strength {
  if (isOwnName(password, names)) return 'weak';
  const rest = waysToWrite(names).reduce((text, name) => text.replaceAll(name, 'a'), password.toLowerCase());
  const signs = [...rest.replaceAll(usualWords, 'a')];
  const surprising = signs.filter((sign, at) => at === 0 || !follows(signs[at - 1] ?? '', sign)).length;
  const length = surprising + (signs.length - surprising) / 4;
  const bits = length * Math.log2(varietyOf(password));
  return fromBits.find(([from]) => bits >= from)?.[1] ?? 'weak';
}

function follows(before: string, sign: string): boolean {
  const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1 || keyboardRows.some((row) => row.includes(before + sign) || row.includes(sign + before));
}

/** Of how many signs each one is, as far as the password shows. */
function varietyOf(password: string): number {
  const kinds: readonly [RegExp, number][] = [
    [/\p{Ll}|\p{Lo}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 32],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 1);
}
