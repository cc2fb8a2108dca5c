import { createBell } from '#server/domain/changes/bell';
import type { Deps } from '#server/domain/platform/deps';
import { lookAtGame, type SeenGame } from './snapshot';

/*
 * All who follow one game in this process stand in one room: the game is read once for all of them, when it has changed.
 * While answers come that is at most four times a second; what its teacher presses is seen at once.
 */

type Needs = Pick<Deps, 'db' | 'reader' | 'changes' | 'log'>;

const restMs = 250;
/** Of one player or host: two windows and one that is just going away. */
const mostOfOne = 4;

interface Room {
  /** Nothing where the game is gone. */
  snapshot: SeenGame | undefined;
  followers: Set<() => void>;
  /** How many streams each of them has. */
  streams: Map<string, number>;
  close(): void;
  isClosed(): boolean;
}

/** By the database, as a test may have several portals. */
const roomsOf = new WeakMap<Deps['db'], Map<string, Promise<Room>>>();

export interface Place {
  snapshot(): SeenGame | undefined;
  /** Whether it was the last stream of this one. */
  leave(): boolean;
}

/** Takes a place in the room of a game, and is called whenever there is something new. Nothing where it is full of them. */
export async function enterRoom(
  deps: Needs,
  gameId: string,
  who: string,
  news: () => void,
): Promise<Place | undefined> {
  const rooms = roomsOf.get(deps.db) ?? new Map<string, Promise<Room>>();
  roomsOf.set(deps.db, rooms);
  let room: Room;
  // Its last follower may leave while this one waits: that room is closed for good.
  do {
    const opening = rooms.get(gameId) ?? openRoom(deps, gameId, () => rooms.delete(gameId));
    rooms.set(gameId, opening);
    room = await opening;
  } while (room.isClosed() && room.snapshot);
  const streams = room.streams.get(who) ?? 0;
  if (room.isClosed() || streams >= mostOfOne) return undefined;
  room.streams.set(who, streams + 1);
  room.followers.add(news);
  return {
    snapshot: () => room.snapshot,
    leave() {
      if (!room.followers.delete(news)) return false;
      const left = (room.streams.get(who) ?? 1) - 1;
      if (left > 0) room.streams.set(who, left);
      else room.streams.delete(who);
      if (room.followers.size === 0) room.close();
      return left === 0;
    },
  };
}

async function openRoom(deps: Needs, gameId: string, forget: () => void): Promise<Room> {
  const bell = createBell();
  const pressed = createBell();
  let isClosed = false;
  const kinds = ['live', 'live-press'] as const;
  const stop = deps.changes.follow(
    `live ${gameId}`,
    kinds.map((kind) => ({ kind, id: gameId })),
    ({ kind }) => {
      bell.ring();
      if (kind === 'live-press') pressed.ring();
    },
  );
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    stop?.();
    forget();
    bell.ring();
  };
  try {
    const room: Room = {
      snapshot: await lookAtGame(deps, gameId),
      followers: new Set(),
      streams: new Map(),
      close,
      isClosed: () => isClosed,
    };
    void keepUp(room);
    return room;
  } catch (error) {
    close();
    throw error;
  }

  async function keepUp(room: Room): Promise<void> {
    while (!isClosed && room.snapshot) {
      await bell.within(lookAnywayMs);
      if (isClosed) return;
      // Where the database cannot be read, its followers end, and come back as to a restart.
      room.snapshot = await lookAtGame(deps, gameId, room.snapshot).catch((error: unknown) => {
        deps.log.error({ err: error, gameId }, 'A live game could not be read.');
        return undefined;
      });
      for (const news of room.followers) news();
      await pressed.within(restMs);
    }
    close();
  }
}

/** What another process did not tell is found then. */
const lookAnywayMs = 15_000;
