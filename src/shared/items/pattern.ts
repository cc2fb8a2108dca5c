import { type MatchRules, matchAnswer, readingsOf } from '../answers/match-answer';

/** What counts in a typed answer; a * in its key may stand for any text. */
export interface TypingRules extends MatchRules {
  wildcards?: boolean;
}

/** A * that no backslash makes a sign like others. */
const wildcard = /(?<!\\)\*/g;
/** Stands for a wildcard while a key is brought into its plain form; nobody types it. */
const mark = '\uE000';

/** Whether a * in the key stands for any text. */
export function isPattern(answer: string, { wildcards }: TypingRules = {}): boolean {
  return wildcards === true && answer.search(wildcard) >= 0;
}

/** Whether what was typed is what a pattern describes. What does not count in other answers does not count here. */
export function fitsPattern(typed: string, pattern: string, rules: TypingRules = {}): boolean {
  const key = pattern.replaceAll(wildcard, mark).replaceAll('\\*', '*');
  // A piece of a word has no other spelling, and may be half of a short form.
  return [rules.shortForms ?? false, true].some((shortForms) => {
    const exact = { ...rules, shortForms, spelling: true };
    const given = readingsOf(typed, exact, false);
    return readingsOf(key, exact, true).some((one) => given.some((text) => fitsPieces(text, one.split(mark))));
  });
}

/** The first piece begins the text, the last ends it, and the others come in their order: one look along the text. */
function fitsPieces(text: string, pieces: readonly string[]): boolean {
  const [first = '', ...others] = pieces;
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  const end = text.length - last.length;
  let from = first.length;
  for (const piece of others) {
    const at = text.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return from <= end;
}

/** Whether exactly this was typed, but for what never counts; or what the pattern describes. */
export function isForeseen(typed: string, answer: string, rules: TypingRules = {}): boolean {
  if (isPattern(answer, rules)) return fitsPattern(typed, answer, rules);
  return matchAnswer(typed, [literal(answer, rules)], { spelling: true }).verdict === 'right';
}

/** An answer of the key as it is typed, where it is no pattern. */
export const literal = (answer: string, { wildcards }: TypingRules = {}) =>
  wildcards ? answer.replaceAll('\\*', '*') : answer;

/** An answer of the key for people: dots where anything may stand. */
export function shownAnswer(answer: string, rules: TypingRules = {}): string {
  if (!isPattern(answer, rules)) return literal(answer, rules);
  return literal(answer.replaceAll(/(?<!\\)\*+/g, '…'), rules);
}

/** The answer to be shown of several: the first that says all of it. */
export function shownKey(accepted: readonly string[], rules: TypingRules = {}): string {
  return shownAnswer(accepted.find((answer) => !isPattern(answer, rules)) ?? accepted[0] ?? '', rules);
}
