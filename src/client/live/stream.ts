import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import { EventSource } from 'eventsource';
import { currentToken } from '#client/lib/session-store';
import type { AppRouter } from '#server/routers';
import type { FollowedRecord, FollowOutput } from '#shared/api/changes';

/**
 * Asks with the token of now: a stream that reconnects would bring the one that it began with, and in its address, where
 * browsers would send it, a token has no place.
 */
function fetchSigned(url: string | URL, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${currentToken() ?? ''}` } });
}

const client = createTRPCClient<AppRouter>({
  links: [httpSubscriptionLink({ url: '/trpc', EventSource, eventSourceOptions: () => ({ fetch: fetchSigned }) })],
});

interface Told {
  /** Which records are followed, and which of them have changed. */
  onTold(told: FollowOutput): void;
  /** The server cannot be heard: it is tried again by itself. */
  onLost(): void;
  /** It told that this is over, or refused. */
  onOver(): void;
}

/** Follows records at the server. Answers how to stop. */
export function openStream(records: FollowedRecord[], { onTold, onLost, onOver }: Told): () => void {
  const { unsubscribe } = client.changes.follow.subscribe(
    { records },
    {
      onData: onTold,
      onConnectionStateChange: ({ state }) => state === 'connecting' && onLost(),
      onError: onOver,
      onComplete: onOver,
    },
  );
  return unsubscribe;
}
