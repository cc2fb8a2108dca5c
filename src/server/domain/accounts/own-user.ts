import type { Deps } from '#server/domain/platform/deps';
import { toUserOutput, type User } from '#server/domain/platform/user';
import { isInSchool } from '#server/domain/schools/own-school';
import { withMonthlyTokens } from '#server/domain/wallet/billing/plan-tokens';
import type { OwnUserOutput } from '#shared/api/user';

/** The signed-in user as of now, with this month's tokens of the plan. */
export async function ownUser(deps: Pick<Deps, 'db' | 'clock'>, user: User): Promise<OwnUserOutput> {
  const output = toUserOutput(await withMonthlyTokens(deps, user));
  return (await isInSchool(deps, user)) ? { ...output, isInSchool: true } : output;
}
