import { useCallback, useEffect, useState } from 'react';
import { failureText, isUnreachable, reasonOf } from '#client/lib/failure-text';
import { readGuestName } from '#client/lib/guest';
import { readStored, writeStored } from '#client/lib/storage';
import { type RouterInputs, trpc } from '#client/lib/trpc';
import type { AskOutcome, GameOutput } from '#shared/api/twenty-questions';

export type GameState =
  | { kind: 'none' }
  | { kind: 'starting' }
  | { kind: 'failed'; why: string; again: () => void }
  | { kind: 'playing'; game: GameOutput };

type Start = Omit<RouterInputs['twentyQuestions']['start'], 'guestName'>;

const storageKey = 'game:20-questions';
const network = 'The server could not be reached. Your question is still here: please try again.';

/** One game against the server, which keeps the secret. A reload goes on where the game was. */
export function useGame() {
  const [state, setState] = useState<GameState>({ kind: 'none' });
  const [said, setSaid] = useState<AskOutcome>();
  const [failure, setFailure] = useState<string>();
  const options = { meta: { showsOwnErrors: true } };
  const start = trpc.twentyQuestions.start.useMutation(options);
  const asking = trpc.twentyQuestions.ask.useMutation(options);
  const ending = trpc.twentyQuestions.giveUp.useMutation(options);
  const utils = trpc.useUtils();

  const show = useCallback(
    (game: GameOutput) => {
      if (game.over) void utils.history.invalidate();
      setState({ kind: 'playing', game });
    },
    [utils],
  );

  const resume = useCallback(
    (id: string) => {
      setState({ kind: 'starting' });
      utils.twentyQuestions.get.fetch({ id }).then(
        (game) => (game.over ? setState({ kind: 'none' }) : show(game)),
        (error) => {
          if (!isUnreachable(error)) {
            writeStored(storageKey, null);
            return setState({ kind: 'none' });
          }
          // The game may still be there later: it is not given up for a lost connection.
          const why = 'Your game could not be loaded. Please check your connection and try again.';
          return setState({ kind: 'failed', why, again: () => resume(id) });
        },
      );
    },
    [utils, show],
  );

  useEffect(() => {
    const id = readStored(storageKey);
    if (id) resume(id);
  }, [resume]);

  async function begin(wish: Start) {
    setState({ kind: 'starting' });
    setSaid(undefined);
    setFailure(undefined);
    try {
      const game = await start.mutateAsync({ ...wish, guestName: readGuestName() });
      writeStored(storageKey, game.id);
      show(game);
    } catch (error) {
      const why = failureText(error, {
        fallback: 'The game could not be started.',
        network: 'The server could not be reached. Please check your connection and try again.',
      });
      setState({ kind: 'failed', why, again: () => void begin(wish) });
    }
  }

  const id = state.kind === 'playing' ? state.game.id : undefined;

  /** What came of a question; nothing where it could not be sent. Sending it again counts it once. */
  async function ask(text: string): Promise<AskOutcome | undefined> {
    if (!id) return undefined;
    setFailure(undefined);
    try {
      const answer = await asking.mutateAsync({ id, text });
      setSaid(answer.said);
      show(answer.game);
      return answer.said;
    } catch (error) {
      setSaid(undefined);
      setFailure(failureText(error, { fallback: 'The question could not be asked.', network }));
      // It was ended elsewhere: show how.
      if (reasonOf(error) === 'attempt_finished')
        void utils.twentyQuestions.get.fetch({ id }, { staleTime: 0 }).then(show);
      return undefined;
    }
  }

  async function giveUp() {
    if (!id) return;
    setFailure(undefined);
    try {
      show(await ending.mutateAsync({ id }));
      setSaid(undefined);
    } catch (error) {
      const lost = 'The server could not be reached. Please check your connection and try again.';
      setFailure(failureText(error, { fallback: 'The game could not be ended.', network: lost }));
    }
  }

  function leave() {
    writeStored(storageKey, null);
    setSaid(undefined);
    setFailure(undefined);
    setState({ kind: 'none' });
  }

  return { state, said, failure, isAsking: asking.isPending || ending.isPending, begin, ask, giveUp, leave };
}
export type Game = ReturnType<typeof useGame>;
