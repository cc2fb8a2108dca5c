import { classProfile as profileOfClass } from '#server/domain/progress/class-profile';
import { classProgress as progressOfClass } from '#server/domain/progress/class-progress';
import { lessonSuggestions as suggestionsFor } from '#server/domain/progress/lesson-suggestions';
import { reportCards as cardsOfClass } from '#server/domain/progress/student-facts';
import { studentProgress as progressOfStudent } from '#server/domain/progress/student-progress';
import { unwrap } from '#server/trpc/failures';
import { ownerProcedure, router } from '#server/trpc/init';
import { lessonSuggestions, lessonSuggestionsInput } from '#shared/api/lesson-suggestions';
import {
  classProfile,
  classProgress,
  progressInput,
  reportCards,
  reportCardsInput,
  studentProgress,
  studentProgressInput,
} from '#shared/api/progress';

const tags = ['progress'];
const errorResponses = [400, 401, 403, 404];

export const progressRouter = router({
  get: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/classes/{id}/progress',
        tags,
        summary: 'Each student of a class by each skill',
        errorResponses,
      },
    })
    .input(progressInput)
    .output(classProgress)
    .query(async ({ ctx, input }) => unwrap(await progressOfClass(ctx.deps, ctx.user, input))),

  profile: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/classes/{id}/profile',
        tags,
        summary: 'What a class gets wrong, by grammar point',
        errorResponses,
      },
    })
    .input(progressInput)
    .output(classProfile)
    .query(async ({ ctx, input }) => unwrap(await profileOfClass(ctx.deps, ctx.user, input))),

  suggestions: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/lesson-suggestions',
        tags,
        summary: 'The week of your classes, and starter lessons that fit them',
        errorResponses,
      },
    })
    .input(lessonSuggestionsInput)
    .output(lessonSuggestions)
    .query(async ({ ctx, input }) => unwrap(await suggestionsFor(ctx.deps, ctx.user, input))),

  student: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/classes/{id}/students/{studentId}/progress',
        tags,
        summary: 'One student of a class over time',
        errorResponses,
      },
    })
    .input(studentProgressInput)
    .output(studentProgress)
    .query(async ({ ctx, input }) => unwrap(await progressOfStudent(ctx.deps, ctx.user, input))),

  cards: ownerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/classes/{id}/report-cards',
        tags,
        summary: 'What report cards of a class say',
        errorResponses,
      },
    })
    .input(reportCardsInput)
    .output(reportCards)
    .query(async ({ ctx, input }) => unwrap(await cardsOfClass(ctx.deps, ctx.user, input))),
});
