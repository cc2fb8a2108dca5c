import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { readGuestName } from '#client/lib/guest';
import { readStored, writeStored } from '#client/lib/storage';
import { type RouterInputs, type RouterOutputs, trpc } from '#client/lib/trpc';
import type { AttemptOutput } from '#shared/api/attempts';
import type { AppId } from '#shared/core/apps';
import type { FailureReason } from '#shared/core/failures';
import type { Grade } from '#shared/items/grade';
import type { PlayerItem } from '#shared/items/kinds/registry';
import type { LearnerResponse } from '#shared/items/response';
import { dropFromQueue, inTurn, readQueue, wasSentMeanwhile, writeQueue } from './answer-queue';
import { useIsFinal } from './use-is-final';

type Start = Omit<RouterInputs['attempts']['start'], 'appId'>;

export type AttemptState =
  | { kind: 'none' }
  | { kind: 'starting' }
  | { kind: 'failed'; why: string; again: () => void }
  | { kind: 'playing' | 'finishing' | 'finished'; attempt: AttemptOutput };

/** Where a drill keeps what is still to come of an attempt. */
export const drillKey = (attemptId: string) => `round:${attemptId}:drill`;

const retryMs = 4000;
const over: readonly (FailureReason | undefined)[] = ['attempt_finished', 'time_is_up'];
const network = 'The server could not be reached. Please check your connection and try again.';

/**
 * One attempt of an app. What is answered is judged by the server; what cannot be sent is kept on the
 * device and sent when the connection is back. A reload goes on where the attempt was.
 */
