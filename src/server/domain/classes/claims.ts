import type { Actor } from '#server/domain/audit/record';
import { after } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ClaimOutput, OpenedClaimOutput, SignInOfInput } from '#shared/api/students';
import { ok, type Result } from '#shared/core/result';
import { claimableAt, openClaim } from './claim-state';
import { changeManaged, type StudentRefusal } from './sign-ins';

/*
 * A student whom a class looks after claims the account, once a teacher of the class has agreed. What they agreed to
 * stands with the secret, and goes with it.
 */

/** Long enough to ask somebody at home for an address. */
const openFor = { days: 7 };

/** A teacher lets a student claim the account, for a week from now. */
export async function letClaim(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  input: SignInOfInput,
): Promise<Result<OpenedClaimOutput, StudentRefusal>> {
  const claimUntil = after(deps.clock.now(), openFor);
  const opened = await changeManaged(deps, user, input, async (tx, { id: userId }) => {
    await tx.studentSecret.update({ where: { userId }, data: { claimUntil }, select: { userId: true } });
    return 'classes.claim-opened';
  });
  return opened.ok ? ok({ claimUntil: claimUntil.toISOString() }) : opened;
}

/** Takes that back, where the student has not claimed it meanwhile. */
export function endClaim(deps: Pick<Deps, 'db' | 'clock'>, user: User & Actor, input: SignInOfInput) {
  return changeManaged(deps, user, input, async (tx, { id: userId }) => {
    await tx.studentSecret.update({ where: { userId }, data: { claimUntil: null }, select: { userId: true } });
    return 'classes.claim-closed';
  });
}

/** Until when the student who asks may claim the account. Nobody else may. */
export async function ownClaim(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: Pick<User, 'id'>,
): Promise<ClaimOutput> {
  const now = clock.now();
  const found = await db.user.findFirst({
    where: { id, ...claimableAt(now) },
    select: { studentSecret: { select: { claimUntil: true } } },
  });
  return { claimUntil: found?.studentSecret ? openClaim(found.studentSecret, now) : null };
}
