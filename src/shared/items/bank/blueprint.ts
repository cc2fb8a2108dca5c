import * as z from 'zod';
import { levels } from '#shared/core/level';
import { skills } from '../fields';

export const rowDifficulties = ['easier', 'usual', 'harder'] as const;
export type RowDifficulty = (typeof rowDifficulties)[number];

/** What a test is drawn from the bank by: so many questions of each sort. */
export const blueprintData = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        count: z.int().min(1, 'At least 1 question, please.').max(50, 'At most 50 questions, please.'),
        level: z.enum(levels).optional(),
        skill: z.enum(skills).optional(),
        /** Id of a grammar point. */
        point: z.string().max(60).optional(),
        tag: z.string().trim().max(40).optional(),
        /** Than others of its level: as answers have shown, or else as its author thinks. */
        difficulty: z.enum(rowDifficulties).optional(),
      }),
    )
    .min(1, 'Add at least one row.')
    .max(20, 'At most 20 rows, please.'),
  /** No question of so many tests that were drawn before. */
  avoidLast: z.int().min(0).max(20).default(3),
});
export type BlueprintData = z.infer<typeof blueprintData>;
