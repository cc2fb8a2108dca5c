import {
  changeAssignment,
  changeStudentWork,
  listAssignments,
  releaseAssignment,
  removeAssignment,
} from '#server/domain/assignments/assignments';
import { beginBook } from '#server/domain/assignments/begin-book';
import { bringUpToDate } from '#server/domain/assignments/bring-up-to-date';
import { giveWork } from '#server/domain/assignments/give';
import { mergeGuest, removeGuest, renameGuest } from '#server/domain/assignments/guests';
import { closeCode, openCode } from '#server/domain/assignments/open-code';
import { ownAssignments as assignmentsGivenTo } from '#server/domain/assignments/own-assignments';
import { assignmentResults } from '#server/domain/assignments/results';
import { assignmentTexts as textsOfAssignment } from '#server/domain/assignments/texts';
import { workToMark } from '#server/domain/marking/to-mark';
import { changing } from '#server/trpc/changing';
import { unwrap } from '#server/trpc/failures';
import { memberProcedure, ownerProcedure, router } from '#server/trpc/init';
import { assignmentTexts, assignmentTextsInput } from '#shared/api/assignment-texts';
import {
  assignmentList,
  assignmentOutput,
  assignmentsInput,
  changeAssignmentInput,
  changeStudentWorkInput,
  codeOutput,
  giveInput,
  giveOutput,
  guestInput,
  mergeGuestInput,
  ownAssignments,
  renameGuestInput,
} from '#shared/api/assignments';
import { releaseOutput } from '#shared/api/attempts';
import { beginBookOutput } from '#shared/api/class-books';
import { toMark, toMarkInput } from '#shared/api/to-mark';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['assignments'];

export const assignmentsRouter = router({
  give: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/assignments',
        tags,
        summary: 'Give work to classes, as it is now',
        errorResponses: [400, 401, 402, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.given', 'assignments.code-made'],
    })
    .input(giveInput)
    .output(giveOutput)
    .mutation(async ({ ctx, input }) => unwrap(await giveWork(ctx.deps, ctx.user, input))),

  list: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/classes/{classId}/assignments',
        tags,
        summary: 'What a class was given, and how far it is',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(assignmentsInput)
    .output(assignmentList)
    .query(async ({ ctx, input }) => unwrap(await listAssignments(ctx.deps, ctx.user, input.classId))),

  mine: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/assignments',
        tags,
        summary: 'What the caller was given in all classes',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(ownAssignments)
    .query(({ ctx }) => assignmentsGivenTo(ctx.deps, ctx.user)),

  beginBook: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/assignments/{id}/book',
        tags,
        summary: 'Begin the book that a writing project asks for, or go on with it',
        errorResponses: [400, 401, 404, 409],
      },
      keyScope: 'spend',
      audit: { none: 'work' },
    })
    .input(idInput)
    .output(beginBookOutput)
    .mutation(async ({ ctx, input }) => unwrap(await beginBook(ctx.deps, ctx.user, input.id))),

  toMark: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/marking',
        tags,
        summary: 'Answers of all classes, recordings and texts that wait for a mark of the caller’s',
        errorResponses: [400, 401, 403],
      },
    })
    .input(toMarkInput)
    .output(toMark)
    .query(async ({ ctx, input }) => unwrap(await workToMark(ctx.deps, ctx.user, input))),

  get: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/assignments/{id}',
        tags,
        summary: 'Given work: each student by each question, word or point',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(idInput)
    .output(assignmentOutput)
    .query(async ({ ctx, input }) => unwrap(await assignmentResults(ctx.deps, ctx.user, input.id))),

  texts: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/assignments/{id}/texts',
        tags,
        summary: 'What was written at given work and handed in',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(assignmentTextsInput)
    .output(assignmentTexts)
    .query(async ({ ctx, input }) => unwrap(await textsOfAssignment(ctx.deps, ctx.user, input))),

  change: changing('assignment')
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/assignments/{id}',
        tags,
        summary: 'Change title, note, dates and rules of given work',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.changed'],
    })
    .input(changeAssignmentInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await changeAssignment(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  bringUpToDate: changing('assignment')
    .meta({
      openapi: {
        method: 'POST',
        path: '/assignments/{id}/bring-up-to-date',
        tags,
        summary: 'Take over what the saved work is now, for attempts that begin from here on',
        errorResponses: [400, 401, 402, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.brought-up-to-date'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await bringUpToDate(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  changeStudent: changing('assignment')
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/assignments/{id}/students/{studentId}',
        tags,
        summary: 'Another date, more attempts or nothing to do for one student',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.changed'],
    })
    .input(changeStudentWorkInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await changeStudentWork(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  openCode: changing('assignment')
    .meta({
      openapi: {
        method: 'POST',
        path: '/assignments/{id}/code',
        tags,
        summary: 'Let anyone play given work by a new code',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.code-made'],
    })
    .input(idInput)
    .output(codeOutput)
    .mutation(async ({ ctx, input }) => unwrap(await openCode(ctx.deps, ctx.user, input.id))),

  closeCode: changing('assignment')
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/assignments/{id}/code',
        tags,
        summary: 'Close the code of given work',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.code-closed'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await closeCode(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  renameGuest: changing('assignment')
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/assignments/{id}/guests/{guestId}',
        tags,
        summary: 'Give a guest another name',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.guest-renamed'],
    })
    .input(renameGuestInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await renameGuest(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  removeGuest: changing('assignment')
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/assignments/{id}/guests/{guestId}',
        tags,
        summary: 'Remove a guest with all that they played',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.guest-removed'],
    })
    .input(guestInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeGuest(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  mergeGuest: changing('assignment')
    .meta({
      openapi: {
        method: 'POST',
        path: '/assignments/{id}/guests/{guestId}/student',
        tags,
        summary: 'Say which student of the class a guest is',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.guest-merged'],
    })
    .input(mergeGuestInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await mergeGuest(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  release: changing('assignment')
    .meta({
      openapi: {
        method: 'POST',
        path: '/assignments/{id}/release',
        tags,
        summary: 'Show keys and marks of given work to its students',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.released'],
    })
    .input(idInput)
    .output(releaseOutput)
    .mutation(async ({ ctx, input }) => unwrap(await releaseAssignment(ctx.deps, ctx.user, input.id))),

  remove: changing('assignment')
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/assignments/{id}',
        tags,
        summary: 'Take given work back',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['assignments.removed'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeAssignment(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),
});
