import { type Actor, record } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ChangePasswordInput } from '#shared/api/security';
import { err, ok, type Result } from '#shared/core/result';
import { provePassword } from './attempts';
import { hashNewPassword } from './new-password';
import { type Mailing, mailNotice } from './security-mails';
import { endOtherSessions } from './sessions';

/** Sets a new password for anyone who knows the present one. Other sessions end, and so do reset links on their way. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'limiter' | 'commonPasswords'> & Mailing,
  user: User & Actor,
  sessionId: string,
  { password, newPassword }: ChangePasswordInput,
): Promise<Result<void, 'password_wrong' | 'too_many_attempts' | 'password_guessable'>> {
  const { db, clock } = deps;
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id }, select: { passwordHash: true } });
  const proved = await provePassword(deps, user, password);
  if (!proved.ok) return proved;
  const hashed = await hashNewPassword(deps, newPassword, user);
  if (!hashed.ok) return hashed;
  const changed = await db.$transaction(async (tx) => {
    // The condition is in the UPDATE: a reset in the meantime has ended this session as well.
    const { count } = await tx.user.updateMany({
      where: { id: user.id, passwordHash },
      data: { passwordHash: hashed.value },
    });
    if (count === 0) return false;
    await endOtherSessions(tx, user.id, sessionId);
    await tx.passwordReset.deleteMany({ where: { userId: user.id, usedAt: null } });
    await record(tx, user, { action: 'auth.password-changed', at: clock.now() });
    return true;
  });
  if (!changed) return err('password_wrong');
  mailNotice(deps, user, 'passwordChanged');
  return ok();
}
