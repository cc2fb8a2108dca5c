import { useMemo } from 'react';
import { useAuth } from '#client/lib/auth';
import { trpc } from '#client/lib/trpc';
import { usePack } from '#client/twenty-questions/use-pack';
import { withAdded } from '#shared/games/twenty-questions/added-things';

/** The things with those that a teacher approved, where the server can be reached. */
export function useClassPack() {
  const { user } = useAuth();
  const { pack, ...loading } = usePack();
  const added = trpc.twentyQuestions.added.useQuery(undefined, { enabled: Boolean(user) });
  const approved = user ? added.data?.things : undefined;
  const whole = useMemo(() => pack && withAdded(pack, approved ?? []), [pack, approved]);
  return { pack: whole, ...loading };
}
