import { done, idInput } from '../../shared/schemas/common';
import {
  createResourceInput,
  listResourcesInput,
  resource,
  resourcePage,
  sharedInput,
  sharedResource,
  shareInput,
  shareLink,
  shareLinks,
  updateResourceInput,
} from '../../shared/schemas/library';
import {
  createResource,
  getResource,
  listResources,
  removeResource,
  restoreResource,
  updateResource,
} from '../domain/library/resources';
import { copyShared, linksOf, revokeLink, sharedBy, shareResource } from '../domain/library/shares';
import { unwrap } from '../trpc/failures';
import { memberProcedure, publicProcedure, router } from '../trpc/init';

const tags = ['library'];

export const libraryRouter = router({
  list: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/library', tags, summary: 'Your saved work', errorResponses: [400, 401] },
    })
    .input(listResourcesInput)
    .output(resourcePage)
    .query(async ({ ctx, input }) => unwrap(await listResources(ctx.deps, ctx.user, input))),

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
    })
    .input(createResourceInput)
    .output(resource)
    .mutation(async ({ ctx, input }) => unwrap(await createResource(ctx.deps, ctx.user, input))),

  update: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/library/{id}',
        tags,
        summary: 'Save a change',
        errorResponses: [400, 401, 404, 409],
      },
    })
    .input(updateResourceInput)
    .output(resource)
    .mutation(async ({ ctx, input }) => unwrap(await updateResource(ctx.deps, ctx.user, input))),

  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/library/{id}',
        tags,
        summary: 'Put saved work into the trash',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeResource(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  restore: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/library/{id}/restore',
        tags,
        summary: 'Take saved work out of the trash',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(resource)
    .mutation(async ({ ctx, input }) => unwrap(await restoreResource(ctx.deps, ctx.user, input.id))),

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

  share: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/library/{id}/links',
        tags,
        summary: 'Make a link to saved work',
        errorResponses: [400, 401, 404],
      },
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
    })
    .input(idInput)
    .output(done)
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
        protect: false,
        errorResponses: [400, 404],
      },
    })
    .input(sharedInput)
    .output(sharedResource)
    .query(async ({ ctx, input }) => unwrap(await sharedBy(ctx.deps, input.token))),

  copyShared: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/shared/{token}/copy',
        tags,
        summary: 'Take a copy into your own library',
        errorResponses: [400, 401, 404, 409],
      },
    })
    .input(sharedInput)
    .output(resource)
    .mutation(async ({ ctx, input }) => unwrap(await copyShared(ctx.deps, ctx.user, input.token))),
});
