import * as z from 'zod';
import { idField, isoDate, queryInteger } from '#shared/core/fields';

export const assignmentTextsInput = z.strictObject({
  id: idField,
  /** How many attempts are looked through. */
  limit: queryInteger(1, 50).optional(),
  /** `nextCursor` of the page before. */
  cursor: z.string().max(200).optional(),
});
export type AssignmentTextsInput = z.infer<typeof assignmentTextsInput>;

/** What students and guests wrote at given work and handed in: handed in first, shown first. */
export const assignmentTexts = z.object({
  title: z.string(),
  className: z.string(),
  items: z.array(
    z.object({
      /** The attempt in which it stands: a revision is a text of its own. */
      attemptId: z.string(),
      itemId: z.string(),
      name: z.string(),
      prompt: z.string(),
      text: z.string(),
      /** For the first time. */
      handedInAt: isoDate,
    }),
  ),
  nextCursor: z.string().nullable(),
});
export type AssignmentTexts = z.infer<typeof assignmentTexts>;
export type AssignmentText = AssignmentTexts['items'][number];
