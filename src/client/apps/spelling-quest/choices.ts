import * as z from 'zod';
import { useChoices } from '#client/lib/use-choices';

/** learn: look, cover, write, check. quest: along a map. test: one try and no hints. */
const modes = ['learn', 'practice', 'quest', 'test'] as const;
export type SpellingMode = (typeof modes)[number];

export const writings = ['typing', 'tiles'] as const;
export type Writing = (typeof writings)[number];

export const lengths = ['10', '20', 'all'] as const;

const choices = z.object({
  mode: z.enum(modes).catch('practice'),
  writing: z.enum(writings).catch('typing'),
  length: z.enum(lengths).catch('10'),
  /** The attempt that is being played: it goes on after a reload as what it was. */
  playing: z
    .object({ mode: z.enum(modes), station: z.number(), list: z.string() })
    .catch({ mode: 'practice', station: 0, list: '' }),
});

/** As it was the last time on this device. */
export const useOwnChoices = () => useChoices(choices, 'spelling-quest:choices');
