import type { SuggestSource } from '#shared/api/quizzes';
import { count } from '#shared/core/count';

/** What is said where fewer questions were made than were asked for: the engines leave out what is in doubt. */
export function fewerNote(from: SuggestSource, made: number, wanted: number): string | undefined {
  if (made >= wanted) return undefined;
  const questions = `${count(made, 'good question')} could be made`;
  return 'text' in from
    ? `${questions} from this text. A longer text in plain sentences, which say who did what, where and when, gives more.`
    : `${questions} of this kind, not ${wanted}.`;
}
