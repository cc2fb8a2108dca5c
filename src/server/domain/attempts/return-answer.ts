import { ofTaughtClass } from '#server/domain/access/assignments';
import { type FixedRefusal, whileOpen } from '#server/domain/access/classes';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import { lockAttempt } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { ReturnAnswerInput } from '#shared/api/revisions';
import { err, ok, type Result } from '#shared/core/result';
import { isTask } from '#shared/items/grade';
import { rubricScore } from '#shared/items/rubric';
import { type UnseenRefusal, whatIsUnseen, writeMark } from './marks';
import { isOpen } from './revisions';
import { itemsOf } from './stored-attempt';
import { tellOfWork } from './tell-of-work';

type ReturnRefusal =
  | 'attempt_not_found'
  | 'item_not_found'
  | 'student_not_found'
  | 'closed_already'
  | UnseenRefusal
  | FixedRefusal;

/**
 * Gives an answer at given work back to its student, to be revised. Whoever may teach the class may do that, while the
 * student is in it and the work is open: otherwise nobody could revise it.
 */
export async function returnAnswer(
  { db, clock, changes }: Pick<Deps, 'db' | 'clock' | 'changes'>,
  teacher: User & Actor,
  { id, itemId, note, rubric, seen }: ReturnAnswerInput,
): Promise<Result<void, ReturnRefusal>> {
  const returned = await transact(db, async (tx) => {
    const attempt = await tx.attempt.findFirst({
      where: { id, finishedAt: { not: null }, ...ofTaughtClass(teacher, 'teach') },
      select: {
        id: true,
        assignmentId: true,
        items: true,
        guestId: true,
        user: { select: { id: true, username: true } },
        assignment: { select: { classId: true, rules: true, class: { select: { archivedAt: true, isSample: true } } } },
        enrolment: { select: { classId: true, userId: true } },
      },
    });
    if (!attempt?.assignment) return err('attempt_not_found');
    const { assignment, enrolment, user } = attempt;
    const open = whileOpen(assignment.class);
    if (!open.ok) return open;
    const at = clock.now();
    if (!isOpen(assignment, at)) {
      return err('closed_already', { text: 'This work is closed. To have it revised, give it a later closing date.' });
    }
    if (attempt.guestId) {
      return err('student_not_found', {
        text: 'A guest has no account to revise it in. Say in your comment what to do.',
      });
    }
    if (!user || enrolment?.userId !== user.id || enrolment.classId !== assignment.classId) {
      return err('student_not_found', { text: 'This student has left the class, so nothing can be given back.' });
    }
    await lockAttempt(tx, id);
    const task = itemsOf(attempt).find((item) => item.id === itemId && isTask(item));
    if (!task) return err('item_not_found');
    const unseen = await whatIsUnseen(tx, id, { task, seen });
    if (unseen) return unseen;
    const { count } = await tx.attemptAnswer.updateMany({
      where: { attemptId: id, itemId, returnedAt: null },
      data: { returnedAt: at, returnedBy: teacher.username, returnNote: note },
    });
    // Somebody has given it back already, or there is no answer to revise: what was said aloud leaves none.
    if (count === 0) {
      const isThere = (await tx.attemptAnswer.count({ where: { attemptId: id, itemId } })) > 0;
      return err(isThere ? 'returned_meanwhile' : 'item_not_found');
    }
    if (rubric) {
      await writeMark(tx, attempt, { itemId, score: rubricScore(rubric), note, rubric, by: teacher, at });
    }
    await record(tx, teacher, { action: 'answers.returned', at, target: user });
    return ok(attempt);
  });
  if (!returned.ok) return returned;
  tellOfWork({ changes }, returned.value);
  return ok();
}
