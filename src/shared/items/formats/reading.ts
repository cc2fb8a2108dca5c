import type * as z from 'zod';
import { numberText } from '#shared/core/locale';
import { type Item, item } from '../item';
import type { Problem, ReadResult } from './read-result';

/** How many questions are read at once. */
export const readLimit = 2000;

/** Something that a question said and that is not kept; of the whole file where no question is named. */
export interface Loss {
  line: number;
  /** The id of the question. */
  item?: string;
  what: string;
}

/** What was read: good questions can be taken, bad ones are named, and so is whatever they lose. */
export interface ReadItems {
  items: Item[];
  problems: Problem[];
  losses: Loss[];
}

/** Checks what a reader found. More than the limit is refused as a whole: half a file would be a trap. */
export function collectItems(results: readonly ReadResult[]): ReadItems {
  const beyond = results.filter((one) => 'item' in one)[readLimit];
  if (beyond) {
    const why = `This holds more than ${numberText(readLimit)} questions. Please divide it and import the parts one after the other.`;
    return { items: [], problems: [{ line: beyond.line, why }], losses: [] };
  }
  const items: Item[] = [];
  const problems: Problem[] = [];
  const losses: Loss[] = [];
  for (const one of results) {
    if (!('item' in one)) {
      problems.push(one);
      continue;
    }
    const parsed = item.safeParse(one.item);
    if (parsed.success) {
      items.push(parsed.data);
      losses.push(...(one.losses ?? []).map((what) => ({ line: one.line, item: parsed.data.id, what })));
    } else problems.push({ line: one.line, why: sentenceFor(parsed.error.issues[0]) });
  }
  return { items, problems, losses };
}

/** A sentence for a person, from what the schema says. */
function sentenceFor(issue: z.core.$ZodIssue | undefined): string {
  const at = issue?.path.map(String) ?? [];
  const what = at.includes('options')
    ? 'option'
    : at.includes('accepted')
      ? 'accepted answer'
      : at.includes('foreseen')
        ? 'expected answer'
        : at.includes('pairs')
          ? 'pair'
          : 'text';
  switch (issue?.code) {
    case 'custom':
      return issue.message;
    case 'too_big':
      return issue.origin === 'array'
        ? `It has more than ${issue.maximum} of: ${what}.`
        : `A text in it (${what}) is longer than ${issue.maximum} characters.`;
    case 'too_small':
      return issue.origin === 'array' ? `It needs at least ${issue.minimum} of: ${what}.` : `An empty ${what}.`;
    default:
      return 'This is no question that can be used here.';
  }
}

/** Ids within one reading; anyone who keeps the questions gives them new ones. */
export const readId = (place: number) => `q${place + 1}`;

/** Where each line begins, to tell the line of a place in a text. */
export function lineCounter(text: string): (offset: number) => number {
  let counted = 0;
  let line = 1;
  // Asked for in rising order, so that a long file is gone through once.
  return (offset) => {
    for (; counted < offset && counted < text.length; counted += 1) if (text[counted] === '\n') line += 1;
    return line;
  };
}

/** What no question needs: reading on would only take time. */
export const questionLength = 40_000;
export const tooLong = 'This question is longer than 40,000 characters. Is a blank line missing between two?';

/** One form of line ends, and without the mark that some programs put first. */
export const tidyFile = (text: string) => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
