import type { Prisma } from '#prisma/generated/sqlite/client';

/** Answers that a person has to mark, and nobody has. */
export const waitsForMark = { isTask: true, verdict: 'ungraded' } satisfies Prisma.AttemptAnswerWhereInput;

/** Whether an answer is one of those. */
export const isWaiting = ({ isTask, verdict }: { isTask: boolean; verdict: string }): boolean =>
  isTask && verdict === waitsForMark.verdict;
