import { type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { databaseFailureOf } from '#server/adapters/db/database-errors';
import { requestReference } from '#server/adapters/request-scope';
import type { RefusedOutput } from '#shared/api/tokens';
import { type FailureReason, failures, isFailureReason } from '#shared/core/failures';
// What is wrong with a value is said in sentences, also where its schema has none.
import '#shared/core/input-sentences';
import { doorFailures, requestFailures, unexpectedText } from '#shared/core/request-failures';
import type { Refusal, Result } from '#shared/core/result';

/** A refusal on its way out as an error. */
export class DomainFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    text: string,
    readonly retryAfter?: number,
  ) {
    super(text);
  }
}

/** The value, or the refusal thrown as the error it means. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw refusalError(result);
}

export function refusalError({ reason, text, retryAfter }: Refusal): TRPCError {
  const failure = failures[reason];
  const message = text ?? failure.text;
  return new TRPCError({ code: failure.code, message, cause: new DomainFailure(reason, message, retryAfter) });
}

/** For the calls of the wallet, whose refusals are values. */
export function answer<T>(result: Result<T>): { success: true; data: T } | RefusedOutput {
  if (result.ok) return { success: true, data: result.value };
  const sentence = result.text ?? failures[result.reason].text;
  return { success: false, error: sentence, message: sentence, reason: result.reason };
}

/** What a person and a program learn of an error: never a stack, a path or a query. */
export interface FailureBody {
  message: string;
  code: TRPC_ERROR_CODE_KEY;
  reason?: FailureReason;
  /** What is wrong with which field: the first of it. */
  issues?: { path: string; message: string }[];
  /** How much is wrong in all, where that is more. */
  issueCount?: number;
  /** Of what nobody expected: the beginning of the request's id, by which it is found in the log. */
  reference?: string;
}

/** What tRPC refuses by itself. */
const requestFailureOf = (code: TRPC_ERROR_CODE_KEY) => requestFailures.find((one) => one.code === code);

export function describeFailure(error: TRPCError): FailureBody {
  const { code, cause } = error;
  if (cause instanceof DomainFailure) return { message: cause.message, code, reason: cause.reason };
  if (isInvalidInput(code, cause)) {
    const issues = cause.issues.slice(0, mostIssues).flatMap(readableIssues).slice(0, mostIssues);
    const count = cause.issues.reduce((sum, issue) => sum + issuesIn(issue), 0);
    return {
      message: issues[0]?.message ?? 'Please check what you sent.',
      code,
      issues,
      ...(count > issues.length && { issueCount: count }),
    };
  }
  const trouble = refusalOf(error);
  if (trouble) return { message: failures[trouble].text, code, reason: trouble };
  const failure = requestFailureOf(code);
  return failure ? { message: failure.text, code } : { message: unexpectedText, code, ...reference() };
}

/** By what somebody who reports an unexpected failure is understood; nothing outside a request. */
export function reference(): Pick<FailureBody, 'reference'> {
  const id = requestReference();
  return id ? { reference: id } : {};
}

/** Why a call was refused; nothing where it failed otherwise. */
export function refusalOf({ cause }: TRPCError): FailureReason | undefined {
  return cause instanceof DomainFailure ? cause.reason : databaseFailureOf(cause);
}

/** The same of an answer of the wallet, whose refusals are values. */
export function refusalIn(data: unknown): FailureReason | undefined {
  if (typeof data !== 'object' || data === null || !('success' in data) || data.success !== false) return undefined;
  return 'reason' in data && isFailureReason(data.reason) ? data.reason : undefined;
}

/** What the database cannot do at the moment is no bug: it has a status, and a sentence that says so. */
export function unavailable(error: unknown): unknown {
  const cause = error instanceof TRPCError ? error.cause : error;
  return databaseFailureOf(cause) ? new TRPCError({ code: 'SERVICE_UNAVAILABLE', cause }) : error;
}

/** A ZodError under another code is our own mistake: an answer that does not fit its schema. */
function isInvalidInput(code: TRPC_ERROR_CODE_KEY, cause: unknown): cause is ZodError {
  return code === 'BAD_REQUEST' && cause instanceof ZodError;
}

type Issue = ZodError['issues'][number];

/** Nobody reads more, and an answer must not grow with what somebody sends. */
const mostIssues = 20;

const issuesIn = (issue: Issue) => (issue.code === 'unrecognized_keys' ? issue.keys.length : 1);

function readableIssues(issue: Issue): { path: string; message: string }[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, mostIssues).map((key) => ({
      path: [...issue.path.map(String), key.slice(0, 40)].join('.'),
      message: `There is no field called ${JSON.stringify(key.slice(0, 40))} here.`,
    }));
  }
  if (path === '') return [{ path, message: issue.code === 'custom' ? issue.message : doorFailures.no_object.text }];
  return [{ path, message: issue.message }];
}

/** Bugs and broken databases, as opposed to what the caller did wrong. */
export function isUnexpected({ code, cause }: TRPCError): boolean {
  return !(cause instanceof DomainFailure) && !isInvalidInput(code, cause) && requestFailureOf(code) === undefined;
}

export function retryAfterOf(error: TRPCError): number | undefined {
  return error.cause instanceof DomainFailure ? error.cause.retryAfter : undefined;
}
