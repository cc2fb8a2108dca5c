import * as z from 'zod';
import { chosenUsers, everyUser } from '#server/domain/accounts/list-users';
import { csvHead, csvRows } from '#server/domain/accounts/users-csv';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { exportChosenInput, exportUsersInput } from '#shared/api/users';
import { type CsvFile, csvOf, csvOperation, forAdmins, type Operation } from './csv-file';
import { type FileRoute, parseInput } from './streamed-file';

const common = { ...forAdmins, path: '/users.csv' };

/** Users as a CSV file for administrators: `GET` all that a search and filter find, `POST` certain ones. */
export const usersCsv: FileRoute[] = [
  {
    ...common,
    method: 'get',
    async make(asking) {
      const { deps, req } = asking;
      const query = parseInput(exportUsersInput, req.query);
      const matches = { pages: everyUser(deps, query), total: await deps.reader.countUsers(query) };
      return csvOf(asking, fileOf(deps, matches));
    },
  },
  {
    ...common,
    method: 'post',
    async make(asking) {
      const { deps, req } = asking;
      const users = await chosenUsers(deps, parseInput(exportChosenInput, req.body).ids);
      return csvOf(asking, fileOf(deps, { pages: [users], total: users.length }));
    },
  },
];

function fileOf({ clock }: Deps, { pages, total }: Pick<CsvFile<User>, 'pages' | 'total'>): CsvFile<User> {
  const event = { action: 'users.exported', at: clock.now(), details: { count: total } } as const;
  return { name: 'users', head: csvHead, lines: csvRows, pages, total, event };
}

/** Its part of the OpenAPI document; what it has in common with `GET /users` comes from there. */
export function usersCsvPaths(page: Operation | undefined) {
  return {
    '/users.csv': {
      get: {
        ...csvOperation(page, Object.keys(exportUsersInput.shape)),
        operationId: 'users-exportAll',
        summary: 'Users as a CSV file, searched, filtered and sorted as in the list',
      },
      post: {
        ...csvOperation(page),
        operationId: 'users-exportChosen',
        summary: 'Certain users as a CSV file',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: z.toJSONSchema(exportChosenInput, { target: 'draft-2020-12' }) } },
        },
      },
    },
  };
}
