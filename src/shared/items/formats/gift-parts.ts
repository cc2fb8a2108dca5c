import type { GIFTQuestion, TextChoice, TextFormat } from 'gift-pegjs';
import { isPattern, type TypingRules } from '../pattern';
import { plainText } from './gift-text';

/** A question of GIFT as it was parsed; categories are none. */
export type GiftQuestion = Exclude<GIFTQuestion, { type: 'Category' }>;

/** What every question of a file has, in our fields. */
export type GiftAbout = { id: string; prompt: string; explanation?: string };

/** A question as a kind reads it, with what of it cannot be kept; or why there is none. */
export type GiftReading =
  | { item: GiftAbout & { kind: string; [field: string]: unknown }; losses: string[] }
  | { why: string };

/** What of a question stands around its answers, as it is written. */
export interface GiftFrame {
  number: number;
  prompt: string;
  explanation: string | undefined;
  /** Its answers are numbers. */
  isNumerical?: boolean;
}

/** A question with its answers, and at their end what is said to all. */
export function withAnswers({ number, prompt, explanation, isNumerical }: GiftFrame, answers: string): string {
  const why = explanation ? `####${rich(explanation)}` : '';
  return `::Question ${number}::${rich(prompt)} {${isNumerical ? '#' : ''}${answers}${why}}`;
}

export const plain = (text: TextFormat) => plainText(text).text;

/** What is said to an answer, where something is. */
export function feedbackIn({ feedback }: Pick<TextChoice, 'feedback'>) {
  const text = feedback && plain(feedback);
  return text ? { feedback: text } : {};
}

/** A percentage as a part, with the places that one of five has. */
export const partOf = (percent: number) => Number((percent / 100).toFixed(7));

const percent = (credit: number) => Number((credit * 100).toFixed(5));

/** The share of the points before an answer: where nothing is said it is all or none. */
export const shareMark = (credit: number) => `%${percent(credit)}%`;

/** Text that could be taken for markup, the name of a format or a share of the points says that it is plain. */
export const rich = (text: string) => (/[<&]|^[[%]/.test(text) ? `[plain]${escapeText(text)}` : escapeText(text));

/** In an answer to be typed, a * is a wildcard of Moodle: one that is none gets a backslash of its own. */
export function writeTyped(text: string, rules: TypingRules = {}): string {
  if (!rules.wildcards) return rich(text).replaceAll('*', '\\*');
  return rich(text.replaceAll('\\*', '\uE000')).replaceAll('\uE000', '\\*');
}

/** A question with one answer a line. */
export const withAnswerLines = (frame: GiftFrame, rows: readonly string[]) =>
  withAnswers(frame, `\n${rows.map((row) => `\t${row}\n`).join('')}`);
export const feedbackPart = (feedback: string | undefined) => (feedback ? `#${rich(feedback)}` : '');

/** GIFT has no sign for an arrow within a text: it would begin the other side of a pair. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\~=#{}:]/g, (sign) => `\\${sign}`)
    .replaceAll('->', '→')
    .replaceAll(/\r?\n/g, '\\n');
}

/** An answer to be typed: with a * in it that no backslash takes away, it is a pattern. */
export interface GiftAnswer {
  text: string;
  credit: number;
  feedback: string;
}

/** A question with typed answers: those that earn everything, and what is said to others. */
export function typedReading(about: GiftAbout & { kind: string }, answers: readonly GiftAnswer[]): GiftReading {
  const isOpen = answers.some(({ text }) => isPattern(text, { wildcards: true }));
  const read = answers.map((one) => ({ ...one, text: isOpen ? one.text : one.text.replaceAll('\\*', '*') }));
  const accepted = read.filter(({ credit }) => credit >= 1).map(({ text }) => text);
  if (accepted.length === 0) return { why: 'No answer earns all of the points.' };
  const foreseen = read
    .filter(({ credit, feedback }) => credit < 1 || feedback !== '')
    .map(({ text, credit, feedback }) => ({
      answer: text,
      feedback,
      ...(credit > 0 && { credit: Math.min(1, credit) }),
    }));
  const losses = read
    .filter(({ credit }) => credit < 0)
    .map(({ text }) => `‘${text}’ takes points off in Moodle. Here it earns none.`);
  const item = {
    ...about,
    accepted,
    ...(foreseen.length > 0 && { foreseen }),
    ...(isOpen && { typing: { wildcards: true } }),
  };
  return { item, losses };
}
