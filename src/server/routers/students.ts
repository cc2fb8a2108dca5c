import { claimAccount } from '#server/domain/accounts/claim-account';
import { endClaim, letClaim, ownClaim } from '#server/domain/classes/claims';
import {
  changeSignIn,
  closeSignIn,
  makeSignIns,
  openSignIn,
  renewCard,
  renewSecret,
  revokeCard,
  setTokens,
  showSignIns,
  signInsOf,
} from '#server/domain/classes/sign-ins';
import { openClassSignIn, signInByCard, signInByName } from '#server/domain/classes/student-sign-in';
import { unwrap } from '#server/trpc/failures';
import { ownerProcedure, publicProcedure, router, sessionOfOwnerProcedure, sessionProcedure } from '#server/trpc/init';
import { signedInOutput } from '#shared/api/auth';
import {
  cardSignInInput,
  changeSignInInput,
  claimInput,
  claimOutput,
  makeSignInsInput,
  makeSignInsOutput,
  nameSignInInput,
  openedClaimOutput,
  openedSignInOutput,
  openSignInInput,
  openSignInOutput,
  setTokensInput,
  showSignInsInput,
  showSignInsOutput,
  signInOfInput,
  signInsOutput,
} from '#shared/api/students';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['classes'];

/** Students without an address: how they sign in, and what their teacher does about it. */
export const studentsRouter = router({
  openSignIn: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/class-sign-in',
        tags,
        summary: 'What a class shows to those who sign in by its code',
        errorResponses: [400, 404, 429],
      },
      keyScope: 'admin',
      audit: { none: 'no change' },
    })
    .input(openSignInInput)
    .output(openSignInOutput)
    .mutation(async ({ ctx, input }) => unwrap(await openClassSignIn(ctx.deps, ctx, input))),

  signInByName: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/class-sign-in/name',
        tags,
        summary: 'Sign in as a student of a class, by name and secret',
        errorResponses: [400, 401, 404, 429],
      },
      keyScope: 'admin',
      audit: ['auth.signed-in'],
    })
    .input(nameSignInInput)
    .output(signedInOutput)
    .mutation(async ({ ctx, input }) => unwrap(await signInByName(ctx.deps, ctx, input))),

  signInByCard: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/class-sign-in/card',
        tags,
        summary: 'Sign in as a student of a class, by a card',
        errorResponses: [400, 401, 403, 429],
      },
      keyScope: 'admin',
      audit: ['auth.signed-in'],
    })
    .input(cardSignInInput)
    .output(signedInOutput)
    .mutation(async ({ ctx, input }) => unwrap(await signInByCard(ctx.deps, ctx, input))),

  list: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/classes/{id}/sign-ins',
        tags,
        summary: 'How the students of a class sign in',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(idInput)
    .output(signInsOutput)
    .query(async ({ ctx, input }) => unwrap(await signInsOf(ctx.deps, ctx.user, input.id))),

  make: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/sign-ins',
        tags,
        summary: 'Make sign-ins for names of a class that nobody has joined under',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'none',
      audit: ['classes.sign-ins-made'],
    })
    .input(makeSignInsInput)
    .output(makeSignInsOutput)
    .mutation(async ({ ctx, input }) => unwrap(await makeSignIns(ctx.deps, ctx.user, input))),

  show: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/sign-ins/show',
        tags,
        summary: 'Show what students of a class sign in with',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'none',
      audit: ['classes.secret-shown'],
    })
    .input(showSignInsInput)
    .output(showSignInsOutput)
    .mutation(async ({ ctx, input }) => unwrap(await showSignIns(ctx.deps, ctx.user, input))),

  change: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/classes/{id}/sign-ins',
        tags,
        summary: 'Change how students of a class sign in',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'none',
      audit: ['classes.sign-in-changed'],
    })
    .input(changeSignInInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await changeSignIn(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  setTokens: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/classes/{id}/tokens',
        tags,
        summary: 'Say how many of your tokens each student of a class may spend in a day; 0 for none',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'none',
      audit: ['classes.tokens-set'],
    })
    .input(setTokensInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await setTokens(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  open: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/open-sign-in',
        tags,
        summary: 'Show the names of a class at its sign-in for a quarter of an hour',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'none',
      audit: ['classes.sign-in-opened'],
    })
    .input(idInput)
    .output(openedSignInOutput)
    .mutation(async ({ ctx, input }) => unwrap(await openSignIn(ctx.deps, ctx.user, input.id))),

  close: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/classes/{id}/open-sign-in',
        tags,
        summary: 'Show the names of a class at its sign-in no more',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'none',
      audit: ['classes.sign-in-closed'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await closeSignIn(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  renewSecret: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/students/{studentId}/secret',
        tags,
        summary: 'Give a student a new secret',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'none',
      audit: ['classes.secret-renewed'],
    })
    .input(signInOfInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await renewSecret(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  renewCard: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/students/{studentId}/card',
        tags,
        summary: 'Give a student a new card',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'none',
      audit: ['classes.card-renewed'],
    })
    .input(signInOfInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await renewCard(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  revokeCard: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/classes/{id}/students/{studentId}/card',
        tags,
        summary: 'Revoke the card of a student',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'none',
      audit: ['classes.card-revoked'],
    })
    .input(signInOfInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await revokeCard(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  letClaim: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/students/{studentId}/claim',
        tags,
        summary: 'Let a student claim the account for a week',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'none',
      audit: ['classes.claim-opened'],
    })
    .input(signInOfInput)
    .output(openedClaimOutput)
    .mutation(async ({ ctx, input }) => unwrap(await letClaim(ctx.deps, ctx.user, input))),

  endClaim: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/classes/{id}/students/{studentId}/claim',
        tags,
        summary: 'Let a student claim the account no more',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'none',
      audit: ['classes.claim-closed'],
    })
    .input(signInOfInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await endClaim(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  ownClaim: sessionProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/claim',
        tags,
        summary: 'Until when your account, which a class looks after, can be claimed',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(claimOutput)
    .query(({ ctx }) => ownClaim(ctx.deps, ctx.user)),

  claim: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/claim',
        tags,
        summary: 'Give your account, which a class looks after, an address and a password of your own',
        errorResponses: [400, 401, 409, 429],
      },
      keyScope: 'none',
      audit: ['classes.account-claimed'],
    })
    .input(claimInput)
    .output(signedInOutput)
    .mutation(async ({ ctx, input }) => unwrap(await claimAccount(ctx.deps, ctx, ctx.user, input))),
});
