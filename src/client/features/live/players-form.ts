import * as z from 'zod';
import type { RouterInputs } from '#client/lib/trpc';
import { guestName } from '#shared/classes/guest-name';
import { mostOnPaper } from '#shared/live/settings';

type Who = RouterInputs['live']['addPlayers']['who'];

const howMany = z.object({
  count: z.coerce
    .number('Please give a number.')
    .int('Please give a whole number.')
    .min(1, 'At least 1, please.')
    .max(mostOnPaper, 'At most 60, please.'),
});

/** One name on each line. */
const byName = z.object({
  names: z.string().transform((text, { addIssue }) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) addIssue('Please type a name on each line.');
    if (lines.length > mostOnPaper) addIssue('At most 60 names, please.');
    return lines.flatMap((line) => {
      const { data, error } = guestName.safeParse(line);
      if (error) addIssue(`“${line.trim()}”: ${error.issues[0]?.message ?? ''}`);
      return data ?? [];
    });
  }),
});

/** What the dialog asks: how many, or who. */
export const playersForms: Record<'count' | 'names', z.ZodType<Who>> = { count: howMany, names: byName };
