import { useCallback, useEffect, useState } from 'react';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { openEvents } from '#client/live/stream';
import { notify } from '#client/ui/toast';
import { type HostLive, hostLive } from '#shared/api/live';
import type { Press } from '#shared/live/game';

/** How often one looks where nothing is told, and where only time makes the next press possible. */
const lookMs = { untold: 2_000, waiting: 1_000 };
/** Before a stream that was refused or ended is opened again. */
const againMs = 3_000;

/** A game as its host sees it: told by the server as it happens, looked at where it cannot tell. */
export function useHostGame(id: string) {
  const utils = trpc.useUtils();
  const [isTold, setTold] = useState(false);
  const query = trpc.live.host.useQuery(
    { id },
    {
      retry: false,
      staleTime: 0,
      refetchInterval: ({ state: { data, status } }) => {
        if (data?.game.phase === 'ended') return false;
        if (data?.game.phase === 'locked' && !data.possible.includes('reveal')) return lookMs.waiting;
        // A stream may outlive a moment in which nothing could be asked.
        return isTold && status !== 'error' ? false : lookMs.untold;
      },
    },
  );
  const isThere = query.isSuccess;
  const { phase, closesAt = null } = query.data?.game ?? {};
  const isOver = phase === 'ended';
  const offset = query.data ? query.data.now - query.dataUpdatedAt : 0;

  /** What a press answers and what the stream tells come in any order: the newer one stays. */
  const take = useCallback(
    (seen: HostLive) =>
      void utils.live.host.setData({ id }, (known) => (known && known.game.version > seen.game.version ? known : seen)),
    [id, utils],
  );

  useEffect(() => {
    if (!isThere || isOver) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = () =>
      openEvents({
        procedure: 'live.followHost',
        input: { id },
        shape: hostLive,
        onSaid(said) {
          setTold(true);
          take(said);
        },
        onLost: () => setTold(false),
        onOver() {
          setTold(false);
          void utils.live.host.invalidate({ id });
          again = setTimeout(() => {
            close = open();
          }, againMs);
        },
      });
    let close = open();
    return () => {
      clearTimeout(again);
      close();
    };
  }, [id, isThere, isOver, utils, take]);

  // Nothing is told when time alone closes a question.
  useEffect(() => {
    if (closesAt === null) return;
    const look = () => void utils.live.host.invalidate({ id });
    const timer = setTimeout(look, Math.max(0, closesAt - offset - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [id, closesAt, offset, utils]);

  const pressing = trpc.live.press.useMutation({
    meta: { showsOwnErrors: true },
    onSuccess: take,
    onError(error) {
      void utils.live.host.invalidate({ id });
      // Pressed twice, or on another device too: where the game is now is seen at once.
      if (reasonOf(error) === 'live_moved_on') return;
      notify.error(failureText(error, texts));
    },
  });
  function press(kind: Press['kind']) {
    const { data } = query;
    if (!data?.possible.includes(kind)) return;
    // What the stream tells may be there before the answer to the press that led to it: what is seen can be pressed.
    if (pressing.isPending && pressing.variables.version === data.game.version) return;
    pressing.mutate({
      id,
      version: data.game.version,
      press: kind === 'extend' ? { kind, seconds: 15 } : { kind },
    });
  }
  return { query, offset, press, isLost: query.isError || query.fetchStatus === 'paused' };
}

const texts = {
  fallback: 'This did not work. Please try again.',
  network: 'The server could not be reached. Please check your connection and press again.',
};
