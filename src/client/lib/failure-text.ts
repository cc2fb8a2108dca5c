import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/routers';
import type { FailureReason } from '#shared/core/failures';

type Failure = TRPCClientError<AppRouter>;

function isAnswered(error: unknown): error is Failure & { data: NonNullable<Failure['data']> } {
  return error instanceof TRPCClientError && Boolean(error.data?.code);
}

/** The server could not be reached, or something that is not our server answered. */
export function isUnreachable(error: unknown): boolean {
  return !isAnswered(error);
}

/** Why the server refused, where it says so. Branch on this, never on the text. */
export function reasonOf(error: unknown): FailureReason | undefined {
  return isAnswered(error) ? error.data.reason : undefined;
}

/** The answer's HTTP status, or 0 when there was none. */
export function statusOf(error: unknown): number {
  return isAnswered(error) ? error.data.httpStatus : 0;
}

/** What is wrong with which field, by the field's name. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const issues = isAnswered(error) ? (error.data.issues ?? []) : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

interface Texts {
  /** When the server gave no sentence. */
  fallback: string;
  /** When the server could not be reached. */
  network: string;
}

/** The sentence to show for a failure. */
export function failureText(error: unknown, { fallback, network }: Texts): string {
  if (!isAnswered(error)) return network;
  const { reference } = error.data;
  return reference ? `${error.message} (Reference: ${reference})` : error.message || fallback;
}
