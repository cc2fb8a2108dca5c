import { setImmediate } from 'node:timers/promises';
import express, { type Request, type Response } from 'express';
import * as z from 'zod';
import { exportChosenInput, exportUsersInput } from '../../shared/schemas/users';
import { dayOf } from '../domain/calendar';
import type { Deps } from '../domain/deps';
import { chosenUsers, everyUser } from '../domain/users/list-users';
import type { User } from '../domain/users/user';
import { csvHead, csvRows } from '../domain/users/users-csv';
import type { Context } from './context';
import { admitted } from './init';
import { checked, sendFile } from './streamed-file';

/**
 * Users as a CSV file for administrators: `GET` all that a search and filter find, `POST` certain ones.
 */
export function usersCsv(createContext: (from: { req: Request; res: Response }) => Promise<Context>) {
  const csv = express.Router();

  csv.get('/', async (req, res) => {
    const { deps } = await adminContext(req, res);
    const query = checked(exportUsersInput, req.query);
    await send(req, res, deps, { pages: everyUser(deps, query), total: deps.reader.countUsers(query) });
  });

  csv.post('/', async (req, res) => {
    const { deps } = await adminContext(req, res);
    const users = await chosenUsers(deps, checked(exportChosenInput, req.body).ids);
    await send(req, res, deps, { pages: [users], total: users.length });
  });

  async function adminContext(req: Request, res: Response): Promise<Context> {
    const context = await createContext({ req, res });
    admitted(context, ['admin']);
    return context;
  }
  return csv;
}

interface Export {
  pages: Iterable<User[]>;
  total: number;
}

function send(req: Request, res: Response, { clock, log }: Deps, { pages, total }: Export): Promise<void> {
  return sendFile(req, res, log, {
    name: `users-${dayOf(clock.now())}.csv`,
    type: 'text/csv; charset=utf-8',
    total,
    content: inTurns(pages),
  });
}

/** Other requests have their turn between two pages: reading is synchronous, and so is writing while it is quick. */
async function* inTurns(pages: Iterable<User[]>): AsyncGenerator<string> {
  yield csvHead;
  for (const users of pages) {
    if (users.length > 0) yield csvRows(users);
    await setImmediate();
  }
}

interface Operation {
  parameters?: readonly object[];
  responses?: Record<string, unknown>;
  security?: unknown;
}

/** Its part of the OpenAPI document; what it has in common with `GET /users` comes from there. */
export function usersCsvPaths({ parameters, responses, security }: Operation = {}) {
  const { 200: _, ...failures } = responses ?? {};
  const shared = {
    tags: ['users'],
    security,
    responses: {
      200: {
        description: 'The file, sent while it is read; X-Total-Count says how many users are in it.',
        headers: { 'X-Total-Count': { schema: { type: 'integer' } } },
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
      ...failures,
    },
  };
  const filters = Object.keys(exportUsersInput.shape);
  return {
    '/users.csv': {
      get: {
        ...shared,
        operationId: 'users-exportAll',
        summary: 'Users as a CSV file, searched, filtered and sorted as in the list',
        parameters: parameters?.filter((one) => 'name' in one && filters.includes(String(one.name))),
      },
      post: {
        ...shared,
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
