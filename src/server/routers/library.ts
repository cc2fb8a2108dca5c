import { importResources } from '#server/domain/library/files';
import { listResources, shelfOf } from '#server/domain/library/list-resources';
import { organise } from '#server/domain/library/organise';
import {
  createResource,
  getResource,
  patchResource,
  removeResource,
  restoreResource,
  updateResource,
} from '#server/domain/library/resources';
import { addSamples, removeSamples } from '#server/domain/library/samples';
import { copyShared, linksOf, revokeLink, sharedBy, shareResource, tokenOfCode } from '#server/domain/library/shares';
import { eraseResources } from '#server/domain/library/trash';
import { getVersion, restoreVersion, versionsOf } from '#server/domain/library/versions';
import { lookAt, makeMine } from '#server/domain/library/visible-resource';
import { changingWork } from '#server/trpc/changing';
import { unwrap } from '#server/trpc/failures';
import { holderProcedure, memberProcedure, publicProcedure, router } from '#server/trpc/init';
import {
  codeInput,
  codeOutput,
  createResourceInput,
  listResourcesInput,
  patchResourceInput,
  resource,
  resourcePage,
  resourceSummary,
  sharedInput,
  sharedResource,
  shareInput,
  shareLink,
  shareLinks,
  updateResourceInput,
} from '#shared/api/library';
import {
  addSamplesOutput,
  binnedOutput,
  eraseInput,
  importInput,
  importOutput,
  lookOutput,
  makeMineInput,
  organiseInput,
  removeSamplesOutput,
  shelf,
  versionInput,
  versionsOutput,
} from '#shared/api/shelf';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['library'];

