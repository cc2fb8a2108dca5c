import { usageReport as readReport } from '#server/domain/wallet/tokens/usage-report';
import { adminProcedure, memberProcedure, ownerProcedure, router } from '#server/trpc/init';
import { usageInput, usageReport } from '#shared/api/usage';

const tags = ['usage'];

export const usageRouter = router({
  own: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/usage',
        tags,
        summary: 'What you spent and what was spent of your tokens, by day, app and person',
        errorResponses: [400, 401],
      },
    })
    .input(usageInput)
    .output(usageReport)
    .query(({ ctx, input }) => readReport(ctx.deps, ctx.user, { ...input, scope: 'own' })),

  members: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/usage/members',
        tags,
        summary: 'What others spent of your tokens, by day, app and person',
        errorResponses: [400, 401, 403],
      },
    })
    .input(usageInput)
    .output(usageReport)
    .query(({ ctx, input }) => readReport(ctx.deps, ctx.user, { ...input, scope: 'members' })),

  portal: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/usage/portal',
        tags,
        summary: 'What everybody spent, by day, app and person',
        errorResponses: [400, 401, 403],
      },
    })
    .input(usageInput)
    .output(usageReport)
    .query(({ ctx, input }) => readReport(ctx.deps, ctx.user, { ...input, scope: 'portal' })),
});
