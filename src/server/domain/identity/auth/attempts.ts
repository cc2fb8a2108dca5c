import type { Actor } from '#server/domain/audit/record';
import type { Attempt, Deps } from '#server/domain/platform/deps';
import type { FailureReason } from '#shared/core/failures';
import { err, ok, type Result } from '#shared/core/result';
import { isPassword } from './passwords';
import { hashSecret } from './secrets';

/** What somebody answers who guesses; everything else is taken back from the counts. */
const guesses: readonly FailureReason[] = [
  'invalid_credentials',
  'password_wrong',
  'second_factor_wrong',
  'student_secret_wrong',
];

/**
 * Looks at a password or code. Attempts are counted before, so that many at once cannot slip through; one after the
 * other, so that many right ones at once do not look like too many.
 */
export function countingAttempts<T, R extends FailureReason>(
  { limiter }: Pick<Deps, 'limiter'>,
  attempts: readonly [Attempt, ...Attempt[]],
  look: () => Promise<Result<T, R>>,
): Promise<Result<T, R | 'too_many_attempts'>> {
  return limiter.inTurn(JSON.stringify(attempts[0]), async () => {
    const blocked = await limiter.take(attempts);
    if (blocked) return blocked;
    const result = await look();
    if (result.ok || !guesses.includes(result.reason)) await limiter.giveBack(attempts);
    return result;
  });
}

/**
 * Asks a signed-in user for their password again. It is counted apart from signing in, or strangers who guess would
 * keep them from it.
 */
export async function provePassword(
  deps: Pick<Deps, 'db' | 'limiter'>,
  { id }: Pick<Actor, 'id'>,
  password: string,
): Promise<Result<void, 'password_wrong' | 'too_many_attempts'>> {
  const user = await deps.db.user.findUnique({ where: { id }, select: { passwordHash: true } });
  return countingAttempts(deps, [attemptAgain(id)], async () =>
    (await isPassword(user?.passwordHash, password)) ? ok() : err('password_wrong'),
  );
}

/** One more password of a signed-in user. */
export function attemptAgain(userId: string): Attempt {
  return { limit: 'password-account', key: hashSecret(userId) };
}

/**
 * A sign-in from anywhere, or from a device that its user is known on: that counts in a place of its own, which nobody
 * else can fill. Keys are hashed: people type passwords into the wrong field.
 */
export function attemptsOf({ account, address, knownDevice }: SigningIn): [Attempt, ...Attempt[]] {
  if (knownDevice) return [{ limit: 'login-device', key: knownDevice }];
  const key = hashSecret(account);
  return [
    { limit: 'login-account-and-address', key, address },
    { limit: 'login-account', key },
    { limit: 'login-address', address },
  ];
}

interface SigningIn {
  account: string;
  address: string;
  knownDevice: string | undefined;
}
