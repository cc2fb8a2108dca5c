import { dayOf } from '#server/domain/platform/calendar';
import type { User } from '#server/domain/platform/user';

/** The tokens that a day gives for free: how many, how many are used, how many are left. */
export interface DailyTokens {
  allocation: number;
  used: number;
  remaining: number;
}

export const noDailyTokens: DailyTokens = { allocation: 0, used: 0, remaining: 0 };

/**
 * What is left of the day's free tokens; those of a day before are gone. A day that lies ahead was today, until the
 * clock was put right.
 */
export function dailyTokens(user: Pick<User, 'freeDay' | 'freeUsed'>, allocation: number, now: Date): DailyTokens {
  const used = user.freeDay >= dayOf(now) ? Math.min(user.freeUsed, allocation) : 0;
  return { allocation, used, remaining: allocation - used };
}

/** All that a user can spend now. */
export function totalTokens(
  user: Pick<User, 'freeDay' | 'freeUsed' | 'aiCredits'>,
  allocation: number,
  now: Date,
): number {
  return user.aiCredits + dailyTokens(user, allocation, now).remaining;
}
