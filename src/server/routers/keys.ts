import { createKey, keysOf, revokeKey } from '#server/domain/identity/auth/api-keys';
import { unwrap } from '#server/trpc/failures';
import { router, sessionOfHolderProcedure, sessionProcedure } from '#server/trpc/init';
import { createKeyInput, keysOutput, newKeyOutput } from '#shared/api/security';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['keys'];

export const keysRouter = router({
  list: sessionProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/keys',
        tags,
        summary: 'Your keys for outside tools, the newest first',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(keysOutput)
    .query(async ({ ctx }) => ({ keys: await keysOf(ctx.deps, ctx.user.id) })),

  create: sessionOfHolderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/keys',
        tags,
        summary: 'Make a key, which is shown this once',
        errorResponses: [400, 401, 403, 409, 429],
      },
      keyScope: 'none',
      audit: ['keys.made'],
    })
    .input(createKeyInput)
    .output(newKeyOutput)
    .mutation(async ({ ctx, input }) => unwrap(await createKey(ctx.deps, ctx.user, input))),

  revoke: sessionProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/keys/{id}',
        tags,
        summary: 'End a key at once',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'none',
      audit: ['keys.revoked'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await revokeKey(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),
});
