import type { ErrorRequestHandler, RequestHandler } from 'express';
import { databaseErrorText, databaseFailureOf } from '#server/adapters/db/database-errors';
import { isApiKey } from '#server/domain/identity/auth/api-keys';
import type { Deps } from '#server/domain/platform/deps';
import { bearerToken } from '#server/trpc/context';
import { type FailureBody, reference } from '#server/trpc/failures';
import { failures } from '#shared/core/failures';
import { type DoorFailure, doorFailures, requestFailures, unexpectedText } from '#shared/core/request-failures';
import { doorBody, sendFailure } from './rest';

/* What happens before a procedure is reached: on both faces, what cannot be read is refused here. */

/** What is refused before a procedure is reached. */
class RefusedAtTheDoor extends Error {
  readonly status: number;

  constructor(readonly failure: DoorFailure) {
    super(doorFailures[failure].text);
    this.status = doorFailures[failure].status;
  }
}

/** An address that cannot be decoded names nothing; the faces themselves would stumble over it. */
export const refuseMalformedUrls: RequestHandler = (req, _res, next) => {
  const readable = isDecodable(req.path) && URL.canParse(req.originalUrl, 'http://localhost');
  next(readable ? undefined : new RefusedAtTheDoor('nothing_here'));
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Deeper than any honest request, and far from where walking through it would use up the stack. */
const deepestBody = 100;

/**
 * A key called __proto__ has no honest use, wherever it stands and however it was written; nor has nesting without end.
 */
export const refuseMalformedBodies: RequestHandler = (req, _res, next) => {
  let level: object[] = [req.body].filter(isObject);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepestBody) return next(new RefusedAtTheDoor('nested_too_deeply'));
    if (level.some((value) => Object.hasOwn(value, '__proto__'))) {
      return next(new RefusedAtTheDoor('prototype_field'));
    }
    level = level.flatMap((value) => Object.values(value).filter(isObject));
  }
  next();
};

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Keys are for outside tools, which have /api. What the browser's face answers may change with any release. */
export const refuseKeys: RequestHandler = (req, _res, next) => {
  const isKey = isApiKey(bearerToken(req) ?? '');
  next(isKey ? new RefusedAtTheDoor('key_at_pages') : undefined);
};

function bodyOf(error: unknown, status: number): FailureBody {
  const trouble = databaseFailureOf(error);
  if (trouble) return { message: failures[trouble].text, code: 'SERVICE_UNAVAILABLE', reason: trouble };
  if (status >= 500) return { message: unexpectedText, code: 'INTERNAL_SERVER_ERROR', ...reference() };
  if (error instanceof RefusedAtTheDoor) return doorBody(error.failure);
  if (isUnreadableBody(error)) return doorBody('unreadable_body');
  const { code, text } = requestFailures.find((one) => one.status === status) ?? requestFailures[0];
  return { message: text, code };
}

/** How the body parser marks what it cannot parse. */
function isUnreadableBody(error: unknown): boolean {
  return isObject(error) && 'type' in error && error.type === 'entity.parse.failed';
}

/** Errors before a procedure was reached: unreadable bodies, broken addresses, and bugs. */
export function handleErrors({ log }: Pick<Deps, 'log'>): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const status = statusOf(error);
    if (status >= 500) log.error({ error }, databaseErrorText(error) ?? 'A request failed unexpectedly.');
    const body = bodyOf(error, status);
    if (!req.originalUrl.startsWith('/trpc')) return sendFailure(res, status, body);
    // The browser's client reads failures in tRPC's own wrapping.
    const { message, ...data } = body;
    return res.status(status).json({ error: { message, code: -32600, data: { ...data, httpStatus: status } } });
  };
}

function statusOf(error: unknown): number {
  if (databaseFailureOf(error)) return 503;
  const status = isObject(error) && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
