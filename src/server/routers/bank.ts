import { getBankItem } from '#server/domain/library/bank/detail';
import { acceptInvitation, declineInvitation, invitationsOf } from '#server/domain/library/bank/invitations';
import {
  changeItems,
  copyToBank,
  createBankItem,
  importItems,
  knownKeys,
  listBank,
  removeItems,
  tagsOfBank,
  updateBankItem,
} from '#server/domain/library/bank/items';
import { banksOf, shareBank, sharesOf, unshareBank } from '#server/domain/library/bank/shares';
import { listStarter } from '#server/domain/library/bank/starter';
import { drawTest, makeTest, newerVersions } from '#server/domain/library/bank/tests';
import { unwrap } from '#server/trpc/failures';
import { holderProcedure, memberProcedure, router } from '#server/trpc/init';
import {
  bankInvitationsOutput,
  bankItem,
  bankItemDetail,
  bankPage,
  bankShareOutput,
  bankSharesOutput,
  banksOutput,
  changeBankInput,
  changedOutput,
  copyToBankInput,
  createBankItemInput,
  drawInput,
  drawOutput,
  importBankInput,
  importedOutput,
  knownInput,
  knownOutput,
  listBankInput,
  listStarterInput,
  makeTestInput,
  makeTestOutput,
  newerOutput,
  ownerInput,
  removeBankInput,
  removedOutput,
  shareBankInput,
  starterPage,
  tagsOutput,
  updateBankItemInput,
} from '#shared/api/bank';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['bank'];

export const bankRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/bank',
        tags,
        summary: 'A page of a bank of questions',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(listBankInput)
    .output(bankPage)
    .query(async ({ ctx, input }) => unwrap(await listBank(ctx.deps, ctx.user, input))),

  banks: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/bank/banks',
        tags,
        summary: 'The banks that the caller may see',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(banksOutput)
    .query(({ ctx }) => banksOf(ctx.deps, ctx.user)),

  tags: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/bank/tags',
        tags,
        summary: 'The tags of a bank',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(ownerInput)
    .output(tagsOutput)
    .query(async ({ ctx, input }) => unwrap(await tagsOfBank(ctx.deps, ctx.user, input.ownerId))),

  starter: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/bank/starter',
        tags,
        summary: 'A page of the starter collection',
        errorResponses: [400, 401],
      },
    })
    .input(listStarterInput)
    .output(starterPage)
    .query(async ({ ctx, input }) => unwrap(await listStarter(ctx.deps, ctx.user, input))),

  shares: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/bank/shares',
        tags,
        summary: 'Those with whom the own bank is shared',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(bankSharesOutput)
    .query(({ ctx }) => sharesOf(ctx.deps, ctx.user)),

  invitations: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/bank/invitations',
        tags,
        summary: 'Banks that others offer to you, the newest first',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(bankInvitationsOutput)
    .query(({ ctx }) => invitationsOf(ctx.deps, ctx.user)),

  accept: holderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bank/invitations/{id}/accept',
        tags,
        summary: 'Accept a bank that somebody offers to you',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'spend',
      audit: ['bank.accepted'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await acceptInvitation(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  decline: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/bank/invitations/{id}',
        tags,
        summary: 'Decline a bank that somebody offers to you',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: ['bank.declined'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await declineInvitation(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/bank/{id}',
        tags,
        summary: 'A question with its versions, uses and statistics',
        errorResponses: [400, 401, 402, 404],
      },
    })
    .input(idInput)
    .output(bankItemDetail)
    .query(async ({ ctx, input }) => unwrap(await getBankItem(ctx.deps, ctx.user, input.id))),

  create: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bank',
        tags,
        summary: 'Keep a question',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(createBankItemInput)
    .output(bankItem)
    .mutation(async ({ ctx, input }) => unwrap(await createBankItem(ctx.deps, ctx.user, input))),

  update: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/bank/{id}',
        tags,
        summary: 'Change a question',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(updateBankItemInput)
    .output(bankItem)
    .mutation(async ({ ctx, input }) => unwrap(await updateBankItem(ctx.deps, ctx.user, input))),

  change: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bank/change',
        tags,
        summary: 'Tag or retire several questions',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(changeBankInput)
    .output(changedOutput)
    .mutation(async ({ ctx, input }) => unwrap(await changeItems(ctx.deps, ctx.user, input))),

  removeMany: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bank/remove',
        tags,
        summary: 'Delete questions, or retire those that are used',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['bank.removed'],
    })
    .input(removeBankInput)
    .output(removedOutput)
    .mutation(async ({ ctx, input }) => unwrap(await removeItems(ctx.deps, ctx.user, input.ids))),

  import: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bank/import',
        tags,
        summary: 'Keep many questions, each once',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(importBankInput)
    .output(importedOutput)
    .mutation(async ({ ctx, input }) => unwrap(await importItems(ctx.deps, ctx.user, input))),

  known: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bank/known',
        tags,
        summary: 'Which questions are in a bank already',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'spend',
      audit: { none: 'no change' },
    })
    .input(knownInput)
    .output(knownOutput)
    .mutation(async ({ ctx, input }) => unwrap(await knownKeys(ctx.deps, ctx.user, input))),

  copy: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bank/take',
        tags,
        summary: 'Take questions into the own bank',
        errorResponses: [400, 401, 402, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(copyToBankInput)
    .output(importedOutput)
    .mutation(async ({ ctx, input }) => unwrap(await copyToBank(ctx.deps, ctx.user, input.ids))),

  draw: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bank/draw',
        tags,
        summary: 'Draw a test by a blueprint',
        errorResponses: [400, 401, 402, 403, 404],
      },
      keyScope: 'spend',
      audit: { none: 'no change' },
    })
    .input(drawInput)
    .output(drawOutput)
    .mutation(async ({ ctx, input }) => unwrap(await drawTest(ctx.deps, ctx.user, input))),

  makeTest: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bank/tests',
        tags,
        summary: 'Keep questions as a quiz or a test',
        errorResponses: [400, 401, 402, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(makeTestInput)
    .output(makeTestOutput)
    .mutation(async ({ ctx, input }) => unwrap(await makeTest(ctx.deps, ctx.user, input))),

  newer: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/bank/tests/{id}/newer',
        tags,
        summary: 'Questions of a quiz or a test that have a newer version',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(newerOutput)
    .query(async ({ ctx, input }) => unwrap(await newerVersions(ctx.deps, ctx.user, input.id))),

  share: holderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bank/shares',
        tags,
        summary: 'Offer the own bank to somebody, or change what they may do with it',
        errorResponses: [400, 401, 403, 409, 429],
      },
      keyScope: 'spend',
      audit: ['bank.offered'],
    })
    .input(shareBankInput)
    .output(bankShareOutput)
    .mutation(async ({ ctx, input }) => unwrap(await shareBank(ctx.deps, ctx.user, input))),

  unshare: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/bank/shares/{id}',
        tags,
        summary: 'Stop sharing the own bank with somebody, or take back the offer',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: ['bank.unshared'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await unshareBank(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),
});
