import type { Item } from '../item';
import { kindOf } from '../kinds/registry';
import { headline } from '../text-of';

/** A file to be kept, the questions that its format cannot hold, and what it does not hold of others. */
export interface QuestionFile {
  text: string;
  leftOut: LeftOut[];
  losses: LeftOut[];
}

export interface LeftOut {
  /** The question, for people. */
  question: string;
  why: string;
}

/** What a format does with one question. */
export type ItemText = { text: string; losses?: readonly string[] } | { why: string };

/** Puts together what was written, and names what was not. */
export function writeItems(
  items: readonly Item[],
  write: (item: Item, place: number) => ItemText,
  between = '\n\n',
): QuestionFile {
  const texts: string[] = [];
  const leftOut: LeftOut[] = [];
  const losses: LeftOut[] = [];
  for (const item of items) {
    const one = write(item, texts.length);
    const question = headline(item).slice(0, 80);
    if ('text' in one) texts.push(one.text);
    else leftOut.push({ question, why: one.why });
    if ('text' in one && one.losses) losses.push(...one.losses.map((why) => ({ question, why })));
  }
  return { text: texts.length > 0 ? `${texts.join(between)}\n` : '', leftOut, losses };
}

/** The question with what it is about before it, for formats that have no place for a text. */
export function fullPrompt(item: Item): string {
  const passage = item.passage && [item.passage.title, item.passage.text].filter(Boolean).join('\n');
  return [passage, kindOf(item).formats.prompt(item)].filter(Boolean).join('\n');
}

/** What a format without comments on single answers does not hold. */
export const lostComments = (item: Item): string[] =>
  kindOf(item).formats.comments(item).some(Boolean) ? ['What is said to single answers is not in the file.'] : [];

/** What a format without points does not hold. */
export const lostPoints = ({ points }: Item) =>
  points === 1 ? [] : [`That it is worth ${points} points is not in the file.`];

/** What a format of text alone does not hold. */
export const lostPicture = ({ picture }: Item) => {
  if (!picture) return [];
  return [
    picture.kind === 'set' ? 'Its picture is not in the file. JSON holds it.' : 'Its picture is not in the file.',
  ];
};

/** What a format does not hold in which an answer is right or wrong. */
export const lostParts = (item: Item): string[] =>
  kindOf(item).formats.earnsParts(item) ? ['That answers earn a part of the points is not in the file.'] : [];

/** What cannot be asked without a recording. */
export const needsRecording = (item: Item) => item.audioText !== undefined && item.audioText !== '';
