import { soundProgress } from '#server/domain/pronunciation/progress';
import {
  handIn,
  hearRecording,
  listRecordings,
  markRecording,
  removeRecording,
} from '#server/domain/pronunciation/recordings';
import { describeWords } from '#server/domain/words/own-words';
import { unwrap } from '#server/trpc/failures';
import { memberProcedure, router } from '#server/trpc/init';
import {
  handInInput,
  handInOutput,
  markRecordingInput,
  ownWordsInput,
  ownWordsOutput,
  recordingAudio,
  recordingsOutput,
  soundProgressInput,
  soundProgress as soundProgressOutput,
} from '#shared/api/pronunciation';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['pronunciation'];

export const pronunciationRouter = router({
  words: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/pronunciation/words',
        tags,
        summary: 'How words are said in British English, and where they are stressed',
        errorResponses: [400, 401],
      },
      keyScope: 'spend',
      audit: { none: 'no change' },
    })
    .input(ownWordsInput)
    .output(ownWordsOutput)
    .mutation(async ({ ctx, input }) => ({ items: await describeWords(ctx.deps, input.words) })),

  progress: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/pronunciation/progress',
        tags,
        summary: 'How well contrasts of sounds are told apart, over time',
        errorResponses: [400, 401, 404],
      },
    })
    .input(soundProgressInput)
    .output(soundProgressOutput)
    .query(async ({ ctx, input }) => unwrap(await soundProgress(ctx.deps, ctx.user, input.memberId))),

  handIn: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/pronunciation/recordings',
        tags,
        summary: 'Give a recording to a teacher whom you have accepted',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'teaching' },
    })
    .input(handInInput)
    .output(handInOutput)
    .mutation(async ({ ctx, input }) => unwrap(await handIn(ctx.deps, ctx.user, input))),

  recordings: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/pronunciation/recordings',
        tags,
        summary: 'Recordings that you handed in, and those that were given to you',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(recordingsOutput)
    .query(({ ctx }) => listRecordings(ctx.deps, ctx.user)),

  hear: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/pronunciation/recordings/{id}',
        tags,
        summary: 'The sound of a recording, in base64',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(recordingAudio)
    .query(async ({ ctx, input }) => unwrap(await hearRecording(ctx.deps, ctx.user, input.id))),

  mark: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/pronunciation/recordings/{id}/mark',
        tags,
        summary: 'Mark a recording that was given to you',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'teaching' },
    })
    .input(markRecordingInput)
    .output(handInOutput)
    .mutation(async ({ ctx, input }) => unwrap(await markRecording(ctx.deps, ctx.user, input))),

  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/pronunciation/recordings/{id}',
        tags,
        summary: 'Delete a recording for good',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'admin',
      audit: ['sounds.removed'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeRecording(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),
});
