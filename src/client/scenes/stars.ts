import * as z from 'zod';
import { readStoredJson } from '#client/lib/storage';

/** The stars of each station of Spelling Quest, by list; one that was never played has none. Kept on this device. */
const progress = z.record(z.string(), z.array(z.number().nullable()));
export const progressKey = 'spelling-quest:map';

export function readProgress(): z.infer<typeof progress> {
  const parsed = progress.safeParse(readStoredJson(progressKey));
  return parsed.success ? parsed.data : {};
}

/** All stars that were earned on this device: by them the companion grows. */
export function allStars(): number {
  return Object.values(readProgress())
    .flat()
    .reduce<number>((sum, stars) => sum + (stars ?? 0), 0);
}
