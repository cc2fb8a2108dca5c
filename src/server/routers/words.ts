import { transcribe } from '#server/domain/words/transcribe';
import { memberProcedure, router } from '#server/trpc/init';
import { ipaInput, ipaOutput } from '#shared/api/words';

const tags = ['words'];

export const wordsRouter = router({
  ipa: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/words/ipa',
        tags,
        summary: 'How words are pronounced in British or American English',
        errorResponses: [400, 401],
      },
    })
    .input(ipaInput)
    .output(ipaOutput)
    .query(({ ctx, input }) => transcribe(ctx.deps, input.words.split(','), input.accent)),
});
