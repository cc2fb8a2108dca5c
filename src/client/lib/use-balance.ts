import { useAuth } from './auth';
import { trpc } from './trpc';

/** All that the signed-in user can spend now; the stored credits until the server has said. */
export function useTotalTokens(): number {
  const { user, isAuthenticated } = useAuth();
  const balance = trpc.tokens.balance.useQuery(undefined, { enabled: isAuthenticated });
  return balance.data?.totalTokens ?? user?.aiCredits ?? 0;
}
