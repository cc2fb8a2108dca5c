import * as z from 'zod';
import { exportResources } from '#server/domain/library/files';
import { dayOf } from '#server/domain/platform/calendar';
import { unwrap } from '#server/trpc/failures';
import { exportFile, exportInput } from '#shared/api/shelf';
import { roles } from '#shared/core/roles';
import type { Operation } from './csv-file';
import { type FileRoute, parseInput } from './streamed-file';

/** One's own work as a JSON file: a shelf of books is larger than what a process should hold at once. */
export const libraryFile: FileRoute = {
  method: 'post',
  path: '/library/export',
  roles,
  // As with all work on the library but looking at it.
  scope: 'spend',
  async make({ deps, actor, req }) {
    const { ids } = parseInput(exportInput, req.body);
    const content = unwrap(await exportResources(deps, actor, ids));
    return {
      name: `classroom-studio-${dayOf(deps.clock.now())}.json`,
      type: 'application/json; charset=utf-8',
      content,
    };
  },
};

/**
 * Any JSON refers to itself, and a document has one place for what is referred to. Each kind of work has its own shape.
 */
const documentedFile = exportFile.extend({
  items: z.array(exportFile.shape.items.element.extend({ data: z.unknown() })),
});

/** Its part of the OpenAPI document; how it fails comes from another call of the library. */
export function libraryFilePaths({ tags, responses }: Operation = {}) {
  const { 200: _, ...failures } = responses ?? {};
  return {
    [libraryFile.path]: {
      post: {
        tags,
        operationId: 'library-export',
        summary: 'Write a file of saved work',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: z.toJSONSchema(exportInput, { target: 'draft-2020-12' }) } },
        },
        responses: {
          200: {
            description: 'The file, sent while it is made.',
            content: { 'application/json': { schema: z.toJSONSchema(documentedFile, { target: 'draft-2020-12' }) } },
          },
          ...failures,
        },
      },
    },
  };
}
