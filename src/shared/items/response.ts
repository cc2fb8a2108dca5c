import * as z from 'zod';
import { responseLimits } from './response-limits';

/** Choices and pieces are named by what they say. */
const text = z.string().max(responseLimits.part);

/** What a player answered, in the shape that fits the kind of question; undefined and empty mean: no answer. */
export const learnerResponse = z.union([
  z.strictObject({ choice: text }),
  z.strictObject({ choices: z.array(text).max(responseLimits.choices) }),
  z.strictObject({ isTrue: z.boolean() }),
  z.strictObject({ text: z.string().max(responseLimits.text) }),
  z.strictObject({ gaps: z.record(z.string().max(responseLimits.gapName), text) }),
  /** Left side to right side. */
  z.strictObject({ pairs: z.record(text, text) }),
  z.strictObject({ order: z.array(text).max(responseLimits.pieces) }),
]);
export type LearnerResponse = z.infer<typeof learnerResponse>;
