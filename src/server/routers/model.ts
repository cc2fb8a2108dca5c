import { noInput } from '../../shared/schemas/common';
import {
  modelCalls,
  modelCallsInput,
  modelForAppInput,
  modelSettings,
  modelTestOutput,
} from '../../shared/schemas/generate';
import { listModelCalls } from '../domain/generate/model-calls';
import { readModelSettings, setModelForApp } from '../domain/generate/model-settings';
import { testModel } from '../domain/generate/test-model';
import { unwrap } from '../trpc/failures';
import { adminProcedure, router } from '../trpc/init';

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
