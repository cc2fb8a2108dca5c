import { record } from '#server/domain/audit/record';
import { claimableAt } from '#server/domain/classes/claim-state';
import { ownClaim } from '#server/domain/classes/claims';
import { lockOwnerOf } from '#server/domain/classes/open-class';
import { askForAddress } from '#server/domain/identity/auth/addresses';
import { hashNewPassword } from '#server/domain/identity/auth/new-password';
import type { Mailing } from '#server/domain/identity/auth/security-mails';
import { beginSession, endOtherSessions, type Origin } from '#server/domain/identity/auth/sessions';
import { monthOf } from '#server/domain/platform/calendar';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { toUser, toUserOutput, type User, userSelect } from '#server/domain/platform/user';
import type { SignedInOutput } from '#shared/api/auth';
import type { ClaimInput } from '#shared/api/students';
import { err, ok, type Result } from '#shared/core/result';
import { type CreatesUsers, grantFirstTokens, type NameRefusal, namesOf, refusalOfTakenName } from './create-user';
import { mixesAlphabets } from './look-of';

type Needs = CreatesUsers & Mailing & Pick<Deps, 'captcha' | 'limiter'>;
type ClaimRefusal = 'claim_closed' | NameRefusal | 'password_guessable' | 'too_many_attempts' | 'captcha_failed';

/**
 * A student whom a class looks after gives the account a name, an address and a password, and decides about it from then
 * on. All of it happens or nothing; what they did and where they are enrolled stays. It is a sign-up in everything else.
 */
export async function claimAccount(
  deps: Needs,
  from: Origin,
  user: User,
  { recaptchaToken, device, password, ...names }: ClaimInput,
): Promise<Result<SignedInOutput, ClaimRefusal>> {
  // Who may not is told nothing of names and addresses.
  if ((await ownClaim(deps, user)).claimUntil === null) return err('claim_closed');
  if (!(await deps.captcha.passes(recaptchaToken, 'register', from.address))) return err('captcha_failed');
  const blocked = await deps.limiter.take([{ limit: 'sign-up-address', address: from.address }]);
  if (blocked) return blocked;
  if (mixesAlphabets(names.username)) return err('username_mixed');
  const hashed = await hashNewPassword(deps, password, names);
  if (!hashed.ok) return hashed;
  const at = deps.clock.now();
  try {
    const claimed = await transact(deps.db, async (tx) => {
      if (!(await lockClaimable(tx, user, at))) return err('claim_closed');
      await tx.user.update({
        where: { id: user.id },
        data: {
          ...namesOf(names),
          mustVerifyEmail: deps.settings.verifiesAddresses,
          passwordHash: hashed.value,
          grantedMonth: monthOf(at),
          managedById: null,
        },
        select: { id: true },
      });
      await tx.studentSecret.delete({ where: { userId: user.id }, select: { userId: true } });
      await endOtherSessions(tx, user.id, undefined);
      await grantFirstTokens(tx, deps, { id: user.id, email: names.email }, at);
      const token = await beginSession(tx, { userId: user.id, from, deviceSecret: device, at });
      const holder = toUser(await tx.user.findUniqueOrThrow({ where: { id: user.id }, select: userSelect }));
      await record(tx, { ...holder, address: from.address }, { action: 'classes.account-claimed', at });
      return ok({ token, holder });
    });
    if (!claimed.ok) return claimed;
    const { token, holder } = claimed.value;
    await askForAddress(deps, holder);
    return ok({ token, ...toUserOutput(holder) });
  } catch (error) {
    return refusalOfTakenName(deps.db, names.username, error);
  }
}

/** Waits for what a teacher does to the class at the same time, and says whether the account can be claimed after it. */
async function lockClaimable(tx: Transaction, { id }: Pick<User, 'id'>, at: Date): Promise<boolean> {
  const account = await tx.user.findUnique({ where: { id }, select: { managedById: true } });
  if (!account?.managedById) return false;
  await lockOwnerOf(tx, account.managedById);
  return (await tx.user.count({ where: { id, ...claimableAt(at) } })) > 0;
}
