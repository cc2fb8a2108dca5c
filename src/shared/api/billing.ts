import * as z from 'zod';
import { isoDate, queryInteger } from '#shared/core/fields';
import { entryKinds } from '#shared/core/ledger';
import { packageIds } from '#shared/core/packages';
import { planIds } from '#shared/core/plans';

/** The plan information that the portal holds for a user. */
export const planOutput = z.object({
  plan: z.enum(planIds),
  planStatus: z.string(),
  aiCredits: z.int(),
  seatLimit: z.int(),
  planRenewsAt: isoDate.nullable(),
  trialEndsAt: isoDate.nullable(),
});
export type PlanOutput = z.infer<typeof planOutput>;

export const changePlanInput = z.strictObject({
  planId: z.enum(planIds, `Please choose one of: ${planIds.join(', ')}.`),
  /** Claims this month's tokens of the plan now, if they were not claimed before. */
  addTokens: z.boolean('This must be true or false.').default(false),
});

/** The plan with what is coming, and the balance. */
export const billingOverview = z.object({
  plan: z.enum(planIds),
  planStatus: z.string(),
  planRenewsAt: isoDate.nullable(),
  /** The plan was cancelled: it stays until then, and is the free one from then on. */
  planEndsAt: isoDate.nullable(),
  aiCredits: z.int(),
});
export type BillingOverview = z.infer<typeof billingOverview>;

/** Somebody in the ledger, whose rows outlive people: without a name where the account is gone. */
export const ledgerPerson = z.object({ id: z.string(), username: z.string().nullable() });
export type LedgerPerson = z.infer<typeof ledgerPerson>;

/** A change of one's balance. */
export const historyRow = z.object({
  id: z.string(),
  at: isoDate,
  kind: z.enum(entryKinds),
  /** What the balance changed by. */
  amount: z.int(),
  /** What was paid from the day's free tokens, which are no part of the balance. */
  freeTokens: z.int(),
  balanceAfter: z.int(),
  /** What it was for; null where a member did it who has not accepted that this is seen. */
  action: z.string().nullable(),
  /** Who did it; null where it was oneself. */
  actor: ledgerPerson.nullable(),
  /** The administrator's reason of an adjustment. */
  reason: z.string().nullable(),
  /** The month of a plan's tokens, YYYY-MM. */
  month: z.string().nullable(),
});
export type HistoryRow = z.infer<typeof historyRow>;

export const billingHistoryInput = z.strictObject({
  kind: z.enum(entryKinds, `Please choose one of: ${entryKinds.join(', ')}.`).optional(),
  limit: queryInteger(1, 100).default(25),
  cursor: z.string('This cursor is not valid.').max(1000, 'This cursor is not valid.').optional(),
});
export type BillingHistoryInput = z.infer<typeof billingHistoryInput>;
export const billingHistoryPage = z.object({ items: z.array(historyRow), nextCursor: z.string().nullable() });
export type BillingHistoryPage = z.infer<typeof billingHistoryPage>;

/** What a receipt says. */
export const receipt = z.object({
  id: z.string(),
  /** Short, for people to quote. */
  number: z.string(),
  at: isoDate,
  buyer: z.object({ username: z.string(), email: z.string() }),
  package: z.object({ id: z.enum(packageIds), name: z.string() }),
  tokens: z.int(),
  price: z.number(),
  currency: z.literal('USD'),
  /** No card was charged. */
  isDemo: z.boolean(),
});
export type Receipt = z.infer<typeof receipt>;
