import type * as z from 'zod';
import type { Deps, Json, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { rehearse, transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { firstAnswer, rememberAnswer } from '#server/domain/wallet/tokens/idempotency';
import { payFor, type PaymentRefusal as TokenRefusal } from '#server/domain/wallet/tokens/pay-for';
import type { Ask } from '#shared/api/generate';
import type { Receipt } from '#shared/api/tokens';
import { findApp } from '#shared/core/apps';
import type { FailureReason } from '#shared/core/failures';
import type { Result } from '#shared/core/result';

export type PaymentRefusal = TokenRefusal | 'idempotency_key_reused';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings' | 'metrics'>;

/** What is bought, by what request, at what price. */
interface Purchase<Answer> {
  input: { idempotencyKey?: string | undefined };
  amount: number;
  /** Reads an answer that was kept. */
  output: z.ZodType<Answer>;
}

/** The app that charges for a draft itself, instead of for being opened. */
const action = 'lesson-planner';

/** What one lesson plan costs. */
export const planPrice = findApp(action)?.tokenCost ?? 0;

/** What a draft costs the user who is signed in; a visitor gets our engine's for nothing. */
export const priceOf = ({ task }: Ask): number => (task === 'lesson-plan' ? planPrice : 0);

/**
 * Before any work is done: the first answer to this request, or why it could not be paid; nothing where the work can
 * begin. The payment is tried by its own rules and taken back.
 */
export async function answerBeforeWork<Answer>(
  deps: Needs,
  user: User,
  { input, amount, output }: Purchase<Answer>,
): Promise<Result<Answer, PaymentRefusal> | undefined> {
  return rehearse(deps.db, async (tx) => {
    await lockUser(tx, user.id);
    const earlierAnswer = await firstAnswer(tx, user, input, output);
    if (earlierAnswer) return earlierAnswer;
    const paid = await payFor(tx, deps, user, { amount, action });
    return paid.ok ? undefined : paid;
  });
}

/**
 * Takes the price, makes the answer of the receipt and keeps it under its key, in one transaction: so nobody pays for
 * what was not made, and a request that comes twice is paid once.
 */
export async function payForAnswer<Answer extends Json, Refusal extends FailureReason>(
  deps: Needs,
  user: User,
  { input, amount, output }: Purchase<Answer>,
  answerFor: (tx: Transaction, paid: Receipt) => Promise<Result<Answer, Refusal>>,
): Promise<Result<Answer, PaymentRefusal | Refusal>> {
  let charged = 0;
  const outcome = await transact<Result<Answer, PaymentRefusal | Refusal>>(deps.db, async (tx) => {
    await lockUser(tx, user.id);
    const earlierAnswer = await firstAnswer(tx, user, input, output);
    if (earlierAnswer) return earlierAnswer;
    const paid = await payFor(tx, deps, user, { amount, action });
    if (!paid.ok) return paid;
    const answer = await answerFor(tx, paid.value);
    if (!answer.ok) return answer;
    await rememberAnswer(tx, deps, user, input, answer.value);
    charged = paid.value.charged;
    return answer;
  });
  if (outcome.ok) deps.metrics.tokensSpent(charged);
  return outcome;
}
