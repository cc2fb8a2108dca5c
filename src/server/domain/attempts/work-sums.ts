import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Transaction } from '#server/domain/platform/deps';
import { dayIn } from '#shared/core/locale';
import { learnerResponse } from '#shared/items/response';
import { exampleOf } from '#shared/items/wrong-example';
import { readItems } from './stored-attempt';
import { isWaiting } from './waits-for-mark';

/** What is added up of given work. What waits for a mark is counted, and is no part of the others. */
export type SumKind = 'skill' | 'point' | 'mistake' | 'to-mark';

/** What waits for a mark. */
export const sumsToMark = { kind: 'to-mark' } satisfies Prisma.WorkSumWhereInput & { kind: SumKind };

type NewSum = Pick<Prisma.WorkSumCreateManyInput, 'kind' | 'name' | 'answered' | 'score' | 'example'>;

const select = {
  items: true,
  finishedAt: true,
  enrolmentId: true,
  assignmentId: true,
  assignment: { select: { classId: true, class: { select: { timeZone: true } } } },
  answers: {
    orderBy: { answeredAt: 'asc' },
    select: {
      itemId: true,
      response: true,
      verdict: true,
      score: true,
      isTask: true,
      skill: true,
      point: true,
      mistake: true,
      revisedAt: true,
    },
  },
} satisfies Prisma.AttemptSelect;
type SummedAttempt = Prisma.AttemptGetPayload<{ select: typeof select }>;

/**
 * Adds up an attempt at given work for the reports of its class, once it has ended. To be called after whatever changes
 * its answers or what it belongs to, in the same transaction, with the attempt locked.
 */
export async function keepSums(tx: Transaction, attemptId: string): Promise<void> {
  const place = await tx.attempt.findUnique({ where: { id: attemptId }, select: { assignmentId: true } });
  if (!place?.assignmentId) return;
  const attempt = await tx.attempt.findUniqueOrThrow({ where: { id: attemptId }, select });
  await tx.workSum.deleteMany({ where: { attemptId } });
  const { finishedAt, enrolmentId, assignmentId, assignment } = attempt;
  if (!finishedAt || !enrolmentId || !assignmentId || !assignment) return;
  const of = {
    ...{ attemptId, enrolmentId, assignmentId, classId: assignment.classId },
    day: dayIn(finishedAt, assignment.class.timeZone),
  };
  const sums = sumsOf(attempt);
  if (sums.length > 0) await tx.workSum.createMany({ data: sums.map((sum) => ({ ...of, ...sum })) });
}

function sumsOf(attempt: SummedAttempt): NewSum[] {
  const sums = new Map<string, NewSum>();
  function add(kind: SumKind, name: string | null, score: number) {
    if (name === null) return undefined;
    const sum = sums.get(`${kind} ${name}`) ?? { kind, name, answered: 0, score: 0 };
    sum.answered += 1;
    sum.score += score;
    sums.set(`${kind} ${name}`, sum);
    return sum;
  }
  // What was revised counts as its revision.
  for (const { itemId, response, verdict, score, isTask, skill, point, mistake } of attempt.answers.filter(isLast)) {
    if (isWaiting({ isTask, verdict })) add(sumsToMark.kind, '', 0);
    // An opinion is neither right nor wrong.
    if (verdict === 'ungraded') continue;
    add('skill', skill, score);
    add('point', point, score);
    const made = add('mistake', score < 1 ? mistake : null, score);
    if (made && made.example === undefined) made.example = exampleIn(attempt, itemId, response);
  }
  return [...sums.values()];
}

const isLast = ({ revisedAt }: { revisedAt: Date | null }) => revisedAt === null;

function exampleIn(attempt: Pick<SummedAttempt, 'items'>, itemId: string, raw: Prisma.JsonValue): string | null {
  const item = readItems(attempt)?.find(({ id }) => id === itemId);
  const response = learnerResponse.safeParse(raw);
  return item && response.success ? exampleOf(item, response.data) : null;
}
