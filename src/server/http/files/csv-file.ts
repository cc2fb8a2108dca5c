import { type AuditEvent, record } from '#server/domain/audit/record';
import { dayOf } from '#server/domain/platform/calendar';
import type { Asking, FileRoute, StreamedFile } from './streamed-file';

/* Lists that administrators take out of the portal as CSV files, and that the audit log tells of. */

/** Who may have such a file: what it holds, a key for looking things up reads as pages. */
export const forAdmins = { roles: ['admin'], scope: 'read' } as const satisfies Partial<FileRoute>;

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

/** A CSV file that is read page by page, once the audit log has it. */
export async function csvOf<Row>(
  { deps: { db, clock }, actor, looksOnly }: Asking,
  file: CsvFile<Row>,
): Promise<StreamedFile> {
  if (!looksOnly) await record(db, actor, file.event);
  return {
    name: `${file.name}-${dayOf(clock.now())}.csv`,
    type: 'text/csv; charset=utf-8',
    total: file.total,
    content: linesOf(file),
  };
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
}

/** A file of a list in the OpenAPI document, with those parameters of the list that it takes as well. */
export function csvOperation({ tags, parameters, responses }: Operation = {}, parameterNames: readonly string[] = []) {
  const { 200: _, ...failures } = responses ?? {};
  return {
    tags,
    ...(parameterNames.length > 0 && {
      parameters: parameters?.filter((one) => 'name' in one && parameterNames.includes(String(one.name))),
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
