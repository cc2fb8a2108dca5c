import {
  acceptClassInvitation,
  classInvitationsOf,
  declineClassInvitation,
} from '#server/domain/classes/class-invitations';
import { endClassOffer, offerClass, takeOverClass } from '#server/domain/classes/hand-over';
import {
  changeTeacher,
  inviteTeacher,
  leaveTeaching,
  removeTeacher,
  teachersOf,
} from '#server/domain/classes/teachers';
import { unwrap } from '#server/trpc/failures';
import { ownerProcedure, router } from '#server/trpc/init';
import {
  changeTeacherInput,
  classInvitationsOutput,
  classTeacherOutput,
  classTeachersOutput,
  inviteTeacherInput,
  takeOverOutput,
  teacherOfInput,
} from '#shared/api/class-teachers';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['classes'];

export const classTeachersRouter = router({
  list: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/classes/{id}/teachers',
        tags,
        summary: 'Who teaches a class, or looks at it, beside its owner',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(idInput)
    .output(classTeachersOutput)
    .query(async ({ ctx, input }) => unwrap(await teachersOf(ctx.deps, ctx.user, input.id))),

  invite: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/teachers',
        tags,
        summary: 'Invite somebody to teach a class, or to look at it',
        errorResponses: [400, 401, 403, 404, 409, 429],
      },
      keyScope: 'admin',
      audit: ['classes.teacher-invited'],
    })
    .input(inviteTeacherInput)
    .output(classTeacherOutput)
    .mutation(async ({ ctx, input }) => unwrap(await inviteTeacher(ctx.deps, ctx.user, input))),

  change: ownerProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/classes/{id}/teachers/{teacherId}',
        tags,
        summary: 'Change what somebody may do with a class',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.teacher-changed'],
    })
    .input(changeTeacherInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await changeTeacher(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  remove: ownerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/classes/{id}/teachers/{teacherId}',
        tags,
        summary: 'Take a class from somebody, or take back an invitation',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['classes.teacher-removed'],
    })
    .input(teacherOfInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeTeacher(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  leave: ownerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/classes/{id}/teaching',
        tags,
        summary: 'Stop teaching a class of somebody else’s',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['classes.teacher-left'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await leaveTeaching(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  invitations: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/class-invitations',
        tags,
        summary: 'Classes to which others invite you, the newest first',
        errorResponses: [400, 401, 403],
      },
    })
    .input(noInput)
    .output(classInvitationsOutput)
    .query(({ ctx }) => classInvitationsOf(ctx.deps, ctx.user)),

  accept: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/class-invitations/{id}/accept',
        tags,
        summary: 'Accept an invitation to a class',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.teacher-joined'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await acceptClassInvitation(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  decline: ownerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/class-invitations/{id}',
        tags,
        summary: 'Decline an invitation to a class',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['classes.invitation-declined'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await declineClassInvitation(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  offer: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/offer',
        tags,
        summary: 'Offer to hand a class to one of its co-teachers',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.offered'],
    })
    .input(teacherOfInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await offerClass(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  endOffer: ownerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/classes/{id}/offer',
        tags,
        summary: 'Take back or decline the offer of a class',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['classes.offer-ended'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await endClassOffer(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  takeOver: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/take-over',
        tags,
        summary: 'Take over a class that is offered to you',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.taken-over'],
    })
    .input(idInput)
    .output(takeOverOutput)
    .mutation(async ({ ctx, input }) => unwrap(await takeOverClass(ctx.deps, ctx.user, input.id))),
});
