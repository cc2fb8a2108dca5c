import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useEffect, useRef } from 'react';
import type { AppUse } from '#shared/api/profile';
import { useAuth } from './auth';
import { trpc } from './trpc';

/** What the server remembers of the user's apps, by app; those never starred or opened are not in it. */
export type AppUses = ReadonlyMap<string, AppUse>;

interface UsesAnswer {
  apps: AppUse[];
}

/** The answer with one app's entry changed, or added. */
export function withUse(answer: UsesAnswer, appId: string, change: Partial<AppUse>): UsesAnswer {
  const entry = answer.apps.find((use) => use.appId === appId);
  const changed = { favourite: false, lastOpenedAt: null, ...entry, ...change, appId };
  return { apps: [...answer.apps.filter((use) => use !== entry), changed] };
}

/** Favourites and last used apps of the signed-in user. */
export function useAppUses() {
  const { isAuthenticated } = useAuth();
  const { data, isPending, isError, refetch } = trpc.profile.apps.useQuery(undefined, { enabled: isAuthenticated });
  const uses: AppUses = new Map(data?.apps.map((use) => [use.appId, use]));
  return { uses, isPending, isError, refetch };
}

/** Stars an app at once, and takes that back with a message when the server does not take it. */
export function useSetFavourite() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const show = (id: string, favourite: boolean) =>
    utils.profile.apps.setData(undefined, (answer) => answer && withUse(answer, id, { favourite }));
  return trpc.profile.setFavourite.useMutation({
    // One after the other, so that the last press is what the server has in the end.
    scope: { id: 'favourites' },
    async onMutate({ id, favourite }) {
      await utils.profile.apps.cancel();
      show(id, favourite);
    },
    onError: (_error, { id, favourite }) => show(id, !favourite),
    async onSettled() {
      const mutationKey = getMutationKey(trpc.profile.setFavourite);
      // An answer in between would undo what was pressed since.
      if (queryClient.isMutating({ mutationKey }) === 1) await utils.profile.apps.invalidate();
    },
  });
}

/** Notes once that the signed-in user has opened an app. Nobody waits for it, and its failure is nobody's concern. */
export function useRecordOpening(id: string): void {
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const recorded = useRef<string>(undefined);
  const userId = user?.id;
  useEffect(() => {
    const opening = `${userId} ${id}`;
    if (!userId || recorded.current === opening) return;
    recorded.current = opening;
    utils.client.profile.appOpened
      .mutate({ id })
      .then((use) => utils.profile.apps.setData(undefined, (answer) => answer && withUse(answer, id, use)))
      .catch(() => {});
  }, [userId, id, utils]);
}
