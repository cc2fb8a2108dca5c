import type { Prisma } from '#prisma/generated/sqlite/client';
import { classesOf } from '#server/domain/access/classes';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { readItems } from '#server/domain/attempts/stored-attempt';
import { waitsForMark } from '#server/domain/attempts/waits-for-mark';
import { sumsToMark } from '#server/domain/attempts/work-sums';
import { inRoster } from '#server/domain/classes/class-row';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ToMark, ToMarkInput } from '#shared/api/assignments';
import { err, ok, type Result } from '#shared/core/result';
import { learnerResponse } from '#shared/items/response';
import { headline } from '#shared/items/text-of';

const pageSize = 20;
const list = 'to-mark';

/**
 * Answers that wait for a mark of the user's, of all classes that they may teach and that are not archived. Pages are of
 * attempts, with what waits in each: the oldest first, so that what is marked meanwhile moves none of the later ones.
 */
export async function answersToMark(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { limit = pageSize, cursor }: ToMarkInput,
): Promise<Result<ToMark, 'cursor_invalid'>> {
  const { db } = deps;
  const after = cursor ? readCursor(cursor, list) : undefined;
  if (cursor && (!after || Number.isNaN(Date.parse(String(after.value))))) return err('cursor_invalid');
  // First the classes, then what waits in them: so no answer of other teachers is looked at.
  const taught = await db.class.findMany({
    where: { ...classesOf(user, 'teach'), archivedAt: null },
    select: { id: true },
  });
  const inClasses = { classId: { in: taught.map(({ id }) => id) } };
  await settleOverdue(deps, { assignment: inClasses });
  const waits = { ...inClasses, ...sumsToMark };
  const [waiting, sums] = await Promise.all([
    db.workSum.aggregate({ where: { ...waits, attempt: ofPresent }, _sum: { answered: true } }),
    db.workSum.findMany({
      where: { ...waits, attempt: after ? { AND: [ofPresent, handedInAfter(after)] } : ofPresent },
      orderBy: [{ attempt: { finishedAt: 'asc' } }, { attemptId: 'asc' }],
      // One more than asked for tells whether there is a next page.
      take: limit + 1,
      select: { attempt: { select: waitingSelect } },
    }),
  ]);
  const attempts = sums.map(({ attempt }) => attempt);
  const shown = attempts.slice(0, limit);
  const last = shown.at(-1);
  return ok({
    waiting: waiting._sum.answered ?? 0,
    items: shown.flatMap(toWaitingAnswers),
    nextCursor:
      attempts.length > limit && last?.finishedAt
        ? writeCursor({ of: list, value: last.finishedAt.toISOString(), id: last.id })
        : null,
  });
}

function handedInAfter({ value, id }: { value: string | number; id: string }): Prisma.AttemptWhereInput {
  const at = new Date(value);
  return { OR: [{ finishedAt: { gt: at } }, { finishedAt: at, id: { gt: id } }] };
}

/** Of who was taken out of the class nothing waits. */
const ofPresent = { enrolment: inRoster } satisfies Prisma.AttemptWhereInput;

const waitingSelect = {
  id: true,
  items: true,
  finishedAt: true,
  title: true,
  enrolment: { select: { name: true } },
  assignment: { select: { class: { select: { name: true } } } },
  answers: { where: waitsForMark, select: { itemId: true, response: true } },
} satisfies Prisma.AttemptSelect;
type WaitingAttempt = Prisma.AttemptGetPayload<{ select: typeof waitingSelect }>;

/** What waits in an attempt, in the order of its questions. */
function toWaitingAnswers(attempt: WaitingAttempt): ToMark['items'] {
  const { finishedAt, enrolment, assignment } = attempt;
  if (!finishedAt || !enrolment || !assignment) return [];
  return (readItems(attempt) ?? []).flatMap((item) => {
    const answer = attempt.answers.find(({ itemId }) => itemId === item.id);
    if (!answer) return [];
    const response = learnerResponse.safeParse(answer.response);
    return {
      attemptId: attempt.id,
      itemId: item.id,
      className: assignment.class.name,
      studentName: enrolment.name,
      title: attempt.title,
      prompt: item.prompt || headline(item),
      points: item.points,
      text: response.success && 'text' in response.data ? response.data.text : '',
      handedInAt: finishedAt.toISOString(),
    };
  });
}
