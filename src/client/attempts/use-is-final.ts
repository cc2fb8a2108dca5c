import { useCallback } from 'react';
import { reasonOf, statusOf } from '#client/lib/failure-text';
import type { FailureReason } from '#shared/core/failures';
import { useAttemptServer } from './attempt-server';

/** To send it again would not help: it is of the wrong shape, its attempt is gone or over. */
const finalStatuses: readonly number[] = [400, 404, 409];
/** What is somebody's own is not there for others. */
const hidden: readonly (FailureReason | undefined)[] = ['attempt_not_found', 'game_not_found'];

/**
 * Says of a refusal about an attempt whether it would be the same at the next try. Where the server is in trouble it
 * would not; and a session that has ended hides one's own attempt, which is there again after signing in.
 */
export function useIsFinal(): (error: unknown) => Promise<boolean> {
  const { stillKnowsPlayer } = useAttemptServer();
  return useCallback(
    async (error) => {
      if (!finalStatuses.includes(statusOf(error))) return false;
      return !hidden.includes(reasonOf(error)) || stillKnowsPlayer();
    },
    [stillKnowsPlayer],
  );
}
