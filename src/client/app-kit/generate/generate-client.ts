import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import type { AppRouter } from '../../../server/routers';
import { currentToken } from '../../lib/session-store';

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
