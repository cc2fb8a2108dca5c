import { useClassScreen } from '#client/class-screen/use-class-screen';
import { questionLimit } from '#shared/games/twenty-questions/next-question';

interface ShownGame {
  asked: number;
  /** The question that the class is at, its answer, or how it ended. */
  line: string;
  /** Below it: why another form is right. */
  why?: string | undefined;
}

/** Shows the class where the game is, while it is presented. */
export function useGameScreen(isPresenting: boolean, { asked, line, why }: ShownGame): void {
  const counted = asked > 0 ? { number: asked, of: questionLimit, task: 'questions asked' } : {};
  const text = line || 'Ask a yes/no question.';
  useClassScreen(
    isPresenting ? { content: { kind: 'question', ...counted, text, ...(why && { clue: why }) } } : undefined,
  );
}
