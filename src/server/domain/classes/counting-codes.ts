import { hashSecret } from '#server/domain/identity/auth/secrets';
import type { Attempt, Deps } from '#server/domain/platform/deps';
import type { FailureReason } from '#shared/core/failures';
import type { Result } from '#shared/core/result';

/** What somebody answers who tries codes or cards that there may not be. */
const guesses: readonly FailureReason[] = [
  'join_code_unknown',
  'school_code_unknown',
  'card_unknown',
  'device_code_unknown',
];

/** Where a code was typed: on which network, and in which browser where that says so. */
export interface TypedFrom {
  address: string;
  device?: string | undefined;
}

/**
 * Looks for what a code leads to. Wrong ones are counted by browser first, so that one child who mistypes waits alone,
 * and by network, those of rolls with them: a browser may call itself anything, and nobody tries them all.
 */
export async function countingCodes<T, R extends FailureReason>(
  { limiter }: Pick<Deps, 'limiter'>,
  { address, device }: TypedFrom,
  look: () => Promise<Result<T, R>>,
): Promise<Result<T, R | 'too_many_attempts'>> {
  const onNetwork: Attempt = { limit: 'codes-address', address };
  const attempts: [Attempt, ...Attempt[]] = device
    ? [{ limit: 'codes-device', key: hashSecret(device) }, onNetwork]
    : [onNetwork];
  const blocked = await limiter.take(attempts);
  if (blocked) return blocked;
  const result = await look();
  if (result.ok || !guesses.includes(result.reason)) await limiter.giveBack(attempts);
  return result;
}
