import { assignmentsOf } from '#server/domain/access/assignments';
import { accommodationIn, waitsForOwner } from '#server/domain/access/attempt-rules';
import { allows, rightIn, rightSelect } from '#server/domain/access/classes';
import { readAssignedWork } from '#server/domain/attempts/assigned-work';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { readItems } from '#server/domain/attempts/stored-attempt';
import { shareOf, sumAnswers, withItems } from '#server/domain/attempts/sum-answers';
import { inRoster } from '#server/domain/classes/class-row';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { AssignmentOutput, StudentWork } from '#shared/api/assignments';
import { groupBy } from '#shared/core/group-by';
import { err, ok, type Result } from '#shared/core/result';
import { summarySelect, toSummary } from './assignment-row';
import { columnsOf } from './work-columns';
import { countingAttempt, isLate, stateOf } from './work-state';

/** How far each student is with one piece of given work, and with each of its questions, words or points. */
export async function assignmentResults(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  id: string,
): Promise<Result<AssignmentOutput, 'assignment_not_found'>> {
  const { db, clock } = deps;
  const row = await db.assignment.findFirst({
    where: { id, ...assignmentsOf(user, 'view') },
    select: { ...summarySelect, activity: true, items: true, class: { select: { name: true, ...rightSelect(user) } } },
  });
  if (!row) return err('assignment_not_found');
  await settleOverdue(deps, { assignmentId: id });
  const now = clock.now();
  const [people, attempts, withheld] = await Promise.all([
    db.enrolment.findMany({
      where: {
        classId: row.classId,
        ...inRoster,
        ...(row.isForSome && { assignments: { some: { assignmentId: id } } }),
      },
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, number: true, assignments: { where: { assignmentId: id } } },
    }),
    db.attempt.findMany({
      where: { assignmentId: id, enrolmentId: { not: null } },
      select: {
        id: true,
        enrolmentId: true,
        startedAt: true,
        finishedAt: true,
        score: true,
        maxScore: true,
        accommodation: true,
      },
    }),
    db.attempt.count({ where: { assignmentId: id, finishedAt: { not: null }, ...waitsForOwner } }),
  ]);
  const work = readAssignedWork(row);
  const attemptsOf = groupBy(attempts, ({ enrolmentId }) => enrolmentId);
  const counting = people.map((person) => {
    const own = attemptsOf.get(person.id) ?? [];
    return { person, own, attempt: countingAttempt(own) };
  });
  // Of many attempts, only those that count are read with what was asked and answered in them.
  const ids = counting.flatMap(({ attempt }) => attempt?.id ?? []);
  const [itemsIn, answersIn] = await Promise.all([itemsOfEach(db, ids, work.items), answersOfEach(db, ids)]);
  const rows = counting.map(({ attempt, ...row }) => ({
    ...row,
    attempt: attempt && { ...attempt, answers: answersIn.get(attempt.id) ?? [] },
  }));
  const columns = columnsOf(work, [...itemsIn.values()]);
  const right = rightIn(row.class, user);
  const teaches = allows(right, 'teach');
  const students = rows.map(({ person, own, attempt }) => {
    const items = (attempt && itemsIn.get(attempt.id)) ?? [];
    const answersTo = groupBy(withItems(attempt?.answers ?? [], items), ({ item }) => columns.idOf(item));
    const [otherwise] = person.assignments;
    const output: StudentWork = {
      id: person.id,
      name: person.name,
      number: person.number,
      state: stateOf(attempt),
      isLate: !otherwise?.isExcused && isLate(own, otherwise?.dueAt ?? row.dueAt, now),
      isExcused: otherwise?.isExcused ?? false,
      extraAttempts: otherwise?.extraAttempts ?? 0,
      dueAt: otherwise?.dueAt?.toISOString() ?? null,
      attempts: own.length,
      attemptId: attempt?.id ?? null,
      answered: attempt?.answers.length ?? 0,
      asked: items.length,
      score: attempt?.score ?? null,
      maxScore: attempt?.maxScore ?? null,
      startedAt: attempt?.startedAt.toISOString() ?? null,
      finishedAt: attempt?.finishedAt?.toISOString() ?? null,
      timeFactor: teaches && attempt ? (accommodationIn(attempt)?.timeFactor ?? null) : null,
      cells: columns.all.map((column) => {
        const answers = answersTo.get(column.id) ?? [];
        return { share: shareOf(answers), answered: answers.length > 0 };
      }),
    };
    return { output, answersTo };
  });
  return ok({
    ...toSummary(row),
    className: row.class.name,
    right,
    columns: columns.all.map((column, place) => {
      const answers = students.flatMap(({ output: { name }, answersTo }) =>
        (answersTo.get(column.id) ?? []).map((answer) => ({ ...answer, name })),
      );
      return { ...column, number: place + 1, ...sumAnswers(answers) };
    }),
    students: students.map(({ output }) => output),
    withheld,
    now: now.toISOString(),
  });
}

/** What was answered in each attempt. */
async function answersOfEach(db: Deps['db'], ids: readonly string[]) {
  const rows = await db.attemptAnswer.findMany({
    where: { attemptId: { in: [...ids] } },
    select: { attemptId: true, itemId: true, score: true, verdict: true, isTask: true, response: true },
  });
  return groupBy(rows, ({ attemptId }) => attemptId);
}

type Items = NonNullable<ReturnType<typeof readItems>>;

/** The questions of each attempt: those of the work, where they are the same for all. */
async function itemsOfEach(
  db: Deps['db'],
  ids: readonly string[],
  ofWork: Items | undefined,
): Promise<Map<string, Items>> {
  if (ofWork) return new Map(ids.map((id) => [id, ofWork]));
  const rows = await db.attempt.findMany({ where: { id: { in: [...ids] } }, select: { id: true, items: true } });
  return new Map(rows.map((attempt) => [attempt.id, readItems(attempt) ?? []]));
}
