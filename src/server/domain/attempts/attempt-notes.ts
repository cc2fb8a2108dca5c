import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { placementResult } from '#shared/attempts/placement/result';

/** What an attempt remembers beside its answers, so that it goes on anywhere as it was left. */
const attemptNotes = z.object({
  /** Questions that the player wants to come back to. */
  flagged: z.array(z.string()).default([]),
  /** The question that the player was at. */
  at: z.string().optional(),
  /** How often the recording of a question was played. */
  plays: z.record(z.string(), z.int()).default({}),
  /** What a placement test found. */
  placement: placementResult.optional(),
});
export type AttemptNotes = z.infer<typeof attemptNotes>;

/** Notes that cannot be read count as none: they are no answers. */
export function notesOf({ outcome }: { outcome: Prisma.JsonValue }): AttemptNotes {
  const parsed = attemptNotes.safeParse(outcome ?? {});
  return parsed.success ? parsed.data : attemptNotes.parse({});
}
