import type { Prisma } from '#prisma/generated/sqlite/client';

/**
 * Answers that a person has to mark, and nobody has. What was revised waits as its revision; what came back waits for
 * its student first, who has `returnedAt` to say so.
 */
export const waitsForMark = {
  isTask: true,
  verdict: 'ungraded',
  revisedAt: null,
} satisfies Prisma.AttemptAnswerWhereInput;

/** Whether an answer is one of those. */
export const isWaiting = ({ isTask, verdict }: { isTask: boolean; verdict: string }): boolean =>
  isTask && verdict === waitsForMark.verdict;
