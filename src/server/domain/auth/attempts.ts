import type { FailureReason } from '../../../shared/failures';
import { err, ok, type Result } from '../../../shared/result';
import type { Actor } from '../audit/record';
import type { Attempt, Deps } from '../deps';
import { isPassword } from './passwords';
import { hashSecret } from './secrets';

/** What somebody answers who guesses; everything else is taken back from the counts. */
const guesses: readonly FailureReason[] = ['invalid_credentials', 'password_wrong', 'second_factor_wrong'];

/**
 * Looks at a password or code. Attempts are counted before, so that many at once cannot slip through; one after the
 * other, so that many right ones at once do not look like too many.
 */
export function countingAttempts<T, R extends FailureReason>(
  { limiter }: Pick<Deps, 'limiter'>,
  who: { account: string; address: string },
  look: () => Promise<Result<T, R>>,
): Promise<Result<T, R | 'too_many_attempts'>> {
  const attempts = attemptsOf(who);
  return limiter.inTurn(attempts[0].key, async () => {
    const blocked = await limiter.take(attempts);
    if (blocked) return blocked;
    const result = await look();
    if (result.ok || !guesses.includes(result.reason)) await limiter.giveBack(attempts);
    return result;
  });
}

/** Asks a signed-in user for their password again, under the limits of signing in. */
export async function provePassword(
  deps: Pick<Deps, 'db' | 'limiter'>,
  { id, address }: Actor,
  password: string,
): Promise<Result<void, 'password_wrong' | 'too_many_attempts'>> {
  const found = await deps.db.user.findUnique({ where: { id }, select: { passwordHash: true } });
  return countingAttempts(deps, { account: id, address }, async () =>
    (await isPassword(found?.passwordHash, password)) ? ok() : err('password_wrong'),
  );
}

/** Keys are hashed: people type passwords into the wrong field. */
function attemptsOf({ account, address }: { account: string; address: string }): [Attempt, ...Attempt[]] {
  const accountKey = hashSecret(account);
  return [
    { limit: 'login-account-and-address', key: `${accountKey}:${address}` },
    { limit: 'login-account', key: accountKey },
    { limit: 'login-address', key: address },
  ];
}
