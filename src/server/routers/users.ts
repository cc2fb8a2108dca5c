import { changeRoles, removeUsers } from '#server/domain/accounts/bulk';
import { removeUser, updateUser } from '#server/domain/accounts/change-user';
import { addUser } from '#server/domain/accounts/create-user';
import { listUsers, userStats } from '#server/domain/accounts/list-users';
import { resetSecondFactor } from '#server/domain/identity/auth/second-factor';
import { toUserOutput } from '#server/domain/platform/user';
import { adjustTokens, giveTokens } from '#server/domain/wallet/tokens/adjust-tokens';
import { unwrap } from '#server/trpc/failures';
import { adminProcedure, router, sessionOfAdminProcedure } from '#server/trpc/init';
import { userOutput } from '#shared/api/user';
import {
  adjustTokensInput,
  adjustTokensOutput,
  bulkOutput,
  bulkRemoveInput,
  bulkRoleInput,
  bulkTokensInput,
  createUserInput,
  listUsersInput,
  updateUserInput,
  userStatsOutput,
  usersOutput,
  usersPageOutput,
} from '#shared/api/users';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['users'];

export const usersRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/users',
        tags,
        summary: 'Users, searched, filtered, sorted and paged (X-Next-Cursor names the next page)',
        errorResponses: [400, 401, 403],
      },
    })
    .input(listUsersInput)
    .output(usersOutput)
    .query(async ({ ctx, input }) => {
      const { users, nextCursor } = unwrap(await listUsers(ctx.deps, input));
      if (nextCursor) ctx.setHeader('X-Next-Cursor', nextCursor);
      return users.map(toUserOutput);
    }),

  page: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/users/page',
        tags,
        summary: 'The same page as an object, with the number of matching users',
        errorResponses: [400, 401, 403],
      },
    })
    .input(listUsersInput)
    .output(usersPageOutput)
    .query(async ({ ctx, input }) => {
      const { users, nextCursor } = unwrap(await listUsers(ctx.deps, input));
      return { users: users.map(toUserOutput), nextCursor, matching: await ctx.deps.reader.countUsers(input) };
    }),

  stats: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/users/stats',
        tags,
        summary: 'How many users of each kind',
        errorResponses: [400, 401, 403],
      },
    })
    .input(noInput)
    .output(userStatsOutput)
    .query(({ ctx }) => userStats(ctx.deps)),

  create: adminProcedure
    .meta({
      openapi: { method: 'POST', path: '/users', tags, summary: 'Add a user', errorResponses: [400, 401, 403, 409] },
      keyScope: 'admin',
      audit: ['users.created'],
    })
    .input(createUserInput)
    .output(userOutput)
    .mutation(async ({ ctx, input }) => toUserOutput(unwrap(await addUser(ctx.deps, ctx.user, input)))),

  update: adminProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/users/{id}',
        tags,
        summary: 'Change a user',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['users.changed', 'users.role-changed'],
    })
    .input(updateUserInput)
    .output(userOutput)
    .mutation(async ({ ctx, input }) => toUserOutput(unwrap(await updateUser(ctx.deps, ctx.user, input)))),

  remove: adminProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/users/{id}',
        tags,
        summary: 'Delete a user',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['users.removed'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeUser(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  adjustTokens: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/users/{id}/tokens',
        tags,
        summary: 'Give a user tokens or take some, with a reason',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['tokens.given'],
    })
    .input(adjustTokensInput)
    .output(adjustTokensOutput)
    .mutation(async ({ ctx, input }) => unwrap(await adjustTokens(ctx.deps, ctx.user, input))),

  changeRoles: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/users/roles',
        tags,
        summary: 'Give several users a role',
        errorResponses: [400, 401, 403],
      },
      keyScope: 'admin',
      audit: ['users.role-changed'],
    })
    .input(bulkRoleInput)
    .output(bulkOutput)
    .mutation(({ ctx, input }) => changeRoles(ctx.deps, ctx.user, input)),

  giveTokens: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/users/tokens',
        tags,
        summary: 'Give several users tokens, with a reason',
        errorResponses: [400, 401, 403, 409],
      },
      keyScope: 'admin',
      audit: ['tokens.given'],
    })
    .input(bulkTokensInput)
    .output(bulkOutput)
    .mutation(async ({ ctx, input }) => unwrap(await giveTokens(ctx.deps, ctx.user, input))),

  removeMany: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/users/delete',
        tags,
        summary: 'Delete several users',
        errorResponses: [400, 401, 403],
      },
      keyScope: 'admin',
      audit: ['users.removed'],
    })
    .input(bulkRemoveInput)
    .output(bulkOutput)
    .mutation(({ ctx, input }) => removeUsers(ctx.deps, ctx.user, input.ids)),

  resetSecondFactor: sessionOfAdminProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/users/{id}/second-factor',
        tags,
        summary: 'Switch off the second step for somebody who has lost phone and recovery codes',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'none',
      audit: ['second-factor.off'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await resetSecondFactor(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),
});
