import { useAttemptServer } from '#client/attempts/attempt-server';
import { useGame } from '#client/twenty-questions/use-game';
import { twentyApp } from '#shared/games/twenty-questions/app';
import type { OpenWorkProps } from './work-intro';

/** A game that a class was given. It is begun as all given work is, and what runs is gone on with. */
export function useGivenGame({ activity, place }: Pick<OpenWorkProps, 'activity' | 'place'>) {
  const { start } = useAttemptServer();
  return useGame<void>({
    storageKey: `game:${place}`,
    start: async () => (await start({ appId: twentyApp, activity, mode: 'practice' })).id,
  });
}
