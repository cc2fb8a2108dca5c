import { readGuestName } from '#client/lib/guest';
import { type RouterInputs, trpc } from '#client/lib/trpc';
import { useGame } from '#client/twenty-questions/use-game';

type Start = Omit<RouterInputs['twentyQuestions']['start'], 'guestName'>;

/** A game of one's own choice. */
export function usePracticeGame() {
  const { mutateAsync: start } = trpc.twentyQuestions.start.useMutation({ meta: { showsOwnErrors: true } });
  return useGame<Start>({
    storageKey: 'game:20-questions',
    start: (wish) => start({ ...wish, guestName: readGuestName() }),
  });
}
export type PracticeGame = ReturnType<typeof usePracticeGame>;
