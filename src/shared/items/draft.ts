import type * as z from 'zod';
import { item as finishedItem, type Item } from './item';
import { isUsed } from './kinds/choices';
import { kindOf } from './kinds/registry';

/**
 * What is wrong with an unfinished question, and in which field (`options.1.text`), so that the editor can say it
 * there.
 */
export interface DraftFault {
  field: string;
  text: string;
}

/** Leaves out what is empty, so that an open row or a last line break is no mistake. Nothing that was typed is lost. */
export const tidyDraft = (draft: Item): Item => kindOf(draft).tidy(draft);

/** Everything that keeps a question from being saved and asked, in the order of the fields. */
export function draftFaults(draft: Item): DraftFault[] {
  const kind = kindOf(draft);
  const tidy = kind.tidy(draft);
  const shape = (finishedItem.safeParse(tidy).error?.issues ?? [])
    .filter(({ code }) => code !== 'custom')
    .map((issue) => ({ field: fieldOf(issue.path, draft), text: sentenceFor(issue) }));
  // What is missing says enough: that it breaks a rule as well needs no second sentence.
  const isSaid = ({ field }: DraftFault) => shape.some((fault) => fault.field === field);
  const isAsked = !kind.prompt.isNeeded || draft.prompt.trim() !== '';
  return [
    ...(isAsked ? [] : [{ field: 'prompt', text: 'Write the question.' }]),
    ...shape,
    ...kind.draftFaults(draft),
    ...kind.faults(tidy).filter((fault) => !isSaid(fault)),
  ];
}

/** The question as it can be saved; undefined while something is missing. */
export function readyItem(draft: Item): Item | undefined {
  if (draftFaults(draft).length > 0) return undefined;
  const parsed = finishedItem.safeParse(tidyDraft(draft));
  return parsed.success ? parsed.data : undefined;
}

/** Rows that are still open are left out before looking: a fault is in the row that the person sees. */
function fieldOf(path: readonly PropertyKey[], draft: Item): string {
  const [name = '', place, ...rest] = path.map(String);
  const rows = place === undefined ? undefined : kindOf(draft).rows(draft)[name];
  const used = rows?.flatMap((row, at) => (isUsed(row) ? [at] : []));
  return [name, used?.[Number(place)] ?? place, ...rest].filter((part) => part !== undefined).join('.');
}

/** The shape's own complaints, for a person. */
function sentenceFor(issue: z.core.$ZodIssue): string {
  const names = issue.path.filter((part) => typeof part === 'string').join('.');
  if (names === 'options.credit') return 'Write a percentage from −100 to 100.';
  if (issue.code === 'too_small') return missing[names] ?? 'Something is missing here.';
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `At most ${issue.maximum} characters, please.`;
    return `At most ${issue.maximum}, please.`;
  }
  return 'This cannot be saved as it is.';
}

const missing: Record<string, string> = {
  accepted: 'Write a right answer.',
  options: 'Write two choices at least.',
  'options.text': 'Write the choice.',
  pairs: 'Write two pairs at least.',
  'pairs.left': 'Write both sides of the pair.',
  'pairs.right': 'Write both sides of the pair.',
  orders: 'Write what is to be put in order.',
  text: 'Write the text.',
  gaps: 'Put one gap at least into the text.',
  'gaps.accepted': 'Write the right answer into each gap.',
  'gaps.options': 'A gap with choices needs two of them.',
  sentence: 'Write the sentence with the mistake.',
  'foreseen.answer': 'Write the answer that you expect.',
  'passage.text': 'Write the text, or take it away.',
  maxWords: 'At least 1 word, please.',
};
