import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { inRequest, type RequestScope } from '#server/adapters/request-scope';
import type { Deps } from '#server/domain/platform/deps';

/**
 * Gives each request an id, which its answer and all lines of the log carry, counts and times it, and logs it where
 * LOG_LEVEL is debug. It is known by its route: addresses hold ids, codes of shared links and tokens of reset links.
 */
export function observe({ log, metrics }: Pick<Deps, 'log' | 'metrics'>): RequestHandler {
  return (req, res, next) => {
    const began = performance.now();
    const scope: RequestScope = { id: idOf(req) };
    res.setHeader('X-Request-Id', scope.id);
    res.once('close', () => {
      const seconds = (performance.now() - began) / 1000;
      const route = routeOf(req, scope);
      const method = methods.has(req.method) ? req.method : 'other';
      const status = res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'broken off';
      // A stream lasts as long as somebody looks: that says nothing about how quick the portal is.
      if (!isStream(res)) metrics.answered({ route, method, status, seconds });
      const fields = { requestId: scope.id, route, method, status: res.statusCode, ms: Math.round(seconds * 1000) };
      log.debug(fields, res.writableFinished ? 'A request was answered.' : 'A request was broken off.');
    });
    inRequest(scope, next);
  };
}

const isStream = (res: Response) => String(res.getHeader('Content-Type')).startsWith('text/event-stream');

/** An id that a proxy gave is kept, so that its log and ours can be read together. */
function idOf(req: Request): string {
  const header = req.get('X-Request-Id');
  return header && /^[\w.-]{1,64}$/.test(header) ? header : newId();
}

/** Without letters that are taken for another when they are read out. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789x';

function newId(): string {
  return Array.from(randomBytes(10), (byte) => signs[byte % signs.length]).join('');
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** From a short list, whatever was asked for. */
function routeOf({ originalUrl }: Request, { procedure }: RequestScope): string {
  const path = originalUrl.split('?', 1)[0] ?? '';
  if (path.startsWith('/trpc'))
    return `/trpc/${typeof procedure === 'object' ? procedure.name : (procedure ?? 'none')}`;
  if (path.startsWith('/api')) return `/api${typeof procedure === 'object' ? (procedure.restPath ?? '') : '/other'}`;
  if (path.startsWith('/assets/')) return '/assets';
  if (path.startsWith('/pictures/')) return '/pictures';
  if (path.startsWith('/speech/')) return '/speech';
  return operating.has(path) ? path : '/page';
}

const operating = new Set(['/healthz', '/readyz', '/metrics']);
