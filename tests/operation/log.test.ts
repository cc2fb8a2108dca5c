import { readFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config';
import { type Portal, startPortal } from '#tests/e2e/support/portal';
import { misbehavingModel, secretKey } from '#tests/support/misbehaving-model';

async function portalWith(settings: Record<string, string> = {}): Promise<Portal> {
  const portal = await startPortal({ LOG_LEVEL: 'debug', ...settings });
  onTestFinished(() => portal.stop());
  return portal;
}

const signIn = { username: 'maria', password: 'a-secret-password' };
const account = { ...signIn, email: 'maria@school.example' };

async function signUp(portal: Portal): Promise<string> {
  const { token } = (await portal.ask('POST', '/api/auth/register', { body: { ...account, role: 'teacher' } })).body;
  return token;
}

test('nothing that is secret or anybody’s text is in the log, whatever happens', async () => {
  const model = await misbehavingModel();
  onTestFinished(model.close);
  model.will((_request, res) => void res.writeHead(401).end(`{"error":"The key ${secretKey} is no good"}`));
  const portal = await portalWith({
    ...model.settings,
    // Nobody listens there.
    SMTP_URL: 'smtp://portal:smtp-password@127.0.0.1:1',
    METRICS_TOKEN: 'the-metrics-token-1',
  });
  const ask = portal.ask;
  const token = await signUp(portal);
  const text = 'My grandmother lives in a yellow house.';

  // Signing in, rightly and wrongly; resetting; things that are refused, and cannot be read.
  await ask('POST', '/api/auth/login', { body: signIn });
  await ask('POST', '/api/auth/login', { body: { ...signIn, password: 'wrong-password' } });
  await ask('POST', '/trpc/auth.login', { body: { ...signIn, password: 'wrong-password' } });
  await ask('POST', '/api/auth/forgot-password', { body: { email: account.email } });
  await ask('POST', '/api/auth/reset-password', { body: { token: 'a-reset-token', newPassword: 'new-password' } });
  await ask('GET', '/reset-password?token=a-reset-token');
  await ask('GET', '/s/a-share-token');
  await ask('GET', '/api/attempts/a-guests-attempt');
  await ask('GET', '/metrics', { token: 'a-wrong-token' });
  await ask('GET', '/metrics', { token: 'the-metrics-token-1' });
  await ask('GET', '/api/auth/profile', { token: 'a-made-up-token' });
  await fetch(`${portal.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"password": "unreadable-password"`,
  });
  const draft = { task: 'simpler-text', text, level: 'A2', targets: [] };
  await ask('POST', '/api/generate', { token, body: { appId: 'writers-block-assistant', ask: draft } });

  // The database breaks under a call that carries a text, and under one that signs in.
  const database = new Sqlite(portal.databaseFile);
  database.exec('DROP TABLE "IdempotentAnswer"; DROP TABLE "Session"; DROP TABLE "Resource"');
  database.close();
  const spend = { amount: 1, action: 'a tool', idempotencyKey: 'a-key-17', metadata: { text } };
  expect((await ask('POST', '/api/tokens/consume', { token, body: spend })).status).toBe(500);
  expect((await ask('POST', '/api/auth/login', { body: signIn })).status).toBe(500);
  await portal.goAway();

  const written = portal.written();
  expect(portal.logged('debug').length).toBeGreaterThan(15);
  expect(portal.logged('error').length).toBeGreaterThan(1);
  const secrets = [
    'grandmother',
    account.email,
    account.password,
    'wrong-password',
    'new-password',
    'unreadable-password',
    'smtp-password',
    'a-reset-token',
    'a-share-token',
    'a-guests-attempt',
    'a-wrong-token',
    'a-made-up-token',
    'the-metrics-token-1',
    'a-key-17',
    'admin-password',
    token,
    secretKey,
    '$argon2',
    'Bearer ',
    'reset-password?',
  ];
  for (const secret of secrets) expect(written).not.toContain(secret);
});

test('a request has an id: in its answer, in each line of the log, and for whoever meets an unexpected failure', async () => {
  const portal = await portalWith({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const token = await signUp(portal);
  const { headers } = await portal.ask('POST', '/api/auth/forgot-password', { body: { email: account.email } });
  const id = headers.get('x-request-id');
  expect(id).toMatch(/^[a-z2-9]{10}$/);
  // The mail goes out behind the answer, and belongs to the request all the same.
  await expect.poll(() => portal.logged('warn').filter((line) => line.requestId === id).length).toBeGreaterThan(0);
  expect(portal.logged('debug')).toContainEqual(
    expect.objectContaining({ requestId: id, route: '/api/auth/forgot-password', method: 'POST', status: 200 }),
  );

  // What a proxy gave is kept, unless it is not a harmless word.
  const idFor = async (given: string) =>
    (await portal.ask('GET', '/api/openapi.json', { headers: { 'x-request-id': given } })).headers.get('x-request-id');
  expect(await idFor('from-nginx.42')).toBe('from-nginx.42');
  for (const odd of ['{"level":60}', 'x'.repeat(65), 'a b']) expect(await idFor(odd)).toMatch(/^[a-z2-9]{10}$/);

  const database = new Sqlite(portal.databaseFile);
  database.exec('DROP TABLE "Association"');
  database.close();
  const failed = await portal.ask('GET', '/trpc/profile.get', { token });
  const { message, data } = failed.body.error;
  expect([failed.status, message]).toEqual([500, 'Something went wrong on our side. Please try again.']);
  expect(data.reference).toBe(failed.headers.get('x-request-id'));
  const line = { requestId: data.reference, procedure: 'profile.get', msg: 'A call failed unexpectedly.' };
  await expect.poll(() => portal.logged('error')).toContainEqual(expect.objectContaining(line));
});

test('the log says which portal started, on what, and why it ended', async () => {
  const portal = await portalWith({ LOG_LEVEL: 'info' });
  const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  expect(portal.written()).toContain(`Classroom Studio ${version} is ready: ${portal.url}`);
  const start = { level: 'info', msg: 'The portal has started.', version, address: portal.url };
  const database = `SQLite in ${portal.databaseFile}`;
  await expect.poll(() => portal.logged()).toContainEqual(expect.objectContaining({ ...start, database }));
  await portal.goAway();
  const end = { level: 'info', msg: 'The portal has stopped.', reason: 'SIGTERM', ranSeconds: expect.any(Number) };
  await expect.poll(() => portal.logged().at(-1)).toMatchObject(end);
});

test('a portal that breaks down says in its log what broke it', async () => {
  const breaksOnSignal = "process.on('SIGUSR2', () => { throw new Error('Something broke.'); })";
  const portal = await portalWith({
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(breaksOnSignal)}`,
  });
  process.kill(portal.pid(), 'SIGUSR2');
  const line = { level: 'fatal', msg: 'The portal has broken down.', ranSeconds: expect.any(Number) };
  await expect.poll(() => portal.logged().at(-1)).toMatchObject({ ...line, error: { message: 'Something broke.' } });
});
