import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { createOpenApiNodeHttpHandler, generateOpenApiDocument } from 'trpc-openapi';
import { databaseErrorText } from '#server/adapters/db/database-errors';
import type { Log } from '#server/domain/platform/deps';
import { appRouter } from '#server/routers';
import { describeFailure, type FailureBody, isUnexpected, refusalIn, retryAfterOf } from '#server/trpc/failures';
import { scopeFor } from '#server/trpc/key-scopes';
import { type NeededScope, proceduresOf } from '#server/trpc/meta';
import { failureStatus, failures } from '#shared/core/failures';
import { type DoorFailure, doorFailures } from '#shared/core/request-failures';
import guide from '../../../docs/api.md?raw';
import { auditCsv, auditCsvPaths } from './files/audit-csv';
import { ownDataPaths, ownDataZip } from './files/data-export-zip';
import { libraryFile, libraryFilePaths } from './files/library-file';
import { type CreateContext, type FileRoute, streamedFile } from './files/streamed-file';
import { usersCsv, usersCsvPaths } from './files/users-csv';
import { sealInputs } from './seal-inputs';

interface RestOptions {
  createContext: CreateContext;
  log: Log;
}

const files: readonly FileRoute[] = [ownDataZip, libraryFile, ...usersCsv, auditCsv];

/** Which portal a request came to. The adapter is made once, as making it goes through all procedures. */
const portals = new WeakMap<Request, RestOptions>();

sealInputs(appRouter);
const handle = createOpenApiNodeHttpHandler<typeof appRouter, Request, Response>({
  router: appRouter,
  createContext: ({ req, res }) => portalOf(req).createContext({ req, res }),
  responseMeta: ({ data }) => ({ status: statusOfRefusal(data[0]) }),
  onError({ error, req, path: procedure }) {
    reportUnexpected(portalOf(req).log, error, procedure);
    sendInstead(req.res, error);
  },
});

function portalOf(req: Request): RestOptions {
  const portal = portals.get(req);
  if (!portal) throw new Error('A request reached the procedures past its portal.');
  return portal;
}

/** The same procedures as REST, with their document and a page to try them. To be mounted under /api. */
export function createRest(portal: RestOptions) {
  const rest = express.Router();
  for (const file of files) {
    rest[file.method](file.path, streamedFile(portal.createContext, file), refuseAsProceduresDo);
  }
  rest.use((req, res, next) => {
    // The adapter spreads the body into an object, which would turn a list into one.
    if (Array.isArray(req.body)) return refuse(res, 'no_object');
    // It also drops empty parameters and loses one called __proto__: in lists all arrive, to be accepted or refused.
    const { query } = req;
    if (Object.hasOwn(query, '__proto__')) return refuse(res, 'prototype_field');
    const lists = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()]));
    Object.defineProperty(req, 'query', { value: lists });
    // Who sends nothing has no kind of content to name; the adapter wants one all the same.
    if (isEmpty(req)) req.headers['content-type'] ??= 'application/json';
    portals.set(req, portal);
    return handle(req, res, next);
  });
  rest.get('/openapi.json', (_req, res) => {
    res.json(openApiDocument());
  });
  return rest;
}

function isEmpty({ headers }: Request): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** What is no procedure throws the same refusals. */
export const refuseAsProceduresDo: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (!(error instanceof TRPCError) || isUnexpected(error)) return next(error);
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter));
  sendFailure(res, getHTTPStatusCodeFromError(error), describeFailure(error));
};

/** An unknown address is answered in JSON, never by the app's page. */
export const nothingHere: RequestHandler = (_req, res) => {
  refuse(res, 'nothing_here');
};

