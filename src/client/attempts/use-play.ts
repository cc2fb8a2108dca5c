import { useCallback, useEffect, useReducer, useRef } from 'react';
import { failureText } from '#client/lib/failure-text';
import { readStored, writeStored } from '#client/lib/storage';
import { nextState, type Phase, type PlayEvent, type PlayState } from './attempt-machine';
import { useIsFinal } from './use-is-final';

type FailureTexts = Parameters<typeof failureText>[1];

interface PlayOptions<Play, Start> {
  /** Where this device remembers what is under way. */
  storageKey: string;
  /** Begins one. Answers it, or its id where it is to be loaded first. */
  start: (input: Start) => Promise<Play | string>;
  /** The one with this id; nothing where there is nothing to go on with. */
  load: (id: string) => Promise<Play | undefined>;
  phaseOf: (play: Play) => Phase;
  /** What is said where it cannot be begun or loaded. Without `resume` it is as if there were none. */
  texts: { begin: FailureTexts; resume?: FailureTexts };
}

/**
 * The life of one thing that is played, an attempt or a game: begun, gone on with after a reload, tried again where
 * that failed, and left. What is answered in it is the business of the hooks above.
 */
export function usePlay<Play extends { id: string }, Start>(options: PlayOptions<Play, Start>) {
  type State = PlayState<Play, Start>;
  const [state, dispatch] = useReducer(
    (before: State, event: PlayEvent<Play, Start>): State => nextState(before, event),
    { kind: 'none' },
  );
  const isFinal = useIsFinal();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { storageKey } = options;

  const show = useCallback((attempt: Play) => {
    dispatch({ kind: 'show', attempt, phase: latest.current.phaseOf(attempt) });
  }, []);

  const resume = useCallback(
    async (id: string) => {
      const { load, texts } = latest.current;
      dispatch({ kind: 'start' });
      try {
        const attempt = await load(id);
        if (attempt) show(attempt);
        else dispatch({ kind: 'leave' });
      } catch (error) {
        const isGone = await isFinal(error);
        if (isGone) forget(storageKey, id);
        // Without a connection, or while the server is busy, it may still be there later.
        if (isGone || !texts.resume) return dispatch({ kind: 'leave' });
        dispatch({ kind: 'fail', why: failureText(error, texts.resume), retry: { kind: 'resume', id } });
      }
    },
    [storageKey, show, isFinal],
  );

  const begin = useCallback(
    async (input: Start) => {
      const { start, texts } = latest.current;
      dispatch({ kind: 'start' });
      try {
        const playOrId = await start(input);
        if (typeof playOrId === 'string') await resume(playOrId);
        else show(playOrId);
      } catch (error) {
        dispatch({ kind: 'fail', why: failureText(error, texts.begin), retry: { kind: 'begin', start: input } });
      }
    },
    [resume, show],
  );

  // What was not ended goes on after a reload.
  useEffect(() => {
    const id = readStored(storageKey);
    if (id) void resume(id);
  }, [storageKey, resume]);

  const id = 'attempt' in state ? state.attempt.id : undefined;
  const isFinished = state.kind === 'finished';
  useEffect(() => {
    if (!id) return;
    if (isFinished) forget(storageKey, id);
    else writeStored(storageKey, id);
  }, [storageKey, id, isFinished]);

  const leave = useCallback(() => {
    writeStored(storageKey, null);
    dispatch({ kind: 'leave' });
  }, [storageKey]);

  function retry(): void {
    if (state.kind !== 'failed') return;
    const { retry: what } = state;
    if (what.kind === 'begin') void begin(what.start);
    else if (what.kind === 'resume') void resume(what.id);
    else show(what.attempt);
  }

  return { state, dispatch, begin, resume, show, retry, leave };
}

/** Another one that was begun in the meantime, in another tab, stays remembered. */
function forget(storageKey: string, id: string): void {
  if (readStored(storageKey) === id) writeStored(storageKey, null);
}
