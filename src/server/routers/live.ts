import { tracked } from '@trpc/server';
import { addPlayers } from '#server/domain/live/add-players';
import { answerLive } from '#server/domain/live/answer-live';
import { followAsHost, followAsPlayer } from '#server/domain/live/follow-game';
import { listGames, removeGame } from '#server/domain/live/games';
import { joinGame } from '#server/domain/live/join-game';
import { makeGame } from '#server/domain/live/make-game';
import { paperAnswers } from '#server/domain/live/paper-answers';
import { kickPlayer, renamePlayer } from '#server/domain/live/players';
import { pressGame } from '#server/domain/live/press-game';
import { reportOf } from '#server/domain/live/report';
import { hostState, playerState } from '#server/domain/live/states';
import { userOf } from '#server/trpc/context';
import { unwrap } from '#server/trpc/failures';
import { ownerProcedure, publicProcedure, router, sessionOfOwnerProcedure } from '#server/trpc/init';
import {
  addPlayersInput,
  addPlayersOutput,
  answerLiveInput,
  answerLiveOutput,
  followLiveInput,
  hostLive,
  joinLiveInput,
  joinLiveOutput,
  listLiveInput,
  liveList,
  livePlayerInput,
  liveReport,
  makeLiveInput,
  makeLiveOutput,
  paperAnswersInput,
  paperAnswersOutput,
  playerLive,
  pressInput,
  renamePlayerInput,
} from '#shared/api/live';
import { idInput, successOutput } from '#shared/core/fields';

const tags = ['live'];

/** As whom a request plays. */
const visitorIn = (ctx: Parameters<typeof userOf>[0] & { guest?: string | undefined; address: string }) => ({
  user: userOf(ctx),
  guest: ctx.guest,
  address: ctx.address,
});

export const liveRouter = router({
  make: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/live',
        tags,
        summary: 'Make a live game, with a code by which players come',
        errorResponses: [400, 401, 402, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['live.made'],
    })
    .input(makeLiveInput)
    .output(makeLiveOutput)
    .mutation(async ({ ctx, input }) => unwrap(await makeGame(ctx.deps, ctx.user, input))),

  list: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/live',
        tags,
        summary: 'The live games that the caller may host, the last made first',
        errorResponses: [400, 401, 403],
      },
    })
    .input(listLiveInput)
    .output(liveList)
    .query(async ({ ctx, input }) => unwrap(await listGames(ctx.deps, ctx.user, input))),

  host: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/live/{id}/host',
        tags,
        summary: 'A game as its host sees it: who has answered, the key, and what can be pressed',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(idInput)
    .output(hostLive)
    .query(async ({ ctx, input }) => unwrap(await hostState(ctx.deps, ctx.user, input.id))),

  press: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/live/{id}/press',
        tags,
        summary: 'Lead a game on, if it is still at the version that its host saw',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: { none: 'teaching' },
    })
    .input(pressInput)
    .output(hostLive)
    .mutation(async ({ ctx, input }) => unwrap(await pressGame(ctx.deps, ctx.user, input))),

  paper: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/live/{id}/paper',
        tags,
        summary: 'Keep the letters that players held up on paper',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: { none: 'teaching' },
    })
    .input(paperAnswersInput)
    .output(paperAnswersOutput)
    .mutation(async ({ ctx, input }) => unwrap(await paperAnswers(ctx.deps, ctx.user, input))),

  addPlayers: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/live/{id}/players',
        tags,
        summary: 'Add players without a device, who hold up paper cards',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: { none: 'teaching' },
    })
    .input(addPlayersInput)
    .output(addPlayersOutput)
    .mutation(async ({ ctx, input }) => unwrap(await addPlayers(ctx.deps, ctx.user, input))),

  rename: ownerProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/live/{id}/players/{playerId}',
        tags,
        summary: 'Give a player another name',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['live.player-renamed'],
    })
    .input(renamePlayerInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await renamePlayer(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  kick: ownerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/live/{id}/players/{playerId}',
        tags,
        summary: 'Take a player out of a game',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['live.player-kicked'],
    })
    .input(livePlayerInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await kickPlayer(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  report: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/live/{id}/report',
        tags,
        summary: 'How a game went: players by questions, who chose what, and what was hardest',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(idInput)
    .output(liveReport)
    .query(async ({ ctx, input }) => unwrap(await reportOf(ctx.deps, ctx.user, input.id))),

  remove: ownerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/live/{id}',
        tags,
        summary: 'Delete a game with its answers; what students have of it in their history stays',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['live.removed'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeGame(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  join: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/live/join',
        tags,
        summary: 'Come into a game by its code: as a student of its class, or as a guest with a token',
        errorResponses: [400, 403, 404, 409, 429],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(joinLiveInput)
    .output(joinLiveOutput)
    .mutation(async ({ ctx, input }) => unwrap(await joinGame(ctx.deps, visitorIn(ctx), input))),

  state: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/live/{id}',
        tags,
        summary: 'A game as a player sees it, by session or by the token of the header x-guest-token',
        errorResponses: [400, 403, 404],
      },
    })
    .input(idInput)
    .output(playerLive)
    .query(async ({ ctx, input }) => unwrap(await playerState(ctx.deps, visitorIn(ctx), input.id))),

  answer: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/live/{id}/answers',
        tags,
        summary: 'Answer a question that is open; of what is sent twice the first stays',
        errorResponses: [400, 403, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'practice' },
    })
    .input(answerLiveInput)
    .output(answerLiveOutput)
    .mutation(async ({ ctx, input }) => unwrap(await answerLive(ctx.deps, visitorIn(ctx), input))),

  /* For browsers alone, as changes.follow: over REST the state is read. */
  follow: publicProcedure.input(followLiveInput).subscription(async function* ({ ctx, input, signal }) {
    const visitor = { ...visitorIn(ctx), session: ctx.session };
    const stream = unwrap(await followAsPlayer(ctx.deps, visitor, input.id, signal ?? new AbortController().signal));
    for await (const { id, seen } of stream) yield tracked(id, seen);
  }),

  followHost: sessionOfOwnerProcedure.input(followLiveInput).subscription(async function* ({ ctx, input, signal }) {
    const stream = unwrap(await followAsHost(ctx.deps, ctx.session, input.id, signal ?? new AbortController().signal));
    for await (const { id, seen } of stream) yield tracked(id, seen);
  }),
});
