import { auditCsvHead, auditCsvRows } from '#server/domain/audit/audit-csv';
import { everyAuditEntry } from '#server/domain/audit/read';
import { unwrap } from '#server/trpc/failures';
import { auditFilter } from '#shared/api/audit';
import { csvOf, csvOperation, forAdmins, type Operation } from './csv-file';
import { type FileRoute, parseInput } from './streamed-file';

/** The audit log as a CSV file for administrators: all that a filter finds. */
export const auditCsv: FileRoute = {
  ...forAdmins,
  method: 'get',
  path: '/audit.csv',
  async make(asking) {
    const { deps, req } = asking;
    const { pages, total } = unwrap(await everyAuditEntry(deps, parseInput(auditFilter, req.query)));
    return csvOf(asking, {
      name: 'audit',
      head: auditCsvHead,
      lines: auditCsvRows,
      pages,
      total,
      event: { action: 'audit.exported', at: deps.clock.now(), details: { count: total } },
    });
  },
};

/** Its part of the OpenAPI document; what it has in common with `GET /audit` comes from there. */
export function auditCsvPaths(page: Operation | undefined) {
  return {
    '/audit.csv': {
      get: {
        ...csvOperation(page, Object.keys(auditFilter.shape)),
        operationId: 'audit-export',
        summary: 'The audit log as a CSV file, filtered as in the list',
      },
    },
  };
}
