import type * as z from 'zod';
import { assignmentsOf, givenTo } from '#server/domain/access/assignments';
import { accommodationSelect, toAccommodation } from '#server/domain/classes/accommodation-row';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { AttemptOutput, assignedActivity } from '#shared/api/attempts';
import { err, ok, type Result } from '#shared/core/result';
import { outsideWindow } from './activities/questions';
import type { ActivityDeps, PrepareRefusal } from './activity-module';
import { readAssignedWork } from './assigned-work';
import { beginAttempt } from './begin-attempt';
import { drawWork, ofWork, workSelect } from './drawn-work';
import { attemptSelect } from './stored-attempt';

type AssignedRefusal = PrepareRefusal | 'assignment_not_found' | 'attempts_used_up' | 'book_not_played';

/**
 * Begins an attempt at what a class was given, by the rules it was given with. What runs is gone on with. Its teacher
 * tries it as often as they like, and is in no report.
 */
export async function startAssigned(
  deps: ActivityDeps & Pick<Deps, 'random' | 'changes' | 'speech'>,
  user: User | undefined,
  { assignment: assignmentId, withoutListening }: Omit<z.infer<typeof assignedActivity>, 'kind'>,
): Promise<Result<AttemptOutput, AssignedRefusal>> {
  if (!user) return err('assignment_not_found');
  const row = await deps.db.assignment.findFirst({
    where: { id: assignmentId, OR: [givenTo(user), assignmentsOf(user, 'view')] },
    select: workSelect,
  });
  if (!row) return err('assignment_not_found');
  if (row.goalWords !== null) return err('book_not_played');
  const { rules } = readAssignedWork(row);
  const enrolment = await deps.db.enrolment.findFirst({
    where: { classId: row.classId, userId: user.id, isWaiting: false },
    select: {
      id: true,
      accommodation: { select: accommodationSelect },
      assignments: { where: { assignmentId }, select: { extraAttempts: true } },
    },
  });
  const closed = enrolment ? outsideWindow(rules, deps.clock.now()) : undefined;
  if (closed) return closed;
  const before = await deps.db.attempt.count({ where: { assignmentId, userId: user.id, revisionOfId: null } });
  const drawn = await drawWork(deps, row, { user, isFirst: before === 0, withoutListening });
  if (!drawn.ok) return drawn;
  const beginning = { ...drawn.value, needs: toAccommodation(enrolment?.accommodation ?? null) };
  if (!enrolment) return beginAttempt(deps, { user }, { ...beginning, isOwner: true });
  // What is revised is no other attempt.
  const own = { assignmentId, enrolmentId: enrolment.id, userId: user.id, revisionOfId: null };
  const attempts = rules.attempts && rules.attempts + (enrolment.assignments[0]?.extraAttempts ?? 0);
  return beginAttempt<AssignedRefusal>(
    deps,
    { user },
    { ...beginning, of: ofWork(row), assigned: { assignmentId, enrolmentId: enrolment.id } },
    {
      before: own,
      async admit(tx) {
        // They may have left meanwhile, and of two tabs that begin at once the second sees the first: the write says
        // the one, and makes the other wait.
        const held = await tx.enrolment.updateMany({
          where: { id: enrolment.id, userId: user.id, isWaiting: false },
          data: { userId: user.id },
        });
        if (held.count === 0 || (await tx.assignment.count({ where: { id: assignmentId } })) === 0) {
          return err('assignment_not_found');
        }
        const running = await tx.attempt.findFirst({
          where: { ...own, finishedAt: null },
          orderBy: { startedAt: 'desc' },
          select: attemptSelect,
        });
        if (running || !attempts) return ok(running);
        return (await tx.attempt.count({ where: own })) >= attempts ? err('attempts_used_up') : ok(null);
      },
    },
  );
}
