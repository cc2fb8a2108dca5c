import { setMaxListeners } from 'node:events';
import type { Changes } from '#server/domain/platform/deps';
import { keyOf, type ToldRecord } from '#shared/api/changes';

/** Changes with what the process needs besides. */
export interface ProcessChanges extends Changes {
  /** Whether anybody follows anything. */
  isFollowed(): boolean;
  /** Calls back to all who follow something: any of it may have changed. */
  tellAll(): void;
  /** Ends all following, as the process ends. */
  end(): void;
}

/** So many followers may a user have at once: a browser needs one. */
const mostOfUser = 12;

interface Follower {
  by: string;
  records: readonly ToldRecord[];
  changed(record: ToldRecord): void;
}

/** Tells of changes within this process. */
export function createChanges(): ProcessChanges {
  const followers = new Map<string, Set<Follower>>();
  const ofUsers = new Map<string, number>();
  const ending = new AbortController();
  // Every follower waits for it.
  setMaxListeners(0, ending.signal);

  function add(follower: Follower, key: string): void {
    const others = followers.get(key) ?? new Set();
    followers.set(key, others.add(follower));
  }

  function remove(follower: Follower, key: string): void {
    const others = followers.get(key);
    others?.delete(follower);
    if (others?.size === 0) followers.delete(key);
  }

  return {
    ended: ending.signal,
    tell(record) {
      for (const follower of followers.get(keyOf(record)) ?? []) follower.changed(record);
    },
    follow(by, records, changed) {
      const count = ofUsers.get(by) ?? 0;
      if (count >= mostOfUser) return undefined;
      ofUsers.set(by, count + 1);
      const follower = { by, records, changed };
      const keys = new Set(records.map(keyOf));
      for (const key of keys) add(follower, key);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        for (const key of keys) remove(follower, key);
        const left = (ofUsers.get(by) ?? 1) - 1;
        if (left > 0) ofUsers.set(by, left);
        else ofUsers.delete(by);
      };
    },
    isFollowed: () => followers.size > 0,
    tellAll() {
      const all = new Set([...followers.values()].flatMap((some) => [...some]));
      for (const { records, changed } of all) for (const record of records) changed(record);
    },
    end: () => ending.abort(),
  };
}
