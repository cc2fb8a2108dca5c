import { httpBatchLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/routers';
import { currentToken } from './session-store';

export const trpc = createTRPCReact<AppRouter>();

/** What each procedure takes, before its schema fills in what is left out. */
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;
/**
 * A server that does not answer for so long is taken as not there, so that nobody waits in front of a spinner forever.
 */
const giveUpAfterMs = 30_000;

/** `fetch` with an end. */
function patientFetch(input: RequestInfo | URL | string, init: RequestInit = {}): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new DOMException('The server took too long.', 'TimeoutError')),
    giveUpAfterMs,
  );
  init.signal?.addEventListener('abort', () => stop.abort(init.signal?.reason));
  return fetch(input, { ...init, signal: stop.signal }).finally(() => clearTimeout(timer));
}

/** What a page that is loaded later adds to each request. */
export const ownHeaders: Record<string, string> = {};

export function createTrpcClient() {
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: '/trpc',
        maxItems: 20,
        fetch: patientFetch,
        headers() {
          const token = currentToken();
          return token ? { ...ownHeaders, authorization: `Bearer ${token}` } : ownHeaders;
        },
      }),
    ],
  });
}
