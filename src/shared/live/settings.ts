import * as z from 'zod';
import type { ItemKind } from '#shared/items/item';
import { ways } from './ways';

/** Where players have their names from: the class, the portal, or themselves. */
export const nameSources = ['roster', 'generated', 'own'] as const;
export type NameSource = (typeof nameSources)[number];

export const mostSeconds = 600;
export const mostTeams = 6;
/** How many players without a device are added with one press. */
export const mostOnPaper = 60;

export const liveSettings = z.strictObject({
  way: z.enum(ways).default('together'),
  /** accuracy: only what is right counts. speed: quick right answers count up to twice as much. */
  points: z.enum(['accuracy', 'speed']).default('accuracy'),
  /** For each question; nothing where the teacher closes it. */
  seconds: z.int().min(5, 'At least 5 seconds, please.').max(mostSeconds, 'At most 600 seconds, please.').nullable(),
  names: z.enum(nameSources).default('generated'),
  /** Whether players see the names of others in the standings. */
  showsNames: z.boolean().default(true),
  /** How many teams there are, where teams play. */
  teams: z.int().min(2, 'At least 2 teams, please.').max(mostTeams, 'At most 6 teams, please.').default(2),
  sound: z.boolean().default(false),
});
export type LiveSettings = z.infer<typeof liveSettings>;

/** What can be answered on a phone in seconds, and counted at once. */
const liveKinds: readonly ItemKind[] = ['mc', 'tf', 'multi', 'poll', 'short', 'gap', 'numeric', 'order'];
export const isPlayable = ({ kind }: { kind: ItemKind }): boolean => liveKinds.includes(kind);
