import type { Item } from '../items/item';
import { headline } from '../items/text-of';

/** A file to be kept, and the questions that its format cannot hold. */
export interface Written {
  text: string;
  leftOut: LeftOut[];
}

export interface LeftOut {
  /** The question, for people. */
  question: string;
  why: string;
}

/** What a format does with one question. */
export type WrittenItem = { text: string } | { why: string };

/** Puts together what was written, and names what was not. */
export function written(
  items: readonly Item[],
  write: (item: Item, place: number) => WrittenItem,
  between = '\n\n',
): Written {
  const texts: string[] = [];
  const leftOut: LeftOut[] = [];
  for (const item of items) {
    const one = write(item, texts.length);
    if ('text' in one) texts.push(one.text);
    else leftOut.push({ question: headline(item).slice(0, 80), why: one.why });
  }
  return { text: texts.length > 0 ? `${texts.join(between)}\n` : '', leftOut };
}

/** The question with what it is about before it, for formats that have no place for a text. */
export function fullPrompt(item: Item): string {
  const passage = item.passage && [item.passage.title, item.passage.text].filter(Boolean).join('\n');
  const own = item.kind === 'error-correct' ? [item.prompt, item.sentence] : [item.prompt];
  return [passage, ...own].filter(Boolean).join('\n');
}

/** What cannot be asked without a recording. */
export const needsRecording = (item: Item) => item.audioText !== undefined && item.audioText !== '';
