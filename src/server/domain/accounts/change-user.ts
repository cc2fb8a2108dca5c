import { type Actor, type AuditEvent, record } from '#server/domain/audit/record';
import { hasOpenClasses } from '#server/domain/classes/classes';
import { leaveAddress } from '#server/domain/identity/auth/addresses';
import { type Mailing, mailNotice } from '#server/domain/identity/auth/security-mails';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import { isManaged, nameKey, toUser, type User, userSelect } from '#server/domain/platform/user';
import { endMemberships } from '#server/domain/schools/end-memberships';
import { leaveOwnSchool } from '#server/domain/schools/own-school';
import type { UpdateUserInput } from '#shared/api/users';
import { err, ok, type Result } from '#shared/core/result';
import { mayTeach, type Role } from '#shared/core/roles';
import { type NameRefusal, refusalOfTakenName } from './create-user';
import { beginClosing, closeAccounts, eraseSoon, stillOpen } from './delete-account';
import { lastAdminAmong } from './last-admin';
import { lookOf, mixesAlphabets } from './look-of';

/** An administrator changes somebody's name, address or role. */
export async function updateUser(
  deps: Pick<Deps, 'db' | 'clock' | 'vault'> & Mailing,
  actor: Actor,
  { id, username, email, role }: UpdateUserInput,
): Promise<Result<User, 'user_not_found' | 'account_managed' | 'last_admin' | NameRefusal>> {
  const now = deps.clock.now();
  try {
    const changed = await transact(deps.db, async (tx) => {
      const was = await tx.user.findFirst({ where: { id, ...stillOpen }, select: userSelect });
      if (!was) return err('user_not_found');
      if (isManaged(was)) return err('account_managed');
      if (role && role !== 'admin' && (await isLastAdmin(tx, id))) return err('last_admin');
      // A name from before there were rules for it stays, where only something else is changed.
      const isRenamed = username !== undefined && username !== was.username;
      if (isRenamed && mixesAlphabets(username)) return err('username_mixed');
      // As with an account that an administrator makes, the address counts.
      const isOther = email !== undefined && nameKey(email) !== nameKey(was.email);
      const row = await tx.user.update({
        where: { id },
        data: {
          ...(isRenamed && { username, usernameKey: nameKey(username), usernameLook: lookOf(username) }),
          ...(email && { email, emailKey: nameKey(email) }),
          ...(isOther && { emailVerifiedAt: now }),
          ...(role && { role }),
        },
        select: userSelect,
      });
      if (role && !mayTeach(role)) await endMemberships(tx, [id]);
      if (isOther) await leaveAddress(tx, deps, was, now);
      const [before, user] = [toUser(was), toUser(row)];
      await record(tx, actor, ...changesOf(before, user, now));
      return ok({ user, left: isOther ? was : undefined });
    });
    if (!changed.ok) return changed;
    const { user, left } = changed.value;
    if (left) mailNotice(deps, left, 'emailChanged');
    return ok(user);
  } catch (error) {
    return refusalOfTakenName(deps.db, username, error);
  }
}

/** What the audit log says of a change, under the name that the account had. */
function changesOf(before: User, after: User, at: Date): AuditEvent[] {
  const fields = [
    ...(after.username === before.username ? [] : ['username']),
    ...(after.email === before.email ? [] : ['email address']),
  ];
  return [
    ...(fields.length === 0
      ? []
      : [{ action: 'users.changed' as const, at, target: before, details: { fields: fields.join(' and ') } }]),
    ...(after.role === before.role ? [] : [roleChanged(before, after.role, at)]),
  ];
}

export function roleChanged(target: Pick<User, 'id' | 'username' | 'role'>, role: Role, at: Date): AuditEvent {
  return { action: 'users.role-changed', at, target, details: { oldRole: target.role, role } };
}

/** An administrator deletes an account with all that hangs on it; its ledger rows stay. */
export async function removeUser(
  deps: Pick<Deps, 'db' | 'clock' | 'background' | 'vault'>,
  actor: Actor,
  id: string,
): Promise<Result<void, 'user_not_found' | 'last_admin'>> {
  const closing = await beginClosing(deps);
  const closed = await transact(deps.db, async (tx) => {
    if (await isLastAdmin(tx, id)) return err('last_admin');
    const user = await tx.user.findFirst({
      where: { id, ...stillOpen },
      select: { id: true, username: true, role: true },
    });
    if (!user) return err('user_not_found');
    const ids = await closeAccounts(tx, [id], closing);
    await record(tx, actor, userRemoved(user, closing.at));
    return ok(ids);
  });
  if (!closed.ok) return closed;
  await eraseSoon(deps, closed.value);
  return ok();
}

export function userRemoved(target: { id: string; username: string; role: string }, at: Date): AuditEvent {
  return { action: 'users.removed', at, target, details: { role: target.role } };
}

/** A user gives themself another role; `admin` only stays with those who have it. */
export async function changeOwnRole(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: User & Actor,
  role: Role,
): Promise<Result<Role, 'admin_role_reserved' | 'last_admin' | 'classes_open' | 'school_administrator_last'>> {
  if (role === actor.role) return ok(role);
  if (role === 'admin') return err('admin_role_reserved');
  return transact(db, async (tx) => {
    // A class that is made meanwhile has to wait, and be seen.
    await lockUser(tx, actor.id);
    if (await isLastAdmin(tx, actor.id)) return err('last_admin');
    if (!mayTeach(role)) {
      if (await hasOpenClasses(tx, actor)) return err('classes_open');
      const left = await leaveOwnSchool(tx, actor, clock.now());
      if (!left.ok) return left;
    }
    await tx.user.update({ where: { id: actor.id }, data: { role } });
    await record(tx, actor, roleChanged(actor, role, clock.now()));
    return ok(role);
  });
}

/** Call inside a transaction. */
async function isLastAdmin(tx: Transaction, id: string): Promise<boolean> {
  return (await lastAdminAmong(tx, [id], id)) === id;
}
