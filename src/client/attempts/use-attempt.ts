import { useCallback, useEffect, useState } from 'react';
import { loadViews } from '#client/items/item-view';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { readStored, writeStored } from '#client/lib/storage';
import type { RouterInputs, RouterOutputs } from '#client/lib/trpc';
import type { AttemptOutput, HintInput } from '#shared/api/attempts';
import type { AppId } from '#shared/core/apps';
import { phaseOf } from './attempt-changes';
import { useAttemptServer } from './attempt-server';
import { useAnswers } from './use-answers';
import { usePlay } from './use-play';
import { adoptAnswers, answersOf, asHere, wasSentMeanwhile } from './waiting-answers';

export type AttemptStart = Omit<RouterInputs['attempts']['start'], 'appId'>;

/** Where a drill keeps what is still to come of an attempt. The key is older than the word attempt. */
export const drillKey = (attemptId: string) => `round:${attemptId}:drill`;

const network = 'The server could not be reached. Please check your connection and try again.';
const say = (fallback: string) => ({ fallback, network });
const practice = {
  keyOf: (place: string) => `round:${place}`,
  texts: { begin: say('The practice could not be started.'), finish: say('The result could not be fetched.') },
};
const test = {
  keyOf: (place: string) => `test:${place}`,
  texts: {
    begin: say('The test could not be started.'),
    resume: say('The test could not be opened.'),
    finish: say('The test could not be handed in.'),
  },
};

/** Whether this device remembers a test that is under way there. */
export const remembersTest = (place: string) => readStored(test.keyOf(place)) !== null;

const sortOf = (tab: string | undefined) => (tab ? test : practice);

/**
 * One attempt of an app. Answers are graded by the server; what cannot be sent is kept on the device and sent when the
 * connection is back. A reload goes on where the attempt was. As a test it is held by one tab, which has to be named.
 * `place` is what this device remembers it by, where one app has several: each piece of given work is one.
 */
export function useAttempt(appId: AppId, { tab, place = appId }: { tab?: string; place?: string } = {}) {
  const { get, hint, finish, noteChange } = useAttemptServer();
  const [isOffline, setOffline] = useState(false);
  const onReach = useCallback((isReached: boolean) => setOffline(!isReached), []);
  const { state, dispatch, begin, resume, show, retry, leave, hold } = useAttemptPlay(appId, { tab, place });
  const { kind } = state;
  const id = 'attempt' in state ? state.attempt.id : undefined;

  const change = useCallback(
    (edit: (attempt: AttemptOutput) => AttemptOutput) => {
      if (id) dispatch({ kind: 'change', id, edit });
    },
    [id, dispatch],
  );
  const isWatching = kind === 'watching';
  const { isSaved, keep, answer, flush } = useAnswers({ attemptId: id, tab, isWatching, show, change, onReach });

  /** Shows what it has become. False where that cannot be known. */
  const showNow = useCallback(
    async (ask: () => Promise<AttemptOutput>): Promise<boolean> => {
      try {
        show(asHere(await ask()));
        setOffline(false);
        return true;
      } catch {
        setOffline(true);
        return false;
      }
    },
    [show],
  );

  const refresh = useCallback(async () => id !== undefined && showNow(() => get({ id })), [id, get, showNow]);

  const takeOver = useCallback(
    async () => id !== undefined && tab !== undefined && showNow(() => hold(id, tab, true)),
    [id, tab, hold, showNow],
  );

  /** Takes a hint; a sentence to be shown where none can be had. */
  const askHint = useCallback(
    async (input: Omit<HintInput, 'id'>): Promise<RouterOutputs['attempts']['hint'] | string> => {
      try {
        return await hint({ id: id ?? '', ...input });
      } catch (error) {
        return failureText(error, say('The hint could not be fetched.'));
      }
    },
    [id, hint],
  );

  const canEnd = kind === 'playing' || kind === 'watching';
  const end = useCallback(async () => {
    if (!id || !canEnd) return;
    dispatch({ kind: 'finish' });
    try {
      if (!(await flush())) throw new Error(network);
      show(await finish({ id, tab }));
    } catch (error) {
      if (reasonOf(error) === 'held_elsewhere' && (await refresh())) return;
      const why = failureText(error, sortOf(tab).texts.finish);
      dispatch({ kind: 'fail', why, ...(tab && { retry: { kind: 'resume', id } }) });
    }
  }, [id, canEnd, tab, finish, dispatch, flush, show, refresh]);

  const finishedId = kind === 'finished' ? id : undefined;
  useEffect(() => {
    // What was offline is of no more interest, wherever it goes on.
    if (kind === 'starting') setOffline(false);
    if (!finishedId) return;
    answersOf(finishedId).change(() => []);
    writeStored(drillKey(finishedId), null);
    noteChange();
  }, [kind, finishedId, noteChange]);

  return {
    state,
    isSaved,
    isOffline,
    begin,
    resume,
    retry,
    leave,
    keep,
    answer,
    flush,
    askHint,
    end,
    change,
    refresh,
    takeOver,
  };
}

/** How an attempt is begun and loaded: practice as it is, a test by a tab that holds it. */
function useAttemptPlay(appId: AppId, { tab, place }: { tab: string | undefined; place: string }) {
  const { start, get, hold: callHold } = useAttemptServer();
  const { keyOf, texts } = sortOf(tab);

  /** Makes a tab the one that answers, if no other one is or it takes over. */
  const hold = useCallback(
    async (id: string, holder: string, takeOver: boolean) => {
      const attempt = await callHold({ id, tab: holder, takeOver });
      if (attempt.holder === holder) adoptAnswers(id, holder);
      return attempt;
    },
    [callHold],
  );

  async function loadUnfinished(id: string): Promise<AttemptOutput | undefined> {
    const waiting = answersOf(id).read();
    const ask = () => get({ id });
    const attempt = await ask();
    if (attempt.finishedAt) return undefined;
    return wasSentMeanwhile(waiting, attempt) ? ask() : attempt;
  }

  const play = usePlay<AttemptOutput, AttemptStart>({
    storageKey: keyOf(place),
    async start(input) {
      const attempt = await start({ ...input, appId });
      return tab ? attempt.id : withViews(attempt);
    },
    async load(id) {
      const attempt = await (tab ? hold(id, tab, false) : loadUnfinished(id));
      return attempt && withViews(asHere(attempt));
    },
    phaseOf: (attempt) => phaseOf(attempt, tab),
    texts,
  });
  return { ...play, hold };
}

/** The attempt, once its questions can be shown. Where that cannot be fetched, the place of a question says so. */
async function withViews(attempt: AttemptOutput): Promise<AttemptOutput> {
  await loadViews(attempt.items.map(({ item }) => item)).catch(() => {});
  return attempt;
}

export type AttemptPlayer = ReturnType<typeof useAttempt>;
