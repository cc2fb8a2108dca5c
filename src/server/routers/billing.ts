import { billingOverview, cancelPlan, resumePlan } from '#server/domain/wallet/billing/cancel-plan';
import { changePlan, toPlanOutput } from '#server/domain/wallet/billing/change-plan';
import { billingHistory } from '#server/domain/wallet/billing/history';
import { withMonthlyTokens } from '#server/domain/wallet/billing/plan-tokens';
import { readReceipt } from '#server/domain/wallet/billing/receipt';
import { unwrap } from '#server/trpc/failures';
import { holderProcedure, memberProcedure, router } from '#server/trpc/init';
import {
  billingHistoryInput,
  billingHistoryPage,
  changePlanInput,
  billingOverview as overviewOutput,
  planOutput,
  receipt,
} from '#shared/api/billing';
import { idInput, noInput } from '#shared/core/fields';

const tags = ['billing'];

export const billingRouter = router({
  current: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/billing/current', tags, summary: 'Your plan', errorResponses: [400, 401] },
    })
    .input(noInput)
    .output(planOutput)
    .query(async ({ ctx }) => toPlanOutput(await withMonthlyTokens(ctx.deps, ctx.user))),

  update: holderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/billing/update',
        tags,
        summary: 'Choose a plan',
        errorResponses: [400, 401, 402, 403],
      },
      keyScope: 'admin',
      audit: ['plans.changed'],
    })
    .input(changePlanInput)
    .output(planOutput)
    .mutation(async ({ ctx, input }) => unwrap(await changePlan(ctx.deps, ctx.user, input))),

  overview: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/billing/overview',
        tags,
        summary: 'Your plan, when it renews or ends, and your balance',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(overviewOutput)
    .query(({ ctx }) => billingOverview(ctx.deps, ctx.user)),

  cancel: holderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/billing/cancel',
        tags,
        summary: 'Let your plan end when it would renew',
        errorResponses: [400, 401, 403, 409],
      },
      keyScope: 'admin',
      audit: ['plans.cancelled'],
    })
    .input(noInput)
    .output(overviewOutput)
    .mutation(async ({ ctx }) => unwrap(await cancelPlan(ctx.deps, ctx.user))),

  resume: holderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/billing/resume',
        tags,
        summary: 'Let a cancelled plan go on',
        errorResponses: [400, 401, 403, 409],
      },
      keyScope: 'admin',
      audit: ['plans.resumed'],
    })
    .input(noInput)
    .output(overviewOutput)
    .mutation(async ({ ctx }) => unwrap(await resumePlan(ctx.deps, ctx.user))),

  history: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/billing/history',
        tags,
        summary: 'What changed your balance, last first',
        errorResponses: [400, 401],
      },
    })
    .input(billingHistoryInput)
    .output(billingHistoryPage)
    .query(async ({ ctx, input }) => unwrap(await billingHistory(ctx.deps, ctx.user, input))),

  receipt: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/billing/receipts/{id}',
        tags,
        summary: 'The receipt of one of your purchases',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(receipt)
    .query(async ({ ctx, input }) => unwrap(await readReceipt(ctx.deps, ctx.user, input.id))),
});