/** Refusals of the wallet are values; over REST they have the status of their reason all the same. */
function statusOfRefusal(data: unknown): number | undefined {
  const reason = refusalIn(data);
  return reason && failureStatus[failures[reason].code];
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

function refuse(res: Response, failure: DoorFailure): void {
  sendFailure(res, doorFailures[failure].status, doorBody(failure));
}

/** What the door answers instead of a procedure. */
export function doorBody(failure: DoorFailure): FailureBody {
  const { code, text } = doorFailures[failure];
  return { message: text, code };
}

export function sendFailure(res: Response, status: number, body: FailureBody): void {
  res.status(status).json(body);
}

export function reportUnexpected(log: Log, error: TRPCError, procedure: string | undefined): void {
  if (!isUnexpected(error)) return;
  const cause = error.cause ?? error;
  log.error({ error: cause, procedure }, databaseErrorText(cause) ?? 'A call failed unexpectedly.');
}

const tags = [
  { name: 'auth', description: 'Accounts: signing in and out, signing up, forgotten passwords.' },
  { name: 'profile', description: 'The signed-in user, and with whom they share tokens.' },
  { name: 'tokens', description: 'The wallet: what can be spent, spending it and buying more.' },
  { name: 'join', description: 'The door for codes: what one leads to, and playing as a guest.' },
  { name: 'assignments', description: 'Work that classes are given, and what came back.' },
  { name: 'live', description: 'Live games: hosting one, and playing it.' },
  { name: 'screens', description: 'The class’s screen on other devices, and phones that turn its pages.' },
  { name: 'progress', description: 'How classes do over time.' },
  { name: 'classes', description: 'Classes, who is in them, and joining one by its code.' },
  { name: 'schools', description: 'Schools: their members, classes and usage.' },
  { name: 'billing', description: 'Plans, the history of the balance, and receipts.' },
  { name: 'usage', description: 'What was spent, by day, app and person.' },
  { name: 'users', description: 'All users, for administrators.' },
  { name: 'keys', description: 'Keys for outside tools.' },
  { name: 'second-factor', description: 'A second step at sign-in: an authenticator app, and recovery codes.' },
  { name: 'library', description: 'Saved work, and links to it.' },
  { name: 'novels', description: 'Books that are written over weeks, scene by scene.' },
  { name: 'attempts', description: 'Attempts at questions: begun, answered, graded.' },
  { name: 'history', description: 'All attempts that one may see: reports, marks and tidying up.' },
  { name: 'writing', description: 'Texts handed in to teachers, and what was said of them.' },
  { name: 'quizzes', description: 'Questions made for quizzes, and how a quiz went.' },
  { name: 'twenty-questions', description: 'Games of 20 questions, in which the server has the secret.' },
  { name: 'cards', description: 'What is remembered of each word, and when to ask it again.' },
  { name: 'bank', description: 'Questions that are kept, shared and drawn into tests.' },
  { name: 'pictures', description: 'Pictures that are uploaded for questions.' },
  { name: 'generate', description: 'Drafts, by the built-in engine or a language model.' },
  { name: 'lesson-series', description: 'Series of lessons on a unit, with a test at the end.' },
  { name: 'model', description: 'The language model, for administrators.' },
  { name: 'audit', description: 'Who did what, when and to whom, for administrators.' },
  { name: 'words', description: 'What the portal knows of English words.' },
  { name: 'pronunciation', description: 'Pronunciation: how words are said, what is heard, and recordings.' },
  { name: 'retention', description: 'After how many days what is deleted by itself.' },
];

/** Both go into the same header. */
const bearers = {
  Session: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token that POST /auth/login answers. For everything; it ends after thirty days without use, and half a year after it was opened.',
  },
  Key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'cs_<letter of the scope>_<43 characters>',
    description:
      'A key that you make in your profile under Security. Each call names the scope that it wants: `read`, `spend` or ' +
      '`admin`, each of which may do what those before it may.',
  },
} as const;

const procedures = proceduresOf(appRouter);

/** What a call may be made with, and the least scope of a key for it. Said outright, an empty list means: open to all. */
function bearersFor(operationId = ''): Record<string, string[]>[] {
  const procedure = procedures.get(operationId.replace('-', '.'));
  if (!procedure) throw new Error(`The document has “${operationId}”, which is no procedure.`);
  const { type, meta } = procedure;
  return meta.callers === 'everyone' ? [] : bearersWith(scopeFor(type, meta));
}

function bearersWith(scope: NeededScope): Record<string, string[]>[] {
  return [{ Session: [] }, ...(scope === 'none' ? [] : [{ Key: [scope] }])];
}

/** OpenAPI 3.1 of all procedures, in English. */
export function openApiDocument() {
  const document = generateOpenApiDocument(appRouter, {
    title: 'Classroom Studio',
    description: guide,
    version: '1.0.0',
    baseUrl: '/api',
  });
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path)) operation.security = bearersFor(operation.operationId);
  }
  const filePaths: Record<string, Partial<Record<FileRoute['method'], object>>> = {
    ...usersCsvPaths(document.paths?.['/users']?.get),
    ...auditCsvPaths(document.paths?.['/audit']?.get),
    ...libraryFilePaths(document.paths?.['/library/erase']?.post),
    ...ownDataPaths(document.paths?.['/profile/delete']?.post),
  };
  for (const { method, path, scope } of files) {
    filePaths[path] = { ...filePaths[path], [method]: { ...filePaths[path]?.[method], security: bearersWith(scope) } };
  }
  return {
    ...document,
    paths: { ...document.paths, ...filePaths },
    tags,
    components: {
      ...document.components,
      schemas: withFailures(document.components?.schemas),
      securitySchemes: bearers,
    },
  };
}

/** Puts what failures really look like in the place of the adapter's own guess. */
function withFailures(schemas: Record<string, object> = {}): Record<string, object> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const code = /^error\.(.*)$/.exec(name)?.[1];
      return [name, code ? failureSchema(code) : schema];
    }),
  );
}

function failureSchema(code: string) {
  return {
    type: 'object',
    description: 'Refusals of the wallet have `success` and `error` in place of `code`.',
    properties: {
      message: { type: 'string', description: 'A sentence for a person.' },
      code: { type: 'string', const: code },
      reason: { type: 'string', description: 'Which refusal it is: branch on this, not on the sentence.' },
      reference: { type: 'string', description: 'Of an unexpected failure: what to name when asking for help.' },
      issues: {
        type: 'array',
        description: 'What is wrong with which field: the first twenty.',
        items: {
          type: 'object',
          properties: { path: { type: 'string' }, message: { type: 'string' } },
          required: ['path', 'message'],
        },
      },
      issueCount: { type: 'integer', description: 'How much is wrong in all, where that is more.' },
      success: { type: 'boolean', const: false },
      error: { type: 'string', description: 'The same sentence as `message`.' },
    },
    required: ['message'],
  };
}
