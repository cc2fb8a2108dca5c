import { givenTo } from '#server/domain/access/assignments';
import { showsScore } from '#server/domain/access/attempt-rules';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { isOpen } from '#server/domain/attempts/revisions';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { OwnAssignment, OwnAssignments } from '#shared/api/assignments';
import { limits } from '#shared/core/limits';
import { summarySelect, toSummary } from './assignment-row';
import { bookSelect, bookState, endOf } from './books';
import { countRevisions, revisableAnswerSelect, revisableSelect } from './revised-attempts';
import { countingAttempt, isLate, stateOf } from './work-state';

/** What the user was given in all classes: first what is to do, by its date, then what was done, the last first. */
export async function ownAssignments(deps: Pick<Deps, 'db' | 'clock'>, user: User): Promise<OwnAssignments> {
  const { db, clock } = deps;
  const ofUser = { userId: user.id };
  const rows = await db.assignment.findMany({
    where: givenTo(user),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limits.assignmentsShown,
    select: {
      ...summarySelect,
      class: { select: { name: true } },
      students: { where: { enrolment: ofUser } },
      books: { where: ofUser, select: bookSelect },
    },
  });
  const ids = rows.map(({ id }) => id);
  const played = { ...ofUser, assignmentId: { in: ids } };
  await settleOverdue(deps, played);
  const attempts = await db.attempt.findMany({
    where: played,
    select: {
      ...revisableSelect,
      assignmentId: true,
      source: true,
      releasedAt: true,
      answers: { select: revisableAnswerSelect },
    },
  });
  const now = clock.now();
  const open = new Set(rows.filter((row) => isOpen(row, now)).map(({ id }) => id));
  const counted = await countRevisions(db, attempts, ({ assignmentId }) => open.has(assignmentId ?? ''));
  const items = rows.map((row): OwnAssignment => {
    const own = counted.filter(({ assignmentId }) => assignmentId === row.id);
    const back = own.find(({ toRevise }) => toRevise);
    const shown = back ?? countingAttempt(own);
    const [otherwise] = row.students;
    const dueAt = otherwise?.dueAt ?? row.dueAt;
    const summary = toSummary(row);
    const [book] = row.books;
    const state = row.goalWords === null ? stateOf(shown) : bookState(book);
    const { attempts: most } = summary.rules;
    const maySee = shown !== undefined && showsScore(shown, now);
    return {
      ...summary,
      className: row.class.name,
      dueAt: dueAt?.toISOString() ?? null,
      state: otherwise?.isExcused && state === 'not-started' ? 'done' : state,
      isLate: !otherwise?.isExcused && isLate(book ? [endOf(book)] : own, dueAt, now),
      attemptsLeft: most ? Math.max(0, most + (otherwise?.extraAttempts ?? 0) - own.length) : null,
      attemptId: shown?.id ?? null,
      toRevise: back?.toRevise ?? null,
      score: maySee ? shown.score : null,
      maxScore: maySee ? shown.maxScore : null,
      book: book
        ? { resourceId: book.resourceId, words: book.resource.size, isBinned: book.resource.deletedAt !== null }
        : null,
    };
  });
  return { items: items.toSorted(toDoFirst) };
}

const isToDo = ({ state }: OwnAssignment) => state !== 'to-mark' && state !== 'done';

/** What has no date comes after every date. */
const timeOf = (date: string | null): number => (date ? Date.parse(date) : Number.MAX_SAFE_INTEGER);

/** By due date, what has none last; of what is done, the last that was given first. */
function toDoFirst(one: OwnAssignment, other: OwnAssignment): number {
  if (isToDo(one) !== isToDo(other)) return isToDo(one) ? -1 : 1;
  const given = Date.parse(one.createdAt) - Date.parse(other.createdAt);
  return isToDo(one) ? timeOf(one.dueAt) - timeOf(other.dueAt) || given : -given;
}
