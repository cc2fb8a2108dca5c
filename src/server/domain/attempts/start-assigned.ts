import { assignmentsOf, givenTo } from '#server/domain/access/assignments';
import { accommodationSelect, toAccommodation } from '#server/domain/classes/accommodation-row';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { Activity, AttemptOutput } from '#shared/api/attempts';
import { newSeed, textSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { outsideWindow, shuffledInGroups } from './activities/questions';
import { moduleOf } from './activities/registry';
import type { ActivityDeps, PrepareRefusal } from './activity-module';
import { askedOf, readAssignedWork } from './assigned-work';
import { beginAttempt } from './begin-attempt';
import { attemptSelect } from './stored-attempt';

type AssignedRefusal = PrepareRefusal | 'assignment_not_found' | 'attempts_used_up';

/**
 * Begins an attempt at what a class was given, by the rules it was given with. What runs is gone on with. Its teacher
 * tries it as often as they like, and is in no report.
 */
export async function startAssigned(
  deps: ActivityDeps & Pick<Deps, 'random'>,
  user: User | undefined,
  assignmentId: string,
): Promise<Result<AttemptOutput, AssignedRefusal>> {
  if (!user) return err('assignment_not_found');
  const row = await deps.db.assignment.findFirst({
    where: { id: assignmentId, OR: [givenTo(user), assignmentsOf(user, 'view')] },
    select: { classId: true, title: true, appId: true, activity: true, items: true, rules: true, ...ofSelect },
  });
  if (!row) return err('assignment_not_found');
  const { activity, items: stored, rules } = readAssignedWork(row);
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
  const seed = newSeed(deps.random);
  const before = await deps.db.attempt.count({ where: { assignmentId, userId: user.id } });
  // At first the whole class is asked the same, so that its results can be looked at by word or point; each later attempt
  // asks anew. Where each answer brings the next question, an attempt has a seed of its own from the beginning.
  const drawnBy = before === 0 && !moduleOf(activity).next ? textSeed(assignmentId) : seed;
  const made = stored
    ? ok(rules.shuffleItems ? shuffledInGroups(stored, seed) : stored)
    : await itemsFor(deps, { user, appId: row.appId }, activity, drawnBy);
  if (!made.ok) return made;
  const items = made.value;
  if (items.length === 0) return err('nothing_to_ask');
  const { title, appId } = row;
  const needs = toAccommodation(enrolment?.accommodation ?? null);
  const beginning = {
    ...{ appId, title, activity: askedOf(activity, items), rules, seed, items, needs },
    mode: 'practice',
  } as const;
  if (!enrolment) return beginAttempt(deps, { user }, { ...beginning, isOwner: true });
  const own = { assignmentId, enrolmentId: enrolment.id, userId: user.id };
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

const ofSelect = { resourceId: true, resourceVersion: true } as const;

/** The work that it is a copy of: its owner sees the attempt too. */
function ofWork({ resourceId, resourceVersion }: { resourceId: string | null; resourceVersion: number | null }) {
  return resourceId && resourceVersion !== null ? { resourceId, resourceVersion } : undefined;
}

async function itemsFor(deps: ActivityDeps, asker: { user: User; appId: string }, activity: Activity, seed: number) {
  const prepared = await moduleOf(activity).prepare(deps, activity, asker);
  return prepared.ok ? ok(await prepared.value.items(seed)) : prepared;
}
