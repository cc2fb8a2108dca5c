import { type Item, type ItemKind, type ItemOf, itemShape, kindOf } from './kinds/registry';

/**
 * Every question in the portal. One model, so that there is one renderer, one grader, one editor and one print layout,
 * and so that a question made in one app can be used in all.
 */
export type { Item, ItemKind, ItemOf };

/** One question, with its key. Never sent to a browser that still has to answer it: that gets `playerView`. */
export const item = itemShape.superRefine((value, context) => {
  for (const { text } of kindOf(value).faults(value)) context.addIssue({ code: 'custom', message: text });
});
