import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of a request wherever its work has got to: each line of the log carries its id. */
export interface RequestScope {
  id: string;
  /** Which procedure it calls, or `batch` for several; nothing where it calls none. */
  procedure?: { name: string; restPath: string | undefined } | 'batch';
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Does the work, and all that follows from it, as part of this request. */
export function inRequest(scope: RequestScope, work: () => void): void {
  scopes.run(scope, work);
}

export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}

/** Goes to a person who reads it out: enough to find the request in the log. */
export function requestReference(): string | undefined {
  return currentRequest()?.id.slice(0, 12);
}
