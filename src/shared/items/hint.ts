import type { Item } from './item';
import type { Hint, HintKind } from './kind';
import { kindOf } from './kinds/registry';
import type { LearnerResponse } from './response';

/** Each hint costs a quarter of what a question is worth, and something is always left. */
const cost = 0.25;

/** What part of its points a question is still worth after so many hints. */
export const worthAfter = (hints: number) => Math.max(cost, 1 - cost * hints);

/** A hint for one question, going on from what is given so far; nothing for questions that have no such hint. */
export const hintFor = (item: Item, kind: HintKind, response: LearnerResponse | undefined): Hint | undefined =>
  kindOf(item).hint(item, kind, response);
