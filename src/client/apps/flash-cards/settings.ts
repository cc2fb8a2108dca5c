import * as z from 'zod';
import { useChoices } from '#client/lib/use-choices';
import { directions } from '#shared/vocabulary/cards/deck';

export const modes = ['learn', 'flip', 'write', 'match', 'test'] as const;
export type Mode = (typeof modes)[number];

const settings = z.object({
  mode: z.enum(modes).catch('learn'),
  direction: z.enum([...directions, 'both']).catch('to-meaning'),
  /** Says each side when it is shown. */
  autoPlay: z.boolean().catch(false),
  /** Shows the time in Match. */
  timed: z.boolean().catch(false),
});
export type Settings = z.infer<typeof settings>;

/** How the cards are played, as it was the last time on this device. */
export const useSettings = () => useChoices(settings, 'flash-cards:settings');
