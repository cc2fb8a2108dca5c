import { csvHeading, csvLines } from '#server/domain/platform/csv';
import type { AuditEntryOutput } from '#shared/api/audit';

/** The first line of a file of the audit log. */
export const auditCsvHead = csvHeading([
  'When',
  'Who',
  'Who (ID)',
  'Action',
  'What',
  'On whom',
  'On whom (ID)',
  'Address',
]);

/** Rows of the log as lines of that file. */
export function auditCsvRows(entries: readonly AuditEntryOutput[]): string {
  return csvLines(
    entries.map(({ at, actor, action, what, target, address }) => [
      at,
      actor?.name ?? '',
      actor?.id ?? '',
      action,
      what,
      target?.name ?? '',
      target?.id ?? '',
      address,
    ]),
  );
}
