import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type FollowedRecord, keyOf } from '#shared/api/changes';
import { followRecord, isFollowed, onFollowedChange } from './tabs';

/**
 * Calls back when a record has changed. False as long as the server cannot tell: then the screen looks by itself, now
 * and then.
 */
export function useChanges({ kind, id }: FollowedRecord, changed: () => void): boolean {
  const onChange = useEffectEvent(changed);
  useEffect(() => followRecord({ kind, id }, onChange), [kind, id]);
  return useSyncExternalStore(onFollowedChange, () => isFollowed(keyOf({ kind, id })));
}
