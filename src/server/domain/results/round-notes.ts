import * as z from 'zod';
import type { Prisma } from '../../../../prisma/generated/sqlite/client';

/** What a round remembers beside its answers, so that it goes on anywhere as it was left. */
const roundNotes = z.object({
  /** Questions that the player wants to come back to. */
  flagged: z.array(z.string()).default([]),
  /** The question that the player was at. */
  at: z.string().optional(),
  /** How often the recording of a question was played. */
  plays: z.record(z.string(), z.int()).default({}),
});
export type RoundNotes = z.infer<typeof roundNotes>;

/** Notes that cannot be read count as none: they are no answers. */
export function notesOf({ outcome }: { outcome: Prisma.JsonValue }): RoundNotes {
  const parsed = roundNotes.safeParse(outcome ?? {});
  return parsed.success ? parsed.data : roundNotes.parse({});
}
