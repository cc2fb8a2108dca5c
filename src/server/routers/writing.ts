import { circleOf } from '#server/domain/writing/circle';
import { addComment, removeComment, returnHandIn } from '#server/domain/writing/comments';
import { getHandIn, handInText, listHandIns, takeBack } from '#server/domain/writing/hand-ins';
import { unwrap } from '#server/trpc/failures';
import { memberProcedure, router } from '#server/trpc/init';
import {
  comment,
  commentInput,
  handIn,
  handInInput,
  handInPage,
  handInSummary,
  listHandInsInput,
  returnInput,
  uncommentInput,
  writingCircle,
} from '#shared/api/writing';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['writing'];

export const writingRouter = router({
  circle: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/writing/circle',
        tags,
        summary: 'The teachers who receive your texts, and how far a language model may help you',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(writingCircle)
    .query(async ({ ctx }) => circleOf(ctx.deps, ctx.user)),

  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/writing/hand-ins',
        tags,
        summary: 'Texts that you handed in or received',
        errorResponses: [400, 401],
      },
    })
    .input(listHandInsInput)
    .output(handInPage)
    .query(async ({ ctx, input }) => unwrap(await listHandIns(ctx.deps, ctx.user, input))),

  handIn: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/writing/hand-ins',
        tags,
        summary: 'Hand a text in to a teacher',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'teaching' },
    })
    .input(handInInput)
    .output(handInSummary)
    .mutation(async ({ ctx, input }) => unwrap(await handInText(ctx.deps, ctx.user, input))),

  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/writing/hand-ins/{id}',
        tags,
        summary: 'A text that was handed in, with its comments',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(handIn)
    .query(async ({ ctx, input }) => unwrap(await getHandIn(ctx.deps, ctx.user, input.id))),

  takeBack: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/writing/hand-ins/{id}',
        tags,
        summary: 'Take back a text that was not returned yet',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'teaching' },
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await takeBack(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  comment: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/writing/hand-ins/{id}/comments',
        tags,
        summary: 'Comment on a place of a text that you received',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'teaching' },
    })
    .input(commentInput)
    .output(comment)
    .mutation(async ({ ctx, input }) => unwrap(await addComment(ctx.deps, ctx.user, input))),

  uncomment: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/writing/hand-ins/{id}/comments/{commentId}',
        tags,
        summary: 'Take a comment off',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'teaching' },
    })
    .input(uncommentInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeComment(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  return: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/writing/hand-ins/{id}/return',
        tags,
        summary: 'Give a text back with its comments',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'teaching' },
    })
    .input(returnInput)
    .output(handInSummary)
    .mutation(async ({ ctx, input }) => unwrap(await returnHandIn(ctx.deps, ctx.user, input))),
});
