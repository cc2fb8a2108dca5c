import { currentRetentionDays, setRetentionDays } from '#server/domain/retention/retention-days';
import { adminProcedure, publicProcedure, router } from '#server/trpc/init';
import { retentionDays } from '#shared/api/retention';
import { noInput } from '#shared/core/fields';

const tags = ['retention'];

export const retentionRouter = router({
  get: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/retention',
        tags,
        summary: 'After how many days what is deleted by itself',
        errorResponses: [400],
      },
    })
    .input(noInput)
    .output(retentionDays)
    .query(({ ctx }) => currentRetentionDays(ctx.deps)),

  set: adminProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/retention',
        tags,
        summary: 'Set after how many days what is deleted by itself',
        errorResponses: [400, 401, 403],
      },
      keyScope: 'admin',
      audit: ['settings.retention'],
    })
    .input(retentionDays)
    .output(retentionDays)
    .mutation(({ ctx, input }) => setRetentionDays(ctx.deps, ctx.user, input)),
});
