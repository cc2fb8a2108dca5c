import type { Request, RequestHandler, Response } from 'express';
import { roles } from '../../shared/roles';
import { exportOwnData, ownDataName } from '../domain/own-data/export';
import type { Context } from './context';
import { unwrap } from './failures';
import { admitted } from './init';
import { sendFile } from './streamed-file';

/** Everybody's own data as a ZIP file. */
export function ownDataZip(createContext: (from: { req: Request; res: Response }) => Promise<Context>): RequestHandler {
  return async (req, res) => {
    const context = await createContext({ req, res });
    const { user } = admitted(context, roles);
    const { address, deps } = context;
    // Whoever only asks about the file takes nothing out: it is neither counted nor noted.
    const { name, content } =
      req.method === 'HEAD'
        ? { name: ownDataName(deps.clock.now()), content: [] }
        : unwrap(await exportOwnData(deps, { ...user, address }));
    await sendFile(req, res, deps.log, { name, type: 'application/zip', content });
  };
}

interface Operation {
  responses?: Record<string, unknown>;
  security?: unknown;
}

/** Its part of the OpenAPI document; how it fails comes from another call of the profile. */
export function ownDataPaths({ responses, security }: Operation = {}) {
  const { 200: _, ...failures } = responses ?? {};
  return {
    '/profile/data.zip': {
      get: {
        tags: ['profile'],
        security,
        operationId: 'profile-ownData',
        summary: 'All your own data as a ZIP file with JSON and CSV, a few times a day',
        responses: {
          200: {
            description: 'The file, sent while it is made.',
            content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
          },
          ...failures,
        },
      },
    },
  };
}
