import * as z from 'zod';
import { type FailureReason, isFailureReason } from '#shared/core/failures';
import { lineOfText, metadataField, queryInteger } from '#shared/core/fields';
import { limits } from '#shared/core/limits';
import { packageIds } from '#shared/core/packages';

const wholeTokens = 'Please give a whole number of tokens, 1 or more.';

/** Larger than any balance could be, and far from where numbers lose their last digit. */
const mostTokens = 1_000_000_000;

export const consumeInput = z.strictObject({
  amount: z.int(wholeTokens).min(1, wholeTokens).max(mostTokens, 'This is more than anyone has.'),
  /** An app of the catalogue, or free text of an outside tool. */
  action: lineOfText('an action', 100),
  metadata: metadataField.optional(),
  /** The same key again gives the first answer and charges nothing. */
  idempotencyKey: lineOfText('an idempotency key', 200).optional(),
  /** Opens the app named by `action` for twelve hours; within them it charges nothing again. */
  launch: z.boolean('This must be true or false.').optional(),
});
export type ConsumeInput = z.infer<typeof consumeInput>;

/** A refusal as a value; `error` and `message` are the same sentence. */
export const refusedOutput = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  reason: z.custom<FailureReason>(isFailureReason).meta({ type: 'string' }),
});
export type RefusedOutput = z.infer<typeof refusedOutput>;

/** What `data` holds when a call of the wallet went well, or why it did not. */
function answerOf<T extends z.ZodRawShape>(data: z.ZodObject<T>) {
  return z.discriminatedUnion('success', [z.object({ success: z.literal(true), data }), refusedOutput]);
}

/** `charged`: tokens taken; `balance`: the caller's own tokens now; `payer`: whose tokens they were. */
export const receipt = z.object({
  charged: z.int(),
  balance: z.int(),
  payer: z.object({ id: z.string(), username: z.string() }),
});
export type Receipt = z.infer<typeof receipt>;
export const consumeOutput = answerOf(receipt);

export const balanceOutput = z.object({
  freeTokens: z.int(),
  purchasedTokens: z.int(),
  totalTokens: z.int(),
  dailyAllocation: z.int(),
  dailyUsed: z.int(),
  dailyRemaining: z.int(),
  /** When today's free tokens end (midnight, server's time zone); absent where none are given. */
  expiresAt: z.string().optional(),
});
export type BalanceOutput = z.infer<typeof balanceOutput>;

export const tokenPackage = z.object({
  id: z.enum(packageIds),
  name: z.string(),
  tokens: z.int(),
  price: z.number(),
  popular: z.boolean(),
  savings: z.string(),
});
export const packagesOutput = z.object({
  success: z.literal(true),
  data: z.object({ packages: z.array(tokenPackage) }),
});

export const validatePurchaseInput = z.strictObject({ packageId: lineOfText('a package', 100) });
export const validatePurchaseOutput = answerOf(z.object({ package: tokenPackage }));

export const processPurchaseInput = z.strictObject({
  packageId: lineOfText('a package', 100),
  /** One payment, one id: it credits once, no matter who sends it or how often. */
  stripePaymentId: lineOfText('a payment id', 200),
});
export const processPurchaseOutput = answerOf(z.object({ tokensAdded: z.int(), balance: z.int() }));

export const usageStatsInput = z.strictObject({
  days: queryInteger(1, limits.usageDaysMax).default(limits.usageDays),
});
export const usageStats = z.object({
  days: z.int(),
  totalConsumed: z.int(),
  byAction: z.array(z.object({ action: z.string(), tokens: z.int(), count: z.int() })),
  /** Every day of the window, oldest first, `date` as YYYY-MM-DD in the server's time zone. */
  byDay: z.array(z.object({ date: z.string(), tokens: z.int() })),
});
export const usageStatsOutput = z.object({ success: z.literal(true), data: usageStats });

export const actionCostsOutput = z.object({
  success: z.literal(true),
  data: z.object({ costs: z.array(z.object({ action: z.string(), name: z.string(), tokens: z.int() })) }),
});
