import type * as z from 'zod';
import { faultsOf, item as finishedItem, type Item, type ItemKind } from './item';

/**
 * What is wrong with an unfinished question, and in which field (`options.1.text`), so that the editor can say it
 * there.
 */
export interface DraftFault {
  field: string;
  text: string;
}

/** Leaves out what is empty, so that an open row or a last line break is no mistake. Nothing that was typed is lost. */
export function tidyDraft(draft: Item): Item {
  switch (draft.kind) {
    case 'mc':
    case 'multi':
      return { ...draft, options: draft.options.filter(isUsed) };
    case 'poll':
      return { ...draft, options: draft.options.filter(isUsed) };
    case 'match':
      return { ...draft, pairs: draft.pairs.filter(isUsed) };
    case 'gap':
    case 'short': {
      const { foreseen, ...rest } = draft;
      const kept = foreseen?.filter(isUsed) ?? [];
      return { ...rest, accepted: nonEmpty(draft.accepted), ...(kept.length > 0 && { foreseen: kept }) };
    }
    case 'error-correct':
      return { ...draft, accepted: nonEmpty(draft.accepted) };
    case 'order':
      return { ...draft, orders: draft.orders.map(nonEmpty).filter((order) => order.length > 0) };
    default:
      return draft;
  }
}

/** Everything that keeps a question from being saved and asked, in the order of the fields. */
export function draftFaults(draft: Item): DraftFault[] {
  const tidy = tidyDraft(draft);
  const shape = (finishedItem.safeParse(tidy).error?.issues ?? [])
    .filter(({ code }) => code !== 'custom')
    .map((issue) => ({ field: fieldOf(issue.path, draft), text: sentenceFor(issue) }));
  const rules = faultsOf(tidy).map((text) => ({ field: fieldOfRules[tidy.kind] ?? 'prompt', text }));
  // What is missing says enough: that it breaks a rule as well needs no second sentence.
  const isSaid = ({ field }: DraftFault) => shape.some((fault) => fault.field === field);
  return [...promptFaults(tidy), ...shape, ...creditFaults(draft), ...rules.filter((fault) => !isSaid(fault))];
}

/** Where one choice is to be taken there is nothing to take points away from. */
function creditFaults(draft: Item): DraftFault[] {
  if (draft.kind !== 'mc') return [];
  return draft.options.flatMap(({ credit = 0 }, at) =>
    credit < 0 && credit >= -1 ? [{ field: `options.${at}.credit`, text: 'Write a percentage from 0 to 100.' }] : [],
  );
}

/** The question as it can be saved; undefined while something is missing. */
export function readyItem(draft: Item): Item | undefined {
  if (draftFaults(draft).length > 0) return undefined;
  const parsed = finishedItem.safeParse(tidyDraft(draft));
  return parsed.success ? parsed.data : undefined;
}

/** Where the sentences of `faultsOf` belong. */
const fieldOfRules: Partial<Record<ItemKind, string>> = {
  mc: 'options',
  multi: 'options',
  poll: 'options',
  match: 'pairs',
  cloze: 'text',
  order: 'orders',
  essay: 'minWords',
};

/** Kinds that ask nothing without a prompt; the others bring something of their own to look at. */
const needsPrompt: readonly ItemKind[] = ['mc', 'multi', 'tf', 'gap', 'short', 'essay', 'poll'];

function promptFaults(draft: Item): DraftFault[] {
  if (draft.prompt.trim()) return [];
  if (needsPrompt.includes(draft.kind)) return [{ field: 'prompt', text: 'Write the question.' }];
  if (draft.kind === 'slide' && !draft.text?.trim()) return [{ field: 'prompt', text: 'Write a title or a text.' }];
  if (draft.kind === 'speak' && !draft.target?.trim())
    return [{ field: 'prompt', text: 'Write a task, or what is to be said.' }];
  return [];
}

/** Rows that are still open are left out before looking: a fault is in the row that the person sees. */
function fieldOf(path: readonly PropertyKey[], draft: Item): string {
  const [name, place, ...rest] = path.map(String);
  const rows = place === undefined ? undefined : rowsOf(draft, name);
  const used = rows?.flatMap((row, at) => (isUsed(row) ? [at] : []));
  return [name, used?.[Number(place)] ?? place, ...rest].filter((part) => part !== undefined).join('.');
}

function rowsOf(draft: Item, name: string | undefined): readonly object[] | undefined {
  if (name === 'options' && 'options' in draft) return draft.options;
  if (name === 'pairs' && 'pairs' in draft) return draft.pairs;
  return name === 'foreseen' && 'foreseen' in draft ? draft.foreseen : undefined;
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

/** Whether anything stands in a row; a tick alone is nothing. */
const isUsed = (row: object) => Object.values(row).some((value) => typeof value === 'string' && value.trim() !== '');
const nonEmpty = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');
