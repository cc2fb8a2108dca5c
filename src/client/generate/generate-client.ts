import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { currentToken } from '#client/lib/session-store';
import type { AppRouter } from '#server/routers';

/**
 * Calls that somebody waits for while the answer is written. A client of its own, because other calls are answered as a
 * whole and given up sooner; loaded with what needs it.
 */
export const generateClient = createTRPCClient<AppRouter>({
  links: [
    httpBatchStreamLink({
      url: '/trpc',
      headers() {
        const token = currentToken();
        return token ? { authorization: `Bearer ${token}` } : {};
      },
    }),
  ],
});
