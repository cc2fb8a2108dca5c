import { readAuditPage } from '#server/domain/audit/read';
import { unwrap } from '#server/trpc/failures';
import { adminProcedure, router } from '#server/trpc/init';
import { auditPage, auditPageInput } from '#shared/api/audit';

export const auditRouter = router({
  page: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/audit',
        tags: ['audit'],
        summary: 'The audit log, newest first, filtered and paged',
        errorResponses: [400, 401, 403],
      },
    })
    .input(auditPageInput)
    .output(auditPage)
    .query(async ({ ctx, input }) => unwrap(await readAuditPage(ctx.deps, input))),
});
