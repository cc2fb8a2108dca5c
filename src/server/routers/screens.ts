import { pressRemote, tellPlace, waitForTeacher } from '#server/domain/screens/device';
import { followDevice, followOwnDevices } from '#server/domain/screens/follow-devices';
import { devicesOf } from '#server/domain/screens/stored-device';
import { disconnectDevice, pairDevice, showOnDevices } from '#server/domain/screens/teacher';
import { unwrap } from '#server/trpc/failures';
import { publicProcedure, router, sessionOfOwnerProcedure } from '#server/trpc/init';
import {
  deviceState,
  pairedDevice,
  pairedDevices,
  pairInput,
  pressInput,
  showInput,
  tellInput,
  waitInput,
} from '#shared/api/screens';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['screens'];

/** The class's screen on other devices, and remotes. A device is known by the token that it made up. */
export const screensRouter = router({
  wait: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/screens/wait',
        tags,
        summary: 'What a device is to show: what it was sent, or a code that a teacher types to pair it',
        errorResponses: [400, 429],
      },
      keyScope: 'admin',
      audit: { none: 'teaching' },
    })
    .input(waitInput)
    .output(deviceState)
    .mutation(async ({ ctx, input }) => unwrap(await waitForTeacher(ctx.deps, ctx, input))),

  tell: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/screens/page',
        tags,
        summary: 'Say which page of what it was sent a screen shows',
        errorResponses: [400, 404],
      },
      keyScope: 'admin',
      audit: { none: 'teaching' },
    })
    .input(tellInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await tellPlace(ctx.deps, input));
      return { success: true };
    }),

  press: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/screens/press',
        tags,
        summary: 'Press a button of a remote: it counts once, and for five seconds',
        errorResponses: [400, 404],
      },
      keyScope: 'admin',
      audit: { none: 'teaching' },
    })
    .input(pressInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await pressRemote(ctx.deps, input));
      return { success: true };
    }),

  list: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/screens',
        tags,
        summary: 'The devices that the caller has paired, in whatever session',
        errorResponses: [400, 401, 403],
      },
    })
    .input(noInput)
    .output(pairedDevices)
    .query(async ({ ctx }) => ({ devices: await devicesOf(ctx.deps, { userId: ctx.user.id }) })),

  pair: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/screens',
        tags,
        summary: 'Pair the screen or the remote that shows this code with the session',
        errorResponses: [400, 401, 403, 404, 409, 429],
      },
      keyScope: 'none',
      audit: { none: 'teaching' },
    })
    .input(pairInput)
    .output(pairedDevice)
    .mutation(async ({ ctx, input }) => unwrap(await pairDevice(ctx.deps, ctx, input))),

  show: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/screens',
        tags,
        summary: 'Show something on the screens of this session, or nothing',
        errorResponses: [400, 401, 403],
      },
      keyScope: 'none',
      audit: { none: 'teaching' },
    })
    .input(showInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await showOnDevices(ctx.deps, ctx.session, input);
      return { success: true };
    }),

  disconnect: sessionOfOwnerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/screens/{id}',
        tags,
        summary: 'Disconnect a device, which then shows a new code',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'none',
      audit: { none: 'teaching' },
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await disconnectDevice(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  /* For browsers alone, as changes.follow: over REST the state is asked for. */
  followDevice: publicProcedure.input(noInput).subscription(async function* ({ ctx, signal }) {
    yield* unwrap(await followDevice(ctx.deps, ctx.guest, signal ?? new AbortController().signal));
  }),

  follow: sessionOfOwnerProcedure.input(noInput).subscription(async function* ({ ctx, signal }) {
    yield* unwrap(await followOwnDevices(ctx.deps, ctx.session, signal ?? new AbortController().signal));
  }),
});
