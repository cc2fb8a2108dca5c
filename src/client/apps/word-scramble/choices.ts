import * as z from 'zod';
import { useChoices } from '#client/lib/use-choices';
import { points } from '#shared/content/sentences/sentence';
import { levels } from '#shared/core/level';

export const lengths = ['5', '10', '20'] as const;
export const sentencesFrom = ['builtIn', 'examples', 'own'] as const;

const choices = z.object({
  unit: z.enum(['words', 'sentences']).catch('words'),
  length: z.enum(lengths).catch('10'),
  /** Off: the meaning is a hint that costs. */
  showsClue: z.boolean().catch(true),
  hasTimer: z.boolean().catch(false),
  from: z.enum(sentencesFrom).catch('builtIn'),
  level: z.enum(levels).catch('A1'),
  point: z.enum(points).optional().catch(undefined),
  /** A text of one's own, as it was typed. */
  text: z.string().max(20_000).catch(''),
  /** The first word stands in its place already. */
  locked: z.boolean().catch(false),
});
export type Choices = z.infer<typeof choices>;

/** As it was the last time on this device. */
export const useOwnChoices = () => useChoices(choices, 'word-scramble:choices');
