import { createRequire } from 'node:module';
import path from 'node:path';
import type { TRPCError } from '@trpc/server';
import express, { type NextFunction, type Request, type Response } from 'express';
import { createOpenApiNodeHttpHandler, generateOpenApiDocument } from 'trpc-openapi';
import { failureStatus, failures, isFailureReason } from '../../shared/failures';
import type { Log } from '../domain/deps';
import { appRouter } from '../routers';
import type { Context } from './context';
import { describeFailure, type FailureBody, isUnexpected, retryAfterOf } from './failures';
import { sealInputs } from './seal-inputs';

interface RestOptions {
  createContext(from: { req: Request; res: Response }): Promise<Context>;
  log: Log;
}

/** The same procedures as REST, with their document and a page to try them. To be mounted under /api. */
export function createRest({ createContext, log }: RestOptions) {
  sealInputs(appRouter);
  const rest = express.Router();

  rest.get('/openapi.json', (_req, res) => {
    res.json(openApiDocument());
  });
  rest.use('/docs', docsPage());

  const handle = createOpenApiNodeHttpHandler<typeof appRouter, Request, Response>({
    router: appRouter,
    createContext,
    responseMeta: ({ data }) => ({ status: statusOfRefusal(data[0]) }),
    onError({ error, req, path: procedure }) {
      reportUnexpected(log, error, procedure);
      sendInstead(req.res, error);
    },
  });
  rest.use((req, res, next) => {
    // The adapter spreads the body into an object, which would turn a list into one.
    if (Array.isArray(req.body)) return sendFailure(res, 400, { message: 'Please send a JSON object.', code: 'BAD_REQUEST' });
    return handle(req, res, next);
  });
  rest.use((_req: Request, res: Response) => {
    sendFailure(res, 404, { message: 'There is nothing at this address.', code: 'NOT_FOUND' });
  });
  return rest;
}

/** Refusals of the wallet are values; over REST they have the status of their reason all the same. */
function statusOfRefusal(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('success' in data) || data.success !== false) return undefined;
  if (!('reason' in data) || !isFailureReason(data.reason)) return undefined;
  return failureStatus[failures[data.reason].code];
}

/** The adapter composes its error body itself and loses the sentence for a person: ours goes out instead. */
function sendInstead(res: Response | undefined, error: TRPCError): void {
  if (!res) return;
  const body = describeFailure(error);
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter));
  const end = res.end.bind(res);
  res.end = () => end(JSON.stringify(body));
}

export function sendFailure(res: Response, status: number, body: FailureBody): void {
  res.status(status).json(body);
}

export function reportUnexpected(log: Log, error: TRPCError, procedure: string | undefined): void {
  if (isUnexpected(error)) log.error({ error: error.cause ?? error, procedure }, 'A call failed unexpectedly.');
}

/** OpenAPI 3.1 of all procedures, in English. */
export function openApiDocument() {
  return generateOpenApiDocument(appRouter, {
    title: 'Classroom Studio',
    description:
      'The procedures of the portal for outside tools. Sign in with POST /auth/login and send the token as a bearer token.',
    version: '1.0.0',
    baseUrl: '/api',
    tags: ['auth', 'profile', 'tokens', 'billing', 'users'],
  });
}

/** Swagger UI from its package: nothing is asked of any other host. */
function docsPage() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const docs = express.Router();
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    docs.get(`/${file}`, (_req, res) => res.sendFile(path.join(folder, file), { maxAge: '1h' }));
  }
  docs.get('/start.js', (_req, res) => {
    res.type('js').send(`SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', validatorUrl: null });`);
  });
  docs.get('/', (_req: Request, res: Response, _next: NextFunction) => {
    res.type('html').send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Classroom Studio API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`);
  });
  return docs;
}
