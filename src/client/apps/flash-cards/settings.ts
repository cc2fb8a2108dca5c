import { useState } from 'react';
import * as z from 'zod';
import { directions } from '../../../shared/cards/deck';
import { readStoredJson, writeStored } from '../../lib/storage';

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

const key = 'flash-cards:settings';

/** How the cards are played, as it was the last time on this device. */
export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  const [current, setCurrent] = useState<Settings>(() => settings.parse(Object(readStoredJson(key))));
  function change(part: Partial<Settings>) {
    const next = { ...current, ...part };
    writeStored(key, JSON.stringify(next));
    setCurrent(next);
  }
  return [current, change];
}
