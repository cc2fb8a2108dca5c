import {
  closeSchoolCode,
  joinSchool,
  leaveSchool,
  makeSchoolCode,
  ownSchool,
  renameOwnSchool,
} from '#server/domain/schools/own-school';
import { schoolClasses, schoolStudents } from '#server/domain/schools/school-classes';
import {
  acceptSchoolInvitation,
  declineSchoolInvitation,
  schoolInvitationsOf,
} from '#server/domain/schools/school-invitations';
import { schoolUsage } from '#server/domain/schools/school-usage';
import { unwrap } from '#server/trpc/failures';
import { ownerProcedure, router } from '#server/trpc/init';
import {
  joinSchoolInput,
  joinSchoolOutput,
  ownSchoolOutput,
  renameOwnSchoolInput,
  schoolClassesPage,
  schoolCodeOutput,
  schoolInvitationsOutput,
  schoolStudentsPage,
  schoolUsageOutput,
} from '#shared/api/school';
import { pageInput } from '#shared/api/schools';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['schools'];

export const schoolRouter = router({
  get: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/school',
        tags,
        summary: 'Your school, or null',
        errorResponses: [400, 401, 403],
      },
    })
    .input(noInput)
    .output(ownSchoolOutput)
    .query(async ({ ctx }) => ownSchool(ctx.deps, ctx.user)),

  students: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/school/students',
        tags,
        summary: 'Who is in the classes of your school, by name, for those who administer it',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(pageInput)
    .output(schoolStudentsPage)
    .query(async ({ ctx, input }) => unwrap(await schoolStudents(ctx.deps, ctx.user, input))),

  classes: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/school/classes',
        tags,
        summary: 'The classes of your school, the newest first, for those who administer it',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(pageInput)
    .output(schoolClassesPage)
    .query(async ({ ctx, input }) => unwrap(await schoolClasses(ctx.deps, ctx.user, input))),

  usage: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/school/usage',
        tags,
        summary: 'What was spent of the tokens of your school’s members, for those who administer it',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(noInput)
    .output(schoolUsageOutput)
    .query(async ({ ctx }) => unwrap(await schoolUsage(ctx.deps, ctx.user))),

  rename: ownerProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/school',
        tags,
        summary: 'Rename your school',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['schools.renamed'],
    })
    .input(renameOwnSchoolInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await renameOwnSchool(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  makeCode: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/school/code',
        tags,
        summary: 'Make a new code by which teachers ask to join your school',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['schools.code-made'],
    })
    .input(noInput)
    .output(schoolCodeOutput)
    .mutation(async ({ ctx }) => unwrap(await makeSchoolCode(ctx.deps, ctx.user))),

  closeCode: ownerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/school/code',
        tags,
        summary: 'Close the code of your school',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['schools.code-closed'],
    })
    .input(noInput)
    .output(successOutput)
    .mutation(async ({ ctx }) => {
      unwrap(await closeSchoolCode(ctx.deps, ctx.user));
      return { success: true };
    }),

  join: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/school',
        tags,
        summary: 'Ask the school of a code to let you in',
        errorResponses: [400, 401, 403, 404, 409, 429],
      },
      keyScope: 'admin',
      audit: ['schools.asked'],
    })
    .input(joinSchoolInput)
    .output(joinSchoolOutput)
    .mutation(async ({ ctx, input }) => unwrap(await joinSchool(ctx.deps, ctx.user, input))),

  leave: ownerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/school',
        tags,
        summary: 'Leave your school, or take back the wish to join one',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['schools.left'],
    })
    .input(noInput)
    .output(successOutput)
    .mutation(async ({ ctx }) => {
      unwrap(await leaveSchool(ctx.deps, ctx.user));
      return { success: true };
    }),

  invitations: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/school-invitations',
        tags,
        summary: 'Schools that invite you, the newest first',
        errorResponses: [400, 401, 403],
      },
    })
    .input(noInput)
    .output(schoolInvitationsOutput)
    .query(async ({ ctx }) => schoolInvitationsOf(ctx.deps, ctx.user)),

  accept: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/school-invitations/{id}/accept',
        tags,
        summary: 'Accept an invitation to a school',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['schools.joined'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await acceptSchoolInvitation(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  decline: ownerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/school-invitations/{id}',
        tags,
        summary: 'Decline an invitation to a school',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['schools.invitation-declined'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await declineSchoolInvitation(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),
});
