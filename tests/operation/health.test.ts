import { chmodSync, readdirSync, renameSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPassword, type Portal, startPortal } from '#tests/e2e/support/portal';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const look = async (path: string, headers?: Record<string, string>) => {
  const { status, text } = await portal.ask('GET', path, headers ? { headers } : {});
  return [status, text];
};

test('/healthz says that the process is alive, /readyz that it can work', async () => {
  expect(await look('/healthz')).toEqual([200, 'ok']);
  expect(await look('/readyz')).toEqual([200, 'ready']);
});

test('what the portal writes is for its own user alone, and what others could read no more', async () => {
  const modesOf = () =>
    readdirSync(path.dirname(portal.databaseFile), { withFileTypes: true }).map((entry) => [
      entry.name,
      (statSync(path.join(entry.parentPath, entry.name)).mode & 0o077).toString(8),
    ]);
  await portal.ask('POST', '/api/auth/forgot-password', { body: { email: 'admin@example.org' } });
  await expect.poll(() => modesOf().map(([name]) => name)).toContain('outbox');
  for (const [name, forOthers] of modesOf()) expect([name, forOthers]).toEqual([name, '0']);
  await portal.goAway();
  chmodSync(portal.databaseFile, 0o644);
  await portal.comeBack();
  expect((statSync(portal.databaseFile).mode & 0o777).toString(8)).toBe('600');
});

test('only these very addresses lead there, because it is them that a proxy closes to the outside', async () => {
  for (const path of ['/metrics/', '/METRICS', '/readyz/', '/Readyz', '//metrics', '/%6detrics']) {
    const { text } = await portal.ask('GET', path);
    expect(text).toContain('<!doctype html>');
  }
});

test('regression: asked to stop, the portal answers what was asked and ends, though others never stop asking', async () => {
  const agent = new Agent({ keepAlive: true });
  // Signing in takes the server a moment, so that some are always under way.
  const body = JSON.stringify({ username: 'admin', password: adminPassword });
  const headers = { 'content-type': 'application/json' };
  const ask = () =>
    new Promise<number | undefined>((resolve) => {
      const asked = request(`${portal.url}/api/auth/login`, { method: 'POST', agent, headers }, (answer) =>
        answer.resume().once('end', () => resolve(answer.statusCode)),
      );
      asked.once('error', () => resolve(undefined));
      asked.end(body);
    });
  const answers: (number | undefined)[] = [];
  const neverStops = async () => {
    let status: number | undefined;
    do {
      status = await ask();
      answers.push(status);
    } while (status !== undefined);
  };
  const asking = Promise.all(Array.from({ length: 8 }, neverStops));
  await expect.poll(() => answers.length).toBeGreaterThan(20);
  expect(await portal.goAway()).toBe(0);
  await asking;
  agent.destroy();
  expect(new Set(answers)).toEqual(new Set([200, undefined]));
  await portal.comeBack();
});

test('without its database the portal is alive and not ready, until it is back', async () => {
  renameSync(portal.databaseFile, `${portal.databaseFile}.away`);
  expect(await look('/healthz')).toEqual([200, 'ok']);
  expect(await look('/readyz')).toEqual([503, 'database']);
  renameSync(`${portal.databaseFile}.away`, portal.databaseFile);
  expect(await look('/readyz')).toEqual([200, 'ready']);
});

test('/metrics has requests by route and never by address, tokens, refusals and drafts', async () => {
  const body = { username: 'maria', email: 'maria@school.example', password: 'secret-1', role: 'teacher' };
  const { token } = (await portal.ask('POST', '/api/auth/register', { body })).body;
  await portal.ask('POST', '/api/tokens/consume', { token, body: { amount: 3, action: 'a tool' } });
  await portal.ask('POST', '/api/tokens/consume', { token, body: { amount: 50_000, action: 'a tool' } });
  await portal.ask('GET', '/api/users/somebody', { token });
  await portal.ask('GET', '/trpc/tokens.balance,profile.get?batch=1', { token });
  await portal.ask('GET', '/trpc/made.up.by.somebody');
  await portal.ask('GET', '/api/made/up/by/somebody');
  await portal.ask('GET', '/made-up-by-somebody');
  const open = { amount: 1, action: 'story-dice', launch: true };
  await portal.ask('POST', '/api/tokens/consume', { token, body: open });
  const ask = { task: 'story-idea', want: 'opening', dice: ['classic-key'], level: 'A2' };
  await portal.ask('POST', '/api/generate', { token, body: { appId: 'story-dice', ask } });

  const [status, text] = await look('/metrics');
  expect(status).toBe(200);
  const count = (labels: string, times: number) => `portal_request_seconds_count{${labels}} ${times}`;
  expect(text).toContain(count('route="/api/tokens/consume",method="POST",status="2xx"', 2));
  expect(text).toContain(count('route="/api/tokens/consume",method="POST",status="4xx"', 1));
  expect(text).toContain(count('route="/trpc/batch",method="GET",status="2xx"', 1));
  expect(text).toMatch(/route="\/api\/other",method="GET",status="4xx"} [12]/);
  expect(text).toContain(count('route="/trpc/none",method="GET",status="4xx"', 1));
  expect(text).toContain('portal_tokens_spent_total 4');
  expect(text).toContain('portal_refusals_total{reason="tokens_short"} 1');
  expect(text).toContain('portal_drafts_total{outcome="engine"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toMatch(/somebody|maria|a tool/);
});

test('/metrics is for this machine: not through a proxy', async () => {
  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])
    expect((await look('/metrics', { [header]: '127.0.0.1' }))[0]).toBe(403);
});

test('with METRICS_TOKEN, /metrics is for whoever has it, from anywhere', async () => {
  const guarded = await startPortal({ METRICS_TOKEN: 'a-token-for-prometheus' });
  try {
    const statusWith = async (token?: string) => (await guarded.ask('GET', '/metrics', { token })).status;
    expect([await statusWith(), await statusWith('another'), await statusWith('a-token-for-prometheus')]).toEqual([
      401, 401, 200,
    ]);
  } finally {
    await guarded.stop();
  }
});
