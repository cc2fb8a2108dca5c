import { type Actor, record } from '#server/domain/audit/record';
import { refusalOf } from '#server/domain/platform/bulk';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { isManaged, toRole } from '#server/domain/platform/user';
import { endMemberships } from '#server/domain/schools/end-memberships';
import type { BulkOutput, BulkRoleInput } from '#shared/api/users';
import { err } from '#shared/core/result';
import { mayTeach } from '#shared/core/roles';
import { roleChanged, userRemoved } from './change-user';
import { beginClosing, closeAccounts, eraseSoon, stillOpen } from './delete-account';
import { lastAdminAmong } from './last-admin';

/* What an administrator does to many users at once: to each wholly or not at all, and who is left out is named. */

/** Gives all of them a role. If that would leave no administrator, one stays: preferably who asks for it. */
export async function changeRoles(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { ids, role }: BulkRoleInput,
): Promise<BulkOutput> {
  return db.$transaction(async (tx) => {
    const { reached, refused } = await reachable(tx, ids, role === 'admin' ? undefined : actor.id, {
      managed: 'refused',
    });
    await tx.user.updateMany({ where: { id: { in: idsOf(reached) } }, data: { role } });
    if (!mayTeach(role)) await endMemberships(tx, idsOf(reached));
    const changed = reached.filter((user) => user.role !== role);
    await record(tx, actor, ...changed.map((user) => roleChanged(user, role, clock.now())));
    return { done: reached.length, refused };
  });
}

/** Deletes all of them with what hangs on them; their ledger rows stay, and so does the last administrator. */
export async function removeUsers(
  deps: Pick<Deps, 'db' | 'clock' | 'background' | 'vault'>,
  actor: Actor,
  ids: readonly string[],
): Promise<BulkOutput> {
  const closing = await beginClosing(deps);
  const { reached, refused, closed } = await deps.db.$transaction(async (tx) => {
    const outcome = await reachable(tx, ids, actor.id, { managed: 'reached' });
    const closed = await closeAccounts(tx, idsOf(outcome.reached), closing);
    await record(tx, actor, ...outcome.reached.map((user) => userRemoved(user, closing.at)));
    return { ...outcome, closed };
  });
  await eraseSoon(deps, closed);
  return { done: reached.length, refused };
}

/** Those who are there, but for the last administrator where one has to stay, and for managed students where they are left out. */
async function reachable(
  tx: Transaction,
  ids: readonly string[],
  stays: string | undefined,
  { managed }: { managed: 'reached' | 'refused' },
) {
  const last = stays && (await lastAdminAmong(tx, ids, stays));
  const users = await tx.user.findMany({
    where: { id: { in: [...ids] }, ...stillOpen },
    select: { id: true, username: true, role: true, managedById: true },
  });
  const whyNot = new Map<string, 'last_admin' | 'account_managed'>();
  if (last) whyNot.set(last, 'last_admin');
  if (managed === 'refused') for (const { id } of users.filter(isManaged)) whyNot.set(id, 'account_managed');
  const knownIds = new Set(idsOf(users));
  return {
    reached: users.filter(({ id }) => !whyNot.has(id)).map((user) => ({ ...user, role: toRole(user.role) })),
    refused: ids
      .filter((id) => !knownIds.has(id) || whyNot.has(id))
      .map((id) => refusalOf(id, err(whyNot.get(id) ?? 'user_not_found'))),
  };
}

function idsOf(users: readonly { id: string }[]): string[] {
  return users.map(({ id }) => id);
}
