import type { Prisma } from '#prisma/generated/sqlite/client';
import { classesOf } from '#server/domain/access/classes';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { earlierAnswers, isOpen } from '#server/domain/attempts/revisions';
import { readItems, readResponse } from '#server/domain/attempts/stored-attempt';
import { waitsForMark } from '#server/domain/attempts/waits-for-mark';
import { sumsToMark } from '#server/domain/attempts/work-sums';
import { inRoster } from '#server/domain/classes/class-row';
import type { Deps } from '#server/domain/platform/deps';
import type { TimePage } from '#server/domain/platform/time-page';
import type { User } from '#server/domain/platform/user';
import type { EarlierAnswer } from '#shared/api/revisions';
import type { AnswerToMark } from '#shared/api/to-mark';
import { guestLabel } from '#shared/classes/guest-name';
import { headline } from '#shared/items/text-of';

/** So many attempts are looked at, the oldest: a teacher who marks them sees the others. */
const mostWaiting = 5_000;
const byTime = [{ finishedAt: 'asc' }, { id: 'asc' }] satisfies Prisma.AttemptOrderByWithRelationInput[];

interface AnswersToMark {
  waiting: number;
  found: AttemptToMark[];
}

/** An attempt with what waits in it, in the order of its questions. */
interface AttemptToMark {
  id: string;
  handedInAt: Date;
  answers: AnswerToMark[];
}

/**
 * Answers that wait for a mark of the user's, of all classes that they may teach and that are not archived: how many there
 * are, and a page of attempts.
 */
export async function answersToMark(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { after, take }: TimePage,
): Promise<AnswersToMark> {
  const { db } = deps;
  // First the classes, then what waits in them: so no answer of other teachers is looked at.
  const taught = await db.class.findMany({
    where: { ...classesOf(user, 'teach'), archivedAt: null },
    select: { id: true },
  });
  if (taught.length === 0) return { waiting: 0, found: [] };
  const classId = { in: taught.map(({ id }) => id) };
  await settleOverdue(deps, { assignment: { classId } });
  const ids = await attemptsThatWait(db, classId);
  if (ids.length === 0) return { waiting: 0, found: [] };
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
      take,
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
  const before = await earlierAnswers(
    db,
    attempts.map(({ id, revisionOfId, answers }) => ({
      id,
      revisionOfId,
      itemIds: answers.map(({ itemId }) => itemId),
    })),
  );
  return { waiting, found: attempts.flatMap((attempt) => toAttemptToMark(attempt, before.get(attempt.id), now)) };
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

const handedInAfter = ({ at, id }: { at: Date; id: string }): Prisma.AttemptWhereInput => ({
  OR: [{ finishedAt: { gt: at } }, { finishedAt: at, id: { gt: id } }],
});

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

function toAttemptToMark(
  attempt: WaitingAttempt,
  before: ReadonlyMap<string, EarlierAnswer> | undefined,
  now: Date,
): AttemptToMark[] {
  const { finishedAt, enrolment, guest, assignment } = attempt;
  const studentName = guest ? guestLabel(guest) : enrolment?.name;
  if (!finishedAt || !studentName || !assignment) return [];
  const isWorkOpen = isOpen(assignment, now);
  const answers = (readItems(attempt) ?? []).flatMap((item): AnswerToMark[] => {
    const answer = attempt.answers.find(({ itemId }) => itemId === item.id);
    if (!answer || (isWorkOpen && answer.returnedAt)) return [];
    const response = readResponse(answer);
    return [
      {
        kind: 'answer',
        attemptId: attempt.id,
        itemId: item.id,
        className: assignment.class.name,
        studentName,
        title: attempt.title,
        prompt: item.prompt || headline(item),
        ...(item.picture && { picture: item.picture }),
        points: item.points,
        text: response && 'text' in response ? response.text : '',
        handedInAt: finishedAt.toISOString(),
        before: before?.get(item.id) ?? null,
      },
    ];
  });
  return [{ id: attempt.id, handedInAt: finishedAt, answers }];
}
