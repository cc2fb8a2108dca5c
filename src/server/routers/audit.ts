import { auditPage, auditPageInput } from '../../shared/schemas/audit';
import { readAuditPage } from '../domain/audit/read';
import { unwrap } from '../trpc/failures';
import { adminProcedure, router } from '../trpc/init';

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