export function useAttempt(appId: AppId) {
  const [state, setState] = useState<AttemptState>({ kind: 'none' });
  /** Judgements by question, as far as they may be seen. */
  const [grades, setGrades] = useState<Record<string, Grade>>({});
  const [unsent, setUnsent] = useState(0);
  const start = trpc.attempts.start.useMutation({ meta: { showsOwnErrors: true } });
  const hint = trpc.attempts.hint.useMutation({ meta: { showsOwnErrors: true } });
  const answer = trpc.attempts.answer.useMutation({ meta: { showsOwnErrors: true } });
  const finish = trpc.attempts.finish.useMutation({ meta: { showsOwnErrors: true } });
  const utils = trpc.useUtils();
  const isFinal = useIsFinal();
  const storageKey = `round:${appId}`;
  const sending = useRef<Promise<boolean>>(undefined);
  const judged = useRef<Record<string, Grade>>({});

  const show = useCallback((attempt: AttemptOutput) => {
    setGrades(Object.fromEntries(attempt.items.flatMap(({ item, grade }) => (grade ? [[item.id, grade]] : []))));
    setUnsent(readQueue(attempt.id).length);
    setState({ kind: attempt.finishedAt ? 'finished' : 'playing', attempt });
  }, []);

  // An attempt that was not ended goes on after a reload.
  useEffect(() => {
    const id = readStored(storageKey);
    if (!id) return;
    setState({ kind: 'starting' });
    const waiting = readQueue(id);
    const load = async () => {
      const attempt = await utils.attempts.get.fetch({ id });
      return wasSentMeanwhile(waiting, attempt) ? utils.client.attempts.get.query({ id }) : attempt;
    };
    load().then(
      (attempt) => (attempt.finishedAt ? setState({ kind: 'none' }) : show(attempt)),
      async (error) => {
        setState({ kind: 'none' });
        // Without a connection, or while the server is busy, the attempt may still be there later.
        if (await isFinal(error)) writeStored(storageKey, null);
      },
    );
  }, [storageKey, utils, show, isFinal]);

  const begin = useCallback(
    async (input: Start) => {
      setState({ kind: 'starting' });
      try {
        const attempt = await start.mutateAsync({ guestName: readGuestName(), ...input, appId });
        writeStored(storageKey, attempt.id);
        show(attempt);
      } catch (error) {
        const why = failureText(error, { fallback: 'The round could not be started.', network });
        setState({ kind: 'failed', why, again: () => void begin(input) });
      }
    },
    [appId, start.mutateAsync, storageKey, show],
  );

  /** Shows it as the server has it now. False where that cannot be known. */
  const refresh = useCallback(
    async (attemptId: string): Promise<boolean> => {
      try {
        const attempt = await utils.client.attempts.get.query({ id: attemptId });
        forget(storageKey, attemptId);
        show(attempt);
        return true;
      } catch {
        return false;
      }
    },
    [utils, storageKey, show],
  );

  /** Sends what waits, oldest first. True when nothing waits any more. */
  const flush = useCallback(
    (attemptId: string): Promise<boolean> => {
      const run = async () => {
        for (let queue = readQueue(attemptId); queue.length > 0; queue = readQueue(attemptId)) {
          const [next] = queue;
          if (!next) break;
          try {
            const answered = await answer.mutateAsync({ id: attemptId, ...next });
            const { grade } = answered;
            if (grade) judged.current[next.itemId] = grade;
            if (grade) setGrades((known) => ({ ...known, [next.itemId]: grade }));
            const following = answered.next;
            if (following) setState((known) => withItem(known, attemptId, following));
          } catch (error) {
            if (!(await isFinal(error))) return false;
            if (over.includes(reasonOf(error))) {
              // It was ended in another tab or on another device: what it has become is shown.
              if (!(await refresh(attemptId))) return false;
              writeQueue(attemptId, []);
              return true;
            }
          }
          dropFromQueue(attemptId, next);
          setUnsent(readQueue(attemptId).length);
        }
        return true;
      };
      const alone = () => inTurn(attemptId, run);
      const turn = (sending.current ?? Promise.resolve(true)).then(alone, alone);
      sending.current = turn;
      return turn;
    },
    [answer.mutateAsync, isFinal, refresh],
  );

  const attemptId = 'attempt' in state ? state.attempt.id : undefined;
  useEffect(() => {
    if (!attemptId || unsent === 0) return;
    const timer = setInterval(() => void flush(attemptId), retryMs);
    return () => clearInterval(timer);
  }, [attemptId, unsent, flush]);

  /**
   * Keeps the answer and sends it. Answers its judgement, or nothing where it may not be seen or could not be asked.
   */
  const send = useCallback(
    async (itemId: string, response: LearnerResponse): Promise<Grade | undefined> => {
      if (!attemptId) return undefined;
      delete judged.current[itemId];
      const queue = [...readQueue(attemptId), { itemId, response }];
      writeQueue(attemptId, queue);
      setUnsent(queue.length);
      await flush(attemptId);
      return judged.current[itemId];
    },
    [attemptId, flush],
  );

  /** Takes a hint; a sentence to be shown where none can be had. */
  const askHint = useCallback(
    async (
      input: Omit<RouterInputs['attempts']['hint'], 'id'>,
    ): Promise<RouterOutputs['attempts']['hint'] | string> => {
      try {
        return await hint.mutateAsync({ id: attemptId ?? '', ...input });
      } catch (error) {
        return failureText(error, { fallback: 'The hint could not be fetched.', network });
      }
    },
    [attemptId, hint.mutateAsync],
  );

  const end = useCallback(async () => {
    if (!('attempt' in state)) return;
    const { attempt } = state;
    setState({ kind: 'finishing', attempt });
    const allSent = await flush(attempt.id);
    try {
      if (!allSent) throw new Error(network);
      const ended = await finish.mutateAsync({ id: attempt.id });
      forget(storageKey, attempt.id);
      void utils.history.invalidate();
      show(ended);
    } catch (error) {
      const why = allSent ? failureText(error, { fallback: 'The result could not be fetched.', network }) : network;
      setState({ kind: 'failed', why, again: () => setState({ kind: 'playing', attempt }) });
    }
  }, [state, flush, finish.mutateAsync, storageKey, utils, show]);

  const leave = useCallback(() => {
    writeStored(storageKey, null);
    setGrades({});
    setState({ kind: 'none' });
  }, [storageKey]);

  return { state, grades, unsent, begin, send, askHint, end, leave };
}

function forget(storageKey: string, attemptId: string): void {
  writeStored(storageKey, null);
  writeStored(drillKey(attemptId), null);
}

/** The attempt with a question more, once. */
function withItem(state: AttemptState, attemptId: string, item: PlayerItem): AttemptState {
  if (!('attempt' in state) || state.attempt.id !== attemptId) return state;
  const { attempt } = state;
  if (attempt.items.some((known) => known.item.id === item.id)) return state;
  return { ...state, attempt: { ...attempt, items: [...attempt.items, { item, tries: 0 }] } };
}

export type AttemptPlayer = ReturnType<typeof useAttempt>;
export type { Start as AttemptStart };
