import {
  admitMember,
  inviteMember,
  removeMember,
  schoolMembers,
  schoolWaitingRoom,
  setAdministrator,
} from '#server/domain/schools/members';
import { unwrap } from '#server/trpc/failures';
import { ownerProcedure, router } from '#server/trpc/init';
import {
  invitedMemberOutput,
  inviteMemberInput,
  schoolMembersPage,
  schoolWaitingRoomOutput,
  setAdministratorInput,
} from '#shared/api/school';
import { pageInput } from '#shared/api/schools';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['schools'];

export const schoolMembersRouter = router({
  list: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/school/members',
        tags,
        summary: 'The members of your school, by username, for those who administer it',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(pageInput)
    .output(schoolMembersPage)
    .query(async ({ ctx, input }) => unwrap(await schoolMembers(ctx.deps, ctx.user, input))),

  waitingRoom: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/school/waiting',
        tags,
        summary: 'Who asked to join your school, and who was invited',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(noInput)
    .output(schoolWaitingRoomOutput)
    .query(async ({ ctx }) => unwrap(await schoolWaitingRoom(ctx.deps, ctx.user))),

  invite: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/school/members',
        tags,
        summary: 'Invite a teacher to your school',
        errorResponses: [400, 401, 403, 404, 409, 429],
      },
      keyScope: 'admin',
      audit: ['schools.member-invited'],
    })
    .input(inviteMemberInput)
    .output(invitedMemberOutput)
    .mutation(async ({ ctx, input }) => unwrap(await inviteMember(ctx.deps, ctx.user, input))),

  admit: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/school/members/{id}/admit',
        tags,
        summary: 'Let in a teacher who asked',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['schools.admitted'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await admitMember(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  setAdministrator: ownerProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/school/members/{id}',
        tags,
        summary: 'Make a member one who administers your school, or end that',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['schools.administrator-named'],
    })
    .input(setAdministratorInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await setAdministrator(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  remove: ownerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/school/members/{id}',
        tags,
        summary: 'Take out a member, send away who asked, or take back an invitation',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['schools.member-removed'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeMember(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),
});
