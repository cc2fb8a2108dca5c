import { enterByCode, guestWorkOf, lookAtCode } from '#server/domain/assignments/join';
import { unwrap } from '#server/trpc/failures';
import { publicProcedure, router } from '#server/trpc/init';
import { enterInput, enterOutput, guestWork, lookInput, lookOutput } from '#shared/api/join';
import { noInput } from '#shared/core/fields';

const tags = ['join'];

/** The one door for codes, and what a guest came to through it. */
export const joinRouter = router({
  look: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/join/look',
        tags,
        summary: 'What a code leads to',
        errorResponses: [400, 404, 429],
      },
      keyScope: 'admin',
      audit: { none: 'no change' },
    })
    .input(lookInput)
    .output(lookOutput)
    .mutation(async ({ ctx, input }) => unwrap(await lookAtCode(ctx.deps, ctx, input))),

  enter: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/join',
        tags,
        summary: 'Become a guest of the work that a code leads to, with a token that the device has made up',
        errorResponses: [400, 404, 409, 429],
      },
      keyScope: 'admin',
      audit: { none: 'practice' },
    })
    .input(enterInput)
    .output(enterOutput)
    .mutation(async ({ ctx, input }) => unwrap(await enterByCode(ctx.deps, ctx, input))),

  mine: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/join',
        tags,
        summary: 'What the guest with the token of the header x-guest-token came to',
        errorResponses: [400],
      },
    })
    .input(noInput)
    .output(guestWork)
    .query(({ ctx }) => guestWorkOf(ctx.deps, ctx)),
});
