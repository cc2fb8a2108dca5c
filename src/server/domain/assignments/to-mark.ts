import type { Prisma } from '#prisma/generated/sqlite/client';
import { classesOf } from '#server/domain/access/classes';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { earlierAnswers, isOpen } from '#server/domain/attempts/revisions';
import { readItems, readResponse } from '#server/domain/attempts/stored-attempt';
import { waitsForMark } from '#server/domain/attempts/waits-for-mark';
import { sumsToMark } from '#server/domain/attempts/work-sums';
import { inRoster } from '#server/domain/classes/class-row';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ToMark, ToMarkInput } from '#shared/api/assignments';
import type { EarlierAnswer } from '#shared/api/revisions';
import { guestLabel } from '#shared/classes/guest-name';
import { err, ok, type Result } from '#shared/core/result';
import { headline } from '#shared/items/text-of';

const pageSize = 20;
const list = 'to-mark';
/** So many attempts are looked at, the oldest: a teacher who marks them sees the others. */
const mostWaiting = 5_000;
const byTime = [{ finishedAt: 'asc' }, { id: 'asc' }] satisfies Prisma.AttemptOrderByWithRelationInput[];

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
  const classId = { in: taught.map(({ id }) => id) };
  await settleOverdue(deps, { assignment: { classId } });
  const ids = await attemptsThatWait(db, classId);
  if (ids.length === 0) return ok({ waiting: 0, items: [], nextCursor: null });
  const ended = {
    id: { in: ids },
    finishedAt: { not: null },
    OR: [{ enrolment: inRoster }, { guestId: { not: null } }],
  } satisfies Prisma.AttemptWhereInput;
  const now = deps.clock.now();
  const atClosed = { assignmentId: { in: await closedWork(db, ids, now) } };
  const [waiting, attempts] = await Promise.all([
    db.attemptAnswer.count({
      where: { ...waitsForMark, attempt: ended, OR: [{ returnedAt: null }, { attempt: atClosed }] },
    }),
    db.attempt.findMany({
      where: {
        AND: [
          ended,
          {
            OR: [
              { answers: { some: { ...waitsForMark, returnedAt: null } } },
              { ...atClosed, answers: { some: waitsForMark } },
            ],
          },
          after ? handedInAfter(after) : {},
        ],
      },
      orderBy: byTime,
      // One more than asked for tells whether there is a next page.
      take: limit + 1,
      select: {
        id: true,
        items: true,
        finishedAt: true,
        title: true,
        revisionOfId: true,
        enrolment: { select: { name: true } },
        guest: { select: { name: true, ofName: true } },
        assignment: { select: { rules: true, class: { select: { name: true } } } },
        answers: { where: waitsForMark, select: { itemId: true, response: true, returnedAt: true } },
      },
    }),
  ]);
  const shown = attempts.slice(0, limit);
  const last = shown.at(-1);
  const before = await earlierAnswers(
    db,
    shown.map(({ id, revisionOfId, answers }) => ({ id, revisionOfId, itemIds: answers.map(({ itemId }) => itemId) })),
  );
  return ok({
    waiting,
    items: shown.flatMap((attempt) => toWaitingAnswers(attempt, before.get(attempt.id), now)),
    nextCursor:
      attempts.length > limit && last?.finishedAt
        ? writeCursor({ of: list, value: last.finishedAt.toISOString(), id: last.id })
        : null,
  });
}

/**
 * Attempts in which answers wait, the oldest days first. Those of students are found by what was added up of them, and
 * those of guests by the work that has guests: the other way round, a database looks through all that was ever played.
 */
async function attemptsThatWait(db: Deps['db'], classId: { in: string[] }): Promise<string[]> {
  const [ofStudents, withGuests] = await Promise.all([
    db.workSum.findMany({
      where: { classId, ...sumsToMark },
      orderBy: { day: 'asc' },
      take: mostWaiting,
      select: { attemptId: true },
    }),
    db.assignment.findMany({ where: { classId, guests: { some: {} } }, select: { guests: { select: { id: true } } } }),
  ]);
  const guestIds = withGuests.flatMap(({ guests }) => guests.map(({ id }) => id)).slice(0, mostWaiting);
  const ofGuests =
    guestIds.length === 0
      ? []
      : await db.attempt.findMany({
          where: { guestId: { in: guestIds }, answers: { some: waitsForMark } },
          take: mostWaiting,
          select: { id: true },
        });
  return [...ofStudents.map(({ attemptId }) => attemptId), ...ofGuests.map(({ id }) => id)];
}

/** Work in which answers came back, and which is closed: nobody can revise them any more, so they wait for a mark. */
async function closedWork(db: Deps['db'], ids: readonly string[], now: Date): Promise<string[]> {
  const cameBack = await db.attempt.findMany({
    where: { id: { in: [...ids] }, answers: { some: { ...waitsForMark, returnedAt: { not: null } } } },
    distinct: 'assignmentId',
    select: { assignment: { select: { id: true, rules: true } } },
  });
  return cameBack.flatMap(({ assignment }) => (assignment && !isOpen(assignment, now) ? assignment.id : []));
}

function handedInAfter({ value, id }: { value: string | number; id: string }): Prisma.AttemptWhereInput {
  const at = new Date(value);
  return { OR: [{ finishedAt: { gt: at } }, { finishedAt: at, id: { gt: id } }] };
}

interface WaitingAttempt {
  id: string;
  title: string;
  items: Prisma.JsonValue;
  finishedAt: Date | null;
  enrolment: { name: string } | null;
  guest: { name: string; ofName: number } | null;
  assignment: { rules: Prisma.JsonValue; class: { name: string } } | null;
  answers: readonly { itemId: string; response: Prisma.JsonValue; returnedAt: Date | null }[];
}

/** What waits in an attempt, in the order of its questions. */
function toWaitingAnswers(
  attempt: WaitingAttempt,
  before: ReadonlyMap<string, EarlierAnswer> | undefined,
  now: Date,
): ToMark['items'] {
  const { finishedAt, enrolment, guest, assignment } = attempt;
  const studentName = guest ? guestLabel(guest) : enrolment?.name;
  if (!finishedAt || !studentName || !assignment) return [];
  const isWorkOpen = isOpen(assignment, now);
  return (readItems(attempt) ?? []).flatMap((item) => {
    const answer = attempt.answers.find(({ itemId }) => itemId === item.id);
    if (!answer || (isWorkOpen && answer.returnedAt)) return [];
    const response = readResponse(answer);
    return {
      attemptId: attempt.id,
      itemId: item.id,
      className: assignment.class.name,
      studentName,
      title: attempt.title,
      prompt: item.prompt || headline(item),
      points: item.points,
      text: response && 'text' in response ? response.text : '',
      handedInAt: finishedAt.toISOString(),
      before: before?.get(item.id) ?? null,
    };
  });
}
