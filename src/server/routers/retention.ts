import { noInput } from '../../shared/schemas/common';
import { keptDays } from '../../shared/schemas/retention';
import { keptDaysNow, setKeptDays } from '../domain/retention/kept-days';
import { adminProcedure, publicProcedure, router } from '../trpc/init';

const tags = ['retention'];

export const retentionRouter = router({
  get: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/retention',
        tags,
        summary: 'After how many days what is deleted by itself',
        protect: false,
        errorResponses: [400],
      },
    })
    .input(noInput)
    .output(keptDays)
    .query(({ ctx }) => keptDaysNow(ctx.deps)),

  set: adminProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/retention',
        tags,
        summary: 'Set after how many days what is deleted by itself',
        errorResponses: [400, 401, 403],
      },
    })
    .input(keptDays)
    .output(keptDays)
    .mutation(({ ctx, input }) => setKeptDays(ctx.deps, ctx.user, input)),
});
