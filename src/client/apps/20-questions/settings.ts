import { useState } from 'react';
import * as z from 'zod';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { categoryIds } from '#shared/content/things/thing';
import { keysOf } from '#shared/core/keys-of';
import { levels } from '#shared/core/level';
import { gameGrammars } from '#shared/games/twenty-questions/game';

export const modes = ['mine', 'yours', 'class'] as const;
export type Mode = (typeof modes)[number];

const settings = z.object({
  mode: z.enum(modes).catch('mine'),
  level: z.enum(levels).catch('A1'),
  /** Empty for all of them. */
  category: z.enum(['', ...categoryIds]).catch('animals'),
  grammar: z.enum(keysOf(gameGrammars)).catch('any'),
  /** Lists what may still be the secret. */
  showsLeft: z.boolean().catch(false),
  /** Says what each question did. */
  coaches: z.boolean().catch(true),
});
export type Settings = z.infer<typeof settings>;

const key = '20-questions:settings';

/** How one plays, as it was the last time on this device. */
export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  const [current, setCurrent] = useState<Settings>(() => settings.parse(Object(readStoredJson(key))));
  function change(part: Partial<Settings>) {
    const next = { ...current, ...part };
    writeStored(key, JSON.stringify(next));
    setCurrent(next);
  }
  return [current, change];
}
