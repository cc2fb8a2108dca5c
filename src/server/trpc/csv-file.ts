import type { Request, Response } from 'express';
import { type Actor, type AuditEvent, record } from '../domain/audit/record';
import { dayOf } from '../domain/calendar';
import type { Deps } from '../domain/deps';
import type { Context } from './context';
import { admitted } from './init';
import { sendFile } from './streamed-file';

/* Lists that administrators take out of the portal as CSV files, and that the audit log tells of. */

export type CreateContext = (from: { req: Request; res: Response }) => Promise<Context>;

/** The administrator who asks; anybody else is refused as by a procedure. */
export async function adminIn(
  createContext: CreateContext,
  req: Request,
  res: Response,
): Promise<{ deps: Deps; actor: Actor }> {
  const context = await createContext({ req, res });
  const { user } = admitted(context, ['admin']);
  return { deps: context.deps, actor: { ...user, address: context.address } };
}

export interface CsvFile<Row> {
  /** Without its date and ending. */
  name: string;
  head: string;
  lines: (rows: readonly Row[]) => string;
  pages: Iterable<Row[]> | AsyncIterable<Row[]>;
  total: number;
  /** What the audit log says of it. */
  event: AuditEvent;
}

/** Sends a CSV file page by page, once the audit log has it. */
export async function sendCsv<Row>(
  req: Request,
  res: Response,
  { db, clock, log }: Deps,
  actor: Actor,
  file: CsvFile<Row>,
): Promise<void> {
  if (req.method !== 'HEAD') await record(db, actor, file.event);
  await sendFile(req, res, log, {
    name: `${file.name}-${dayOf(clock.now())}.csv`,
    type: 'text/csv; charset=utf-8',
    total: file.total,
    content: linesOf(file),
  });
}

async function* linesOf<Row>({ head, lines, pages }: CsvFile<Row>): AsyncGenerator<string> {
  yield head;
  for await (const rows of pages) {
    if (rows.length > 0) yield lines(rows);
  }
}

/** What the OpenAPI document says of the same list as a page. */
export interface Operation {
  tags?: readonly string[];
  parameters?: readonly object[];
  responses?: Record<string, unknown>;
  security?: unknown;
}

/** A file of a list in the OpenAPI document, with those parameters of the list that it takes as well. */
export function csvOperation({ tags, parameters, responses, security }: Operation = {}, taken: readonly string[] = []) {
  const { 200: _, ...failures } = responses ?? {};
  return {
    tags,
    security,
    ...(taken.length > 0 && {
      parameters: parameters?.filter((one) => 'name' in one && taken.includes(String(one.name))),
    }),
    responses: {
      200: {
        description: 'The file, sent while it is read; X-Total-Count says how many rows are in it.',
        headers: { 'X-Total-Count': { schema: { type: 'integer' } } },
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
      ...failures,
    },
  };
}
