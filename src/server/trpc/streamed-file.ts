import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import type { Request, Response } from 'express';
import type * as z from 'zod';
import type { Deps } from '../domain/deps';

/*
 * Files that are sent while they are read. No procedures, because procedures answer as a whole: a hundred thousand rows
 * need no memory this way. They have the session, guards and refusals of the procedures all the same.
 */

/** What was sent, if it fits; else the refusal that a procedure would give. */
export function checked<T>(schema: z.ZodType<T>, given: unknown): T {
  const { data, error } = schema.safeParse(given);
  if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return data;
}

interface StreamedFile {
  name: string;
  type: string;
  /** Says in a header how many rows will come, for a progress bar. */
  total?: number;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** Sends a file piece by piece. */
export async function sendFile(req: Request, res: Response, log: Deps['log'], file: StreamedFile): Promise<void> {
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

/** Other requests have their turn between two pieces: reading may be synchronous, and so is writing while it is quick. */
async function* inTurns(content: StreamedFile['content']): AsyncGenerator<string | Uint8Array> {
  for await (const piece of content) {
    yield piece;
    await setImmediate();
  }
}

function hungUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
