/**
 * A server that does not answer for so long is taken as not there, so that nobody waits in front of a spinner forever.
 */
const giveUpAfterMs = 30_000;

/** `fetch` with an end. */
export function patientFetch(input: RequestInfo | URL | string, init: RequestInit = {}): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new DOMException('The server took too long.', 'TimeoutError')),
    giveUpAfterMs,
  );
  init.signal?.addEventListener('abort', () => stop.abort(init.signal?.reason));
  return fetch(input, { ...init, signal: stop.signal }).finally(() => clearTimeout(timer));
}
