import { ownUser } from '#server/domain/accounts/own-user';
import { register, signIn } from '#server/domain/accounts/sign-in';
import { addressOf, askAgain, changeEmail, verifyAddress } from '#server/domain/identity/auth/addresses';
import { changePassword } from '#server/domain/identity/auth/change-password';
import { forgotPassword, resetPassword } from '#server/domain/identity/auth/password-reset';
import { closeSession, closeSessionsOf, endSession, sessionsOf } from '#server/domain/identity/auth/sessions';
import { unwrap } from '#server/trpc/failures';
import {
  memberProcedure,
  publicProcedure,
  router,
  sessionOfHolderProcedure,
  sessionProcedure,
} from '#server/trpc/init';
import { forgotPasswordInput, loginInput, registerInput, resetPasswordInput, signedInOutput } from '#shared/api/auth';
import {
  addressOutput,
  changeEmailInput,
  changePasswordInput,
  linkMailedOutput,
  sessionsOutput,
  verifiedOutput,
  verifyEmailInput,
} from '#shared/api/security';
import { ownUserOutput } from '#shared/api/user';
import { idInput, messageOutput, noInput, successOutput } from '#shared/core/fields';

const tags = ['auth'];

export const authRouter = router({
  login: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/login',
        tags,
        summary: 'Sign in with a username or email',
        errorResponses: [400, 401, 429],
      },
      keyScope: 'admin',
      audit: ['auth.signed-in'],
    })
    .input(loginInput)
    .output(signedInOutput)
    .mutation(async ({ ctx, input }) => unwrap(await signIn(ctx.deps, ctx, input))),

  register: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/register',
        tags,
        summary: 'Create an account',
        errorResponses: [400, 403, 409, 429],
      },
      keyScope: 'admin',
      audit: ['auth.registered'],
    })
    .input(registerInput)
    .output(signedInOutput)
    .mutation(async ({ ctx, input }) => unwrap(await register(ctx.deps, ctx, input))),

  forgotPassword: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/forgot-password',
        tags,
        summary: 'Ask for a reset link by mail',
        errorResponses: [400, 429],
      },
      keyScope: 'admin',
      audit: ['auth.reset-asked'],
    })
    .input(forgotPasswordInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => ({ message: unwrap(await forgotPassword(ctx.deps, ctx.address, input)) })),

  resetPassword: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/reset-password',
        tags,
        summary: 'Set a new password with the token of a reset link',
        errorResponses: [400, 429],
      },
      keyScope: 'admin',
      audit: ['auth.password-reset'],
    })
    .input(resetPasswordInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => ({ message: unwrap(await resetPassword(ctx.deps, ctx, input)) })),

  verifyEmail: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/verify-email',
        tags,
        summary: 'Verify an address with the token of a mailed link',
        errorResponses: [400, 409, 429],
      },
      keyScope: 'admin',
      audit: ['auth.address-verified'],
    })
    .input(verifyEmailInput)
    .output(verifiedOutput)
    .mutation(async ({ ctx, input }) => unwrap(await verifyAddress(ctx.deps, ctx.address, input.token))),

  address: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/email',
        tags,
        summary: 'Whether your address is verified, and which one waits for that',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(addressOutput)
    .query(({ ctx }) => addressOf(ctx.deps, ctx.user)),

  changeEmail: sessionOfHolderProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/auth/email',
        tags,
        summary: 'Change your address, once the link that is mailed there was followed',
        errorResponses: [400, 401, 403, 409, 429],
      },
      keyScope: 'none',
      audit: ['auth.address-changed'],
    })
    .input(changeEmailInput)
    .output(addressOutput)
    .mutation(async ({ ctx, input }) => unwrap(await changeEmail(ctx.deps, ctx.user, input))),

  mailAddressLink: sessionOfHolderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/email/link',
        tags,
        summary: 'Mail the link that verifies your address once more',
        errorResponses: [400, 401, 403, 409, 429],
      },
      keyScope: 'none',
      audit: { none: 'no change' },
    })
    .input(noInput)
    .output(linkMailedOutput)
    .mutation(async ({ ctx }) => ({ email: unwrap(await askAgain(ctx.deps, ctx.user)) })),

  changePassword: sessionOfHolderProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/auth/password',
        tags,
        summary: 'Change your password; your other sessions end',
        errorResponses: [400, 401, 403, 429],
      },
      keyScope: 'none',
      audit: ['auth.password-changed'],
    })
    .input(changePasswordInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await changePassword(ctx.deps, ctx.user, ctx.session.id, input));
      return { success: true };
    }),

  profile: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/profile',
        tags,
        summary: 'The signed-in user',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(ownUserOutput)
    .query(({ ctx }) => ownUser(ctx.deps, ctx.user)),

  logout: sessionProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/logout', tags, summary: 'End this session', errorResponses: [400, 401] },
      keyScope: 'none',
      audit: ['auth.signed-out'],
    })
    .input(noInput)
    .output(successOutput)
    .mutation(async ({ ctx }) => {
      await closeSession(ctx.deps, ctx.user, ctx.session.id);
      return { success: true };
    }),

  logoutEverywhere: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/logout-everywhere',
        tags,
        summary: 'End all sessions of the signed-in user',
        errorResponses: [400, 401],
      },
      keyScope: 'none',
      audit: ['auth.signed-out-everywhere'],
    })
    .input(noInput)
    .output(successOutput)
    .mutation(async ({ ctx }) => {
      await closeSessionsOf(ctx.deps, ctx.user);
      return { success: true };
    }),

  logoutOthers: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/logout-others',
        tags,
        summary: 'End all sessions of the signed-in user but this one',
        errorResponses: [400, 401],
      },
      keyScope: 'none',
      audit: ['auth.signed-out-everywhere'],
    })
    .input(noInput)
    .output(successOutput)
    .mutation(async ({ ctx }) => {
      await closeSessionsOf(ctx.deps, ctx.user, ctx.session.id);
      return { success: true };
    }),

  sessions: sessionProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/sessions',
        tags,
        summary: 'Where you are signed in, this session first',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(sessionsOutput)
    .query(({ ctx }) => sessionsOf(ctx.deps, ctx.session)),

  endSession: sessionProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/auth/sessions/{id}',
        tags,
        summary: 'End one of your sessions',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'none',
      audit: ['auth.session-ended'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await endSession(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),
});
