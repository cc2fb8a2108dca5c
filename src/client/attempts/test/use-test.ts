import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText, isUnreachable, reasonOf } from '#client/lib/failure-text';
import { readGuestName } from '#client/lib/guest';
import { readStored, writeStored } from '#client/lib/storage';
import { type RouterInputs, trpc } from '#client/lib/trpc';
import type { AttemptOutput } from '#shared/api/attempts';
import type { AppId } from '#shared/core/apps';
import type { FailureReason } from '#shared/core/failures';
import type { LearnerResponse } from '#shared/items/response';
import { dropFromQueue, readQueue, writeQueue } from '../answer-queue';
import { useIsFinal } from '../use-is-final';
import { tabName } from './tab-name';

type Start = Pick<RouterInputs['attempts']['start'], 'activity'>;

export type TestState =
  | { kind: 'none' }
  | { kind: 'starting' }
  | { kind: 'failed'; why: string; again: () => void }
  | { kind: 'taking' | 'handing-in' | 'over'; attempt: AttemptOutput };

const network = 'The server could not be reached. Please check your connection and try again.';
const retryMs = 4000;
/** Long enough for a word to be typed, short enough for nothing to be lost. */
const pauseMs = 700;

/** The test has gone on without us: what it has become is to be fetched. */
const over: readonly (FailureReason | undefined)[] = ['time_is_up', 'attempt_finished'];

/**
 * A test as it is taken: every change is saved by itself, kept on the device until the server has it, and gone on with
 * after a reload or on another device. One tab answers, others watch until they take over.
 */
