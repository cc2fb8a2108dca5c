import type { FailureReason } from './failures';

/** What a use case answers: a value, or a refusal that the person can act on. Surprises are thrown instead. */
export type Result<T, R extends FailureReason = FailureReason> = { ok: true; value: T } | Refusal<R>;

export interface Refusal<R extends FailureReason = FailureReason> {
  ok: false;
  reason: R;
  /** Says it better than the reason's own text, e.g. with the numbers of this case. */
  text?: string;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

export function ok(): Result<void, never>;
export function ok<T>(value: T): Result<T, never>;
export function ok<T>(value?: T): Result<T | undefined, never> {
  return { ok: true, value };
}

export function err<R extends FailureReason>(reason: R, more: { text?: string; retryAfter?: number } = {}): Refusal<R> {
  return { ok: false, reason, ...more };
}
