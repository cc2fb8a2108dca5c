import { answerItem, finishAttempt, getAttempt } from '#server/domain/attempts/attempt';
import { grammarProgress as grammarProgressOf } from '#server/domain/attempts/grammar-progress';
import { giveHint } from '#server/domain/attempts/hints';
import { holdAttempt, noteProgress } from '#server/domain/attempts/keep-place';
import { makeSheet } from '#server/domain/attempts/make-sheet';
import { handInsOf, markTask } from '#server/domain/attempts/marks';
import { placementsSeenBy } from '#server/domain/attempts/placements';
import { releaseResults } from '#server/domain/attempts/release';
import { returnAnswer } from '#server/domain/attempts/return-answer';
import { reviseAttempt } from '#server/domain/attempts/revise';
import { startAttempt } from '#server/domain/attempts/start-attempt';
import { countAnsweredWord } from '#server/domain/cards/from-attempts';
import { type Context, userOf } from '#server/trpc/context';
import { unwrap } from '#server/trpc/failures';
import { memberProcedure, publicProcedure, router } from '#server/trpc/init';
import {
  answerInput,
  answerOutput,
  attemptOutput,
  finishInput,
  grammarProgress,
  handIns,
  hintInput,
  hintOutput,
  holdInput,
  markTaskInput,
  placementList,
  progressInput,
  progressOutput,
  releaseOutput,
  sheetInput,
  sheetOutput,
  startInput,
} from '#shared/api/attempts';
import { returnAnswerInput } from '#shared/api/revisions';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['attempts'];
const playerIn = (ctx: Context) => ({ user: userOf(ctx), guest: ctx.guest, address: ctx.address });

export const attemptsRouter = router({
  start: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/attempts',
        tags,
        summary: 'Begin an attempt',
        errorResponses: [400, 401, 402, 404, 409, 429],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(startInput)
    .output(attemptOutput)
    .mutation(async ({ ctx, input }) => unwrap(await startAttempt(ctx.deps, playerIn(ctx), input))),

  answer: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/attempts/{id}/answers',
        tags,
        summary: 'Answer one question',
        errorResponses: [400, 404, 409, 429],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(answerInput)
    .output(answerOutput)
    .mutation(async ({ ctx, input }) =>
      unwrap(await answerItem({ ...ctx.deps, countAnswer: countAnsweredWord }, playerIn(ctx), input)),
    ),

  hint: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/attempts/{id}/hints',
        tags,
        summary: 'Take a hint for one question of a practice attempt',
        errorResponses: [400, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(hintInput)
    .output(hintOutput)
    .mutation(async ({ ctx, input }) => unwrap(await giveHint(ctx.deps, playerIn(ctx), input))),

  finish: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/attempts/{id}/finish',
        tags,
        summary: 'End an attempt and see its result',
        errorResponses: [400, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(finishInput)
    .output(attemptOutput)
    .mutation(async ({ ctx, input }) => unwrap(await finishAttempt(ctx.deps, playerIn(ctx), input))),

  hold: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/attempts/{id}/hold',
        tags,
        summary: 'Go on with an attempt in this tab',
        errorResponses: [400, 404],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(holdInput)
    .output(attemptOutput)
    .mutation(async ({ ctx, input }) => unwrap(await holdAttempt(ctx.deps, playerIn(ctx), input))),

  progress: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/attempts/{id}/progress',
        tags,
        summary: 'Remember where the player of an attempt is',
        errorResponses: [400, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(progressInput)
    .output(progressOutput)
    .mutation(async ({ ctx, input }) => unwrap(await noteProgress(ctx.deps, playerIn(ctx), input))),

  release: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/library/{id}/release',
        tags,
        summary: 'Show their results to the players of a quiz or a test',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: ['results.released'],
    })
    .input(idInput)
    .output(releaseOutput)
    .mutation(async ({ ctx, input }) => unwrap(await releaseResults(ctx.deps, ctx.user, input.id))),

  sheet: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/attempts/sheet',
        tags,
        summary: 'Questions with their keys, to be printed',
        errorResponses: [400, 401, 402, 404, 429],
      },
      keyScope: 'spend',
      audit: { none: 'no change' },
    })
    .input(sheetInput)
    .output(sheetOutput)
    .mutation(async ({ ctx, input }) => unwrap(await makeSheet(ctx.deps, playerIn(ctx), input))),

  grammar: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/attempts/grammar',
        tags,
        summary: 'How well the caller knows each grammar point',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(grammarProgress)
    .query(({ ctx }) => grammarProgressOf(ctx.deps, ctx.user)),

  mark: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/attempts/{id}/marks',
        tags,
        summary: 'Mark a text or a talk that was handed in',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: ['marks.changed'],
    })
    .input(markTaskInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await markTask(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  returnAnswer: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/attempts/{id}/returns',
        tags,
        summary: 'Give an answer at given work back to be revised',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: ['marks.changed', 'answers.returned'],
    })
    .input(returnAnswerInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await returnAnswer(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  revise: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/attempts/{id}/revision',
        tags,
        summary: 'Begin to revise what came back of an attempt, or go on with it',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(idInput)
    .output(attemptOutput)
    .mutation(async ({ ctx, input }) => unwrap(await reviseAttempt(ctx.deps, ctx.user, input.id))),

  handIns: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/library/{id}/hand-ins',
        tags,
        summary: 'What was handed in for a quiz or a test of one’s own',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(handIns)
    .query(async ({ ctx, input }) => unwrap(await handInsOf(ctx.deps, ctx.user, input.id))),

  placements: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/attempts/placements',
        tags,
        summary: 'The last placement test of each student of the caller, and the caller’s own',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(placementList)
    .query(({ ctx }) => placementsSeenBy(ctx.deps, ctx.user)),

  get: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/attempts/{id}',
        tags,
        summary: 'An attempt, to go on with or to look at',
        errorResponses: [400, 404],
      },
    })
    .input(idInput)
    .output(attemptOutput)
    .query(async ({ ctx, input }) => unwrap(await getAttempt(ctx.deps, playerIn(ctx), input.id))),
});