export function useTest(appId: AppId) {
  const [state, setState] = useState<TestState>({ kind: 'none' });
  const [answers, setAnswers] = useState<Record<string, LearnerResponse>>({});
  const [isSaved, setSaved] = useState(true);
  const [isOffline, setOffline] = useState(false);
  const start = trpc.attempts.start.useMutation({ meta: { showsOwnErrors: true } });
  const answer = trpc.attempts.answer.useMutation({ meta: { showsOwnErrors: true } });
  const finish = trpc.attempts.finish.useMutation({ meta: { showsOwnErrors: true } });
  const progress = trpc.attempts.progress.useMutation({ meta: { showsOwnErrors: true } });
  const hold = trpc.attempts.hold.useMutation({ meta: { showsOwnErrors: true } });
  const utils = trpc.useUtils();
  const isFinal = useIsFinal();
  const storageKey = `test:${appId}`;
  const [tab] = useState(tabName);
  const sending = useRef<Promise<boolean>>(undefined);
  const noting = useRef<Promise<void>>(Promise.resolve());
  const hasNext = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(
    (attempt: AttemptOutput) => {
      const unsent = Object.fromEntries(readQueue(attempt.id).map(({ itemId, response }) => [itemId, response]));
      const given = attempt.items.flatMap(({ item, given }) => (given ? [[item.id, given] as const] : []));
      setAnswers({ ...Object.fromEntries(given), ...unsent });
      setSaved(Object.keys(unsent).length === 0);
      setOffline(false);
      if (attempt.finishedAt) {
        writeStored(storageKey, null);
        writeQueue(attempt.id, []);
        void utils.history.invalidate();
      }
      setState({ kind: attempt.finishedAt ? 'over' : 'taking', attempt });
    },
    [storageKey, utils],
  );

  /** Goes on with a test, or shows how it went. */
  const open = useCallback(
    async (id: string) => {
      setState({ kind: 'starting' });
      try {
        const attempt = await hold.mutateAsync({ id, tab });
        writeStored(storageKey, attempt.finishedAt ? null : id);
        show(attempt);
      } catch (error) {
        if (await isFinal(error)) {
          writeStored(storageKey, null);
          return setState({ kind: 'none' });
        }
        const why = failureText(error, { fallback: 'The test could not be opened.', network });
        setState({ kind: 'failed', why, again: () => void open(id) });
      }
    },
    [hold.mutateAsync, tab, storageKey, show, isFinal],
  );

  useEffect(() => {
    const id = readStored(storageKey);
    if (id) void open(id);
  }, [storageKey, open]);

  const begin = useCallback(
    async ({ activity }: Start) => {
      setState({ kind: 'starting' });
      try {
        const { id } = await start.mutateAsync({ appId, activity, mode: 'test', guestName: readGuestName() });
        await open(id);
      } catch (error) {
        const why = failureText(error, { fallback: 'The test could not be started.', network });
        setState({ kind: 'failed', why, again: () => void begin({ activity }) });
      }
    },
    [appId, start.mutateAsync, open],
  );

  const attempt = 'attempt' in state ? state.attempt : undefined;
  const attemptId = attempt?.id;

  /** Fetches it as the server has it now. */
  const refresh = useCallback(
    async (id: string) => {
      try {
        show(await utils.client.attempts.get.query({ id }));
      } catch {
        setOffline(true);
      }
    },
    [utils, show],
  );

  /** Sends what waits, oldest first. True when nothing waits any more. */
  const flush = useCallback(
    (id: string): Promise<boolean> => {
      const run = async () => {
        for (let queue = readQueue(id); queue.length > 0; queue = readQueue(id)) {
          const [next] = queue;
          if (!next) break;
          try {
            const answered = await answer.mutateAsync({ id, ...next, tab });
            const following = answered.next;
            hasNext.current = following !== undefined;
            if (following)
              setState((known) =>
                'attempt' in known && !known.attempt.items.some(({ item }) => item.id === following.id)
                  ? {
                      ...known,
                      attempt: { ...known.attempt, items: [...known.attempt.items, { item: following, tries: 0 }] },
                    }
                  : known,
              );
            setOffline(false);
          } catch (error) {
            if (!(await isFinal(error))) {
              setOffline(isUnreachable(error));
              return false;
            }
            if (over.includes(reasonOf(error)) || reasonOf(error) === 'held_elsewhere') {
              writeQueue(id, []);
              await refresh(id);
              return true;
            }
          }
          // Typed on in the meantime: the newer text stays in the queue.
          dropFromQueue(id, next);
        }
        setSaved(true);
        return true;
      };
      const turn = (sending.current ?? Promise.resolve(true)).then(run, run);
      sending.current = turn;
      return turn;
    },
    [answer.mutateAsync, tab, refresh, isFinal],
  );

  useEffect(() => {
    if (!attemptId || isSaved) return;
    const retry = setInterval(() => void flush(attemptId), retryMs);
    return () => clearInterval(retry);
  }, [attemptId, isSaved, flush]);

  /** Keeps an answer on the device at once, and at the server after a moment. */
  const keep = useCallback(
    (itemId: string, response: LearnerResponse) => {
      if (!attemptId) return;
      setAnswers((known) => ({ ...known, [itemId]: response }));
      setSaved(false);
      writeQueue(attemptId, [...readQueue(attemptId).filter((one) => one.itemId !== itemId), { itemId, response }]);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(attemptId), pauseMs);
    },
    [attemptId, flush],
  );

  /** Keeps what is chosen where it only counts when one goes on. */
  const draft = useCallback((itemId: string, response: LearnerResponse) => {
    setAnswers((known) => ({ ...known, [itemId]: response }));
  }, []);

  /** Sends one answer now, where the next question depends on it. Says whether there is one. */
  const send = useCallback(
    async (itemId: string, response: LearnerResponse): Promise<'next' | 'last' | 'unsent'> => {
      if (!attemptId) return 'unsent';
      hasNext.current = false;
      writeQueue(attemptId, [...readQueue(attemptId).filter((one) => one.itemId !== itemId), { itemId, response }]);
      setAnswers((known) => ({ ...known, [itemId]: response }));
      setSaved(false);
      if (!(await flush(attemptId))) return 'unsent';
      return hasNext.current ? 'next' : 'last';
    },
    [attemptId, flush],
  );

  /** Remembers where the player is. An extra: where it cannot be sent, nothing is said. */
  const note = useCallback(
    async (what: Omit<RouterInputs['attempts']['progress'], 'id' | 'tab'>) => {
      if (!attemptId) return;
      const { flagged } = what;
      const shown = (known: Partial<AttemptOutput>) =>
        setState((now) => ('attempt' in now ? { ...now, attempt: { ...now.attempt, ...known } } : now));
      if (flagged) shown({ flagged });
      // One after the other: an older answer must not undo what a newer one says.
      const turn = noting.current.then(async () => {
        try {
          shown(await progress.mutateAsync({ id: attemptId, tab, ...what }));
        } catch (error) {
          if (over.includes(reasonOf(error)) || reasonOf(error) === 'held_elsewhere') await refresh(attemptId);
        }
      });
      noting.current = turn;
      await turn;
    },
    [attemptId, progress.mutateAsync, tab, refresh],
  );

  const handIn = useCallback(async () => {
    if (!attempt) return;
    setState({ kind: 'handing-in', attempt });
    const allSent = await flush(attempt.id);
    try {
      if (!allSent) throw new Error(network);
      show(await finish.mutateAsync({ id: attempt.id, tab }));
    } catch (error) {
      if (reasonOf(error) === 'held_elsewhere') return refresh(attempt.id);
      const why = failureText(error, { fallback: 'The test could not be handed in.', network });
      setState({ kind: 'failed', why, again: () => void open(attempt.id) });
    }
  }, [attempt, flush, finish.mutateAsync, tab, show, refresh, open]);

  const takeOver = useCallback(async () => {
    if (!attemptId) return;
    try {
      show(await hold.mutateAsync({ id: attemptId, tab, takeOver: true }));
    } catch {
      setOffline(true);
    }
  }, [attemptId, hold.mutateAsync, tab, show]);

  const leave = useCallback(() => {
    writeStored(storageKey, null);
    void utils.history.invalidate();
    setState({ kind: 'none' });
  }, [storageKey, utils]);

  /** Another tab took it over. */
  const isElsewhere = state.kind === 'taking' && state.attempt.holder !== null && state.attempt.holder !== tab;
  useEffect(() => {
    if (!attemptId || state.kind !== 'taking') return;
    const lookAgain = async () => {
      if (await flush(attemptId)) await refresh(attemptId);
    };
    const look = () => {
      if (document.visibilityState === 'visible') void lookAgain();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [attemptId, state.kind, flush, refresh]);

  return {
    state,
    answers,
    isSaved,
    isOffline,
    isElsewhere,
    begin,
    open,
    keep,
    draft,
    send,
    note,
    handIn,
    takeOver,
    leave,
  };
}

export type Test = ReturnType<typeof useTest>;
