import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import { Mutex } from 'async-mutex';
import type { Request, RequestHandler, Response } from 'express';
import type * as z from 'zod';
import type { Actor } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { Context } from '#server/trpc/context';
import { refusalError } from '#server/trpc/failures';
import { requireCaller } from '#server/trpc/init';
import { refusalOfKey } from '#server/trpc/key-scopes';
import type { KeyScope } from '#shared/core/key-scopes';
import type { Role } from '#shared/core/roles';

/*
 * Files that are sent while they are read. No procedures, because procedures answer as a whole: a hundred thousand rows
 * need no memory this way. They have the session, guards, scopes and refusals of the procedures all the same.
 */

/** A file with its address. Who may have it is said here, so that none can be sent without being asked for that. */
export interface FileRoute {
  method: 'get' | 'post';
  /** Under /api. */
  path: string;
  roles: readonly Role[];
  /** The least that a key of an outside tool needs. */
  scope: KeyScope;
  make(asking: Asking): Promise<StreamedFile>;
}

/** Who asks for a file, and how. */
export interface Asking {
  deps: Deps;
  actor: User & Actor;
  req: Pick<Request, 'query' | 'body'>;
  /** Only asks about the file (HEAD), and takes nothing out. */
  looksOnly: boolean;
}

export type CreateContext = (from: { req: Request; res: Response }) => Promise<Context>;

/** Answers with the file, if the user who asks may have it. */
export function streamedFile(createContext: CreateContext, { roles, scope, make }: FileRoute): RequestHandler {
  return async (req, res) => {
    const context = await createContext({ req, res });
    const refusal = refusalOfKey(context, scope);
    if (refusal) throw refusalError(refusal);
    const { user } = requireCaller(context, roles);
    const { deps, address } = context;
    const looksOnly = req.method === 'HEAD';
    await send(req, res, deps.log, await make({ deps, actor: { ...user, address }, req, looksOnly }));
  };
}

/** What was sent, if it fits; else the refusal that a procedure would give. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const { data, error } = schema.safeParse(input);
  if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return data;
}

export interface StreamedFile {
  name: string;
  type: string;
  /** Says in a header how many rows will come, for a progress bar. */
  total?: number;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** Sends a file piece by piece. */
async function send(req: Request, res: Response, log: Deps['log'], file: StreamedFile): Promise<void> {
  res.setHeader('Content-Type', file.type);
  res.setHeader('Content-Disposition', `attachment; filename="${file.name}"`);
  if (file.total !== undefined) res.setHeader('X-Total-Count', String(file.total));
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  try {
    // A piece is made when the one before has gone out, and never again once the other side has hung up.
    await pipeline(inTurns(file.content), res);
  } catch (error) {
    // What was begun cannot become a refusal: the connection breaks off, so that half a file is not taken for all.
    if (!hungUp(error)) log.error({ error }, 'A file failed unexpectedly while it was sent.');
  }
}

/** Held while a piece is made, and while others have their turn after it: of all files that are sent, one goes on. */
const making = new Mutex();

/** Nobody whose file it is waits longer than this between two pieces. */
const longestPauseMs = 500;

/**
 * After each piece others have as long as it took: reading may be synchronous, and so is writing while it is quick.
 * However many files are sent at once and whatever is in them, that is half of the time, and nobody waits for more
 * than one piece.
 */
async function* inTurns(content: StreamedFile['content']): AsyncGenerator<string | Uint8Array> {
  let release = await making.acquire();
  let start = performance.now();
  try {
    for await (const piece of content) {
      await setTimeout(Math.min(performance.now() - start, longestPauseMs));
      // Until it has gone out, which may take its time, others are made.
      release();
      if (piece.length > 0) yield piece;
      release = await making.acquire();
      start = performance.now();
    }
  } finally {
    release();
  }
}

function hungUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
