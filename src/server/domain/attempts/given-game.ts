import * as z from 'zod';
import { attributes, table, thingById, things } from '#shared/content/things/pack';
import { categoryIds } from '#shared/content/things/thing';
import { keysOf } from '#shared/core/keys-of';
import { levels } from '#shared/core/level';
import { mulberry32, pick } from '#shared/core/random';
import { type AddedThing, withAdded } from '#shared/games/twenty-questions/added-things';
import { gameGrammars, type SecretsData, secretsData } from '#shared/games/twenty-questions/game';
import { choosePool, type PoolWish } from '#shared/games/twenty-questions/pool';
import { secretItem } from '#shared/games/twenty-questions/secret-item';
import type { DrawnGame, GameSource } from './game-source';

/** A game of 20 Questions as a class was given it: with the secrets themselves, where its teacher has saved them. */
export const givenGame = z.strictObject({
  kind: z.literal('twenty-questions'),
  level: z.enum(levels),
  category: z.enum(categoryIds).optional(),
  grammar: z.enum(keysOf(gameGrammars)),
  secrets: secretsData.shape.secrets.optional(),
  /** Of one secret for all: what it is drawn by. It stays here, as it tells the secret. */
  seed: z.int().optional(),
});
export type GivenGame = z.infer<typeof givenGame>;

/** A game with a secret of our things, or of those that were added to them; nothing where there are none. */
export function drawFromPack(
  { level, category }: PoolWish,
  seed: number,
  added: readonly AddedThing[] = [],
): DrawnGame | undefined {
  const pack = withAdded({ things, attributes, table }, added);
  const thing = pick(choosePool(pack, { level, category }).things, mulberry32(seed));
  if (!thing) return undefined;
  const { id, name, emoji } = thing;
  const answers = added.find((one) => one.id === id)?.answers;
  return {
    level,
    category,
    secret: { id, name, emoji, ...(answers && { answers: { ...answers } }) },
    own: [],
    added: pack.things.slice(things.length).map((one) => ({ id: one.id, name: one.name })),
  };
}

/** A game with one of a teacher's own secrets. */
export function drawFromSaved(
  secrets: SecretsData['secrets'],
  level: DrawnGame['level'],
  seed: number,
): DrawnGame | undefined {
  const choice = pick(secrets, mulberry32(seed));
  if (!choice) return undefined;
  const ours = choice.thing ? thingById(choice.thing) : undefined;
  const secret = ours
    ? { id: ours.id, name: ours.name, emoji: ours.emoji }
    : { id: choice.id, name: choice.name, emoji: '', answers: choice.answers };
  return { level, secret, own: secrets.map(({ id, name, thing }) => ({ id: thing ?? id, name })), added: [] };
}

/**
 * An attempt at a given game, before anything is asked. One secret for all is that of the first game of each player;
 * who plays again has another.
 */
export function drawGame(game: GivenGame, { seed, isFirst }: { seed: number; isFirst: boolean }) {
  const drawnBy = isFirst ? (game.seed ?? seed) : seed;
  const drawn = game.secrets ? drawFromSaved(game.secrets, game.level, drawnBy) : drawFromPack(game, drawnBy);
  if (!drawn) return undefined;
  const source: GameSource = { kind: 'twenty', ...drawn, grammar: game.grammar, turns: [], slips: {} };
  return { source, items: [secretItem(drawn.secret.name)] };
}
