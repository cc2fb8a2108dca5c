import { useState } from 'react';
import * as z from 'zod';
import { newId } from '#client/lib/new-id';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { values } from '#shared/content/things/attribute';
import { categoryIds } from '#shared/content/things/thing';
import { levels } from '#shared/core/level';
import { withKind } from '#shared/core/older-names';
import { newSeed } from '#shared/core/random';
import { turnLimit } from '#shared/games/twenty-questions/next-question';

const turn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked'), attribute: z.string(), answer: z.enum(values) }),
  z.object({ kind: z.literal('guessed'), thing: z.string(), answer: z.enum(['yes', 'no']) }),
]);

const match = z.object({
  level: z.enum(levels),
  category: z.enum(['', ...categoryIds]),
  seed: z.int(),
  /** Who it is when it is kept, and since when it is played. */
  id: z.uuid().default(newId),
  since: z.number().default(Date.now),
  isKept: z.boolean().default(false),
  turns: z.array(turn).max(turnLimit),
});
/** A game in which the computer guesses. Its questions follow from the seed and the answers. */
export type Match = z.infer<typeof match>;
export type MatchTurn = Match['turns'][number];

const key = '20-questions:match';

/** How long a game has been played: at most a day, since a device may sleep. */
export const secondsSince = (start: number) => Math.min(86_400, Math.max(0, Math.round((Date.now() - start) / 1000)));

/** A game from its beginning. */
export const newMatch = ({ level, category }: Pick<Match, 'level' | 'category'>): Match =>
  match.parse({ level, category, seed: newSeed(), turns: [] });

/** The game on this device: a reload goes on where it was. */
export function useMatch(): [Match | undefined, (next: Match | undefined) => void] {
  const [current, setCurrent] = useState(() => match.safeParse(withKind(readStoredJson(key))).data);
  function set(next: Match | undefined) {
    writeStored(key, next ? JSON.stringify(next) : null);
    setCurrent(next);
  }
  return [current, set];
}
