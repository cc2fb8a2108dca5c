import type { AnswerToMark, ToMark } from '#shared/api/to-mark';

/** The answers at given work among what waits for a mark. */
export const answersOf = ({ items }: Pick<ToMark, 'items'>): AnswerToMark[] =>
  items.flatMap((work) => (work.kind === 'answer' ? [work] : []));
