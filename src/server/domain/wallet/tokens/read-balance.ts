import { midnight } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import { isManaged, type User } from '#server/domain/platform/user';
import type { BalanceOutput } from '#shared/api/tokens';
import { dailyTokens, noDailyTokens } from './daily';

/** What the user can spend now. All of aiCredits counts as purchased; the day's free tokens come on top. */
export function readBalance({ clock, settings }: Pick<Deps, 'clock' | 'settings'>, user: User): BalanceOutput {
  const now = clock.now();
  const daily = isManaged(user) ? noDailyTokens : dailyTokens(user, settings.dailyFreeTokens, now);
  return {
    freeTokens: daily.remaining,
    purchasedTokens: user.aiCredits,
    totalTokens: daily.remaining + user.aiCredits,
    dailyAllocation: daily.allocation,
    dailyUsed: daily.used,
    dailyRemaining: daily.remaining,
    ...(daily.allocation > 0 && { expiresAt: midnight(now, 1).toISOString() }),
  };
}
