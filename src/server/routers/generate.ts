import { generate, generating } from '#server/domain/generate/generate';
import { lessonTexts } from '#server/domain/generate/lesson-texts';
import { lessonTopic } from '#server/domain/generate/lesson-topic';
import { type Context, userOf } from '#server/trpc/context';
import { unwrap } from '#server/trpc/failures';
import { publicProcedure, router } from '#server/trpc/init';
import {
  generateInput,
  generateOutput,
  lessonTextsInput,
  lessonTextsOutput,
  lessonTopicInput,
  lessonTopicOutput,
} from '#shared/api/generate';

const callerIn = (ctx: Context) => ({ user: userOf(ctx), address: ctx.address });

export const generateRouter = router({
  run: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/generate',
        tags: ['generate'],
        summary: 'Make a draft: by the language model where one is set, else by the built-in engine',
        errorResponses: [400, 401, 402, 404, 409, 429],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(generateInput)
    .output(generateOutput)
    .mutation(async ({ ctx, input, signal }) => unwrap(await generate(ctx.deps, callerIn(ctx), input, signal))),

  topic: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/generate/topic',
        tags: ['generate'],
        summary: 'What there is for a lesson on a topic, before a plan is made',
        errorResponses: [400],
      },
    })
    .input(lessonTopicInput)
    .output(lessonTopicOutput)
    .query(({ ctx, input }) => lessonTopic(ctx.deps, userOf(ctx), input)),

  texts: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/generate/texts',
        tags: ['generate'],
        summary: 'Texts of ours that a lesson can be planned from',
        errorResponses: [400],
      },
    })
    .input(lessonTextsInput)
    .output(lessonTextsOutput)
    .query(({ input }) => lessonTexts(input)),

  /** The same for somebody who waits: what is there so far, then the answer. No REST: its answers come as a whole. */
  stream: publicProcedure
    .meta({ keyScope: 'spend', audit: { none: 'work' } })
    .input(generateInput)
    .mutation(async function* ({ ctx, input, signal }) {
      const result = yield* generating(ctx.deps, callerIn(ctx), input, { stream: true, signal });
      yield { kind: 'answer' as const, answer: unwrap(result) };
    }),
});
