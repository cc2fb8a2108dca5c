import * as z from 'zod';
import type { Item } from './item';
import { type Hint, type HintKind, hintKinds } from './kind';
import { kindOf } from './kinds/registry';
import { type LearnerResponse, learnerResponse } from './response';

/** Each hint costs a quarter of what a question is worth, and something is always left. */
const cost = 0.25;

/** What part of its points a question is still worth after so many hints. */
export const worthAfter = (hints: number) => Math.max(cost, 1 - cost * hints);

/** A hint for one question, going on from what is given so far; nothing for questions that have no such hint. */
export const hintFor = (item: Item, kind: HintKind, response: LearnerResponse | undefined): Hint | undefined =>
  kindOf(item).hint(item, kind, response);

/** What a player was told of one question, in the order in which it was paid for. */
export const toldHints = z.array(
  z.object({ kind: z.enum(hintKinds), text: z.string(), response: learnerResponse.optional() }),
);
export type ToldHint = z.infer<typeof toldHints>[number];

/**
 * The hint, where its player was told as much before and does not pay again; nothing where it is news. Who asks for the
 * next piece gets all that was told from there on.
 */
export function toldBefore(told: readonly ToldHint[], kind: HintKind, hint: Hint): Hint | undefined {
  const { response } = hint;
  if (!response) return told.some((one) => one.kind === kind) ? hint : undefined;
  const furthest = told.findLast((one) => one.response && beginsWith(one.response, response));
  if (!furthest || kind === 'first') return furthest && hint;
  return { text: furthest.text, response: furthest.response };
}

function beginsWith(whole: LearnerResponse, beginning: LearnerResponse): boolean {
  const parts = partsOf(whole);
  return partsOf(beginning).every((part, place) => part === parts[place]);
}

/** The pieces or letters that hints put in their places. */
function partsOf(response: LearnerResponse): readonly string[] {
  if ('order' in response) return response.order;
  return 'text' in response ? [...response.text] : [];
}
