import { done, idInput, noInput } from '../../shared/schemas/common';
import { userAnswer } from '../../shared/schemas/user';
import {
  adjustTokensAnswer,
  adjustTokensInput,
  bulkAnswer,
  bulkRemoveInput,
  bulkRoleInput,
  bulkTokensInput,
  createUserInput,
  listUsersInput,
  updateUserInput,
  userStatsAnswer,
  usersAnswer,
  usersPageAnswer,
} from '../../shared/schemas/users';
import { adjustTokens, giveTokens } from '../domain/tokens/adjust-tokens';
import { changeRoles, removeUsers } from '../domain/users/bulk';
import { removeUser, updateUser } from '../domain/users/change-user';
import { createUser } from '../domain/users/create-user';
import { listUsers, userStats } from '../domain/users/list-users';
import { toUserAnswer } from '../domain/users/user';
import { unwrap } from '../trpc/failures';
import { adminProcedure, router } from '../trpc/init';

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
    .output(usersAnswer)
    .query(async ({ ctx, input }) => {
      const { users, nextCursor } = unwrap(await listUsers(ctx.deps, input));
      if (nextCursor) ctx.setHeader('X-Next-Cursor', nextCursor);
      return users.map(toUserAnswer);
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
    .output(usersPageAnswer)
    .query(async ({ ctx, input }) => {
      const { users, nextCursor } = unwrap(await listUsers(ctx.deps, input));
      return { users: users.map(toUserAnswer), nextCursor, matching: await ctx.deps.reader.countUsers(input) };
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
    .output(userStatsAnswer)
    .query(({ ctx }) => userStats(ctx.deps)),

  create: adminProcedure
    .meta({
      openapi: { method: 'POST', path: '/users', tags, summary: 'Add a user', errorResponses: [400, 401, 403, 409] },
    })
    .input(createUserInput)
    .output(userAnswer)
    .mutation(async ({ ctx, input }) => toUserAnswer(unwrap(await createUser(ctx.deps, input)))),

  update: adminProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/users/{id}',
        tags,
        summary: 'Change a user',
        errorResponses: [400, 401, 403, 404, 409],
      },
    })
    .input(updateUserInput)
    .output(userAnswer)
    .mutation(async ({ ctx, input }) => toUserAnswer(unwrap(await updateUser(ctx.deps, input)))),

  remove: adminProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/users/{id}',
        tags,
        summary: 'Delete a user',
        errorResponses: [400, 401, 403, 404, 409],
      },
    })
    .input(idInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeUser(ctx.deps, input.id));
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
    })
    .input(adjustTokensInput)
    .output(adjustTokensAnswer)
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
    })
    .input(bulkRoleInput)
    .output(bulkAnswer)
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
    })
    .input(bulkTokensInput)
    .output(bulkAnswer)
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
    })
    .input(bulkRemoveInput)
    .output(bulkAnswer)
    .mutation(({ ctx, input }) => removeUsers(ctx.deps, ctx.user, input.ids)),
});
