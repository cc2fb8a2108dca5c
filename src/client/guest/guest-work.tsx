import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { GuestWorkItem } from '#shared/api/join';
import { appName } from './app-name';
import { guestToken } from './guest-token';
import { server } from './server';
import { useAsked } from './use-asked';

export interface NamedWork extends GuestWorkItem {
  appName: string;
}

async function ask(): Promise<NamedWork[]> {
  if (!guestToken()) return [];
  const { items } = await server.join.mine.query();
  return Promise.all(items.map(async (item) => ({ ...item, appName: await appName(item.appId) })));
}

type AskedWork = ReturnType<typeof useAsked<NamedWork[]>>;
const GuestWorkContext = createContext<AskedWork | undefined>(undefined);

/** Knows what the guest of this device came to, for all pages: one that follows another shows it at once. */
export function GuestWorkProvider({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useAsked(ask);
  // It may have been marked while nobody looked.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
  const work = useMemo(() => ({ data, error, refetch }), [data, error, refetch]);
  return <GuestWorkContext value={work}>{children}</GuestWorkContext>;
}

/** What the guest of this device came to. */
export function useGuestWork(): AskedWork {
  const work = useContext(GuestWorkContext);
  if (!work) throw new Error('useGuestWork needs a GuestWorkProvider above.');
  return work;
}
