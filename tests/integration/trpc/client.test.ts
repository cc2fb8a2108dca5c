import { createTRPCClient, httpBatchLink, httpBatchStreamLink, TRPCClientError } from '@trpc/client';
import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import type { AppRouter } from '#server/routers';
import { describeFailure, isUnexpected } from '#server/trpc/failures';
import { bytesOf } from '#tests/support/content';
import { expectNoSecrets, userFields } from '#tests/support/contract';
import { keptLog } from '#tests/support/kept-log';
import { serve } from '#tests/support/server';
import { makeUser, tokenFor, type World, world } from '#tests/support/world';

/** The client that the browser uses, against the real server. */
async function clientOf(
  portal: World,
  token?: string,
  link: typeof httpBatchLink | typeof httpBatchStreamLink = httpBatchLink,
) {
  const { url } = await serve(portal);
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answers: Response[] = [];
  const client = createTRPCClient<AppRouter>({
    links: [
      link({
        url: `${url}/trpc`,
        headers,
        async fetch(input, init) {
          const answer = await fetch(input, init as RequestInit);
          answers.push(answer.clone());
          return answer;
        },
      }),
    ],
  });
  return { client, answers };
}

/** The failure as the client's code sees it. */
async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => expect.fail('The call should have been refused.'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TRPCClientError);
  const { message, data } = error as TRPCClientError<AppRouter>;
  expectNoSecrets({ message, data });
  return { message, ...data };
}

test('the client reads answers, and the refusals of the wallet as values', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 2 });
  const { client, answers } = await clientOf(portal, await tokenFor(portal, teacher));
  expect(await client.auth.profile.query()).toEqual(userFields(teacher));
  const consumed = await client.tokens.consume.mutate({ amount: 3, action: 'outside' });
  expect(consumed).toEqual({
    success: false,
    error: 'Not enough tokens. This needs 3 tokens.',
    message: 'Not enough tokens. This needs 3 tokens.',
    reason: 'tokens_short',
  });
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('the client reads a refusal: the sentence, the code and the reason', async () => {
  const portal = await world();
  const { client } = await clientOf(portal);
  expect(await failureOf(client.auth.profile.query())).toEqual({
    message: 'Please sign in.',
    code: 'UNAUTHORIZED',
    httpStatus: 401,
    reason: 'signed_out',
  });
  expect(await failureOf(client.auth.login.mutate({ username: 'nobody', password: 'x' }))).toEqual({
    message: 'Invalid credentials',
    code: 'UNAUTHORIZED',
    httpStatus: 401,
    reason: 'invalid_credentials',
  });
});

test('the client reads invalid input: each field with its sentence, the first as the message', async () => {
  const portal = await world();
  const { client } = await clientOf(portal);
  expect(await failureOf(client.auth.register.mutate({ username: '', email: 'x', password: '1' }))).toEqual({
    message: 'Please enter a username.',
    code: 'BAD_REQUEST',
    httpStatus: 400,
    issues: [
      { path: 'username', message: 'Please enter a username.' },
      { path: 'email', message: 'Please enter a valid email address, such as name@school.org.' },
      { path: 'password', message: 'The password needs at least 6 characters.' },
    ],
  });
});

test('of a batch, each call has its own answer', async () => {
  const portal = await world();
  const { client, answers } = await clientOf(portal, await tokenFor(portal, await makeUser(portal)));
  const [packages, stats, balance] = await Promise.all([
    client.tokens.packages.query(),
    failureOf(client.users.stats.query()),
    client.tokens.balance.query(),
  ]);
  expect(answers).toHaveLength(1);
  expect(packages.success).toBe(true);
  expect(stats).toMatchObject({ code: 'FORBIDDEN', reason: 'not_allowed' });
  expect(balance.totalTokens).toBe(100);
});

test('what is refused before a procedure is reached can be read by the client as well', async () => {
  const portal = await world();
  const { client } = await clientOf(portal, await tokenFor(portal, await makeUser(portal)));
  const consume = (metadata: string | object) =>
    client.tokens.consume.mutate({ amount: 1, action: 'outside', metadata: metadata as Record<string, never> });
  expect(await failureOf(consume('x'.repeat(2_000_000)))).toEqual({
    message: 'The request is too large: at most 1 MB, please.',
    code: 'PAYLOAD_TOO_LARGE',
    httpStatus: 413,
  });
  expect(await failureOf(consume(JSON.parse('{"__proto__":1}')))).toEqual({
    message: 'A field cannot be called __proto__.',
    code: 'BAD_REQUEST',
    httpStatus: 400,
  });
});

