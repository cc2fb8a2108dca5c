import { createTRPCClient, httpLink } from '@trpc/client';
import { guestToken } from '#client/lib/guest-token';
import { patientFetch } from '#client/lib/patient-fetch';
import type { AppRouter } from '#server/routers';
import { guestTokenHeader } from '#shared/core/guest-token';

/** Asks the server as the guest of this device, also where somebody is signed in: the work is the guest's. */
export const server = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: '/trpc',
      fetch: patientFetch,
      headers() {
        const token = guestToken();
        return token ? { [guestTokenHeader]: token } : {};
      },
    }),
  ],
});
