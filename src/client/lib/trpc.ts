import { httpBatchLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/routers';
import { patientFetch } from './patient-fetch';
import { currentToken } from './session-store';

export const trpc = createTRPCReact<AppRouter>();

/** What each procedure takes, before its schema fills in what is left out. */
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

export function createTrpcClient() {
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: '/trpc',
        maxItems: 20,
        fetch: patientFetch,
        headers() {
          const token = currentToken();
          return token ? { authorization: `Bearer ${token}` } : {};
        },
      }),
    ],
  });
}
