import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from '#server/domain/identity/auth/second-factor';
import { unwrap } from '#server/trpc/failures';
import { router, secondFactorProcedure, sessionProcedure } from '#server/trpc/init';
import {
  beginSecondFactorInput,
  confirmSecondFactorInput,
  provenInput,
  recoveryCodesOutput,
  secondFactorOutput,
  secondFactorSecret,
} from '#shared/api/security';
import { noInput, successOutput } from '#shared/core/fields';

const tags = ['second-factor'];

/**
 * Who is offered it sets it up; the user who has it keeps it, and may switch it off, whatever role they have by then.
 */
export const secondFactorRouter = router({
  get: sessionProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/second-factor',
        tags,
        summary: 'Whether a code is asked for at sign-in, and how many recovery codes are left',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(secondFactorOutput)
    .query(({ ctx }) => secondFactorOf(ctx.deps, ctx.user)),

  begin: secondFactorProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/second-factor',
        tags,
        summary: 'Begin to set up a second step: makes the secret for an authenticator app',
        errorResponses: [400, 401, 403, 409, 429],
      },
      keyScope: 'none',
      audit: { none: 'no change' },
    })
    .input(beginSecondFactorInput)
    .output(secondFactorSecret)
    .mutation(async ({ ctx, input }) => unwrap(await beginSecondFactor(ctx.deps, ctx.user, input.password))),

  confirm: secondFactorProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/second-factor/confirm',
        tags,
        summary: 'Switch the second step on by a first code; answers the recovery codes, this once',
        errorResponses: [400, 401, 403, 409],
      },
      keyScope: 'none',
      audit: ['second-factor.on'],
    })
    .input(confirmSecondFactorInput)
    .output(recoveryCodesOutput)
    .mutation(async ({ ctx, input }) => ({
      recoveryCodes: unwrap(await confirmSecondFactor(ctx.deps, ctx.user, ctx.session.id, input.code)),
    })),

  renewCodes: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/second-factor/recovery-codes',
        tags,
        summary: 'Make new recovery codes in the place of the old ones',
        errorResponses: [400, 401, 403, 409, 429],
      },
      keyScope: 'none',
      audit: ['second-factor.code-used', 'second-factor.codes-made'],
    })
    .input(provenInput)
    .output(recoveryCodesOutput)
    .mutation(async ({ ctx, input }) => ({
      recoveryCodes: unwrap(await renewRecoveryCodes(ctx.deps, ctx.user, input)),
    })),

  switchOff: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/second-factor/off',
        tags,
        summary: 'Switch the second step off',
        errorResponses: [400, 401, 403, 409, 429],
      },
      keyScope: 'none',
      audit: ['second-factor.code-used', 'second-factor.off'],
    })
    .input(provenInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await endSecondFactor(ctx.deps, ctx.user, ctx.session.id, input));
      return { success: true };
    }),
});
