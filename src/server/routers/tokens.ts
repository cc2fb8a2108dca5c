import { withMonthlyTokens } from '#server/domain/wallet/billing/plan-tokens';
import { consumeTokens } from '#server/domain/wallet/tokens/consume-tokens';
import { processPurchase, validatePurchase } from '#server/domain/wallet/tokens/purchase';
import { readBalance } from '#server/domain/wallet/tokens/read-balance';
import { readUsage } from '#server/domain/wallet/tokens/usage';
import { answer } from '#server/trpc/failures';
import { holderProcedure, memberProcedure, publicProcedure, router } from '#server/trpc/init';
import {
  actionCostsOutput,
  balanceOutput,
  consumeInput,
  consumeOutput,
  packagesOutput,
  processPurchaseInput,
  processPurchaseOutput,
  usageStatsInput,
  usageStatsOutput,
  validatePurchaseInput,
  validatePurchaseOutput,
} from '#shared/api/tokens';
import { apps } from '#shared/core/apps';
import { noInput } from '#shared/core/fields';
import { packages } from '#shared/core/packages';
import { ok } from '#shared/core/result';

const tags = ['tokens'];

export const tokensRouter = router({
  balance: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/tokens/balance',
        tags,
        summary: 'What you can spend now',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(balanceOutput)
    .query(async ({ ctx }) => readBalance(ctx.deps, await withMonthlyTokens(ctx.deps, ctx.user))),

  consume: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/tokens/consume',
        tags,
        summary: 'Spend tokens, or open a paid app',
        errorResponses: [400, 401, 402, 409],
      },
      keyScope: 'spend',
      audit: { none: 'ledger' },
    })
    .input(consumeInput)
    .output(consumeOutput)
    .mutation(async ({ ctx, input }) => answer(await consumeTokens(ctx.deps, ctx.user, input))),

  packages: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/tokens/packages',
        tags,
        summary: 'Token packages and their prices',
        errorResponses: [400],
      },
    })
    .input(noInput)
    .output(packagesOutput)
    .query(() => ({ success: true, data: { packages: [...packages] } })),

  validatePurchase: holderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/tokens/validate-purchase',
        tags,
        summary: 'Ask whether a package can be bought',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: { none: 'no change' },
    })
    .input(validatePurchaseInput)
    .output(validatePurchaseOutput)
    .mutation(({ ctx, input }) => {
      const result = validatePurchase(ctx.deps, input.packageId);
      return answer(result.ok ? ok({ package: result.value }) : result);
    }),

  processPurchase: holderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/tokens/process-purchase',
        tags,
        summary: 'Credit a package, once per payment',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['tokens.bought'],
    })
    .input(processPurchaseInput)
    .output(processPurchaseOutput)
    .mutation(async ({ ctx, input }) => answer(await processPurchase(ctx.deps, ctx.user, input))),

  usageStats: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/tokens/usage-stats',
        tags,
        summary: 'What you spent, by action and by day',
        errorResponses: [400, 401],
      },
    })
    .input(usageStatsInput)
    .output(usageStatsOutput)
    .query(async ({ ctx, input }) => ({ success: true, data: await readUsage(ctx.deps, ctx.user, input.days) })),

  actionCosts: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/tokens/action-costs',
        tags,
        summary: 'What opening each app costs',
        errorResponses: [400],
      },
    })
    .input(noInput)
    .output(actionCostsOutput)
    .query(() => ({
      success: true,
      data: { costs: apps.map(({ id, name, tokenCost }) => ({ action: id, name, tokens: tokenCost })) },
    })),
});