export const libraryRouter = router({
  list: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/library', tags, summary: 'Your saved work', errorResponses: [400, 401] },
    })
    .input(listResourcesInput)
    .output(resourcePage)
    .query(async ({ ctx, input }) => unwrap(await listResources(ctx.deps, ctx.user, input))),

  shelf: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/library/shelf',
        tags,
        summary: 'Your folders and tags',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(shelf)
    .query(async ({ ctx }) => shelfOf(ctx.deps, ctx.user)),

  organise: changingWork
    .meta({
      openapi: {
        method: 'POST',
        path: '/library/organise',
        tags,
        summary: 'Put saved work in order',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: ['library.shown', 'library.binned'],
    })
    .input(organiseInput)
    .output(binnedOutput)
    .mutation(async ({ ctx, input }) => ({ success: true, given: unwrap(await organise(ctx.deps, ctx.user, input)) })),

  erase: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/library/erase',
        tags,
        summary: 'Delete for good what is in the trash',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'admin',
      audit: ['library.erased'],
    })
    .input(eraseInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await eraseResources(ctx.deps, ctx.user, input.ids));
      return { success: true };
    }),

  makeMine: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/library/copies',
        tags,
        summary: 'Take a copy of a starter lesson, or of work that you may see',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(makeMineInput)
    .output(resource)
    .mutation(async ({ ctx, input }) => unwrap(await makeMine(ctx.deps, ctx.user, input))),

  import: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/library/import',
        tags,
        summary: 'Read in a file of saved work',
        errorResponses: [400, 401, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(importInput)
    .output(importOutput)
    .mutation(async ({ ctx, input }) => unwrap(await importResources(ctx.deps, ctx.user, input.items))),

  addSamples: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/library/samples',
        tags,
        summary: 'Get a lesson, a word list and a quiz to begin with',
        errorResponses: [400, 401, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(noInput)
    .output(addSamplesOutput)
    .mutation(async ({ ctx }) => unwrap(await addSamples(ctx.deps, ctx.user))),

  removeSamples: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/library/samples',
        tags,
        summary: 'Take the samples away that were not changed',
        errorResponses: [400, 401],
      },
      keyScope: 'admin',
      audit: { none: 'work' },
    })
    .input(noInput)
    .output(removeSamplesOutput)
    .mutation(async ({ ctx }) => removeSamples(ctx.deps, ctx.user)),

  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/library/{id}',
        tags,
        summary: 'Saved work with its content',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(resource)
    .query(async ({ ctx, input }) => unwrap(await getResource(ctx.deps, ctx.user, input.id))),

  create: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/library',
        tags,
        summary: 'Save something new',
        errorResponses: [400, 401, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(createResourceInput)
    .output(resource)
    .mutation(async ({ ctx, input }) => unwrap(await createResource(ctx.deps, ctx.user, input))),

  update: changingWork
    .meta({
      openapi: {
        method: 'PUT',
        path: '/library/{id}',
        tags,
        summary: 'Save a change',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(updateResourceInput)
    .output(resource)
    .mutation(async ({ ctx, input }) => unwrap(await updateResource(ctx.deps, ctx.user, input))),

  patch: changingWork
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/library/{id}',
        tags,
        summary: 'Save what changed of long content',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(patchResourceInput)
    .output(resourceSummary)
    .mutation(async ({ ctx, input }) => unwrap(await patchResource(ctx.deps, ctx.user, input))),

  remove: changingWork
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/library/{id}',
        tags,
        summary: 'Put saved work into the trash',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: ['library.binned'],
    })
    .input(idInput)
    .output(binnedOutput)
    .mutation(async ({ ctx, input }) => ({
      success: true,
      given: unwrap(await removeResource(ctx.deps, ctx.user, input.id)),
    })),

  restore: changingWork
    .meta({
      openapi: {
        method: 'POST',
        path: '/library/{id}/restore',
        tags,
        summary: 'Take saved work out of the trash',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(idInput)
    .output(resource)
    .mutation(async ({ ctx, input }) => unwrap(await restoreResource(ctx.deps, ctx.user, input.id))),

  look: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/library/{id}/look',
        tags,
        summary: 'Work of others that you may see',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(lookOutput)
    .query(async ({ ctx, input }) => unwrap(await lookAt(ctx.deps, ctx.user, input.id))),

  versions: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/library/{id}/versions',
        tags,
        summary: 'The versions before the present one',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(versionsOutput)
    .query(async ({ ctx, input }) => unwrap(await versionsOf(ctx.deps, ctx.user, input.id))),

  version: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/library/{id}/versions/{version}',
        tags,
        summary: 'A version with its content',
        errorResponses: [400, 401, 404],
      },
    })
    .input(versionInput)
    .output(resource)
    .query(async ({ ctx, input }) => unwrap(await getVersion(ctx.deps, ctx.user, input))),

  restoreVersion: changingWork
    .meta({
      openapi: {
        method: 'POST',
        path: '/library/{id}/versions/{version}/restore',
        tags,
        summary: 'Make an older version the present one',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(versionInput)
    .output(resource)
    .mutation(async ({ ctx, input }) => unwrap(await restoreVersion(ctx.deps, ctx.user, input))),

  links: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/library/{id}/links',
        tags,
        summary: 'The links to saved work that hold',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(shareLinks)
    .query(async ({ ctx, input }) => unwrap(await linksOf(ctx.deps, ctx.user, input.id))),

  share: holderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/library/{id}/links',
        tags,
        summary: 'Make a link to saved work',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'spend',
      audit: ['links.made'],
    })
    .input(shareInput)
    .output(shareLink)
    .mutation(async ({ ctx, input }) => unwrap(await shareResource(ctx.deps, ctx.user, input))),

  revoke: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/links/{id}',
        tags,
        summary: 'Take a link back',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: ['links.revoked'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await revokeLink(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  shared: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/shared/{token}',
        tags,
        summary: 'What a link shows',
        errorResponses: [400, 404],
      },
    })
    .input(sharedInput)
    .output(sharedResource)
    .query(async ({ ctx, input }) => unwrap(await sharedBy(ctx.deps, input.token))),

  byCode: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/codes/{code}',
        tags,
        summary: 'The link that a code of four letters leads to',
        errorResponses: [400, 404, 429],
      },
    })
    .input(codeInput)
    .output(codeOutput)
    .query(async ({ ctx, input }) => unwrap(await tokenOfCode(ctx.deps, ctx.address, input.code))),

  copyShared: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/shared/{token}/copy',
        tags,
        summary: 'Take a copy into your own library',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(sharedInput)
    .output(resource)
    .mutation(async ({ ctx, input }) => unwrap(await copyShared(ctx.deps, ctx.user, input.token))),
});
