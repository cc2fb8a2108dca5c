import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createCaptcha } from '#server/adapters/captcha';
import { keptLog } from '#tests/support/kept-log';
import { refused } from '#tests/support/refusals';
import { serve } from '#tests/support/server';
import { as, makeUser, world } from '#tests/support/world';

const secret = 'a secret of ours';

/** Stands in for the captcha service: answers what the test says, and keeps what it was asked. */
async function captchaService(verdict: unknown) {
  const asked: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => {
      body += data;
    });
    request.on('end', () => {
      asked.push({ method: request.method ?? '', ...Object.fromEntries(new URLSearchParams(body)) });
      response.setHeader('content-type', 'application/json');
      response.end(typeof verdict === 'string' ? verdict : JSON.stringify(verdict));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/siteverify`, asked };
}

async function portalChecking(verdict: unknown) {
  const { url, asked } = await captchaService(verdict);
  const { log, lines } = keptLog();
  const portal = await world({}, { captcha: createCaptcha(secret, log, url), log });
  return { portal, asked, lines };
}

const good = { success: true, score: 0.9, action: 'login' };

test('a token that the service knows for this action with a score of 0.5 or more is let through', async () => {
  const { portal, asked, lines } = await portalChecking({
    ...good,
    score: 0.5,
    hostname: 'school.example',
    challenge_ts: 'now',
  });
  const { username } = await makeUser(portal, { password: 'secret-1' });
  const caller = await as(portal, undefined, '10.0.0.7');
  expect((await caller.auth.login({ username, password: 'secret-1', recaptchaToken: 'from the page' })).username).toBe(
    username,
  );
  expect(asked).toEqual([{ method: 'POST', secret, response: 'from the page', remoteip: '10.0.0.7' }]);
  expect(lines).toEqual([]);
});

test.each([
  ['does not know', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['saw before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['gives a low score', { ...good, score: 0.49 }],
  ['gives no score', { success: true, action: 'login' }],
  ['saw for another action', { ...good, action: 'register' }],
  ['saw for no action', { success: true, score: 0.9 }],
])('a token that the service %s is refused', async (_why, verdict) => {
  const { portal } = await portalChecking(verdict);
  const { username } = await makeUser(portal, { password: 'secret-1' });
  const caller = await as(portal);
  await expect(caller.auth.login({ username, password: 'secret-1', recaptchaToken: 'x' })).rejects.toEqual(
    refused('captcha_failed'),
  );
});

test('a missing or empty token is refused without asking the service, over REST with 400', async () => {
  const { portal, asked } = await portalChecking(good);
  const { username, email } = await makeUser(portal, { password: 'secret-1' });
  const { rest } = await serve(portal);
  const failure = {
    message: 'The check against robots failed. Please reload the page and try again.',
    code: 'BAD_REQUEST',
    reason: 'captcha_failed',
  };
  for (const recaptchaToken of [undefined, '']) {
    for (const [path, body] of [
      ['/auth/login', { username, password: 'secret-1' }],
      ['/auth/register', { username: 'maria', email: 'maria@school.example', password: 'secret-1' }],
      ['/auth/forgot-password', { email }],
      ['/auth/reset-password', { token: 'x', newPassword: 'another-one' }],
    ] as const) {
      const answer = await rest('POST', path, { body: { ...body, recaptchaToken } });
      expect([path, answer.status, answer.body]).toEqual([path, 400, failure]);
    }
  }
  await portal.deps.background.idle();
  expect([asked, portal.mails, await portal.deps.db.user.count()]).toEqual([[], [], 1]);
});

test.each(['login', 'register', 'forgot_password', 'reset_password'])(
  'only its own form takes a token of the action %s',
  async (action) => {
    const { portal } = await portalChecking({ ...good, action });
    const { username, email } = await makeUser(portal, { password: 'secret-1' });
    const { auth } = await as(portal);
    const recaptchaToken = 'x';
    const forms: Record<string, () => Promise<unknown>> = {
      login: () => auth.login({ username, password: 'secret-1', recaptchaToken }),
      register: () =>
        auth.register({ username: 'maria', email: 'maria@school.example', password: 'secret-1', recaptchaToken }),
      forgot_password: () => auth.forgotPassword({ email, recaptchaToken }),
      reset_password: () => auth.resetPassword({ token: 'x', newPassword: 'another-one', recaptchaToken }),
    };
    const passed = [];
    for (const [form, send] of Object.entries(forms)) {
      const reason = await send().then(
        () => undefined,
        (error) => error.cause.reason,
      );
      if (reason !== 'captcha_failed') passed.push(form);
    }
    expect(passed).toEqual([action]);
  },
);

test.each(['<html>502 Bad Gateway</html>', '', 'null', '[]', '{"success":"yes"}'])(
  'a service that answers %j lets people in, with a warning',
  async (nonsense) => {
    const { portal, lines } = await portalChecking(nonsense);
    const { username } = await makeUser(portal, { password: 'secret-1' });
    await (await as(portal)).auth.login({ username, password: 'secret-1', recaptchaToken: 'x' });
    expect(lines).toEqual([
      {
        level: 'warn',
        fields: { error: expect.anything() },
        message: 'The captcha service could not be asked; the attempt goes on without it.',
      },
    ]);
  },
);

test('a service that is down lets people in, with a warning that does not hold the secret', async () => {
  const { log, lines } = keptLog();
  const portal = await world({}, { captcha: createCaptcha(secret, log, 'http://127.0.0.1:1/siteverify') });
  const { username } = await makeUser(portal, { password: 'secret-1' });
  const caller = await as(portal);
  await caller.auth.login({ username, password: 'secret-1', recaptchaToken: 'x' });
  await expect(caller.auth.login({ username, password: 'wrong', recaptchaToken: 'x' })).rejects.toEqual(
    refused('invalid_credentials'),
  );
  expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
  expect(JSON.stringify(lines)).not.toContain(secret);
});

test('even while the service is down, a missing token is refused', async () => {
  const { log } = keptLog();
  const portal = await world({}, { captcha: createCaptcha(secret, log, 'http://127.0.0.1:1/siteverify') });
  await expect((await as(portal)).auth.login({ username: 'x', password: 'x' })).rejects.toEqual(
    refused('captcha_failed'),
  );
});

test('without RECAPTCHA_SECRET nobody is asked, whatever the token', async () => {
  const { log, lines } = keptLog();
  const portal = await world({}, { captcha: createCaptcha(undefined, log, 'http://127.0.0.1:1/siteverify') });
  const { username } = await makeUser(portal, { password: 'secret-1' });
  for (const recaptchaToken of [undefined, '', 'anything']) {
    await (await as(portal)).auth.login({ username, password: 'secret-1', recaptchaToken });
  }
  expect(lines).toEqual([]);
});
