import { giveSeries } from '#server/domain/series/give-series';
import { makeLessonSeries } from '#server/domain/series/make-series';
import { seriesOutline } from '#server/domain/series/outline';
import { readSeries } from '#server/domain/series/read-series';
import { scheduleSeries } from '#server/domain/series/schedule-series';
import { unwrap } from '#server/trpc/failures';
import { memberProcedure, ownerProcedure, publicProcedure, router } from '#server/trpc/init';
import {
  giveSeriesInput,
  giveSeriesOutput,
  lessonSeries,
  makeSeriesInput,
  makeSeriesOutput,
  scheduleSeriesInput,
  seriesOutlineInput,
  seriesOutlineOutput,
} from '#shared/api/lesson-series';
import { idInput, successOutput } from '#shared/core/fields';

const tags = ['lesson-series'];

export const lessonSeriesRouter = router({
  /** A mutation, because a teacher's own outline does not fit into an address. */
  outline: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/lesson-series/outline',
        tags,
        summary: 'What a series of lessons on a unit would be, before it is made or charged',
        errorResponses: [400],
      },
      keyScope: 'spend',
      audit: { none: 'no change' },
    })
    .input(seriesOutlineInput)
    .output(seriesOutlineOutput)
    .mutation(async ({ input }) => unwrap(await seriesOutline(input))),

  make: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/lesson-series',
        tags,
        summary: 'Make a series of lessons with a test, and keep it in the library',
        errorResponses: [400, 401, 402, 403, 409, 429],
      },
      keyScope: 'spend',
      audit: { none: 'ledger' },
    })
    .input(makeSeriesInput)
    .output(makeSeriesOutput)
    .mutation(async ({ ctx, input }) => unwrap(await makeLessonSeries(ctx.deps, ctx.user, input))),

  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/lesson-series/{id}',
        tags,
        summary: 'A series by any of its lessons, with what classes were given of it',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(lessonSeries)
    .query(async ({ ctx, input }) => unwrap(await readSeries(ctx.deps, ctx.user, input.id))),

  schedule: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/lesson-series/{id}/schedule',
        tags,
        summary: 'Give each lesson of a series its day',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(scheduleSeriesInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await scheduleSeries(ctx.deps, ctx.user, input));
      return { success: true as const };
    }),

  give: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/lesson-series/{id}/give',
        tags,
        summary: 'Give a class the words and the test of a series, with dates by its lessons',
        errorResponses: [400, 401, 402, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.given'],
    })
    .input(giveSeriesInput)
    .output(giveSeriesOutput)
    .mutation(async ({ ctx, input }) => unwrap(await giveSeries(ctx.deps, ctx.user, input))),
});
