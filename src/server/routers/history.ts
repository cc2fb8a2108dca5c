import { changeMark, readAttempt } from '#server/domain/history/attempt';
import { hardestItems as hardestItemsOf } from '#server/domain/history/hardest-items';
import { listAttempts } from '#server/domain/history/list-attempts';
import { groupReport as groupReportOf, studentReport as studentReportOf } from '#server/domain/history/reports';
import { anonymiseAttempts, matchGuest, removeAttempts } from '#server/domain/history/tidy';
import { unwrap } from '#server/trpc/failures';
import { memberProcedure, router } from '#server/trpc/init';
import {
  attemptIds,
  groupInput,
  groupReport,
  hardestInput,
  hardestItems,
  historyAttempt,
  historyInput,
  historyPage,
  markInput,
  matchInput,
  studentInput,
  studentReport,
  tidyOutput,
} from '#shared/api/history';
import { idInput, successOutput } from '#shared/core/fields';

const tags = ['history'];

export const historyRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/history',
        tags,
        summary: 'Attempts that you may see, by filters',
        errorResponses: [400, 401, 404],
      },
    })
    .input(historyInput)
    .output(historyPage)
    .query(async ({ ctx, input }) => unwrap(await listAttempts(ctx.deps, ctx.user, input))),

  student: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/history/student',
        tags,
        summary: 'How one student does',
        errorResponses: [400, 401, 404],
      },
    })
    .input(studentInput)
    .output(studentReport)
    .query(async ({ ctx, input }) => unwrap(await studentReportOf(ctx.deps, ctx.user, input.memberId))),

  group: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/history/group',
        tags,
        summary: 'Your associated users beside each other',
        errorResponses: [400, 401],
      },
    })
    .input(groupInput)
    .output(groupReport)
    .query(({ ctx, input }) => groupReportOf(ctx.deps, ctx.user, input.from)),

  hardest: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/history/hardest',
        tags,
        summary: 'The hardest questions of your quizzes and tests, and who chose what',
        errorResponses: [400, 401],
      },
    })
    .input(hardestInput)
    .output(hardestItems)
    .query(({ ctx, input }) => hardestItemsOf(ctx.deps, ctx.user, input.resourceId)),

  attempt: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/history/{id}',
        tags,
        summary: 'One attempt with its answers and changes of marks',
        errorResponses: [400, 401, 404],
      },
    })
    .input(idInput)
    .output(historyAttempt)
    .query(async ({ ctx, input }) => unwrap(await readAttempt(ctx.deps, ctx.user, input.id))),

  mark: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/history/{id}/marks',
        tags,
        summary: 'Change the mark of an answer, with a reason',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: ['marks.changed'],
    })
    .input(markInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await changeMark(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  match: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/history/{id}/player',
        tags,
        summary: 'Say which associated user a guest was',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'spend',
      audit: ['history.matched'],
    })
    .input(matchInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      unwrap(await matchGuest(ctx.deps, ctx.user, input));
      return { success: true };
    }),

  anonymise: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/history/anonymise',
        tags,
        summary: 'Take the names off attempts of guests',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'admin',
      audit: ['history.anonymised'],
    })
    .input(attemptIds)
    .output(tidyOutput)
    .mutation(async ({ ctx, input }) => unwrap(await anonymiseAttempts(ctx.deps, ctx.user, input.ids))),

  remove: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/history/remove',
        tags,
        summary: 'Delete attempts for good',
        errorResponses: [400, 401, 404],
      },
      keyScope: 'admin',
      audit: ['history.removed'],
    })
    .input(attemptIds)
    .output(tidyOutput)
    .mutation(async ({ ctx, input }) => unwrap(await removeAttempts(ctx.deps, ctx.user, input.ids))),
});
