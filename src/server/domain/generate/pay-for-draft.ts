import type { Deps } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { rehearse, transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { firstAnswer, rememberAnswer } from '#server/domain/wallet/tokens/idempotency';
import { payFor, type PaymentRefusal as TokenRefusal } from '#server/domain/wallet/tokens/pay-for';
import { type Ask, type GenerateInput, type GenerateOutput, generateOutput } from '#shared/api/generate';
import { findApp } from '#shared/core/apps';
import { err, ok, type Result } from '#shared/core/result';

export type PaymentRefusal = TokenRefusal | 'idempotency_key_reused' | 'generation_cancelled';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings' | 'metrics'>;
type DraftResult = Result<GenerateOutput, PaymentRefusal>;

/** The app that charges for a draft itself, instead of for being opened. */
const action = 'lesson-planner';

/** What a draft costs the user who is signed in; a visitor gets our engine's for nothing. */
export function priceOf({ task }: Ask): number {
  return task === 'lesson-plan' ? (findApp(action)?.tokenCost ?? 0) : 0;
}

/**
 * Before any work is done: the first answer to this request, or why it could not be paid; nothing where the work can
 * begin. The payment is tried by its own rules and taken back.
 */
export async function answerBeforeWork(
  deps: Needs,
  user: User,
  input: GenerateInput,
): Promise<DraftResult | undefined> {
  return rehearse(deps.db, async (tx) => {
    await lockUser(tx, user.id);
    const earlierAnswer = await firstAnswer(tx, user, input, generateOutput);
    if (earlierAnswer) return earlierAnswer;
    const paid = await payFor(tx, deps, user, { amount: priceOf(input.ask), action });
    return paid.ok ? undefined : paid;
  });
}

/**
 * Takes the price and keeps the answer under its key, in one transaction: so nobody pays for a draft that was not made,
 * and a request that comes twice is paid once.
 */
export async function payForAnswer(
  deps: Needs,
  user: User,
  { input, answer, signal }: { input: GenerateInput; answer: GenerateOutput; signal: AbortSignal | undefined },
): Promise<DraftResult> {
  let charged = 0;
  const outcome = await transact(deps.db, async (tx) => {
    await lockUser(tx, user.id);
    const earlierAnswer = await firstAnswer(tx, user, input, generateOutput);
    if (earlierAnswer) return earlierAnswer;
    const paid = await payFor(tx, deps, user, { amount: priceOf(input.ask), action });
    if (!paid.ok) return paid;
    const withReceipt = { ...answer, paid: paid.value };
    await rememberAnswer(tx, deps, user, input, withReceipt);
    // A user who has gone by now does not pay.
    if (signal?.aborted) return err('generation_cancelled');
    charged = paid.value.charged;
    return ok(withReceipt);
  });
  if (outcome.ok) deps.metrics.tokensSpent(charged);
  return outcome;
}
