import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { ownAttempt } from '#server/domain/attempts/stored-attempt';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { GameOutput } from '#shared/api/twenty-questions';
import { values } from '#shared/content/things/attribute';
import { categoryIds } from '#shared/content/things/thing';
import { keysOf } from '#shared/core/keys-of';
import { levels } from '#shared/core/level';
import { withKind } from '#shared/core/older-names';
import { gameGrammars, gameTurn } from '#shared/games/twenty-questions/game';
import { questionLimit } from '#shared/games/twenty-questions/next-question';

const secret = z.object({
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  /** Of a teacher's own secret: what she said is true of it. */
  answers: z.record(z.string(), z.enum(values)).optional(),
});
export type Secret = z.infer<typeof secret>;

/**
 * A game is an attempt whose questions the player asks. It stands in the attempt's source, which no player gets to see.
 */
const gameSource = z.object({
  kind: z.literal('twenty'),
  level: z.enum(levels),
  category: z.enum(categoryIds).optional(),
  grammar: z.enum(keysOf(gameGrammars)),
  secret,
  /** Of saved secrets: all of them, since any may be guessed. */
  own: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  /** Of a game with our things: those that were added to them, since these may be guessed too. */
  added: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  turns: z.preprocess(withKind, z.array(gameTurn)).default([]),
  /** What was typed first, by the right form of the question: it is told when the question is asked well. */
  slips: z.record(z.string(), z.object({ typed: z.string(), why: z.string() })).default({}),
});
export type GameSource = z.infer<typeof gameSource>;

const gameSelect = {
  id: true,
  title: true,
  source: true,
  items: true,
  startedAt: true,
  finishedAt: true,
} satisfies Prisma.AttemptSelect;
export type GameRow = Omit<Prisma.AttemptGetPayload<{ select: typeof gameSelect }>, 'source'> & { game: GameSource };

/** The caller's own game; of a guest's, anyone who knows its id is the guest. Other attempts are no games. */
export async function findGame(
  { db }: Pick<Deps, 'db'>,
  user: User | undefined,
  id: string,
): Promise<GameRow | undefined> {
  const row = await db.attempt.findFirst({ where: ownAttempt({ user }, id), select: gameSelect });
  const parsed = gameSource.safeParse(row?.source);
  if (!row || !parsed.success) return undefined;
  const { source: _, ...rest } = row;
  return { ...rest, game: parsed.data };
}

export const isFound = ({ turns, secret: { id } }: GameSource) =>
  turns.some((turn) => turn.kind === 'guessed' && turn.about === id);

/** A game as its player may see it. */
export function gameView({ id, title, startedAt, finishedAt, game }: Omit<GameRow, 'items'>): GameOutput {
  const { level, category, grammar, own, turns } = game;
  return {
    id,
    title,
    level,
    category: category ?? null,
    grammar,
    names: own.map(({ name }) => name),
    limit: questionLimit,
    turns,
    startedAt: startedAt.toISOString(),
    over: finishedAt ? { found: isFound(game), secret: game.secret.name, emoji: game.secret.emoji } : null,
  };
}
