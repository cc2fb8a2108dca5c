import { useCallback, useRef } from 'react';
import { useAuth } from '#client/lib/auth';
import { reasonOf, statusOf } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import type { FailureReason } from '#shared/core/failures';

/** To send it again would not help: it is of the wrong shape, its attempt is gone or over. */
const finalStatuses: readonly number[] = [400, 404, 409];
/** What is somebody's own is not there for others. */
const hidden: readonly (FailureReason | undefined)[] = ['attempt_not_found', 'game_not_found'];

/**
 * Says of a refusal about an attempt whether it would be the same at the next try. Where the server is in trouble it
 * would not; and a session that has ended hides one's own attempt, which is there again after signing in.
 */
export function useIsFinal(): (error: unknown) => Promise<boolean> {
  const utils = trpc.useUtils();
  const { isAuthenticated } = useAuth();
  // Whose session has ended is nobody any more, and the attempt is still theirs.
  const wasSignedIn = useRef(isAuthenticated);
  if (isAuthenticated) wasSignedIn.current = true;
  return useCallback(
    async (error) => {
      if (!finalStatuses.includes(statusOf(error))) return false;
      if (!hidden.includes(reasonOf(error)) || !wasSignedIn.current) return true;
      return utils.client.auth.profile.query().then(
        () => true,
        () => {
          void utils.auth.profile.invalidate();
          return false;
        },
      );
    },
    [utils],
  );
}
