import type { Item } from './item';
import type { GradeOptions, Judgement } from './kind';
import { isLonger } from './kinds/limits';
import { kindOf } from './kinds/registry';
import type { LearnerResponse } from './response';

/** One judged answer, with all that is to be said about it. */
export interface Grade extends Judgement {
  /** The right answer, as text to be shown. */
  answer: string;
  /** Why the key is right. */
  explanation?: string;
}

/**
 * Counted up with every change of what is right: what an older judge said is then looked at again, in the background.
 */
export const judgeVersion = 2;

/** Judges one answer. An answer of the wrong shape counts as none. */
export function grade(item: Item, response: LearnerResponse | undefined, options: GradeOptions = {}): Grade {
  return {
    answer: keyText(item),
    ...(item.explanation && { explanation: item.explanation }),
    ...kindOf(item).grade(item, response, options),
  };
}

/** The right answer as one line of text, for feedback and for the key on paper. */
export const keyText = (item: Item): string => kindOf(item).key(item);

/** Kinds that have a key, and so count in a score. */
export const isGraded = (item: Pick<Item, 'kind'>): boolean => kindOf(item).marking === 'portal';

/** Texts and talks, which a person marks: in the points that the question sets. */
export const isTask = (item: Pick<Item, 'kind'>): boolean => kindOf(item).marking === 'person';

/** Whether a mark is given for it at all, by the portal or by a person. */
export const isMarked = (item: Pick<Item, 'kind' | 'points'>): boolean =>
  isGraded(item) || (isTask(item) && item.points > 0);

/** Whether a response is longer than its question can want, in letters or in parts. */
export function isTooLong(item: Item, response: LearnerResponse): boolean {
  const kind = kindOf(item);
  return isLonger(response, kind.mostLetters, kind.chosenGaps?.(item));
}
