import { askFocus } from '#server/domain/focus/ask-focus';
import { listFocuses, removeFocus } from '#server/domain/focus/focuses';
import { planFocus } from '#server/domain/focus/plan-focus';
import { unwrap } from '#server/trpc/failures';
import { ownerProcedure, router } from '#server/trpc/init';
import {
  askFocusInput,
  askFocusOutput,
  focusesInput,
  focusList,
  planFocusInput,
  planFocusOutput,
} from '#shared/api/focus';
import { idInput, successOutput } from '#shared/core/fields';

const tags = ['progress'];

export const focusRouter = router({
  list: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/classes/{id}/focuses',
        tags,
        summary: 'What a class works on again, with how it was before and is now',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(focusesInput)
    .output(focusList)
    .query(async ({ ctx, input }) => unwrap(await listFocuses(ctx.deps, ctx.user, input))),

  plan: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/focuses',
        tags,
        summary: 'Plan a lesson from what a class gets wrong',
        errorResponses: [400, 401, 402, 403, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'ledger' },
    })
    .input(planFocusInput)
    .output(planFocusOutput)
    .mutation(async ({ ctx, input }) => unwrap(await planFocus(ctx.deps, ctx.user, input))),

  ask: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/focuses/{id}/checks',
        tags,
        summary: 'Give a class the exit quiz of such a lesson, or ask one of its points again',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.given'],
    })
    .input(askFocusInput)
    .output(askFocusOutput)
    .mutation(async ({ ctx, input }) => unwrap(await askFocus(ctx.deps, ctx.user, input))),

  remove: ownerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/focuses/{id}',
        tags,
        summary: 'Forget what a class worked on; the lesson and the given work stay',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: { none: 'teaching' },
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeFocus(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),
});
