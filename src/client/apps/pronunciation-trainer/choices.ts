import * as z from 'zod';
import { readStoredJson, writeStored } from '#client/lib/storage';

/** voice: the device says it. partner: somebody reads it aloud. signs: the sounds are shown, and nothing is heard. */
export const hearings = ['voice', 'partner', 'signs'] as const;
export type HearingWay = (typeof hearings)[number];

const choices = z.object({
  /** Id of a first language; none where there are several. */
  language: z.string().catch(''),
  hearing: z.enum(hearings).catch('voice'),
  count: z.enum(['5', '10', '20']).catch('10'),
});
export type Choices = z.infer<typeof choices>;

const key = 'pronunciation:choices';

export function readChoices(): Choices {
  return choices.parse(readStoredJson(key) ?? {});
}

export function keepChoices(values: Choices): void {
  writeStored(key, JSON.stringify(values));
}
