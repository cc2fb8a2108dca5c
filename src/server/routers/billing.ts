import { changePlanInput, planAnswer } from '../../shared/schemas/billing';
import { noInput } from '../../shared/schemas/common';
import { changePlan, toPlanAnswer } from '../domain/billing/change-plan';
import { withMonthlyTokens } from '../domain/billing/plan-tokens';
import { unwrap } from '../trpc/failures';
import { memberProcedure, router } from '../trpc/init';

const tags = ['billing'];

export const billingRouter = router({
  current: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/billing/current', tags, summary: 'Your plan', errorResponses: [400, 401] },
    })
    .input(noInput)
    .output(planAnswer)
    .query(async ({ ctx }) => toPlanAnswer(await withMonthlyTokens(ctx.deps, ctx.user))),

  update: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/billing/update',
        tags,
        summary: 'Choose a plan',
        errorResponses: [400, 401, 402, 403],
      },
    })
    .input(changePlanInput)
    .output(planAnswer)
    .mutation(async ({ ctx, input }) => unwrap(await changePlan(ctx.deps, ctx.user, input))),
});
