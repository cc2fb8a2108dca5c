import { idInput, noInput } from '../../shared/schemas/common';
import {
  answerAnswer,
  answerInput,
  attemptAnswer,
  attemptPage,
  grammarProgress,
  hintAnswer,
  hintInput,
  listAttemptsInput,
  sheetAnswer,
  sheetInput,
  startInput,
} from '../../shared/schemas/results';
import { answerItem, finishAttempt, getAttempt, listAttempts, startAttempt } from '../domain/results/attempts';
import { grammarProgress as grammarProgressOf } from '../domain/results/grammar-progress';
import { giveHint } from '../domain/results/hints';
import { makeSheet } from '../domain/results/make-sheet';
import type { Context } from '../trpc/context';
import { unwrap } from '../trpc/failures';
import { memberProcedure, publicProcedure, router } from '../trpc/init';

const tags = ['results'];
const playerIn = ({ session, address }: Context) => ({ user: session?.user, address });

export const resultsRouter = router({
  start: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/results',
        tags,
        summary: 'Begin a round of questions',
        protect: false,
        errorResponses: [400, 401, 402, 404, 429],
      },
    })
    .input(startInput)
    .output(attemptAnswer)
    .mutation(async ({ ctx, input }) => unwrap(await startAttempt(ctx.deps, playerIn(ctx), input))),

  answer: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/results/{id}/answers',
        tags,
        summary: 'Answer one question',
        protect: false,
        errorResponses: [400, 404, 409],
      },
    })
    .input(answerInput)
    .output(answerAnswer)
    .mutation(async ({ ctx, input }) => unwrap(await answerItem(ctx.deps, playerIn(ctx), input))),

  hint: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/results/{id}/hints',
        tags,
        summary: 'Take a hint for one question of a practice round',
        protect: false,
        errorResponses: [400, 404, 409],
      },
    })
    .input(hintInput)
    .output(hintAnswer)
    .mutation(async ({ ctx, input }) => unwrap(await giveHint(ctx.deps, playerIn(ctx), input))),

  finish: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/results/{id}/finish',
        tags,
        summary: 'End a round and see its result',
        protect: false,
        errorResponses: [400, 404],
      },
    })
    .input(idInput)
    .output(attemptAnswer)
    .mutation(async ({ ctx, input }) => unwrap(await finishAttempt(ctx.deps, playerIn(ctx), input.id))),

  sheet: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/results/sheet',
        tags,
        summary: 'Questions with their keys, to be printed',
        protect: false,
        errorResponses: [400, 401, 402, 404, 429],
      },
    })
    .input(sheetInput)
    .output(sheetAnswer)
    .mutation(async ({ ctx, input }) => unwrap(await makeSheet(ctx.deps, playerIn(ctx), input))),

  grammar: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/results/grammar',
        tags,
        summary: 'How well the caller knows each grammar point',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(grammarProgress)
    .query(({ ctx }) => grammarProgressOf(ctx.deps, ctx.user)),

  get: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/results/{id}',
        tags,
        summary: 'A round, to go on with or to look at',
        protect: false,
        errorResponses: [400, 404],
      },
    })
    .input(idInput)
    .output(attemptAnswer)
    .query(async ({ ctx, input }) => unwrap(await getAttempt(ctx.deps, playerIn(ctx), input.id))),

  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/results',
        tags,
        summary: 'Rounds, last begun first',
        errorResponses: [400, 401, 404],
      },
    })
    .input(listAttemptsInput)
    .output(attemptPage)
    .query(async ({ ctx, input }) => unwrap(await listAttempts(ctx.deps, ctx.user, input))),
});
