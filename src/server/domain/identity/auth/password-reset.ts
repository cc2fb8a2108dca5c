import type * as z from 'zod';
import { record } from '#server/domain/audit/record';
import { after } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import { nameKey } from '#server/domain/platform/user';
import type { resetPasswordInput } from '#shared/api/auth';
import { err, ok, type Result } from '#shared/core/result';
import { forgetDevices, rememberDevice } from './known-devices';
import { hashNewPassword } from './new-password';
import { hashSecret, newSecret } from './secrets';
import { type Mailing, mailNotice } from './security-mails';
import type { Origin } from './sessions';

const linkLifetime = { hours: 1 };

interface ForgotPassword {
  email: string;
  recaptchaToken?: string | undefined;
}

/**
 * Mails a reset link if there is such an account. The answer is the same, and as quick, where there is none:
 * looking, writing and mailing happen behind it.
 */
export async function forgotPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'captcha' | 'limiter' | 'background' | 'mailer' | 'settings'>,
  address: string,
  { email, recaptchaToken }: ForgotPassword,
): Promise<Result<string, 'too_many_attempts' | 'captcha_failed'>> {
  if (!(await deps.captcha.passes(recaptchaToken, 'forgot_password', address))) return err('captcha_failed');
  const blocked = await deps.limiter.take([
    { limit: 'mail-address', address },
    { limit: 'mail-account', key: hashSecret(nameKey(email)) },
  ]);
  if (blocked) return blocked;
  deps.background.run('password reset mail', () => mailResetLink(deps, address, email));
  return ok('If an account with this email address exists, a link to reset its password is on the way.');
}

async function mailResetLink(
  { db, clock, mailer, settings }: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  address: string,
  email: string,
): Promise<void> {
  const user = await db.user.findUnique({
    where: { emailKey: nameKey(email) },
    select: { id: true, username: true, email: true },
  });
  if (!user) return;
  const now = clock.now();
  const token = newSecret();
  const expiresAt = after(now, linkLifetime);
  await db.$transaction(async (tx) => {
    await tx.passwordReset.deleteMany({ where: { userId: user.id, expiresAt: { lte: now } } });
    await tx.passwordReset.create({
      data: { tokenHash: hashSecret(token), userId: user.id, expiresAt },
    });
    // Anybody may ask, so it is said of whom and not by whom.
    await record(tx, { address }, { action: 'auth.reset-asked', at: now, target: user });
  });
  await mailer.send({
    to: user.email,
    subject: 'Reset your Classroom Studio password',
    until: expiresAt,
    text: [
      `Hello ${user.username},`,
      'somebody, hopefully you, asked to reset the password of your Classroom Studio account. To choose a new one, open:',
      `${settings.publicUrl}/reset-password?token=${token}`,
      'The link works once and for one hour. A new password signs you out everywhere and revokes your keys for outside tools.',
      'If it was not you, nothing needs to be done: your password stays as it is.',
    ].join('\n\n'),
  });
}

/**
 * Sets a new password by a mailed link, which works once. Somebody may do it because of a theft, so every other way in
 * is closed: sessions, keys, and links that are on their way. The browser that has the link is known from then on, so
 * that its user gets in while somebody else guesses.
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'captcha' | 'limiter' | 'commonPasswords'> & Mailing,
  { address, userAgent }: Origin,
  { token, newPassword, device: secret, recaptchaToken }: z.infer<typeof resetPasswordInput>,
): Promise<Result<string, 'reset_token_invalid' | 'password_guessable' | 'too_many_attempts' | 'captcha_failed'>> {
  if (!(await deps.captcha.passes(recaptchaToken, 'reset_password', address))) return err('captcha_failed');
  const now = deps.clock.now();
  const works = { tokenHash: hashSecret(token), usedAt: null, expiresAt: { gt: now } };
  const owner = await deps.db.user.findFirst({
    where: { passwordResets: { some: works } },
    select: { username: true, email: true },
  });
  // Only wrong ones are counted: anyone who tries many must not keep the owner of a good one out.
  if (!owner) return (await deps.limiter.take([{ limit: 'reset-address', address }])) ?? err('reset_token_invalid');
  const hashed = await hashNewPassword(deps, newPassword, owner);
  if (!hashed.ok) return hashed;
  const reset = await deps.db.$transaction(async (tx) => {
    // The condition is in the UPDATE: of two requests with one link, one wins.
    const [link] = await tx.passwordReset.updateManyAndReturn({
      where: works,
      data: { usedAt: now },
      select: { userId: true },
    });
    if (!link) return undefined;
    const user = await tx.user.update({
      where: { id: link.userId },
      // Anyone who has the link reads the mail of this address.
      data: { passwordHash: hashed.value, ...(deps.settings.verifiesAddresses && { emailVerifiedAt: now }) },
      select: { id: true, username: true },
    });
    await tx.session.deleteMany({ where: { userId: link.userId } });
    await forgetDevices(tx, link.userId);
    if (secret) await rememberDevice(tx, { userId: link.userId, secret, userAgent, at: now });
    const revoked = await tx.apiKey.updateManyAndReturn({
      where: { userId: link.userId, revokedAt: null },
      data: { revokedAt: now },
      select: { scope: true },
    });
    // Another link that is still on its way must not undo this.
    await tx.passwordReset.deleteMany({ where: { userId: link.userId, usedAt: null } });
    await tx.addressLink.deleteMany({ where: { userId: link.userId, usedAt: null } });
    await record(
      tx,
      { ...user, address },
      { action: 'auth.password-reset', at: now },
      ...revoked.map((details) => ({ action: 'keys.revoked' as const, at: now, details })),
    );
    return { keys: revoked.length };
  });
  if (!reset) return err('reset_token_invalid');
  mailNotice(deps, owner, 'passwordChanged');
  return ok(
    reset.keys === 0
      ? 'Your password was changed. Please sign in with the new one.'
      : 'Your password was changed, and your keys for outside tools were revoked. Please sign in with the new one.',
  );
}
