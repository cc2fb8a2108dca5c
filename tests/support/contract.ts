import { expect } from 'vitest';
import type { User } from '#server/domain/platform/user';
import { openApiDocument } from '#server/http/rest';
import { appRouter } from '#server/routers';
import { type Audit, type Callers, proceduresOf } from '#server/trpc/meta';
import { type FailureReason, failureStatus, failures } from '#shared/core/failures';
import { exchange, type RestAnswer } from './exchange';
import { serve, type TestServer } from './server';
import type { World } from './world';

/** A valid id that nobody has. */
export const nobodysId = '01920000-0000-7000-8000-000000000000';

/** The fields of a user as every answer gives them, and no others. */
export function userFields(user: User, changes: Record<string, unknown> = {}) {
  return {
    userId: user.id,
    id: user.id,
    username: user.username,
    email: user.email,
    role: user.role,
    plan: user.plan,
    planStatus: 'active',
    planRenewsAt: null,
    trialEndsAt: null,
    aiCredits: user.aiCredits,
    seatLimit: 1,
    billingProvider: null,
    billingCustomerId: null,
    billingSubscriptionId: null,
    metadata: null,
    createdAt: user.createdAt.toISOString(),
    ...changes,
  };
}

/** The REST calls of a portal; every answer is checked for what all answers have in common. */
export async function contractOf(portal: Pick<World, 'deps'>): Promise<TestServer['rest']> {
  const { rest } = await serve(portal);
  return async (method, path, options) => {
    const answer = await rest(method, path, options);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expectNoSecrets(answer.body);
    expect(documentedStatuses(method, path), `the document knows ${answer.status} of ${method} ${path}`).toContain(
      String(answer.status),
    );
    return answer;
  };
}

const secretKeys = new Set([
  'stack',
  'query',
  'passwordHash',
  'tokenHash',
  'keyHash',
  'codeHash',
  'usernameKey',
  'usernameLook',
  'emailKey',
  'cause',
  'fingerprint',
  'onceKey',
]);

/** No answer has what only the server may know. The `path` of an issue names a field; no other path goes out. */
export function expectNoSecrets(body: unknown): void {
  expect(secretIn(body, false)).toBeUndefined();
}

/** The first key or text that gives something away. Answers are judged by the thousand: one expectation each. */
function secretIn(body: unknown, inIssues: boolean): string | undefined {
  if (typeof body === 'string')
    return /node_modules|\bat .+:\d+:\d+|\.ts\b|SELECT |prisma/i.test(body) ? body : undefined;
  if (typeof body !== 'object' || body === null) return undefined;
  for (const [key, value] of Object.entries(body)) {
    if (secretKeys.has(key) || (key === 'path' && !inIssues)) return key;
    const found = secretIn(value, key === 'issues' || (inIssues && Array.isArray(body)));
    if (found !== undefined) return found;
  }
  return undefined;
}

const paths = new Map(
  Object.entries(openApiDocument().paths ?? {}).map(([path, operations]) => [
    path,
    new Map(Object.entries(operations)),
  ]),
);

function documentedStatuses(method: string, path: string): string[] {
  const [bare = ''] = path.split('?');
  const operation = method.toLowerCase();
  // The paths without {id} first, as /users/page is not a user.
  const template = [...paths.keys()]
    .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .find((one) => paths.get(one)?.has(operation) && new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare));
  return Object.keys(paths.get(template ?? '')?.get(operation)?.responses ?? {});
}

/** A refusal over REST: its status, and a body that says so and nothing else. */
export function expectRefusal(
  answer: RestAnswer,
  reason: FailureReason,
  message: string = failures[reason].text,
): void {
  const { code } = failures[reason];
  expect(answer.body).toEqual({ message, code, reason });
  expect(answer.status).toBe(failureStatus[code]);
}

/** A refusal of the wallet over REST: a value under the status of its reason. */
export function expectRefusedAnswer(
  answer: RestAnswer,
  reason: FailureReason,
  message: string = failures[reason].text,
): void {
  expect(answer.body).toEqual({ success: false, error: message, message, reason });
  expect(answer.status).toBe(failureStatus[failures[reason].code]);
}

/** Invalid input over REST: which fields, each with a sentence; the first one is the message. */
export function expectInvalid(answer: RestAnswer, issues: Record<string, string>): void {
  expect(answer.body).toEqual({
    message: Object.values(issues)[0],
    code: 'BAD_REQUEST',
    issues: Object.entries(issues).map(([path, message]) => ({ path, message })),
  });
  expect(answer.status).toBe(400);
}

/** A sentence to show a person: not JSON, and not how a validator talks. */
export function expectSentence(message: unknown): void {
  expect(message).toMatch(/^[A-Z][^{}]{8,160}[.!?]$/);
  expect(message).not.toMatch(
    /invalid input|expected|received|undefined|\bNaN\b|zod|regex|pattern|JSON\.parse|unexpected/i,
  );
}

interface ProcedureEntry {
  type: 'query' | 'mutation' | 'subscription';
  method: string;
  path: string;
  callers: Callers;
  audit: Audit | undefined;
  /** The schema of its input. */
  input: unknown;
}

/** Answers piece by piece, for which REST has no form: its own tests have it. */
const streamed = [
  'generate.stream',
  'changes.follow',
  'live.follow',
  'live.followHost',
  'screens.followDevice',
  'screens.follow',
];

/** All other procedures by name, with their REST address and what they say of themselves. */
export const procedures: ReadonlyMap<string, ProcedureEntry> = new Map(
  [...proceduresOf(appRouter)]
    .filter(([name]) => !streamed.includes(name))
    .map(([name, { type, meta, inputs }]) => {
      const { method = '', path = '' } = meta.openapi ?? {};
      return [name, { type, method, path, callers: meta.callers, audit: meta.audit, input: inputs[0] }];
    }),
);

/** Calls a procedure over tRPC's own HTTP, as its client does. */
export function callTrpc(
  url: string,
  name: string,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  const isQuery = procedures.get(name)?.type === 'query';
  const query = isQuery && input !== undefined ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  return exchange(`${url}/trpc/${name}${query}`, {
    method: isQuery ? 'GET' : 'POST',
    headers: { ...(!isQuery && { 'content-type': 'application/json' }), ...headers },
    body: isQuery || input === undefined ? undefined : typeof input === 'string' ? input : JSON.stringify(input),
  });
}
