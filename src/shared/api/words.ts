import * as z from 'zod';
import { accents } from '#shared/pronunciation/ipa';

/** So many words are transcribed at once. */
export const mostTranscribed = 100;

export const ipaInput = z.strictObject({
  /** With commas between them, as an address has it. */
  words: z
    .string('Please give words with commas between them.')
    .min(1, 'Please give words with commas between them.')
    .max(4000, 'Please ask for fewer words at once.')
    .refine((words) => words.split(',').length <= mostTranscribed, `At most ${mostTranscribed} words at once, please.`),
  accent: z.enum(accents).default('american'),
});

/** Words that the dictionary does not have are left out. */
export const ipaOutput = z.object({ items: z.array(z.object({ word: z.string(), ipa: z.string() })) });
