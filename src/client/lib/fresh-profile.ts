import { useQueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnreachable, reasonOf, statusOf } from './failure-text';
import { partNotFetched } from './import-fetched';
import type { StoredSession } from './session-store';
import { trpc } from './trpc';

/** `failing`: it answers, but with an error of its own. */
export type Trouble = 'unreachable' | 'failing';

const retryMs = 5000;

/** The server says that there is no such session (any more). */
export function isRefusedSession(error: unknown): boolean {
  return [401, 403, 404].includes(statusOf(error));
}

/**
 * The signed-in user as the server knows them, asked again whenever another call, or a part of the page that could not
 * be fetched, makes one doubt that the session is good or the server there, and every few seconds until the server is
 * back. Then everything on the screen is read anew.
 */
export function useFreshProfile(session: StoredSession | undefined) {
  const queryClient = useQueryClient();
  const isSignedIn = session !== undefined;
  const profile = trpc.auth.profile.useQuery(undefined, {
    enabled: isSignedIn,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' && !isRefusedSession(state.error) ? retryMs : false),
  });

  const { status, error } = profile;
  // Kept while it is asked again: a page that came and went with each attempt would lose what is typed there.
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    if (!isSignedIn || status === 'success') setTrouble(undefined);
    else if (status === 'error' && !isRefusedSession(error))
      setTrouble(isUnreachable(error) ? 'unreachable' : 'failing');
  }, [isSignedIn, status, error]);

  const hadTrouble = useRef(false);
  useEffect(() => {
    if (hadTrouble.current && !trouble) void queryClient.invalidateQueries();
    hadTrouble.current = trouble !== undefined;
  }, [trouble, queryClient]);

  useEffect(() => {
    const profileHash = JSON.stringify(getQueryKey(trpc.auth.profile, undefined, 'query'));
    const askAgain = () => {
      const queryKey = getQueryKey(trpc.auth.profile);
      void queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
    };
    const consider = (doubt: unknown) => {
      if (!(doubt instanceof TRPCClientError)) return;
      if (reasonOf(doubt) === 'signed_out' || isUnreachable(doubt)) askAgain();
    };
    window.addEventListener(partNotFetched, askAgain);
    const stops = [
      () => window.removeEventListener(partNotFetched, askAgain),
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (JSON.stringify(event.query.queryKey) !== profileHash) consider(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') consider(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);

  return { profile, trouble };
}
