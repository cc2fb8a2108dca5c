import { assignmentsOf } from '#server/domain/access/assignments';
import { openClassFor } from '#server/domain/access/classes';
import type { OpenRefusal } from '#server/domain/access/open-apps';
import type { ActivityDeps, PrepareRefusal } from '#server/domain/attempts/activity-module';
import { type AssignedWork, readAssignedWork } from '#server/domain/attempts/assigned-work';
import { type Actor, record } from '#server/domain/audit/record';
import type { ClassRefusal } from '#server/domain/classes/open-class';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { bytesOf, insideSpace, quotasNow, type Saving } from '#server/domain/space/space';
import { err, ok, type Result } from '#shared/core/result';
import { rulesGiven } from './assignment-row';
import { type Copyable, copyOf, ruled } from './copy-of';
import { lockAssignment } from './lock-assignment';

type UpToDateRefusal =
  | ClassRefusal
  | PrepareRefusal
  | OpenRefusal
  | 'assignment_not_found'
  | 'source_not_found'
  | 'not_assignable'
  | 'set_unfinished'
  | 'space_full';

/**
 * Takes over what its saved work is now: for attempts that begin from here on. Those that have begun keep their questions,
 * and dates, attempts and release stay as the teacher set them. Pressed again, it changes nothing more.
 */
export async function bringUpToDate(
  deps: ActivityDeps & Saving & Pick<Deps, 'random'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, UpToDateRefusal>> {
  const { db, clock } = deps;
  const row = await db.assignment.findFirst({
    where: { id, ...assignmentsOf(user, 'view') },
    select: { classId: true, appId: true, activity: true, items: true, rules: true, resourceId: true },
  });
  if (!row) return err('assignment_not_found');
  const open = await openClassFor(db, user, row.classId, 'teach');
  if (!open.ok) return open;
  const { appId, resourceId } = row;
  if (!resourceId) return err('source_not_found');
  const { activity, rules } = readAssignedWork(row);
  const from = savedWorkOf(activity, resourceId);
  const copied = await copyOf(deps, user, { appId, activity: from, rules: rulesGiven(rules) });
  if (!copied.ok) return copied.reason === 'resource_not_found' ? err('source_not_found') : copied;
  const { of, ...copy } = copied.value;
  const quotas = await quotasNow(deps);
  return transact(db, async (tx) => {
    const found = await lockAssignment(tx, user, id);
    if (!found.ok) return found;
    const { resourceVersion, rules: present, class: ofClass } = found.value;
    // The same press sent twice, or one that began later and was faster.
    if (!of || (resourceVersion !== null && resourceVersion >= of.resourceVersion)) return ok();
    return insideSpace(tx, quotas, ofClass.ownerId, async () => {
      await tx.assignment.update({
        where: { id },
        data: {
          activity: copy.activity,
          items: copy.items,
          // They may have been changed since the copy was made.
          rules: ruled(copy.rules, rulesGiven(present)),
          resourceVersion: of.resourceVersion,
          bytes: bytesOf(copy.activity) + bytesOf(copy.items ?? []),
        },
        select: { id: true },
      });
      await record(tx, user, { action: 'assignments.brought-up-to-date', at: clock.now() });
      return ok();
    });
  });
}

/** What was given, from the saved work again in place of the copy. */
function savedWorkOf(activity: AssignedWork['activity'], resourceId: string): Copyable {
  if (activity.kind === 'twenty-questions') {
    const { kind, grammar, seed } = activity;
    return { kind, grammar, from: { secrets: resourceId }, oneSecret: seed !== undefined };
  }
  return activity.kind === 'words' ? { ...activity, from: { list: resourceId } } : activity;
}
