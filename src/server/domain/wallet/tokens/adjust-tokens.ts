import { type Actor, type AuditEvent, record } from '#server/domain/audit/record';
import { refusalOf } from '#server/domain/platform/bulk';
import type { Deps } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import {
  type AdjustTokensInput,
  type AdjustTokensOutput,
  adjustTokensOutput,
  type BulkOutput,
  type BulkTokensInput,
  bulkOutput,
} from '#shared/api/users';
import { ok, type Result } from '#shared/core/result';
import { firstAnswer, rememberAnswer } from './idempotency';
import { adjust } from './ledger';

type Needs = Pick<Deps, 'db' | 'clock'>;

const action = 'adjustment';

/** An administrator gives or takes tokens for a reason. A repeated idempotency key gives the first answer. */
export async function adjustTokens(
  deps: Needs,
  actor: Actor,
  input: AdjustTokensInput,
): Promise<
  Result<
    AdjustTokensOutput,
    'user_not_found' | 'account_managed' | 'balance_too_low' | 'balance_too_high' | 'idempotency_key_reused'
  >
> {
  const { id, amount, reason } = input;
  return transact(deps.db, async (tx) => {
    if (input.idempotencyKey) await lockUser(tx, actor.id);
    const earlierAnswer = await firstAnswer(tx, actor, input, adjustTokensOutput);
    if (earlierAnswer) return earlierAnswer;
    const entry = { userId: id, actorId: actor.id, amount, action, metadata: { reason }, at: deps.clock.now() };
    const adjusted = await adjust(tx, entry);
    if (!adjusted.ok) return adjusted;
    const { balance, username } = adjusted.value;
    await record(tx, actor, adjustment({ id, username }, amount, entry.at));
    const answer = { id, amount, balance };
    await rememberAnswer(tx, deps, actor, input, answer);
    return ok(answer);
  });
}

/** The reason is in the ledger. */
function adjustment(target: { id: string; username: string }, amount: number, at: Date): AuditEvent {
  const action = amount > 0 ? 'tokens.given' : 'tokens.taken';
  return { action, at, target, details: { amount: Math.abs(amount) } };
}

/**
 * An administrator gives several users the same number of tokens. Who cannot have them is named; the others get them.
 */
export async function giveTokens(
  deps: Needs,
  actor: Actor,
  input: BulkTokensInput,
): Promise<Result<BulkOutput, 'idempotency_key_reused'>> {
  const { ids, amount, reason } = input;
  return transact(deps.db, async (tx) => {
    if (input.idempotencyKey) await lockUser(tx, actor.id);
    const earlierAnswer = await firstAnswer(tx, actor, input, bulkOutput);
    if (earlierAnswer) return earlierAnswer;
    const refused: BulkOutput['refused'] = [];
    const at = deps.clock.now();
    for (const userId of ids) {
      const entry = { userId, actorId: actor.id, amount, action, metadata: { reason }, at };
      const adjusted = await adjust(tx, entry);
      if (!adjusted.ok) refused.push(refusalOf(userId, adjusted));
      else await record(tx, actor, adjustment({ id: userId, username: adjusted.value.username }, amount, at));
    }
    const answer = { done: ids.length - refused.length, refused };
    await rememberAnswer(tx, deps, actor, input, answer);
    return ok(answer);
  });
}
