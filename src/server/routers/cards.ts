import { deckOf, nextOf } from '#server/domain/cards/decks';
import { reviewCards, undoReview } from '#server/domain/cards/review-cards';
import { unwrap } from '#server/trpc/failures';
import { memberProcedure, router } from '#server/trpc/init';
import { deckInput, deckOutput, nextInput, nextOutput, reviewInput, reviewOutput } from '#shared/api/cards';
import { idInput } from '#shared/core/fields';

const tags = ['cards'];

export const cardsRouter = router({
  deck: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/cards',
        tags,
        summary: 'What you remember of a deck: counts, states, and how well each word sits',
        errorResponses: [400, 401, 404],
      },
    })
    .input(deckInput)
    .output(deckOutput)
    .query(async ({ ctx, input }) => unwrap(await deckOf(ctx.deps, ctx.user, input))),

  next: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/cards/next',
        tags,
        summary: 'The cards to ask next, with the interval that each answer would give',
        errorResponses: [400, 401, 404],
      },
    })
    .input(nextInput)
    .output(nextOutput)
    .query(async ({ ctx, input }) => unwrap(await nextOf(ctx.deps, ctx.user, input))),

  review: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/cards/reviews',
        tags,
        summary: 'Answer cards; sent twice, an answer counts once',
        errorResponses: [400, 401],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(reviewInput)
    .output(reviewOutput)
    .mutation(({ ctx, input }) => reviewCards(ctx.deps, ctx.user, input.reviews)),

  undo: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/cards/reviews/{id}/undo',
        tags,
        summary: 'Take back the last answer to a card',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(idInput)
    .output(reviewOutput)
    .mutation(async ({ ctx, input }) => unwrap(await undoReview(ctx.deps, ctx.user, input.id))),
});
