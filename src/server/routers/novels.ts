import { getSceneVersion, restoreScene, sceneVersionsOf } from '#server/domain/library/novels/scene-versions';
import { getScene, openBook, readBook, saveScene } from '#server/domain/library/novels/scenes';
import { unwrap } from '#server/trpc/failures';
import { memberProcedure, router } from '#server/trpc/init';
import {
  novelTexts,
  novelTextsInput,
  openNovel,
  saveSceneInput,
  saveSceneOutput,
  sceneInput,
  sceneOutput,
  sceneVersionInput,
  sceneVersionsOutput,
} from '#shared/api/novels';
import { idInput } from '#shared/core/fields';

const tags = ['novels'];
const errorResponses: (400 | 401 | 404 | 409)[] = [400, 401, 404];

export const novelsRouter = router({
  open: memberProcedure
    .meta({ openapi: { method: 'GET', path: '/novels/{id}', tags, summary: 'A novel to work on', errorResponses } })
    .input(idInput)
    .output(openNovel)
    .query(async ({ ctx, input }) => unwrap(await openBook(ctx.deps, ctx.user, input.id))),

  texts: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/novels/{id}/texts',
        tags,
        summary: 'The texts of a novel, page by page',
        errorResponses,
      },
    })
    .input(novelTextsInput)
    .output(novelTexts)
    .query(async ({ ctx, input }) => unwrap(await readBook(ctx.deps, ctx.user, input))),

  scene: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/novels/{id}/scenes/{sceneId}',
        tags,
        summary: 'A scene with its text',
        errorResponses,
      },
    })
    .input(sceneInput)
    .output(sceneOutput)
    .query(async ({ ctx, input }) => unwrap(await getScene(ctx.deps, ctx.user, input))),

  saveScene: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/novels/{id}/scenes/{sceneId}',
        tags,
        summary: 'Save the text of a scene',
        errorResponses: [...errorResponses, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(saveSceneInput)
    .output(saveSceneOutput)
    .mutation(async ({ ctx, input }) => unwrap(await saveScene(ctx.deps, ctx.user, input))),

  sceneVersions: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/novels/{id}/scenes/{sceneId}/versions',
        tags,
        summary: 'The versions of a scene before the present one',
        errorResponses,
      },
    })
    .input(sceneInput)
    .output(sceneVersionsOutput)
    .query(async ({ ctx, input }) => unwrap(await sceneVersionsOf(ctx.deps, ctx.user, input))),

  sceneVersion: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/novels/{id}/scenes/{sceneId}/versions/{version}',
        tags,
        summary: 'A version of a scene with its text',
        errorResponses,
      },
    })
    .input(sceneVersionInput)
    .output(sceneOutput)
    .query(async ({ ctx, input }) => unwrap(await getSceneVersion(ctx.deps, ctx.user, input))),

  restoreScene: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/novels/{id}/scenes/{sceneId}/versions/{version}/restore',
        tags,
        summary: 'Make an older version of a scene the present one',
        errorResponses: [...errorResponses, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(sceneVersionInput)
    .output(sceneOutput)
    .mutation(async ({ ctx, input }) => unwrap(await restoreScene(ctx.deps, ctx.user, input))),
});
