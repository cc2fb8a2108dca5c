import { ask, getGame, giveUp } from '#server/domain/twenty-questions/ask';
import { keepGame } from '#server/domain/twenty-questions/keep-game';
import { startGame } from '#server/domain/twenty-questions/start-game';
import {
  decideOnThing,
  listAddedThings,
  listSuggestions,
  suggestThing,
} from '#server/domain/twenty-questions/suggested-things';
import { type Context, userOf } from '#server/trpc/context';
import { unwrap } from '#server/trpc/failures';
import { memberProcedure, publicProcedure, router } from '#server/trpc/init';
import {
  addedThings,
  askInput,
  askOutput,
  decideInput,
  gameOutput,
  keepGameInput,
  startGameInput,
  suggestedThings,
  suggestInput,
} from '#shared/api/twenty-questions';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['twenty-questions'];
const playerIn = (ctx: Context) => ({ user: userOf(ctx), guest: ctx.guest, address: ctx.address });

export const twentyQuestionsRouter = router({
  start: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/twenty-questions',
        tags,
        summary: 'Begin a game of 20 questions, in which the server has a secret',
        errorResponses: [400, 404, 429],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(startGameInput)
    .output(gameOutput)
    .mutation(async ({ ctx, input }) => unwrap(await startGame(ctx.deps, playerIn(ctx), input))),

  ask: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/twenty-questions/{id}/questions',
        tags,
        summary: 'Ask about the secret',
        errorResponses: [400, 404, 409, 429],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(askInput)
    .output(askOutput)
    .mutation(async ({ ctx, input }) => unwrap(await ask(ctx.deps, playerIn(ctx), input))),

  giveUp: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/twenty-questions/{id}/end',
        tags,
        summary: 'End a game and see the secret',
        errorResponses: [400, 404],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(idInput)
    .output(gameOutput)
    .mutation(async ({ ctx, input }) => unwrap(await giveUp(ctx.deps, playerIn(ctx), input.id))),

  keep: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/twenty-questions/kept',
        tags,
        summary: 'Keep a game that was played in the room',
        errorResponses: [400, 401],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(keepGameInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await keepGame(ctx.deps, ctx.user, input);
      return { success: true };
    }),

  suggest: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/twenty-questions/things',
        tags,
        summary: 'Suggest a thing to your teacher, who decides whether it plays',
        errorResponses: [400, 401, 404, 409, 429],
      },
      keyScope: 'spend',
      audit: { none: 'teaching' },
    })
    .input(suggestInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await suggestThing(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  suggestions: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/twenty-questions/things/suggested',
        tags,
        summary: 'Things that your students suggested, those that wait first',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(suggestedThings)
    .query(async ({ ctx }) => ({ things: await listSuggestions(ctx.deps, ctx.user) })),

  decide: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/twenty-questions/things/{id}/decision',
        tags,
        summary: 'Approve a suggested thing, or remove it',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: { none: 'teaching' },
    })
    .input(decideInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await decideOnThing(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  added: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/twenty-questions/things/added',
        tags,
        summary: 'Things that play in your games beside ours: those that you or your teachers approved',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(addedThings)
    .query(async ({ ctx }) => ({ things: await listAddedThings(ctx.deps, ctx.user) })),

  get: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/twenty-questions/{id}',
        tags,
        summary: 'A game, to go on with or to look at',
        errorResponses: [400, 404],
      },
    })
    .input(idInput)
    .output(gameOutput)
    .query(async ({ ctx, input }) => unwrap(await getGame(ctx.deps, playerIn(ctx), input.id))),
});
