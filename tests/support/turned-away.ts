import { expect } from 'vitest';
import { contentOf } from './content';
import { callTrpc, expectNoSecrets, expectSentence } from './contract';
import { exchange, type RestAnswer } from './exchange';
import { serve } from './server';
import type { World } from './world';

/** A request as it goes out: the body is text or bytes, the headers are all there are. */
interface RawRequest {
  method?: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: BodyInit;
}

/**
 * Sends what should be turned away, and checks what holds whatever it is: a 4xx, a sentence for a person, no secrets,
 * and not one changed row.
 */
export async function gatekeeper(portal: World) {
  const { url } = await serve(portal);

  async function turnedAway(send: () => Promise<RestAnswer>): Promise<RestAnswer> {
    const before = await contentOf(portal);
    const answer = await send();
    expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
    expectPresentable(failureIn(answer.body));
    expect(await contentOf(portal)).toEqual(before);
    return answer;
  }

  async function raw(path: string, { method = 'POST', token, headers, body }: RawRequest): Promise<RestAnswer> {
    const all = { ...(token && { authorization: `Bearer ${token}` }), ...headers };
    if (body === undefined || typeof body === 'string') {
      return exchange(url + path, { method, headers: all, body });
    }
    const response = await fetch(url + path, { method, headers: all, ...{ body, duplex: 'half' } });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  return {
    url,
    raw,
    refusesRaw: (path: string, request: RawRequest) => turnedAway(() => raw(path, request)),
    /** JSON text over REST; the path is without /api. */
    refusesRest: (method: string, path: string, body: string | undefined, token?: string) =>
      turnedAway(() =>
        raw(`/api${path}`, { method, token, headers: jsonHeaders, ...(body !== undefined && { body }) }),
      ),
    /** JSON text or a value over tRPC. */
    refusesTrpc: (name: string, input: unknown, token?: string) =>
      turnedAway(() => callTrpc(url, name, input, token ? { authorization: `Bearer ${token}` } : {})),
  };
}

export const jsonHeaders = { 'content-type': 'application/json' };

interface Failure {
  message: string;
  code?: string;
  reason?: string;
  issues?: { path: string; message: string }[];
}

/** The same four fields, wherever the face puts them. */
export function failureIn(body: unknown): Failure {
  if (typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object') {
    const { message, data } = body.error as { message: string; data: Failure & { httpStatus: number } };
    expect(Object.keys(body.error ?? {}).sort()).toEqual(['code', 'data', 'message']);
    const { httpStatus: _, ...failure } = data;
    return { ...failure, message };
  }
  return body as Failure;
}

/** A failure that can be shown: nothing but its four fields, and sentences in them. */
export function expectPresentable(failure: Failure): void {
  expectNoSecrets(failure);
  for (const field of Object.keys(failure)) expect(['message', 'code', 'reason', 'issues']).toContain(field);
  expect(failure.code).toMatch(/^[A-Z_]+$/);
  // The specification's own words.
  if (failure.message !== 'Invalid credentials') expectSentence(failure.message);
  for (const issue of failure.issues ?? []) {
    expect(Object.keys(issue).sort()).toEqual(['message', 'path']);
    expectSentence(issue.message);
  }
}
