import express from 'express';
import { auditFilter } from '../../shared/schemas/audit';
import { auditCsvHead, auditCsvRows } from '../domain/audit/audit-csv';
import { everyAuditEntry } from '../domain/audit/read';
import { adminIn, type CreateContext, csvOperation, type Operation, sendCsv } from './csv-file';
import { unwrap } from './failures';
import { checked } from './streamed-file';

/** The audit log as a CSV file for administrators: all that a filter finds. */
export function auditCsv(createContext: CreateContext) {
  const csv = express.Router();
  csv.get('/', async (req, res) => {
    const { deps, actor } = await adminIn(createContext, req, res);
    const { pages, total } = unwrap(await everyAuditEntry(deps, checked(auditFilter, req.query)));
    await sendCsv(req, res, deps, actor, {
      name: 'audit',
      head: auditCsvHead,
      lines: auditCsvRows,
      pages,
      total,
      event: { action: 'audit.exported', at: deps.clock.now(), details: { count: total } },
    });
  });
  return csv;
}

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
