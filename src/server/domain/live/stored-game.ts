import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { type Item, item } from '#shared/items/item';
import { type GameState, gameState } from '#shared/live/game';
import { type LiveSettings, liveSettings } from '#shared/live/settings';

/** A game without its questions, which are long and never change. */
const gameSelect = {
  id: true,
  hostId: true,
  classId: true,
  title: true,
  appId: true,
  leftOut: true,
  seed: true,
  settings: true,
  state: true,
  createdAt: true,
  endedAt: true,
} satisfies Prisma.LiveGameSelect;
type GameRow = Prisma.LiveGameGetPayload<{ select: typeof gameSelect }>;

export interface StoredGame extends Omit<GameRow, 'settings' | 'state'> {
  settings: LiveSettings;
  state: GameState;
}

/** Settings and state of a row come as the database has them. */
export const toGame = (
  row: Omit<GameRow, 'settings' | 'state'> & Record<'settings' | 'state', unknown>,
): StoredGame => ({
  ...row,
  settings: liveSettings.parse(row.settings),
  state: gameState.parse(row.state),
});

export async function findGame(db: Deps['db'] | Transaction, id: string): Promise<StoredGame | undefined> {
  const row = await db.liveGame.findUnique({ where: { id }, select: gameSelect });
  return row ? toGame(row) : undefined;
}

/**
 * How long what a class does may wait for others that do the same. Of twenty classes somebody answers each few
 * milliseconds, and each commit of its own would take the disk about as long.
 */
export const togetherWithin = { restMs: 50 };

const itemList = z.array(item);
/** Of so many games that were asked for last. Reading twenty questions takes longer than judging an answer to one. */
const mostKept = 50;
const kept = new Map<string, Item[]>();

/** The questions of a game with their keys. They never change, so a process reads them once. */
export async function questionsOf(db: Deps['db'] | Transaction, gameId: string): Promise<Item[]> {
  const known = kept.get(gameId);
  kept.delete(gameId);
  const items = known ?? (await readQuestions(db, gameId));
  kept.set(gameId, items);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return items;
}

async function readQuestions(db: Deps['db'] | Transaction, id: string): Promise<Item[]> {
  const { items } = await db.liveGame.findUniqueOrThrow({ where: { id }, select: { items: true } });
  return itemList.parse(items);
}

/** A change that changes nothing makes others wait who would change the game, and tells how it is now. */
export async function holdGame(tx: Transaction, id: string): Promise<StoredGame | undefined> {
  const [row] = await tx.liveGame.updateManyAndReturn({ where: { id }, data: { id }, select: gameSelect });
  return row && toGame(row);
}

/** The same for several, in an order: of two who hold some of the same games one waits for the other. */
export async function holdGames(tx: Transaction, ids: Iterable<string>): Promise<Map<string, StoredGame>> {
  const held = new Map<string, StoredGame>();
  for (const id of [...new Set(ids)].sort()) {
    const game = await holdGame(tx, id);
    if (game) held.set(id, game);
  }
  return held;
}
