import { assignmentsOf } from '#server/domain/access/assignments';
import { accommodationIn, waitsForOwner } from '#server/domain/access/attempt-rules';
import { allows, rightIn, rightSelect } from '#server/domain/access/classes';
import { readAssignedWork } from '#server/domain/attempts/assigned-work';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { readItems } from '#server/domain/attempts/stored-attempt';
import { wrongTexts } from '#server/domain/attempts/wrong-texts';
import { inRoster } from '#server/domain/classes/class-row';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { AssignmentOutput } from '#shared/api/assignments';
import { err, ok, type Result } from '#shared/core/result';
import { isTask } from '#shared/items/grade';
import { summarySelect, toSummary } from './assignment-row';
import { columnOf, columnsOf } from './work-columns';
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
        answers: { select: { itemId: true, score: true, verdict: true, isTask: true, response: true } },
      },
    }),
    db.attempt.count({ where: { assignmentId: id, finishedAt: { not: null }, ...waitsForOwner } }),
  ]);
  const counting = new Map(
    people.map((person) => [
      person.id,
      countingAttempt(attempts.filter(({ enrolmentId }) => enrolmentId === person.id)),
    ]),
  );
  const work = readAssignedWork(row);
  const itemsIn = await itemsOfEach(
    db,
    [...counting.values()].flatMap((attempt) => attempt?.id ?? []),
    work.items,
  );
  const columns = columnsOf(work, [...itemsIn.values()]);
  const right = rightIn(row.class, user);
  const teaches = allows(right, 'teach');
  const students = people.map((person) => {
    const attempt = counting.get(person.id);
    const items = (attempt && itemsIn.get(attempt.id)) ?? [];
    const [otherwise] = person.assignments;
    const byColumn = new Map<string | undefined, AnsweredItem[]>();
    for (const answer of answered(attempt, items)) {
      const column = columnOf(answer.item, work)?.id;
      byColumn.set(column, [...(byColumn.get(column) ?? []), answer]);
    }
    return {
      person,
      attempt,
      byColumn,
      output: {
        id: person.id,
        name: person.name,
        number: person.number,
        state: stateOf(attempt),
        isLate: !otherwise?.isExcused && isLate(attempt, otherwise?.dueAt ?? row.dueAt, now),
        isExcused: otherwise?.isExcused ?? false,
        extraAttempts: otherwise?.extraAttempts ?? 0,
        dueAt: otherwise?.dueAt?.toISOString() ?? null,
        attempts: attempts.filter(({ enrolmentId }) => enrolmentId === person.id).length,
        attemptId: attempt?.id ?? null,
        answered: attempt?.answers.length ?? 0,
        asked: items.length,
        score: attempt?.score ?? null,
        maxScore: attempt?.maxScore ?? null,
        startedAt: attempt?.startedAt.toISOString() ?? null,
        finishedAt: attempt?.finishedAt?.toISOString() ?? null,
        timeFactor: teaches && attempt ? (accommodationIn(attempt)?.timeFactor ?? null) : null,
        cells: columns.map((column) => {
          const answers = byColumn.get(column.id) ?? [];
          return { share: shareOf(answers), answered: answers.length > 0 };
        }),
      },
    };
  });
  return ok({
    ...toSummary(row),
    className: row.class.name,
    right,
    columns: columns.map((column) => {
      const answers = students.flatMap(({ person, byColumn }) =>
        (byColumn.get(column.id) ?? []).map((answer) => ({ ...answer, name: person.name })),
      );
      return { ...column, share: shareOf(answers), answered: answers.length, wrong: wrongIn(answers) };
    }),
    students: students.map(({ output }) => output),
    withheld,
    now: now.toISOString(),
  });
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

interface Answers {
  answers: readonly { itemId: string; score: number; verdict: string; response: Parameters<typeof wrongTexts>[1] }[];
}

function answered(attempt: Answers | undefined, items: Items) {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  return (attempt?.answers ?? []).flatMap((answer) => {
    const item = itemOf.get(answer.itemId);
    return item ? [{ ...answer, item }] : [];
  });
}

type AnsweredItem = ReturnType<typeof answered>[number];

/** What waits for a mark has no share yet. */
function shareOf(answers: readonly AnsweredItem[]): number | null {
  const judged = answers.filter(({ verdict }) => verdict !== 'ungraded');
  return judged.length === 0 ? null : judged.reduce((sum, { score }) => sum + score, 0) / judged.length;
}

function wrongIn(answers: readonly (AnsweredItem & { name: string })[]): AssignmentOutput['columns'][number]['wrong'] {
  const names = new Map<string, string[]>();
  for (const { verdict, item, response, name } of answers) {
    if (isTask(item) || (verdict !== 'wrong' && verdict !== 'partly')) continue;
    for (const text of wrongTexts(item, response)) names.set(text, [...(names.get(text) ?? []), name]);
  }
  return [...names]
    .map(([text, who]) => ({ text, names: who }))
    .sort((one, other) => other.names.length - one.names.length);
}
