import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Deps } from './domain/deps';
import { appRouter } from './routers';
import { createContextFactory } from './trpc/context';
import type { FailureBody } from './trpc/failures';
import { createRest, reportUnexpected, sendFailure } from './trpc/rest';

interface AppOptions {
  deps: Deps;
  trustProxy: boolean | number | string;
  /** Logs requests. */
  logRequests: RequestHandler;
  /** Serves the browser's part: everything that is neither /trpc nor /api. */
  client: RequestHandler;
  /** Hosts other than this one that pages may talk to, and whether the portal is reached by https. */
  security: { scripts: string[]; frames: string[]; connections: string[]; https: boolean } | undefined;
}

const bodyLimit = '1mb';

/** The whole server but for listening, as integration tests use it too. */
export function createApp({ deps, trustProxy, logRequests, client, security }: AppOptions) {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.use(logRequests);
  if (security) app.use(secureHeaders(security));

  const createContext = createContextFactory(deps);
  const faces = express.Router();
  faces.use(express.json({ limit: bodyLimit, verify: refuseProtoKeys }));
  faces.use(
    '/trpc',
    createExpressMiddleware({
      router: appRouter,
      createContext,
      maxBatchSize: 20,
      onError: ({ error, path }) => reportUnexpected(deps.log, error, path),
    }),
  );
  faces.use('/api', createRest({ createContext, log: deps.log }));
  app.use(['/trpc', '/api'], (req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    req.url = req.originalUrl;
    faces(req, res, next);
  });

  app.use(client);
  app.use(handleErrors(deps));
  return app;
}

/** helmet's defaults would send browsers to https, which breaks plain http on a school's network. */
function secureHeaders({ scripts, frames, connections, https }: NonNullable<AppOptions['security']>): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        frameSrc: ["'self'", ...frames],
        connectSrc: ["'self'", ...connections],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Toasts and positioned menus set styles of their own.
        styleSrc: ["'self'", "'unsafe-inline'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  });
}

/** A key called __proto__ has no honest use, wherever it stands. */
function refuseProtoKeys(_req: unknown, _res: unknown, body: Buffer): void {
  const text = body.toString();
  if (!text.includes('__proto__') && !text.includes('\\u')) return;
  JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__') throw new SyntaxError('The key __proto__ is refused.');
    return value;
  });
}

const bodyFailures: Record<number, FailureBody> = {
  400: { message: 'The request could not be read: it is not valid JSON.', code: 'BAD_REQUEST' },
  413: { message: 'The request is too large: at most 1 MB, please.', code: 'PAYLOAD_TOO_LARGE' },
  415: { message: 'Please send JSON (Content-Type: application/json).', code: 'UNSUPPORTED_MEDIA_TYPE' },
};

/** Errors before a procedure was reached: unreadable bodies, broken addresses, and bugs. */
function handleErrors({ log }: Pick<Deps, 'log'>): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const status = statusOf(error);
    if (status >= 500) log.error({ error }, 'A request failed unexpectedly.');
    const body: FailureBody =
      bodyFailures[status] ??
      (status < 500
        ? { message: 'The request could not be understood.', code: 'BAD_REQUEST' }
        : { message: 'Something went wrong on our side. Please try again.', code: 'INTERNAL_SERVER_ERROR' });
    if (!req.originalUrl.startsWith('/trpc')) return sendFailure(res, status, body);
    // The browser's client reads failures in tRPC's own wrapping.
    const { message, code } = body;
    return res.status(status).json({ error: { message, code: -32600, data: { code, httpStatus: status } } });
  };
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
