import { useEffect, useSyncExternalStore } from 'react';
import { guestToken } from '#client/lib/guest-token';
import type { GuestWorkItem } from '#shared/api/join';
import { appName } from './app-name';
import { server } from './server';

export interface NamedWork extends GuestWorkItem {
  appName: string;
}

interface GuestWork {
  data: NamedWork[] | undefined;
  error: unknown;
  refetch: () => Promise<void>;
}

/** One for all pages: one that follows another shows it at once. What was answered last stays where asking fails. */
let known: GuestWork = { data: undefined, error: undefined, refetch };
const listeners = new Set<() => void>();
/** Of two that are on their way, the later one counts. */
let turn = 0;

async function ask(): Promise<NamedWork[]> {
  if (!guestToken()) return [];
  const { items } = await server.join.mine.query();
  return Promise.all(items.map(async (item) => ({ ...item, appName: await appName(item.appId) })));
}

async function refetch(): Promise<void> {
  turn += 1;
  const own = turn;
  const next = await ask().then(
    (data) => ({ data, error: undefined }),
    (error: unknown) => ({ error }),
  );
  if (own !== turn) return;
  known = { ...known, ...next };
  for (const listener of listeners) listener();
}

/** It may have been marked while nobody looked. */
const lookAgain = () => {
  if (document.visibilityState === 'visible') void refetch();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', lookAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', lookAgain);
  };
}

/** What the guest of this device came to. */
export function useGuestWork(): GuestWork {
  useEffect(() => {
    if (!known.data) void refetch();
  }, []);
  return useSyncExternalStore(subscribe, () => known);
}
