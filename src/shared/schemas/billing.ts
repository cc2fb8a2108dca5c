import * as z from 'zod';
import { planIds } from '../plans';
import { isoDate } from './common';

/** The plan information that the portal holds for a user. */
export const planAnswer = z.object({
  plan: z.enum(planIds),
  planStatus: z.string(),
  aiCredits: z.int(),
  seatLimit: z.int(),
  planRenewsAt: isoDate.nullable(),
  trialEndsAt: isoDate.nullable(),
});
export type PlanAnswer = z.infer<typeof planAnswer>;

export const changePlanInput = z.strictObject({
  planId: z.enum(planIds, `Please choose one of: ${planIds.join(', ')}.`),
  /** Claims this month's tokens of the plan now, if they were not claimed before. */
  addTokens: z.boolean('This must be true or false.').default(false),
});
