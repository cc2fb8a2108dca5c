import { changeOwnRole } from '#server/domain/accounts/change-user';
import { deleteAccount } from '#server/domain/accounts/delete-account';
import { appUsesOf, recordOpening, setFavourite } from '#server/domain/identity/profile/app-uses';
import {
  acceptAssociation,
  addMember,
  endAssociation,
  membersOf,
  ownersOf,
} from '#server/domain/identity/profile/associations';
import { setStudentSettings, studentSettingsOf } from '#server/domain/identity/profile/student-settings';
import { toUserOutput } from '#server/domain/platform/user';
import { spaceOf } from '#server/domain/space/space';
import { withMonthlyTokens } from '#server/domain/wallet/billing/plan-tokens';
import { setDailyCap } from '#server/domain/wallet/tokens/daily-cap';
import { unwrap } from '#server/trpc/failures';
import { holderProcedure, memberProcedure, ownerProcedure, router } from '#server/trpc/init';
import {
  appIdInput,
  appUse,
  appUsesOutput,
  associatedUser,
  associateInput,
  changeRoleInput,
  changeRoleOutput,
  dailyCapOutput,
  deleteAccountInput,
  profileOutput,
  setDailyCapInput,
  setFavouriteInput,
  setStudentSettingsInput,
  space,
  studentSettingsOutput,
} from '#shared/api/profile';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['profile'];

export const profileRouter = router({
  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/profile',
        tags,
        summary: 'The signed-in user with associated users',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(profileOutput)
    .query(async ({ ctx }) => ({
      ...toUserOutput(await withMonthlyTokens(ctx.deps, ctx.user)),
      associatedUsers: await membersOf(ctx.deps, ctx.user.id),
      tokenOwners: await ownersOf(ctx.deps, ctx.user.id),
    })),

  space: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/profile/space',
        tags,
        summary: 'How many bytes of saved work you have, and may have',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(space)
    .query(async ({ ctx }) => spaceOf(ctx.deps, ctx.user)),

  changeRole: holderProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/profile/role',
        tags,
        summary: 'Change your own role',
        errorResponses: [400, 401, 403, 409],
      },
      keyScope: 'admin',
      audit: ['users.role-changed'],
    })
    .input(changeRoleInput)
    .output(changeRoleOutput)
    .mutation(async ({ ctx, input }) => ({
      success: true,
      role: unwrap(await changeOwnRole(ctx.deps, ctx.user, input.role)),
    })),

  deleteAccount: holderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/profile/delete',
        tags,
        summary: 'Delete your own account with all that is yours',
        errorResponses: [400, 401, 403, 409, 429],
      },
      keyScope: 'admin',
      audit: ['privacy.account-deleted'],
    })
    .input(deleteAccountInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await deleteAccount(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  associate: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/profile/associate',
        tags,
        summary: 'Let somebody use your tokens',
        errorResponses: [400, 401, 403, 404, 409, 429],
      },
      keyScope: 'admin',
      audit: ['roster.added'],
    })
    .input(associateInput)
    .output(associatedUser)
    .mutation(async ({ ctx, input }) => unwrap(await addMember(ctx.deps, ctx.user, input.email))),

  dissociate: ownerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/profile/associate/{id}',
        tags,
        summary: 'Stop somebody from using your tokens',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['roster.removed'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await endAssociation(ctx.deps, ctx.user, { ownerId: ctx.user.id, memberId: input.id }));
      return { success: true };
    }),

  setDailyCap: ownerProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/profile/associate/{id}/cap',
        tags,
        summary: 'Say how many of your tokens somebody may spend in a day; null for any number',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['caps.set'],
    })
    .input(setDailyCapInput)
    .output(dailyCapOutput)
    .mutation(async ({ ctx, input }) => unwrap(await setDailyCap(ctx.deps, ctx.user, input))),

  acceptOwner: holderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/profile/owners/{id}/accept',
        tags,
        summary: 'Let the owner of shared tokens see what you do in apps',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['roster.accepted'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await acceptAssociation(ctx.deps, ctx.user, { ownerId: input.id, memberId: ctx.user.id }));
      return { success: true };
    }),

  leaveOwner: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/profile/owners/{id}',
        tags,
        summary: 'Stop using the tokens that an owner shares',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'admin',
      audit: ['roster.left'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await endAssociation(ctx.deps, ctx.user, { ownerId: input.id, memberId: ctx.user.id }));
      return { success: true };
    }),

  apps: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/profile/apps',
        tags,
        summary: 'The apps that you starred or opened, and when you opened them last',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(appUsesOutput)
    .query(async ({ ctx }) => ({ apps: await appUsesOf(ctx.deps, ctx.user.id) })),

  setFavourite: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/profile/apps/{id}',
        tags,
        summary: 'Make an app a favourite, or an ordinary one again',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(setFavouriteInput)
    .output(appUse)
    .mutation(async ({ ctx, input }) => unwrap(await setFavourite(ctx.deps, ctx.user, input))),

  appOpened: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/profile/apps/{id}/opened',
        tags,
        summary: 'Note that you have opened an app',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(appIdInput)
    .output(appUse)
    .mutation(async ({ ctx, input }) => unwrap(await recordOpening(ctx.deps, ctx.user, input.id))),

  studentSettings: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/profile/student-settings',
        tags,
        summary: 'What you decided for your students, and your teachers for you',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(studentSettingsOutput)
    .query(({ ctx }) => studentSettingsOf(ctx.deps, ctx.user)),

  setStudentSettings: ownerProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/profile/student-settings',
        tags,
        summary: 'Decide something for your students',
        errorResponses: [400, 401, 403],
      },
      keyScope: 'admin',
      audit: ['settings.students'],
    })
    .input(setStudentSettingsInput)
    .output(studentSettingsOutput)
    .mutation(async ({ ctx, input }) => {
      await setStudentSettings(ctx.deps, ctx.user, input);
      return studentSettingsOf(ctx.deps, ctx.user);
    }),
});
