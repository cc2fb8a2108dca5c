import { useState } from 'react';
import * as z from 'zod';
import { levels } from '../../../shared/content/level';
import { values } from '../../../shared/content/things/attribute';
import { categoryIds } from '../../../shared/content/things/thing';
import { questionLimit } from '../../../shared/engines/twenty/next-question';
import { readStoredJson, writeStored } from '../../lib/storage';

const turn = z.discriminatedUnion('is', [
  z.object({ is: z.literal('asked'), attribute: z.string(), answer: z.enum(values) }),
  z.object({ is: z.literal('guessed'), thing: z.string(), answer: z.enum(['yes', 'no']) }),
]);

const match = z.object({
  level: z.enum(levels),
  category: z.enum(['', ...categoryIds]),
  seed: z.int(),
  turns: z.array(turn).max(questionLimit),
});
/** A game in which the computer guesses. Its questions follow from the seed and the answers. */
export type Match = z.infer<typeof match>;
export type MatchTurn = Match['turns'][number];

const key = '20-questions:match';

/** The game on this device: a reload goes on where it was. */
export function useMatch(): [Match | undefined, (next: Match | undefined) => void] {
  const [current, setCurrent] = useState(() => match.safeParse(readStoredJson(key)).data);
  function set(next: Match | undefined) {
    writeStored(key, next ? JSON.stringify(next) : null);
    setCurrent(next);
  }
  return [current, set];
}
