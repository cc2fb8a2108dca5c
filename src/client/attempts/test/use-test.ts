import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RouterInputs } from '#client/lib/trpc';
import type { AppId } from '#shared/core/apps';
import type { LearnerResponse } from '#shared/items/response';
import { useAttemptServer } from '../attempt-server';
import { hasMovedOn } from '../use-answers';
import { type AttemptPlayer, type AttemptStart, useAttempt } from '../use-attempt';
import { tabName } from './tab-name';

/** Long enough for a word to be typed, short enough for nothing to be lost. */
const pauseMs = 700;

/**
 * A test as it is taken: an attempt in which every change is saved by itself, and that is gone on with after a reload
 * or on another device. One tab answers, others watch until they take over.
 */
export function useTest(appId: AppId, place?: string) {
  const [tab] = useState(tabName);
  const player = useAttempt(appId, { tab, place });
  const { state, begin, keep: keepAnswer, answer, flush, refresh, leave } = player;
  const { noteChange } = useAttemptServer();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is chosen where it only counts when one goes on. */
  const [draft, setDraft] = useState<{ itemId: string; response: LearnerResponse }>();
  const isElsewhere = state.kind === 'watching';
  const items = 'attempt' in state ? state.attempt.items : undefined;
  const answers = useMemo((): Record<string, LearnerResponse> => {
    const entries = items?.flatMap(({ item, given }) => (given ? [[item.id, given] as const] : [])) ?? [];
    return { ...Object.fromEntries(entries), ...(draft && !isElsewhere && { [draft.itemId]: draft.response }) };
  }, [items, draft, isElsewhere]);

  /** Keeps an answer on the device at once, and at the server after a moment. */
  const keep = useCallback(
    (itemId: string, response: LearnerResponse) => {
      keepAnswer(itemId, response);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pauseMs);
    },
    [keepAnswer, flush],
  );

  /** Sends one answer now, where the next question depends on it. Says whether there is one. */
  const send = useCallback(
    async (itemId: string, response: LearnerResponse): Promise<'next' | 'last' | 'unsent'> => {
      setDraft(undefined);
      const outcome = await answer(itemId, response);
      if (!outcome) return 'unsent';
      return outcome.next ? 'next' : 'last';
    },
    [answer],
  );

  const canLook = state.kind === 'playing' || state.kind === 'watching';
  useEffect(() => {
    if (!canLook) return;
    const lookAgain = async () => {
      if (await flush()) await refresh();
    };
    const look = () => {
      if (document.visibilityState === 'visible') void lookAgain();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [canLook, flush, refresh]);

  return {
    state,
    answers,
    isSaved: player.isSaved,
    isOffline: player.isOffline,
    isElsewhere,
    begin: ({ activity }: Pick<AttemptStart, 'activity'>) => begin({ activity, mode: 'test' }),
    open: player.resume,
    retry: player.retry,
    keep,
    draft: (itemId: string, response: LearnerResponse) => setDraft({ itemId, response }),
    send,
    note: useNotes(player, tab),
    handIn: player.end,
    takeOver() {
      setDraft(undefined);
      return player.takeOver();
    },
    leave() {
      leave();
      noteChange();
    },
  };
}

/** Remembers where the player is. An extra: where it cannot be sent, nothing is said. */
function useNotes({ state, change, refresh }: AttemptPlayer, tab: string) {
  const { note } = useAttemptServer();
  const noting = useRef<Promise<void>>(Promise.resolve());
  const id = 'attempt' in state ? state.attempt.id : undefined;
  return useCallback(
    async (what: Omit<RouterInputs['attempts']['progress'], 'id' | 'tab'>) => {
      if (!id) return;
      const { flagged } = what;
      if (flagged) change((attempt) => ({ ...attempt, flagged }));
      // One after the other: an older answer must not undo what a newer one says.
      noting.current = noting.current.then(async () => {
        try {
          const progress = await note({ id, tab, ...what });
          change((attempt) => ({ ...attempt, ...progress }));
        } catch (error) {
          if (hasMovedOn(error)) await refresh();
        }
      });
      await noting.current;
    },
    [id, tab, note, change, refresh],
  );
}

export type Test = ReturnType<typeof useTest>;
