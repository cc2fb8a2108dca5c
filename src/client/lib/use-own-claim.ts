import { useUser } from '#client/lib/auth';
import { trpc } from '#client/lib/trpc';

/** Until when the student who is signed in may claim the account. Nobody else is asked about. */
export function useOwnClaim() {
  const { isManaged } = useUser();
  return trpc.students.ownClaim.useQuery(undefined, { enabled: isManaged === true, retry: false });
}
