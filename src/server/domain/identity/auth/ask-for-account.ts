import type { Actor } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import type { Refusal } from '#shared/core/result';

/**
 * Counts a question whose answer tells whether somebody has an account here. People name those they know; anyone who
 * goes through lists of addresses is stopped, with several accounts as well.
 */
export function countAskingForAccount(
  { limiter }: Pick<Deps, 'limiter'>,
  { id, address }: Pick<Actor, 'id' | 'address'>,
): Promise<Refusal<'too_many_attempts'> | undefined> {
  return limiter.take([
    { limit: 'accounts-asked-account', key: id },
    { limit: 'accounts-asked-address', address },
  ]);
}
