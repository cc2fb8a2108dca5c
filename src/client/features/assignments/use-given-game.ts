import { useEffect } from 'react';
import { useAttemptCalls } from '#client/attempts/use-attempt-calls';
import { trpc } from '#client/lib/trpc';
import { useGame } from '#client/twenty-questions/use-game';
import { twentyApp } from '#shared/games/twenty-questions/app';
import type { OpenWorkProps } from './work-intro';

/** A game that a class was given. It is begun as all given work is, and what runs is gone on with. */
export function useGivenGame({ activity, place }: Pick<OpenWorkProps, 'activity' | 'place'>) {
  const utils = trpc.useUtils();
  const { start } = useAttemptCalls();
  const game = useGame<void>({
    storageKey: `game:${place}`,
    start: async () => (await start({ appId: twentyApp, activity, mode: 'practice' })).id,
  });
  const isOver = game.state.kind === 'finished';
  useEffect(() => {
    if (!isOver) return;
    void utils.assignments.invalidate();
    void utils.join.invalidate();
  }, [isOver, utils]);
  return game;
}
