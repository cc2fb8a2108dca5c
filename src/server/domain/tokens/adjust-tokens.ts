import { ok, type Result } from '../../../shared/result';
import {
  type AdjustTokensAnswer,
  type AdjustTokensInput,
  adjustTokensAnswer,
  type BulkAnswer,
  type BulkTokensInput,
  bulkAnswer,
} from '../../../shared/schemas/users';
import type { Deps } from '../deps';
import { refusalOf } from '../users/bulk';
import type { User } from '../users/user';
import { firstAnswer, rememberAnswer } from './idempotency';
import { adjust, lockUser } from './ledger';

type Needs = Pick<Deps, 'db' | 'clock'>;

const action = 'adjustment';

/** An administrator gives or takes tokens for a reason. A repeated idempotency key gives the first answer. */
export async function adjustTokens(
  deps: Needs,
  actor: Pick<User, 'id'>,
  input: AdjustTokensInput,
): Promise<
  Result<AdjustTokensAnswer, 'user_not_found' | 'balance_too_low' | 'balance_too_high' | 'idempotency_key_reused'>
> {
  const { id, amount, reason } = input;
  return deps.db.$transaction(async (tx) => {
    if (input.idempotencyKey) await lockUser(tx, actor.id);
    const known = await firstAnswer(tx, actor, input, adjustTokensAnswer);
    if (known) return known;
    const entry = { userId: id, actorId: actor.id, amount, action, metadata: { reason }, at: deps.clock.now() };
    const adjusted = await adjust(tx, entry);
    if (!adjusted.ok) return adjusted;
    const answer = { id, amount, balance: adjusted.value.balance };
    await rememberAnswer(tx, deps, actor, input, answer);
    return ok(answer);
  });
}

/** An administrator gives several users the same number of tokens. Who cannot have them is named; the others get them. */
export async function giveTokens(
  deps: Needs,
  actor: Pick<User, 'id'>,
  input: BulkTokensInput,
): Promise<Result<BulkAnswer, 'idempotency_key_reused'>> {
  const { ids, amount, reason } = input;
  return deps.db.$transaction(async (tx) => {
    if (input.idempotencyKey) await lockUser(tx, actor.id);
    const known = await firstAnswer(tx, actor, input, bulkAnswer);
    if (known) return known;
    const refused: BulkAnswer['refused'] = [];
    for (const userId of ids) {
      const entry = { userId, actorId: actor.id, amount, action, metadata: { reason }, at: deps.clock.now() };
      const adjusted = await adjust(tx, entry);
      if (!adjusted.ok) refused.push(refusalOf(userId, adjusted));
    }
    const answer = { done: ids.length - refused.length, refused };
    await rememberAnswer(tx, deps, actor, input, answer);
    return ok(answer);
  });
}
