import { exportOwnData, ownDataName } from '#server/domain/data-export/export';
import { unwrap } from '#server/trpc/failures';
import { roles } from '#shared/core/roles';
import type { FileRoute } from './streamed-file';

/** Everybody's own data as a ZIP file. */
export const ownDataZip: FileRoute = {
  method: 'get',
  path: '/profile/data.zip',
  roles,
  // More than any single call tells of a person, and so what no key for looking things up takes away.
  scope: 'admin',
  async make({ deps, actor, looksOnly }) {
    // Anyone who only asks about the file takes nothing out: it is neither counted nor noted.
    const file = looksOnly
      ? { name: ownDataName(deps.clock.now()), content: [] }
      : unwrap(await exportOwnData(deps, actor));
    return { ...file, type: 'application/zip' };
  },
};

interface Operation {
  responses?: Record<string, unknown>;
}

/** Its part of the OpenAPI document; how it fails comes from another call of the profile. */
export function ownDataPaths({ responses }: Operation = {}) {
  const { 200: _, ...failures } = responses ?? {};
  return {
    [ownDataZip.path]: {
      get: {
        tags: ['profile'],
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
