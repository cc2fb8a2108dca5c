import {
  forgotPasswordInput,
  loginInput,
  registerInput,
  resetPasswordInput,
  signedInAnswer,
} from '../../shared/schemas/auth';
import { done, idInput, messageAnswer, noInput } from '../../shared/schemas/common';
import { sessionsAnswer } from '../../shared/schemas/security';
import { userAnswer } from '../../shared/schemas/user';
import { forgotPassword, resetPassword } from '../domain/auth/password-reset';
import { closeSession, closeSessionsOf, endSession, sessionsOf } from '../domain/auth/sessions';
import { register, signIn } from '../domain/auth/sign-in';
import { withMonthlyTokens } from '../domain/billing/plan-tokens';
import { toUserAnswer } from '../domain/users/user';
import { unwrap } from '../trpc/failures';
import { memberProcedure, publicProcedure, router, sessionProcedure } from '../trpc/init';

const tags = ['auth'];

export const authRouter = router({
  login: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/login',
        tags,
        protect: false,
        summary: 'Sign in with a username or email',
        errorResponses: [400, 401, 429],
      },
    })
    .input(loginInput)
    .output(signedInAnswer)
    .mutation(async ({ ctx, input }) => unwrap(await signIn(ctx.deps, ctx, input))),

  register: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/register',
        tags,
        protect: false,
        summary: 'Create an account',
        errorResponses: [400, 403, 409, 429],
      },
    })
    .input(registerInput)
    .output(signedInAnswer)
    .mutation(async ({ ctx, input }) => unwrap(await register(ctx.deps, ctx, input))),

  forgotPassword: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/forgot-password',
        tags,
        protect: false,
        summary: 'Ask for a reset link by mail',
        errorResponses: [400, 429],
      },
    })
    .input(forgotPasswordInput)
    .output(messageAnswer)
    .mutation(async ({ ctx, input }) => ({ message: unwrap(await forgotPassword(ctx.deps, ctx.address, input)) })),

  resetPassword: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/reset-password',
        tags,
        protect: false,
        summary: 'Set a new password with the token of a reset link',
        errorResponses: [400, 429],
      },
    })
    .input(resetPasswordInput)
    .output(messageAnswer)
    .mutation(async ({ ctx, input }) => ({ message: unwrap(await resetPassword(ctx.deps, ctx, input)) })),

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
    .output(userAnswer)
    .query(async ({ ctx }) => toUserAnswer(await withMonthlyTokens(ctx.deps, ctx.user))),

  logout: sessionProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/logout', tags, summary: 'End this session', errorResponses: [400, 401] },
    })
    .input(noInput)
    .output(done)
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
    })
    .input(noInput)
    .output(done)
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
    })
    .input(noInput)
    .output(done)
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
    .output(sessionsAnswer)
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
    })
    .input(idInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      unwrap(await endSession(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),
});
