import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
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

/**
 * Users as a CSV file for administrators: `GET` all that a search and filter find, `POST` certain ones. No procedure,
 * because procedures answer as a whole, and this is sent while it is read: a hundred thousand users need no memory.
 */
export function usersCsv(createContext: (from: { req: Request; res: Response }) => Promise<Context>) {
  const csv = express.Router();

  csv.get('/', async (req, res) => {
    const { deps } = await adminContext(req, res);
    const query = checked(exportUsersInput, req.query);
    await send(req, res, deps, { pages: everyUser(deps, query), total: await deps.reader.countUsers(query) });
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

function checked<T>(schema: z.ZodType<T>, given: unknown): T {
  const { data, error } = schema.safeParse(given);
  if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return data;
}

interface Export {
  pages: Iterable<User[]> | AsyncIterable<User[]>;
  /** Says in a header how many users will come, for a progress bar. */
  total: number;
}

async function send(req: Request, res: Response, { clock, log }: Deps, { pages, total }: Export): Promise<void> {
  res.setHeader('Content-Type', 'text/csv; charset=utf-8');
  res.setHeader('Content-Disposition', `attachment; filename="users-${dayOf(clock.now())}.csv"`);
  res.setHeader('X-Total-Count', String(total));
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  try {
    // A page is read when the one before has gone out, and never again once the other side has hung up.
    await pipeline(inTurns(pages), res);
  } catch (error) {
    // What was begun cannot become a refusal: the connection breaks off, so that half a file is not taken for all.
    if (!hungUp(error)) log.error({ error }, 'An export failed unexpectedly.');
  }
}

/** Other requests have their turn between two pages: SQLite reads synchronously, and so is writing while it is quick. */
async function* inTurns(pages: Export['pages']): AsyncGenerator<string> {
  yield csvHead;
  for await (const users of pages) {
    if (users.length > 0) yield csvRows(users);
    await setImmediate();
  }
}

function hungUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
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
