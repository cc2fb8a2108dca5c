import { removeClassWithAccounts, removeStudentsWithAccounts } from '#server/domain/accounts/managed-students';
import { makeSampleClass } from '#server/domain/assignments/sample-class';
import { setAccommodation } from '#server/domain/classes/accommodations';
import {
  archiveClass,
  changeClass,
  createClass,
  getClass,
  listClasses,
  reopenClass,
} from '#server/domain/classes/classes';
import { admitStudent, closeCode, enrolmentsOf, joinClass, leaveClass, makeCode } from '#server/domain/classes/joining';
import { addStudents, changeStudent, checkRoster, moveStudent, undoImport } from '#server/domain/classes/roster';
import { changing } from '#server/trpc/changing';
import { unwrap } from '#server/trpc/failures';
import { holderProcedure, memberProcedure, ownerProcedure, router } from '#server/trpc/init';
import {
  addStudentsInput,
  addStudentsOutput,
  admitInput,
  changeClassInput,
  changeStudentInput,
  checkRosterInput,
  checkRosterOutput,
  classList,
  classOutput,
  createClassInput,
  createClassOutput,
  joinInput,
  makeCodeOutput,
  makeSampleInput,
  moveStudentInput,
  ownEnrolment,
  ownEnrolments,
  removeStudentsInput,
  removeStudentsOutput,
  setAccommodationInput,
  undoImportInput,
  undoImportOutput,
} from '#shared/api/classes';
import { idInput, noInput, successOutput } from '#shared/core/fields';

const tags = ['classes'];

export const classesRouter = router({
  list: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/classes',
        tags,
        summary: 'The caller’s classes, with what of the plan they take',
        errorResponses: [400, 401, 403],
      },
    })
    .input(noInput)
    .output(classList)
    .query(({ ctx }) => listClasses(ctx.deps, ctx.user)),

  create: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes',
        tags,
        summary: 'Make a class',
        errorResponses: [400, 401, 403, 409],
      },
      keyScope: 'admin',
      audit: ['classes.made'],
    })
    .input(createClassInput)
    .output(createClassOutput)
    .mutation(async ({ ctx, input }) => unwrap(await createClass(ctx.deps, ctx.user, input))),

  makeSample: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/sample-class',
        tags,
        summary: 'Make a class of invented students to look at',
        errorResponses: [400, 401, 403],
      },
      keyScope: 'admin',
      audit: ['classes.sample-made'],
    })
    .input(makeSampleInput)
    .output(createClassOutput)
    .mutation(async ({ ctx, input }) => unwrap(await makeSampleClass(ctx.deps, ctx.user, input))),

  mine: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/enrolments',
        tags,
        summary: 'The classes that the caller is in, or asked to join',
        errorResponses: [400, 401],
      },
    })
    .input(noInput)
    .output(ownEnrolments)
    .query(({ ctx }) => enrolmentsOf(ctx.deps, ctx.user)),

  join: holderProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/enrolments',
        tags,
        summary: 'Ask to join the class of a code',
        errorResponses: [400, 401, 403, 404, 409, 429],
      },
      keyScope: 'admin',
      audit: ['classes.joined'],
    })
    .input(joinInput)
    .output(ownEnrolment)
    .mutation(async ({ ctx, input }) => unwrap(await joinClass(ctx.deps, ctx.user, input))),

  leave: holderProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/enrolments/{id}',
        tags,
        summary: 'Leave a class, or take back the wish to join it',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['classes.left'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await leaveClass(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  get: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/classes/{id}',
        tags,
        summary: 'A class with all who are in it, and all who wait',
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(idInput)
    .output(classOutput)
    .query(async ({ ctx, input }) => unwrap(await getClass(ctx.deps, ctx.user, input.id))),

  change: changing('class')
    .meta({
      openapi: {
        method: 'PUT',
        path: '/classes/{id}',
        tags,
        summary: 'Change name, level and age group of a class',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: { none: 'work' },
    })
    .input(changeClassInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await changeClass(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  archive: changing('class')
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/archive',
        tags,
        summary: 'Put a class in the archive',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.archived'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await archiveClass(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  reopen: changing('class')
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/reopen',
        tags,
        summary: 'Take a class out of the archive',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.reopened'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await reopenClass(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  remove: changing('class')
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/classes/{id}',
        tags,
        summary: 'Delete a class with its roster',
        errorResponses: [400, 401, 403, 404],
      },
      keyScope: 'admin',
      audit: ['classes.removed'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await removeClassWithAccounts(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  makeCode: changing('class')
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/code',
        tags,
        summary: 'Give a class a new code to join by',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.code-made'],
    })
    .input(idInput)
    .output(makeCodeOutput)
    .mutation(async ({ ctx, input }) => unwrap(await makeCode(ctx.deps, ctx.user, input.id))),

  closeCode: changing('class')
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/classes/{id}/code',
        tags,
        summary: 'Let nobody join a class by its code any more',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.code-closed'],
    })
    .input(idInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await closeCode(ctx.deps, ctx.user, input.id));
      return { success: true };
    }),

  checkRoster: ownerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/roster/check',
        tags,
        summary: 'Say of each name what would become of it',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: { none: 'no change' },
    })
    .input(checkRosterInput)
    .output(checkRosterOutput)
    .mutation(async ({ ctx, input }) => unwrap(await checkRoster(ctx.deps, ctx.user, input))),

  addStudents: changing('class')
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/roster',
        tags,
        summary: 'Add students by name, as many as the plan has places for',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.students-added'],
    })
    .input(addStudentsInput)
    .output(addStudentsOutput)
    .mutation(async ({ ctx, input }) => unwrap(await addStudents(ctx.deps, ctx.user, input))),

  undoImport: changing('class')
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/classes/{id}/imports/{importId}',
        tags,
        summary: 'Take back names that came in at once',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.students-removed'],
    })
    .input(undoImportInput)
    .output(undoImportOutput)
    .mutation(async ({ ctx, input }) => unwrap(await undoImport(ctx.deps, ctx.user, input))),

  changeStudent: changing('class')
    .meta({
      openapi: {
        method: 'PUT',
        path: '/classes/{id}/students/{studentId}',
        tags,
        summary: 'Give a student of a class another name or number',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: { none: 'work' },
    })
    .input(changeStudentInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await changeStudent(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  setAccommodation: changing('class')
    .meta({
      openapi: {
        method: 'PUT',
        path: '/classes/{id}/students/{studentId}/accommodation',
        tags,
        summary: 'Say what a student of a class needs to show what they know',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.accommodation-set'],
    })
    .input(setAccommodationInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await setAccommodation(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  moveStudent: changing('class')
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/students/{studentId}/move',
        tags,
        summary: 'Move a student to another class of the caller’s',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.student-moved'],
    })
    .input(moveStudentInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await moveStudent(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  admit: changing('class')
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/students/{studentId}/admit',
        tags,
        summary: 'Let in a student who waits',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.admitted'],
    })
    .input(admitInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await admitStudent(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  removeStudents: changing('class')
    .meta({
      openapi: {
        method: 'POST',
        path: '/classes/{id}/students/remove',
        tags,
        summary: 'Take students out of a class, or send away who waits',
        errorResponses: [400, 401, 403, 404, 409],
      },
      keyScope: 'admin',
      audit: ['classes.students-removed'],
    })
    .input(removeStudentsInput)
    .output(removeStudentsOutput)
    .mutation(async ({ ctx, input }) => unwrap(await removeStudentsWithAccounts(ctx.deps, ctx.user, input))),
});
