import { quizReport as reportOf } from '#server/domain/quizzes/report';
import { reteachItems } from '#server/domain/quizzes/reteach';
import { suggestItems } from '#server/domain/quizzes/suggest';
import { unwrap } from '#server/trpc/failures';
import { memberProcedure, router } from '#server/trpc/init';
import { quizReport, reteachInput, suggestInput, suggestOutput } from '#shared/api/quizzes';
import { idInput } from '#shared/core/fields';

const tags = ['quizzes'];

export const quizzesRouter = router({
  suggest: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/quizzes/suggestions',
        tags,
        summary: 'Questions with their keys, made from a topic, grammar, a text or a word list',
        errorResponses: [400, 401, 402, 404],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(suggestInput)
    .output(suggestOutput)
    .mutation(async ({ ctx, input }) => unwrap(await suggestItems(ctx.deps, ctx.user, input))),

  report: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/quizzes/{id}/report',
        tags,
        summary: 'How your quiz, test or word list went, by player and by question or word',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(quizReport)
    .query(async ({ ctx, input }) => unwrap(await reportOf(ctx.deps, ctx.user, input.id))),

  reteach: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/quizzes/{id}/reteach',
        tags,
        summary: 'Five questions about what was hardest in your quiz',
        errorResponses: [400, 401, 402, 404],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(reteachInput)
    .output(suggestOutput)
    .mutation(async ({ ctx, input }) => unwrap(await reteachItems(ctx.deps, ctx.user, input))),
});
