import { accommodationIn, datesOf, revisionRules } from '#server/domain/access/attempt-rules';
import { allows, type ClassAccessRefusal, classFor, whileOpen } from '#server/domain/access/classes';
import { showResults } from '#server/domain/attempts/release';
import { isOpen } from '#server/domain/attempts/revisions';
import { waitsForMark } from '#server/domain/attempts/waits-for-mark';
import { sumsToMark } from '#server/domain/attempts/work-sums';
import { type Actor, record } from '#server/domain/audit/record';
import { inRoster } from '#server/domain/classes/class-row';
import type { ClassRefusal } from '#server/domain/classes/open-class';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { AssignmentList, ChangeAssignmentInput, ChangeStudentWorkInput } from '#shared/api/assignments';
import { groupBy } from '#shared/core/group-by';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { rules as rulesSchema } from '#shared/items/question-set';
import { summarySelect, toSummary } from './assignment-row';
import { bookSelect, bookState, isRuledByDates } from './books';
import { datesWrong } from './dates-wrong';
import { lockAssignment } from './lock-assignment';
import { newerVersionOf, newerVersionSelect } from './newer-version';
import { mayHaveCode } from './open-code';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** What a class was given, the last first, and how far it is. */
export async function listAssignments(
  { db, clock, reader }: Needs & Pick<Deps, 'reader'>,
  user: User,
  classId: string,
): Promise<Result<AssignmentList, ClassAccessRefusal>> {
  const found = await classFor(db, user, classId, 'view');
  if (!found.ok) return found;
  const rows = await db.assignment.findMany({
    where: { classId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limits.assignmentsPerClass,
    select: { ...summarySelect, ...newerVersionSelect, _count: { select: { students: true } } },
  });
  const inClass = { classId, ...inRoster };
  const projects = rows.filter(({ goalWords }) => goalWords !== null);
  const [people, counts, books, sums] = await Promise.all([
    db.enrolment.findMany({ where: inClass, select: { id: true } }),
    reader.workCounts(classId),
    countBooks(db, classId, projects),
    db.workSum.findMany({
      where: { classId, ...sumsToMark },
      select: { assignmentId: true, enrolmentId: true, attemptId: true, answered: true },
    }),
  ]);
  const enrolmentIds = new Set(people.map(({ id }) => id));
  const unmarked = sums.filter(({ enrolmentId }) => enrolmentIds.has(enrolmentId));
  const returned = await countReturned(
    db,
    unmarked.map(({ attemptId }) => attemptId),
  );
  const now = clock.now();
  const mayChange = allows(found.value.right, 'teach') && whileOpen(found.value).ok;
  const open = new Set(rows.filter((row) => isOpen(row, now)).map(({ id }) => id));
  // What came back waits for its student, as long as they can revise it.
  const waiting = unmarked.filter(
    ({ assignmentId, attemptId, answered }) => !open.has(assignmentId) || answered > (returned.get(attemptId) ?? 0),
  );
  const waitingAt = groupBy(waiting, ({ assignmentId }) => assignmentId);
  const countsOf = new Map([...counts, ...books].map((one) => [one.assignmentId, one]));
  return ok({
    items: rows.map((row) => ({
      ...toSummary(row),
      students: row.isForSome ? row._count.students : people.length,
      begun: countsOf.get(row.id)?.begun ?? 0,
      done: countsOf.get(row.id)?.done ?? 0,
      toMark: new Set(waitingAt.get(row.id)?.map(({ enrolmentId }) => enrolmentId)).size,
      newerVersion: mayChange ? newerVersionOf(row, user) : null,
    })),
  });
}

/** How many books of each writing project are begun and done, of those who are in the class now. */
async function countBooks(db: Deps['db'], classId: string, projects: readonly { id: string }[]) {
  if (projects.length === 0) return [];
  const books = await db.classBook.findMany({
    where: {
      assignmentId: { in: projects.map(({ id }) => id) },
      user: { enrolments: { some: { classId, ...inRoster } } },
    },
    select: bookSelect,
  });
  const booksAt = groupBy(books, (book) => book.assignmentId);
  return projects.map(({ id: assignmentId }) => {
    const states = (booksAt.get(assignmentId) ?? []).map(bookState);
    return {
      assignmentId,
      begun: states.filter((state) => state !== 'not-started').length,
      done: states.filter((state) => state === 'done').length,
    };
  });
}

/** How many answers of each of these attempts came back to be revised. */
async function countReturned(db: Deps['db'], attemptIds: string[]): Promise<Map<string, number>> {
  const counts = await db.attemptAnswer.groupBy({
    by: 'attemptId',
    where: { attemptId: { in: attemptIds }, ...waitsForMark, returnedAt: { not: null } },
    _count: true,
  });
  return new Map(counts.map(({ attemptId, _count }) => [attemptId, _count]));
}

/** Changes what is said of given work and the rules it goes by. Attempts that have begun keep theirs, but for dates. */
export async function changeAssignment(
  { db, clock }: Needs,
  user: User & Actor,
  { id, title, note, dueAt, rules }: ChangeAssignmentInput,
): Promise<Result<void, ClassRefusal | 'assignment_not_found' | 'dates_wrong' | 'code_for_graded' | 'book_not_ruled'>> {
  return transact(db, async (tx) => {
    const found = await lockAssignment(tx, user, id);
    if (!found.ok) return found;
    if (found.value.goalWords !== null && !isRuledByDates(rules)) return err('book_not_ruled');
    const at = clock.now();
    const { attempts: _, minutes: _minutes, opensAt: _opens, closesAt, ...kept } = rulesSchema.parse(found.value.rules);
    const wrong = datesWrong({ rules, dueAt }, at, { dueAt: found.value.dueAt, closesAt });
    if (wrong) return wrong;
    const changed = rulesSchema.parse({ ...kept, ...rules });
    if (found.value.joinCode && !mayHaveCode(changed)) {
      return err('code_for_graded', { text: 'Anyone can play this by its code. Close the code first.' });
    }
    await tx.assignment.update({
      where: { id },
      data: { title, note, dueAt: dueAt && new Date(dueAt), rules: changed },
      select: { id: true },
    });
    // What was begun goes by the new dates: more time is for those who sit at it too, and keys that wait for the closing
    // date of the class wait for the new one. What was shown stays so.
    const begun = await tx.attempt.findMany({
      where: { assignmentId: id, OR: [{ finishedAt: null }, { releasedAt: { gt: at } }] },
      select: { id: true, startedAt: true, finishedAt: true, accommodation: true, revisionOfId: true },
    });
    for (const attempt of begun) {
      const rulesOfIt = attempt.revisionOfId ? revisionRules(changed) : changed;
      const { deadlineAt, releasedAt } = datesOf(rulesOfIt, attempt.startedAt, { needs: accommodationIn(attempt) });
      await tx.attempt.update({
        where: { id: attempt.id },
        data: { releasedAt, ...(!attempt.finishedAt && { deadlineAt }) },
        select: { id: true },
      });
    }
    await record(tx, user, { action: 'assignments.changed', at });
    return ok();
  });
}

/** What one student may otherwise than the class: another date, more attempts, or nothing to do. */
export async function changeStudentWork(
  { db, clock }: Needs,
  user: User & Actor,
  { id, studentId, dueAt, ...fields }: ChangeStudentWorkInput,
): Promise<Result<void, ClassRefusal | 'assignment_not_found' | 'student_not_found' | 'book_not_ruled'>> {
  return transact(db, async (tx) => {
    const found = await lockAssignment(tx, user, id);
    if (!found.ok) return found;
    const { classId, isForSome, goalWords } = found.value;
    if (goalWords !== null && fields.extraAttempts > 0) return err('book_not_ruled');
    const isGiven = isForSome ? { assignments: { some: { assignmentId: id } } } : {};
    const inClass = { id: studentId, classId, ...inRoster, ...isGiven };
    if ((await tx.enrolment.count({ where: inClass })) === 0) return err('student_not_found');
    const data = { ...fields, dueAt: dueAt && new Date(dueAt) };
    await tx.assignmentStudent.upsert({
      where: { assignmentId_enrolmentId: { assignmentId: id, enrolmentId: studentId } },
      create: { assignmentId: id, enrolmentId: studentId, ...data },
      update: data,
      select: { assignmentId: true },
    });
    await record(tx, user, { action: 'assignments.changed', at: clock.now() });
    return ok();
  });
}

/** Takes given work back. What was played of it stays in the histories of those who played. */
export async function removeAssignment(
  { db, clock }: Needs,
  user: User & Actor,
  id: string,
): Promise<Result<void, ClassRefusal | 'assignment_not_found'>> {
  return transact(db, async (tx) => {
    const found = await lockAssignment(tx, user, id);
    if (!found.ok) return found;
    const { classId } = await tx.assignment.delete({ where: { id }, select: { classId: true } });
    // After that: who hands in at this moment is waited for, and leaves nothing behind.
    await tx.workSum.deleteMany({ where: { classId, assignmentId: id } });
    await record(tx, user, { action: 'assignments.removed', at: clock.now() });
    return ok();
  });
}

/** Shows keys and marks of given work to all who have begun it so far; each at the end of their attempt. */
export async function releaseAssignment(
  { db, clock }: Needs,
  user: User & Actor,
  id: string,
): Promise<Result<{ released: number }, ClassRefusal | 'assignment_not_found'>> {
  return transact(db, async (tx) => {
    const found = await lockAssignment(tx, user, id);
    if (!found.ok) return found;
    const at = clock.now();
    const released = await showResults(tx, { assignmentId: id }, at);
    await record(tx, user, { action: 'assignments.released', at, details: { count: released } });
    return ok({ released });
  });
}
