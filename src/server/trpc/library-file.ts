import type { Request, RequestHandler, Response } from 'express';
import * as z from 'zod';
import { roles } from '../../shared/roles';
import { exportFile, exportInput } from '../../shared/schemas/shelf';
import { dayOf } from '../domain/calendar';
import { exportResources } from '../domain/library/files';
import type { Context } from './context';
import type { Operation } from './csv-file';
import { refusalError, unwrap } from './failures';
import { admitted } from './init';
import { refusalOfKey } from './key-scopes';
import { checked, sendFile } from './streamed-file';

/** One's own work as a JSON file: a shelf of books is larger than what a process should hold at once. */
export function libraryFile(
  createContext: (from: { req: Request; res: Response }) => Promise<Context>,
): RequestHandler {
  return async (req, res) => {
    const context = await createContext({ req, res });
    const refusal = refusalOfKey(context, { path: 'library.export', type: 'mutation' });
    if (refusal) throw refusalError(refusal);
    const { user } = admitted(context, roles);
    const { address, deps } = context;
    const { ids } = checked(exportInput, req.body);
    const content = unwrap(await exportResources(deps, { ...user, address }, ids));
    const name = `classroom-studio-${dayOf(deps.clock.now())}.json`;
    await sendFile(req, res, deps.log, { name, type: 'application/json; charset=utf-8', content });
  };
}

/** Its part of the OpenAPI document; how it fails comes from another call of the library. */
export function libraryFilePaths({ tags, responses, security }: Operation = {}) {
  const { 200: _, ...failures } = responses ?? {};
  return {
    '/library/export': {
      post: {
        tags,
        security,
        operationId: 'library-export',
        summary: 'Write a file of saved work',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: z.toJSONSchema(exportInput, { target: 'draft-2020-12' }) } },
        },
        responses: {
          200: {
            description: 'The file, sent while it is made.',
            content: { 'application/json': { schema: z.toJSONSchema(exportFile, { target: 'draft-2020-12' }) } },
          },
          ...failures,
        },
      },
    },
  };
}
