import { err, ok, type Result } from '../../../shared/result';
import type { Role } from '../../../shared/roles';
import type { UpdateUserInput } from '../../../shared/schemas/users';
import { type Actor, record } from '../audit/record';
import type { Deps, Transaction } from '../deps';
import { refusalOfTakenName } from './create-user';
import { closeAccounts, eraseSoon, nobodysPassword, stillOpen } from './delete-account';
import { lastAdminAmong } from './last-admin';
import { nameKey, toUser, type User, userSelect } from './user';

/** An administrator changes somebody's name, address or role. */
export async function updateUser(
  { db }: Pick<Deps, 'db'>,
  { id, username, email, role }: UpdateUserInput,
): Promise<Result<User, 'user_not_found' | 'last_admin' | 'username_taken' | 'email_taken'>> {
  try {
    return await db.$transaction(async (tx) => {
      if (!(await tx.user.findFirst({ where: { id, ...stillOpen }, select: { id: true } })))
        return err('user_not_found');
      if (role && role !== 'admin' && (await isLastAdmin(tx, id))) return err('last_admin');
      const user = await tx.user.update({
        where: { id },
        data: {
          ...(username && { username, usernameKey: nameKey(username) }),
          ...(email && { email, emailKey: nameKey(email) }),
          ...(role && { role }),
        },
        select: userSelect,
      });
      return ok(toUser(user));
    });
  } catch (error) {
    return refusalOfTakenName(error);
  }
}

/** An administrator deletes an account with all that hangs on it; its ledger rows stay. */
export async function removeUser(
  deps: Pick<Deps, 'db' | 'clock' | 'background'>,
  actor: Actor,
  id: string,
): Promise<Result<void, 'user_not_found' | 'last_admin'>> {
  const closing = { at: deps.clock.now(), passwordHash: await nobodysPassword() };
  const closed = await deps.db.$transaction(async (tx) => {
    if (await isLastAdmin(tx, id)) return err('last_admin');
    const user = await tx.user.findFirst({
      where: { id, ...stillOpen },
      select: { id: true, username: true, role: true },
    });
    if (!user) return err('user_not_found');
    await closeAccounts(tx, [id], closing);
    await record(tx, actor, { action: 'users.removed', at: closing.at, target: user, details: { role: user.role } });
    return ok();
  });
  if (closed.ok) await eraseSoon(deps, [id]);
  return closed;
}

/** A user gives themself another role; `admin` only stays with those who have it. */
export async function changeOwnRole(
  { db }: Pick<Deps, 'db'>,
  actor: User,
  role: Role,
): Promise<Result<Role, 'admin_role_reserved' | 'last_admin'>> {
  if (role === actor.role) return ok(role);
  if (role === 'admin') return err('admin_role_reserved');
  return db.$transaction(async (tx) => {
    if (await isLastAdmin(tx, actor.id)) return err('last_admin');
    await tx.user.update({ where: { id: actor.id }, data: { role } });
    return ok(role);
  });
}

/** Call inside a transaction. */
async function isLastAdmin(tx: Transaction, id: string): Promise<boolean> {
  return (await lastAdminAmong(tx, [id], id)) === id;
}
