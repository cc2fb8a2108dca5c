import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { AuthProvider } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { createTrpcClient, trpc } from '#client/lib/trpc';
import { walletNetworkText } from '#client/lib/wallet-failures';
import { notify } from '#client/ui/toast';
import { Toaster } from '#client/ui/toaster';
import { CrashGuard } from './crash-guard';
import { Layout } from './layout';
import { LoadGuard } from './load-guard';
import { Routes } from './routes';

const plainFailure = {
  fallback: 'Something went wrong. Please try again.',
  network: 'The server could not be reached. Please check your connection and try again.',
};

function createQueryClient(): QueryClient {
  return new QueryClient({
    // A browser that thinks it is offline may still reach a server on the school's own network: always ask.
    defaultOptions: {
      queries: { staleTime: 10_000, retry: 1, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
    // A change that fails is said once, here; a screen that says it better sets `showsOwnErrors`.
    mutationCache: new MutationCache({
      onError(error, _variables, _context, mutation) {
        if (mutation.meta?.showsOwnErrors) return;
        const network = walletNetworkText(mutation.options.mutationKey) ?? plainFailure.network;
        notify.error(failureText(error, { ...plainFailure, network }));
      },
    }),
  });
}

export function App() {
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(createTrpcClient);
  return (
    <StrictMode>
      <CrashGuard>
        <trpc.Provider client={trpcClient} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <AuthProvider>
              <Layout>
                <LoadGuard>
                  <Routes />
                </LoadGuard>
              </Layout>
            </AuthProvider>
          </QueryClientProvider>
        </trpc.Provider>
      </CrashGuard>
      <Toaster />
    </StrictMode>
  );
}
