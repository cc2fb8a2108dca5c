import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { values } from '#shared/content/things/attribute';
import { categoryIds } from '#shared/content/things/thing';
import { keysOf } from '#shared/core/keys-of';
import { levels } from '#shared/core/level';
import { withKind } from '#shared/core/older-names';
import { gameGrammars, gameTurn } from '#shared/games/twenty-questions/game';
import { rules } from '#shared/items/question-set';

const secret = z.object({
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  /** Of a teacher's own secret: what she said is true of it. */
  answers: z.record(z.string(), z.enum(values)).optional(),
});
export type Secret = z.infer<typeof secret>;

/**
 * A game of 20 Questions is an attempt whose questions the player asks. It stands in the attempt's source, which no
 * player gets to see.
 */
export const gameSource = z.object({
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
  /** Of given work alone: how it is taken. */
  rules: rules.optional(),
});
export type GameSource = z.infer<typeof gameSource>;

/** What a game is played with, as it is drawn. */
export type DrawnGame = Pick<GameSource, 'level' | 'category' | 'secret' | 'own' | 'added'>;

const anyGame = z.object({ kind: gameSource.shape.kind });

/** Whether an attempt is a game: its questions are asked there, and answered nowhere else. */
export const isGame = ({ source }: { source: Prisma.JsonValue }): boolean =>
  anyGame.safeParse(withKind(source)).success;