test('too many attempts say over tRPC how long to wait, in a streamed batch without the header', async () => {
  const portal = await world();
  const { username } = await makeUser(portal);
  const { client, answers } = await clientOf(portal);
  for (let attempt = 0; attempt < 10; attempt += 1)
    await failureOf(client.auth.login.mutate({ username, password: 'wrong' }));
  const tooMany = {
    code: 'TOO_MANY_REQUESTS',
    httpStatus: 429,
    reason: 'too_many_attempts',
    message: 'Too many attempts. Please try again in 15 minutes.',
  };
  expect(await failureOf(client.auth.login.mutate({ username, password: 'wrong' }))).toEqual(tooMany);
  expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);

  const streamed = await clientOf(portal, undefined, httpBatchStreamLink);
  expect(await failureOf(streamed.client.auth.login.mutate({ username, password: 'wrong' }))).toMatchObject(tooMany);
});

/** What somebody reads out, so that the request is found in the log. */
const reference = expect.stringMatching(/^[a-z2-9]{10}$/);

test('an error of the server is logged, and neither face says what it was', async () => {
  const { log, lines } = keptLog();
  const portal = await world({}, { log });
  const token = await tokenFor(portal, await makeUser(portal));
  await portal.deps.db.$executeRawUnsafe('DROP TABLE "Association"');
  const { client } = await clientOf(portal, token);
  const sentence = 'Something went wrong on our side. Please try again.';
  expect(await failureOf(client.profile.get.query())).toEqual({
    message: sentence,
    code: 'INTERNAL_SERVER_ERROR',
    httpStatus: 500,
    reference,
  });
  const { rest } = await serve(portal);
  const answer = await rest('GET', '/profile', { token });
  expect([answer.status, answer.body]).toEqual([500, { message: sentence, code: 'INTERNAL_SERVER_ERROR', reference }]);
  expect(lines.map(({ level }) => level)).toEqual(['error', 'error']);
  expect(String(lines[0]?.fields.error)).toContain('Association');
});

test('regression: an answer that does not fit its schema is our mistake, not the caller’s input', async () => {
  const { log, lines } = keptLog();
  const portal = await world({}, { log });
  const teacher = await makeUser(portal);
  const token = await tokenFor(portal, teacher);
  // Half a seat: SQLite would keep one, PostgreSQL would not.
  const { reader } = portal.deps;
  portal.deps.reader = {
    ...reader,
    async session(tokenHash) {
      const session = await reader.session(tokenHash);
      return session && { ...session, user: { ...session.user, seatLimit: 1.5 } };
    },
  };
  const { rest } = await serve(portal);
  const answer = await rest('GET', '/auth/profile', { token });
  expect([answer.status, answer.body]).toEqual([
    500,
    { message: 'Something went wrong on our side. Please try again.', code: 'INTERNAL_SERVER_ERROR', reference },
  ]);
  expect(lines.map(({ message }) => message)).toEqual(['A call failed unexpectedly.']);
});

test('what only the server knows of an error stays there', () => {
  const error = new TRPCError({
    code: 'INTERNAL_SERVER_ERROR',
    message: 'SELECT secret FROM User',
    cause: new Error('/home/portal.db'),
  });
  expect(describeFailure(error)).toEqual({
    message: 'Something went wrong on our side. Please try again.',
    code: 'INTERNAL_SERVER_ERROR',
  });
  expect(isUnexpected(error)).toBe(true);
});

test('tRPC shows no stack outside production either', async () => {
  const portal = await world();
  const { client, answers } = await clientOf(portal);
  expect(process.env.NODE_ENV).not.toBe('production');
  await failureOf(client.auth.profile.query());
  expect(await answers[0]?.text()).not.toMatch(/stack|node_modules|\.ts/);
});

test('the bearer token that a client signs in with is nowhere in the database', async () => {
  const portal = await world();
  await makeUser(portal, { username: 'maria', password: 'secret-1' });
  const { client } = await clientOf(portal);
  const { token } = await client.auth.login.mutate({ username: 'maria', password: 'secret-1' });
  expect((await bytesOf(portal)).includes(token)).toBe(false);
});
