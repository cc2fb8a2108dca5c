import * as z from 'zod';
import { mostSpokenLetters } from '#shared/core/spoken-letters';

/** Half a minute of a voice, as recorders make it, and some room. */
export const mostSpeechBytes = 1_000_000;

export const sayTextInput = z.strictObject({
  text: z.string().trim().min(1).max(mostSpokenLetters),
  voice: z.enum(['0', '1']).transform((voice) => (voice === '1' ? 1 : 0)),
});
export type SayTextInput = z.infer<typeof sayTextInput>;

const place = {
  itemId: z.string().min(1).max(200),
  /** What is heard in the question, or the question itself for who has it read aloud. */
  part: z.enum(['script', 'question']),
  line: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
};
export const heardLineInput = z.strictObject({ attemptId: z.string().min(1).max(64), ...place });
export type HeardLineInput = z.infer<typeof heardLineInput>;

export const liveLineInput = z.strictObject({ gameId: z.string().min(1).max(64), ...place });
export type LiveLineInput = z.infer<typeof liveLineInput>;

/** What was understood of a recording. */
export const writtenDown = z.object({ text: z.string() });
