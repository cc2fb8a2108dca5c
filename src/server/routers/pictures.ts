import { listPictures, removePicture, uploadPicture } from '#server/domain/pictures/pictures';
import { unwrap } from '#server/trpc/failures';
import { holderProcedure, router } from '#server/trpc/init';
import {
  listPicturesInput,
  pictureIdInput,
  picturePage,
  uploadPictureInput,
  uploadPictureOutput,
} from '#shared/api/pictures';
import { successOutput } from '#shared/core/fields';

const tags = ['pictures'];

export const picturesRouter = router({
  upload: holderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/pictures',
        tags,
        summary: 'Keep a PNG, JPEG or WebP picture of at most 200 kB; the same one is kept once',
        errorResponses: [400, 401, 403, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(uploadPictureInput)
    .output(uploadPictureOutput)
    .mutation(async ({ ctx, input }) => unwrap(await uploadPicture(ctx.deps, ctx.user, input))),

  list: holderProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/pictures',
        tags,
        summary: 'Pictures that you uploaded, last first',
        errorResponses: [400, 401, 403],
      },
    })
    .input(listPicturesInput)
    .output(picturePage)
    .query(async ({ ctx, input }) => unwrap(await listPictures(ctx.deps, ctx.user, input))),

  remove: holderProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/pictures/{id}',
        tags,
        summary: 'Delete a picture for good, wherever it is shown',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['pictures.removed'],
    })
    .input(pictureIdInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removePicture(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),
});
