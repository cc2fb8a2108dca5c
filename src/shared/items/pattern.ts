import { matchAnswer } from '#shared/answers/match-answer';
import type { MatchRules } from '#shared/answers/read-answer';
import { longFormOf } from '#shared/answers/short-forms';
import { tidy, wordsIn } from '#shared/language/normalise';

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
  const key = plainForm(pattern.replaceAll(wildcard, mark).replaceAll('\\*', '*'), rules);
  const text = plainForm(typed, rules);
  if (fitsPieces(text, key.split(mark))) return true;
  return !rules.shortForms && fitsPieces(inFull(text), inFull(key).split(mark));
}

/** More than any answer or key has. */
const mostCompared = 1000;

/** Without what does not count. A piece of a word has no other spelling. */
function plainForm(text: string, { capitals, punctuation }: MatchRules): string {
  const whole = tidy(text.slice(0, mostCompared));
  const plain = punctuation ? whole : tidy(whole.replaceAll(/[,;:!?"]|\.(?= |$)/g, '').replaceAll('-', ' '));
  return capitals ? plain : plain.toLowerCase();
}

/** Each short form in its long form, where it has one. */
function inFull(text: string): string {
  const words = wordsIn(text);
  return words
    .flatMap((word, place) => longFormOf(word, words.slice(place + 1, place + 4))?.places.map(([one]) => one) ?? [word])
    .join(' ');
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

/**
 * Which of these answers was typed: exactly, but for what never counts; else the first whose pattern it fits. Nothing
 * where it is none of them.
 */
export function findTyped(typed: string, answers: readonly string[], rules: TypingRules = {}): string | undefined {
  const exact = answers.filter((answer) => !isPattern(answer, rules));
  const plain = exact.map((answer) => literal(answer, rules));
  const { verdict, nearest } = matchAnswer(typed, plain, { spelling: true });
  if (verdict === 'right') return exact[plain.indexOf(nearest)];
  return answers.find((answer) => isPattern(answer, rules) && fitsPattern(typed, answer, rules));
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
