import * as z from 'zod';

/** Choices and pieces are named by what they say. */
const text = z.string().max(500);

/** What a player answered, in the shape that fits the kind of question; undefined and empty mean: no answer. */
export const learnerResponse = z.union([
  z.strictObject({ choice: text }),
  z.strictObject({ choices: z.array(text).max(20) }),
  z.strictObject({ isTrue: z.boolean() }),
  z.strictObject({ text: z.string().max(20_000) }),
  z.strictObject({ gaps: z.record(z.string().max(40), text) }),
  /** Left side to right side. */
  z.strictObject({ pairs: z.record(text, text) }),
  z.strictObject({ order: z.array(text).max(60) }),
]);
export type LearnerResponse = z.infer<typeof learnerResponse>;
