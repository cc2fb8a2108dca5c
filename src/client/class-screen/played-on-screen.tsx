import { useClassScreen } from '#client/class-screen/use-class-screen';
import type { AttemptOutput } from '#shared/api/attempts';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { classView } from './class-question';

export interface Played {
  item: PlayerItem;
  /** Once it is judged. */
  grade: AttemptOutput['items'][number]['grade'];
  number: number;
  of: number;
}

/** Sends the question that is played in front of the class to its screen, and what is right once somebody answered. */
export function PlayedOnScreen({ item, grade, number, of }: Played) {
  const explanation = grade?.explanation;
  const reveal = grade?.answer ? { right: [grade.answer], ...(explanation && { explanation }) } : undefined;
  useClassScreen({ content: classView(item, { number, of, reveal }) });
  return null;
}
