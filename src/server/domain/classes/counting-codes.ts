import type { Deps } from '#server/domain/platform/deps';
import type { FailureReason } from '#shared/core/failures';
import type { Result } from '#shared/core/result';

/** What somebody answers who tries codes or cards that there may not be. */
const guesses: readonly FailureReason[] = ['join_code_unknown', 'school_code_unknown', 'card_unknown'];

/** Looks for what a code leads to. Wrong ones are counted by network, those of rolls with them: nobody tries them all. */
export async function countingCodes<T, R extends FailureReason>(
  { limiter }: Pick<Deps, 'limiter'>,
  address: string,
  look: () => Promise<Result<T, R>>,
): Promise<Result<T, R | 'too_many_attempts'>> {
  const attempts = [{ limit: 'codes-address', address }] as const;
  const blocked = await limiter.take(attempts);
  if (blocked) return blocked;
  const result = await look();
  if (result.ok || !guesses.includes(result.reason)) await limiter.giveBack(attempts);
  return result;
}
