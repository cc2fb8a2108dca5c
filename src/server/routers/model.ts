import { listModelCalls } from '#server/domain/generate/model-calls';
import { readModelSettings, setModelForApp } from '#server/domain/model/model-settings';
import { testModel } from '#server/domain/model/test-model';
import { unwrap } from '#server/trpc/failures';
import { adminProcedure, router } from '#server/trpc/init';
import { modelCalls, modelCallsInput, modelForAppInput, modelSettings, modelTestOutput } from '#shared/api/generate';
import { noInput } from '#shared/core/fields';

const tags = ['model'];

export const modelRouter = router({
  get: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/model',
        tags,
        summary: 'Which language model is set',
        errorResponses: [400, 401, 403],
      },
    })
    .input(noInput)
    .output(modelSettings)
    .query(({ ctx }) => readModelSettings(ctx.deps)),

  setApp: adminProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/model/apps/{id}',
        tags,
        summary: 'Switch the language model on or off for one app',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['settings.model'],
    })
    .input(modelForAppInput)
    .output(modelSettings)
    .mutation(async ({ ctx, input }) => unwrap(await setModelForApp(ctx.deps, ctx.user, input))),

  test: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/model/test',
        tags,
        summary: 'Ask the language model something small',
        errorResponses: [400, 401, 403],
      },
      keyScope: 'admin',
      audit: { none: 'no change' },
    })
    .input(noInput)
    .output(modelTestOutput)
    .mutation(({ ctx }) => testModel(ctx.deps)),

  calls: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/model/calls',
        tags,
        summary: 'What was asked of the language model lately',
        errorResponses: [400, 401, 403],
      },
    })
    .input(modelCallsInput)
    .output(modelCalls)
    .query(({ ctx, input }) => listModelCalls(ctx.deps, input.limit)),
});
