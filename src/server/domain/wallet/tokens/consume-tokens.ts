import { after } from '#server/domain/platform/calendar';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import { isManaged, type User } from '#server/domain/platform/user';
import { type ConsumeInput, type Receipt, receipt } from '#shared/api/tokens';
import { findApp } from '#shared/core/apps';
import { count } from '#shared/core/count';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { firstAnswer, rememberAnswer } from './idempotency';
import { type PaymentRefusal, payFor, payFromClass } from './pay-for';

type ConsumeRefusal = 'below_cost' | 'app_not_gated' | PaymentRefusal | 'idempotency_key_reused';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings' | 'metrics'>;

/**
 * Spends tokens for an action: the caller's own, else those of an idle owner. All or nothing, in one transaction.
 * `launch` opens an app for twelve hours, in which opening it again charges nothing. A repeated idempotency key gives
 * the first answer.
 */
export async function consumeTokens(
  deps: Needs,
  actor: User,
  input: ConsumeInput,
): Promise<Result<Receipt, ConsumeRefusal>> {
  const priced = checkPrice(input);
  if (!priced.ok) return priced;

  let charged = 0;
  const result = await transact(deps.db, async (tx) => {
    // What looks first and then writes needs the actor to itself; a plain debit is one conditional update.
    if (input.launch || input.idempotencyKey) await lockUser(tx, actor.id);
    const earlierAnswer = await firstAnswer(tx, actor, input, receipt);
    if (earlierAnswer) return earlierAnswer;
    const paid = input.launch ? await launch(tx, deps, actor, input) : await payFor(tx, deps, actor, input);
    if (!paid.ok) return paid;
    await rememberAnswer(tx, deps, actor, input, paid.value);
    charged = paid.value.charged;
    return paid;
  });
  if (result.ok) deps.metrics.tokensSpent(charged);
  return result;
}

/** The server knows what its apps cost; any other action costs what the outside tool says. */
function checkPrice({ action, amount, launch }: ConsumeInput): Result<void, ConsumeRefusal> {
  const app = findApp(action);
  if (!app) return launch ? err('app_not_gated', { text: 'There is no such app to open.' }) : ok();
  if (launch && (app.tokenCost === 0 || app.hasInternalTokens))
    return err('app_not_gated', { text: `${app.name} is not paid on opening.` });
  if (amount < app.tokenCost) {
    return err('below_cost', {
      text: `${app.name} costs ${count(app.tokenCost, 'token')}.`,
    });
  }
  return ok();
}

/** Opens the app: free while it is open from before, else paid and open from now on. */
async function launch(
  tx: Transaction,
  deps: Needs,
  actor: User,
  input: ConsumeInput,
): Promise<Result<Receipt, ConsumeRefusal>> {
  const now = deps.clock.now();
  const key = { userId_appId: { userId: actor.id, appId: input.action } };
  const opening = await tx.appOpening.findUnique({ where: key });
  if (opening && opening.expiresAt > now) {
    const { aiCredits } = await tx.user.findUniqueOrThrow({ where: { id: actor.id }, select: { aiCredits: true } });
    return ok({ charged: 0, balance: aiCredits, payer: { id: actor.id, username: actor.username } });
  }
  const cost = findApp(input.action)?.tokenCost ?? input.amount;
  const pay = isManaged(actor) ? payFromClass : payFor;
  const paid = await pay(tx, deps, actor, { ...input, amount: cost });
  if (!paid.ok) return paid;
  const open = {
    openedAt: now,
    expiresAt: after(now, { hours: limits.appOpenHours }),
    generations: 0,
    payerId: paid.value.payer.id,
  };
  await tx.appOpening.upsert({ where: key, create: { ...open, userId: actor.id, appId: input.action }, update: open });
  return paid;
}
