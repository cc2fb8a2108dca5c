import { assignmentsOf } from '#server/domain/access/assignments';
import { accommodationIn, waitsForOwner } from '#server/domain/access/attempt-rules';
import { allows, rightIn, rightSelect, whileOpen } from '#server/domain/access/classes';
import { readAssignedWork } from '#server/domain/attempts/assigned-work';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { isOpen } from '#server/domain/attempts/revisions';
import { type ItemAnswer, shareOf, sumAnswers, withItems } from '#server/domain/attempts/sum-answers';
import { inRoster } from '#server/domain/classes/class-row';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { AssignmentOutput, PlayedWork, StudentWork } from '#shared/api/assignments';
import { guestLabel } from '#shared/classes/guest-name';
import { groupBy } from '#shared/core/group-by';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { questionLimit } from '#shared/games/twenty-questions/next-question';
import { isSecretItem } from '#shared/games/twenty-questions/secret-item';
import { askedIn } from './asked-items';
import { summarySelect, toSummary } from './assignment-row';
import { bookResults } from './book-results';
import { newerVersionOf, newerVersionSelect } from './newer-version';
import { mayHaveCode } from './open-code';
import { countRevisions, revisableAnswerSelect, revisableSelect } from './revised-attempts';
import { isWritten } from './texts';
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
    select: {
      ...summarySelect,
      ...newerVersionSelect,
      activity: true,
      items: true,
      class: { select: { name: true, timeZone: true, archivedAt: true, isSample: true, ...rightSelect(user) } },
      joinCode: { select: { code: true } },
      guests: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: limits.guestsPerAssignment,
        select: { id: true, name: true, ofName: true },
      },
    },
  });
  if (!row) return err('assignment_not_found');
  const now = clock.now();
  const people = await db.enrolment.findMany({
    where: {
      classId: row.classId,
      ...inRoster,
      ...(row.isForSome && { assignments: { some: { assignmentId: id } } }),
    },
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, number: true, userId: true, assignments: { where: { assignmentId: id } } },
  });
  const right = rightIn(row.class, user);
  const summary = toSummary(row);
  const common = { ...summary, className: row.class.name, right, now: now.toISOString() };
  if (row.goalWords !== null) {
    const students = await bookResults(deps, { project: row, people, reader: user, now });
    return ok({ ...common, ...onlyWritten, students });
  }
  await settleOverdue(deps, { assignmentId: id });
  const [attempts, withheld] = await Promise.all([
    db.attempt.findMany({
      where: { assignmentId: id, OR: [{ enrolmentId: { not: null } }, { guestId: { not: null } }] },
      select: {
        ...revisableSelect,
        enrolmentId: true,
        guestId: true,
        resourceVersion: true,
        accommodation: true,
        answers: { select: { ...revisableAnswerSelect, response: true } },
      },
    }),
    db.attempt.count({ where: { assignmentId: id, finishedAt: { not: null }, ...waitsForOwner } }),
  ]);
  const work = readAssignedWork(row);
  const counted = await countRevisions(db, attempts, () => isOpen(row, now));
  const attemptsOf = groupBy(counted, ({ enrolmentId, guestId }) => enrolmentId ?? guestId);
  const playedBy = <Who extends { id: string; name: string }>(who: Who) => {
    const own = attemptsOf.get(who.id) ?? [];
    return { who, own, attempt: countingAttempt(own) };
  };
  const enrolled = people.map(playedBy);
  const came = row.guests.map((guest) => playedBy({ id: guest.id, name: guestLabel(guest) }));
  const { itemsIn, earlier } = await askedIn(
    db,
    [...enrolled, ...came].flatMap(({ attempt }) => attempt ?? []),
    { items: work.items, resourceVersion: row.resourceVersion },
  );
  const columns = columnsOf(work, [...itemsIn.values()], earlier);
  const teaches = allows(right, 'teach');

  function rowOf(
    { who, own, attempt }: Pick<ReturnType<typeof playedBy>, 'who' | 'own' | 'attempt'>,
    dueAt: Date | null,
  ) {
    const items = (attempt && itemsIn.get(attempt.id)) ?? [];
    const answers = withItems(attempt?.answers ?? [], items);
    const answersTo = groupBy(answers, ({ item }) => columns.idOf(item));
    const output: PlayedWork = {
      id: who.id,
      name: who.name,
      state: stateOf(own.find(({ toRevise }) => toRevise) ?? attempt),
      isLate: isLate(own, dueAt, now),
      attempts: own.length,
      attemptId: attempt?.id ?? null,
      answered: answers.length,
      asked: items.length,
      ...(attempt && work.activity.kind === 'twenty-questions' && gameIn(answers)),
      score: attempt?.score ?? null,
      maxScore: attempt?.maxScore ?? null,
      startedAt: attempt?.startedAt.toISOString() ?? null,
      finishedAt: attempt?.finishedAt?.toISOString() ?? null,
      cells: columns.all.map((column) => {
        const answers = answersTo.get(column.id) ?? [];
        return { share: shareOf(answers), answered: answers.length > 0 };
      }),
    };
    return { output, answersTo };
  }

  const students = enrolled.map((one) => {
    const { who, attempt } = one;
    const [otherwise] = who.assignments;
    const { output, answersTo } = rowOf(one, otherwise?.dueAt ?? row.dueAt);
    const isExcused = otherwise?.isExcused ?? false;
    const student: StudentWork = {
      ...output,
      number: who.number,
      isLate: output.isLate && !isExcused,
      isExcused,
      isRevised: attempt?.isRevised ?? false,
      extraAttempts: otherwise?.extraAttempts ?? 0,
      dueAt: otherwise?.dueAt?.toISOString() ?? null,
      timeFactor: teaches && attempt ? (accommodationIn(attempt)?.timeFactor ?? null) : null,
      book: null,
    };
    return { output: student, answersTo };
  });
  const guests = came.map((one) => rowOf(one, row.dueAt));
  return ok({
    ...common,
    columns: columns.all.map((column, place) => {
      const answers = [...students, ...guests].flatMap(({ output: { name }, answersTo }) =>
        (answersTo.get(column.id) ?? []).map((answer) => ({ ...answer, name })),
      );
      return { ...column, number: place + 1, ...sumAnswers(answers) };
    }),
    students: students.map(({ output }) => output),
    guests: guests.map(({ output }) => output),
    code: teaches ? (row.joinCode?.code ?? null) : null,
    mayHaveCode: mayHaveCode(summary.rules),
    hasTexts: work.activity.kind === 'writing' || (work.items?.some(isWritten) ?? false),
    withheld,
    newerVersion: teaches && whileOpen(row.class).ok ? newerVersionOf(row, user) : null,
  });
}

/** A game as far as it went: its secret is no question that was asked. */
function gameIn(answers: readonly ItemAnswer[]): Pick<PlayedWork, 'answered' | 'asked' | 'foundSecret'> {
  const questions = answers.filter(({ item }) => !isSecretItem(item));
  return { answered: questions.length, asked: questionLimit, foundSecret: questions.length < answers.length };
}

/** A writing project has neither questions nor guests. */
const onlyWritten = {
  columns: [],
  guests: [],
  code: null,
  mayHaveCode: false,
  hasTexts: false,
  withheld: 0,
  newerVersion: null,
} satisfies Partial<AssignmentOutput>;
