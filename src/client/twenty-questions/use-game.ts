import { useEffect, useState } from 'react';
import { useAttemptServer } from '#client/attempts/attempt-server';
import { usePlay } from '#client/attempts/use-play';
import { failureText, reasonOf } from '#client/lib/failure-text';
import type { AskOutcome, GameOutput } from '#shared/api/twenty-questions';

const unreachable = 'The server could not be reached. Please check your connection and try again.';
const texts = {
  begin: { fallback: 'The game could not be started.', network: unreachable },
  resume: {
    fallback: 'Your game could not be loaded.',
    network: 'Your game could not be loaded. Please check your connection and try again.',
  },
  ask: {
    fallback: 'The question could not be asked.',
    network: 'The server could not be reached. Your question is still here: please try again.',
  },
  giveUp: { fallback: 'The game could not be ended.', network: unreachable },
};

interface GameOptions<Start> {
  /** Where this device remembers the game that is under way. */
  storageKey: string;
  /** Begins a game. Answers it, or its id where it is to be loaded first. */
  start: (wish: Start) => Promise<GameOutput | string>;
}

/** One game against the server, which keeps the secret. Each question needs its answer, so none waits on the device. */
export function useGame<Start>({ storageKey, start }: GameOptions<Start>) {
  const [outcome, setOutcome] = useState<AskOutcome>();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { game: server, noteChange } = useAttemptServer();

  const play = usePlay<GameOutput, Start>({
    storageKey,
    start,
    async load(id) {
      const game = await server.get({ id });
      return game.over ? undefined : game;
    },
    phaseOf: ({ over }) => (over ? 'finished' : 'playing'),
    texts,
  });
  const { state, show, retry } = play;
  const id = state.kind === 'playing' ? state.attempt.id : undefined;

  const isOver = state.kind === 'finished';
  useEffect(() => {
    if (isOver) noteChange();
  }, [isOver, noteChange]);

  function forget() {
    setOutcome(undefined);
    setFailure(undefined);
  }

  function begin(wish: Start) {
    forget();
    return play.begin(wish);
  }

  /** What came of a question; nothing where it could not be sent. Sending it again counts it once. */
  async function ask(text: string): Promise<AskOutcome | undefined> {
    if (!id) return undefined;
    setFailure(undefined);
    setAsking(true);
    try {
      const answer = await server.ask({ id, text });
      setOutcome(answer.said);
      show(answer.game);
      return answer.said;
    } catch (error) {
      setOutcome(undefined);
      setFailure(failureText(error, texts.ask));
      // It was ended elsewhere, or by its time: show how.
      const reason = reasonOf(error);
      if (reason === 'attempt_finished' || reason === 'time_is_up') void refresh();
      return undefined;
    } finally {
      setAsking(false);
    }
  }

  /** Shows what has become of it. Without a connection it stays as it is here. */
  async function refresh() {
    if (id) await server.get({ id }).then(show, () => undefined);
  }

  async function giveUp() {
    if (!id) return;
    setFailure(undefined);
    setAsking(true);
    try {
      show(await server.giveUp({ id }));
      setOutcome(undefined);
    } catch (error) {
      setFailure(failureText(error, texts.giveUp));
    } finally {
      setAsking(false);
    }
  }

  function leave() {
    forget();
    play.leave();
  }

  return {
    state,
    said: outcome,
    failure,
    isAsking,
    begin,
    retry,
    ask,
    giveUp,
    refresh,
    leave,
  };
}
/** A game, however it was begun. */
export type Game = Omit<ReturnType<typeof useGame<void>>, 'begin'>;
