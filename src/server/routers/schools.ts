import {
  closeSchool,
  createSchool,
  listSchools,
  nameAdministrator,
  readSchool,
  removeFromSchool,
  renameSchool,
} from '#server/domain/schools/portal-schools';
import { unwrap } from '#server/trpc/failures';
import { adminProcedure, router } from '#server/trpc/init';
import {
  createSchoolInput,
  createSchoolOutput,
  memberOfSchoolInput,
  nameAdministratorInput,
  namedAdministratorOutput,
  pageInput,
  renameSchoolInput,
  schoolOutput,
  schoolsPage,
} from '#shared/api/schools';
import { idInput, successOutput } from '#shared/core/fields';

const tags = ['schools'];

export const schoolsRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/schools',
        tags,
        summary: 'All schools, by name',
        errorResponses: [400, 401, 403],
      },
    })
    .input(pageInput)
    .output(schoolsPage)
    .query(async ({ ctx, input }) => unwrap(await listSchools(ctx.deps, input))),

  get: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/schools/{id}',
        tags,
        summary: 'A school, and who administers it',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(idInput)
    .output(schoolOutput)
    .query(async ({ ctx, input }) => unwrap(await readSchool(ctx.deps, input.id))),

  create: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/schools',
        tags,
        summary: 'Make a school',
        errorResponses: [400, 401, 403],
      },
      keyScope: 'admin',
      audit: ['schools.made'],
    })
    .input(createSchoolInput)
    .output(createSchoolOutput)
    .mutation(async ({ ctx, input }) => createSchool(ctx.deps, ctx.user, input)),

  rename: adminProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/schools/{id}',
        tags,
        summary: 'Rename a school',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['schools.renamed'],
    })
    .input(renameSchoolInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await renameSchool(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  close: adminProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/schools/{id}',
        tags,
        summary: 'End a school for good; its members keep all that is theirs',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['schools.closed'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await closeSchool(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  nameAdministrator: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/schools/{id}/administrators',
        tags,
        summary: 'Name who administers a school',
        errorResponses: [400, 401, 403, 404, 409, 429],
      },
      keyScope: 'admin',
      audit: ['schools.administrator-invited'],
    })
    .input(nameAdministratorInput)
    .output(namedAdministratorOutput)
    .mutation(async ({ ctx, input }) => unwrap(await nameAdministrator(ctx.deps, ctx.user, input))),

  removeMember: adminProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/schools/{id}/members/{memberId}',
        tags,
        summary: 'Take somebody out of a school, or take back an invitation',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['schools.member-removed'],
    })
    .input(memberOfSchoolInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeFromSchool(ctx.deps, ctx.user, input));
      return { success: true };
    }),
});
