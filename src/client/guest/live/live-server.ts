import { createTRPCClient, httpLink } from '@trpc/client';
import { guestToken } from '#client/lib/guest-token';
import { patientFetch } from '#client/lib/patient-fetch';
import type { AppRouter } from '#server/routers';
import { guestTokenHeader } from '#shared/core/guest-token';
import { currentToken } from '../session';

/** As whom this device plays: a student who is signed in, and a guest by its token. The server knows which of them. */
function playerHeaders(): Record<string, string> {
  const guest = guestToken();
  const token = currentToken();
  return { ...(guest && { [guestTokenHeader]: guest }), ...(token && { authorization: `Bearer ${token}` }) };
}

/** The server of live games, asked as this device's player. */
export const liveServer = createTRPCClient<AppRouter>({
  links: [httpLink({ url: '/trpc', fetch: patientFetch, headers: playerHeaders })],
}).live;

/** Opens the stream of a game. No token stands in its address, which logs keep. */
export const connectTo = (id: string, signal: AbortSignal): Promise<Response> =>
  fetch(`/trpc/live.follow?input=${encodeURIComponent(JSON.stringify({ id }))}`, {
    signal,
    cache: 'no-store',
    headers: { ...playerHeaders(), accept: 'text/event-stream' },
  });
