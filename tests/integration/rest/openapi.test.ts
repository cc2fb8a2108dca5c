import { expect, test } from 'vitest';
import { openApiDocument } from '#server/http/rest';
import { procedures } from '#tests/support/contract';
import { administeredBy } from '#tests/support/schools';
import { serve } from '#tests/support/server';
import { makeUser, tokenFor, world } from '#tests/support/world';

interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: unknown;
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

/** As it goes out: what JSON cannot hold is gone. */
const document = JSON.parse(JSON.stringify(openApiDocument()));
const operations: [string, Operation][] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    operation,
  ]),
);
const operation = (name: string) => new Map(operations).get(name);

/** Sent while they are read, which procedures cannot do. */
const files = ['POST /library/export', 'GET /users.csv', 'POST /users.csv', 'GET /audit.csv', 'GET /profile/data.zip'];

test('the document has every procedure and every file, and nothing else', () => {
  const expected = [...procedures.values()].map(({ method, path }) => `${method} ${path}`);
  expect(operations.map(([name]) => name).sort()).toEqual([...expected, ...files].sort());
});

test('the document has every call of the specification, and those that complete it', () => {
  const names = operations.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'POST /auth/login',
      'POST /auth/register',
      'POST /auth/forgot-password',
      'POST /auth/reset-password',
      'GET /auth/profile',
      'GET /profile',
      'PUT /profile/role',
      'POST /profile/associate',
      'DELETE /profile/associate/{id}',
      'POST /tokens/consume',
      'GET /tokens/packages',
      'GET /twenty-questions/{id}',
      'POST /tokens/validate-purchase',
      'POST /tokens/process-purchase',
      'GET /tokens/usage-stats',
      'GET /tokens/action-costs',
      'GET /users',
      'PUT /users/{id}',
      'DELETE /users/{id}',
      'GET /billing/current',
      'POST /billing/update',
      'POST /auth/logout',
      'POST /auth/logout-everywhere',
      'POST /users',
      'GET /tokens/balance',
      'GET /profile/apps',
      'PUT /profile/apps/{id}',
      'POST /profile/apps/{id}/opened',
    ]),
  );
});

test('public calls are open in the document, all others want a bearer token', () => {
  const open = operations.filter(([, { security }]) => security?.length === 0).map(([name]) => name);
  expect(open.sort()).toEqual([
    'GET /attempts/{id}',
    'GET /codes/{code}',
    'GET /generate/texts',
    'GET /generate/topic',
    'GET /join',
    'GET /live/{id}',
    'GET /retention',
    'GET /shared/{token}',
    'GET /tokens/action-costs',
    'GET /tokens/packages',
    'GET /twenty-questions/{id}',
    'POST /attempts',
    'POST /attempts/sheet',
    'POST /attempts/{id}/answers',
    'POST /attempts/{id}/finish',
    'POST /attempts/{id}/hints',
    'POST /attempts/{id}/hold',
    'POST /attempts/{id}/progress',
    'POST /auth/forgot-password',
    'POST /auth/login',
    'POST /auth/register',
    'POST /auth/reset-password',
    'POST /auth/verify-email',
    'POST /class-sign-in',
    'POST /class-sign-in/card',
    'POST /class-sign-in/name',
    'POST /generate',
    'POST /join',
    'POST /join/look',
    'POST /lesson-series/outline',
    'POST /live/join',
    'POST /live/{id}/answers',
    'POST /screens/page',
    'POST /screens/press',
    'POST /screens/wait',
    'POST /twenty-questions',
    'POST /twenty-questions/{id}/end',
    'POST /twenty-questions/{id}/questions',
  ]);
  expect(document.components.securitySchemes).toMatchObject({
    Session: { type: 'http', scheme: 'bearer' },
    Key: { type: 'http', scheme: 'bearer' },
  });
  for (const [name, { security }] of operations) {
    if (!open.includes(name)) expect([name, security?.[0]]).toEqual([name, { Session: [] }]);
  }
});

test('the document says which calls a key may make, and with which scope', () => {
  const keyFor = (name: string) => operation(name)?.security?.[1];
  expect(keyFor('GET /tokens/balance')).toEqual({ Key: ['read'] });
  expect(keyFor('GET /users.csv')).toEqual({ Key: ['read'] });
  expect(keyFor('POST /tokens/consume')).toEqual({ Key: ['spend'] });
  expect(keyFor('POST /billing/update')).toEqual({ Key: ['admin'] });
  expect(operation('GET /keys')?.security).toEqual([{ Session: [] }]);
});

test('each call says in the document what it does, what it answers and how it can fail', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const tags = document.tags.map(({ name }: { name: string }) => name);
  for (const [name, { summary, tags: [tag] = [], security, responses, requestBody }] of operations) {
    expect([name, summary]).toEqual([name, expect.stringMatching(/^[A-Z].{5,}/)]);
    expect(tags).toContain(tag);
    const type = name.endsWith('.csv') ? 'text/csv' : name.endsWith('.zip') ? 'application/zip' : 'application/json';
    const answer = responses['200']?.content[type]?.schema;
    expect([name, Object.keys(answer ?? {})]).not.toEqual([name, []]);
    const statuses = Object.keys(responses);
    expect([name, statuses]).toEqual([name, expect.arrayContaining(['200', '400'])]);
    expect([name, statuses.includes('401')]).toEqual([
      name,
      // A draft, an attempt or a sheet of a paid app wants its user to be signed in.
      security?.length !== 0 ||
        ['POST /auth/login', 'POST /generate', 'POST /attempts', 'POST /attempts/sheet'].includes(name) ||
        /^POST \/class-sign-in\/(?:name|card)$/.test(name),
    ]);
    expect([name, requestBody !== undefined]).toEqual([
      name,
      /^(POST|PUT|PATCH)/.test(name) &&
        !/\/(accept|opened|bring-up-to-date|restore|copy|release|undo|end|archive|reopen|(?<!\/school\/)code|school\/members\/\{id\}\/admit|take-over|open-sign-in|secret|revision|book|students\/\{studentId\}\/(card|claim))$/.test(
          name,
        ),
    ]);
  }
});

test('the document names ids in paths and what a query takes', () => {
  expect(operation('DELETE /users/{id}')?.parameters).toMatchObject([{ in: 'path', name: 'id', required: true }]);
  expect(operation('GET /users')?.parameters?.map(({ name }) => name)).toEqual([
    'search',
    'role',
    'sort',
    'order',
    'limit',
    'cursor',
  ]);
  expect(operation('GET /users.csv')?.parameters?.map(({ name }) => name)).toEqual(['search', 'role', 'sort', 'order']);
  expect(operation('GET /tokens/usage-stats')?.parameters).toMatchObject([
    { in: 'query', name: 'days', schema: { type: 'integer', minimum: 1, maximum: 365 } },
  ]);
});

test('failures in the document have the fields that they have in answers', () => {
  const failures = Object.entries(document.components.schemas).filter(([name]) => name.startsWith('error.'));
  expect(failures.length).toBeGreaterThan(5);
  for (const [name, schema] of failures) {
    const { properties, required } = schema as { properties: Record<string, { const?: string }>; required: string[] };
    expect(Object.keys(properties)).toEqual([
      'message',
      'code',
      'reason',
      'reference',
      'issues',
      'issueCount',
      'success',
      'error',
    ]);
    expect([required, `error.${properties.code?.const}`]).toEqual([['message'], name]);
  }
});

test('GET /api/openapi.json serves the document, GET /api/docs a page to try it', async () => {
  const portal = await world();
  const { url } = await serve(portal);
  expect(await (await fetch(`${url}/api/openapi.json`)).json()).toEqual(document);
  for (const address of ['/api/docs', '/api/docs/']) {
    const page = await fetch(url + address);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<div id="docs">');
  }
});

test('the page of the document loads what it needs from here and nothing from any other host', async () => {
  const { url } = await serve(await world());
  const page = await fetch(`${url}/api/docs`);
  const html = await page.text();
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(loaded).toEqual(['/api/docs/swagger-ui.css', '/api/docs/swagger-ui-bundle.js', '/api/docs/start.js']);
  expect(html).not.toMatch(/https?:|\/\/[a-z]/i);

  const [css = '', , start = ''] = await Promise.all(
    loaded.map(async (address) => {
      const file = await fetch(url + address);
      expect([address, file.status, file.headers.get('content-type')]).toEqual([
        address,
        200,
        expect.stringMatching(address.endsWith('.css') ? /^text\/css/ : /^text\/javascript/),
      ]);
      return file.text();
    }),
  );
  expect(start).not.toMatch(/https?:|\/\/[a-z]/i);
  // The validator of swagger.io is the one thing that its page asks for by itself.
  expect(start).toContain('validatorUrl: null');
  expect(css).not.toMatch(/@import/);
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?([^"')]{0,40})/g)) expect(address).toMatch(/^data:|^#/);
  // Should the code want another host all the same, the page may not.
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'self';/);
  expect(page.headers.get('content-security-policy')).not.toMatch(/https?:/);
});

test('what the document calls sound is sound: a call made from it alone is answered', async () => {
  const portal = await world();
  const { rest } = await serve(portal);
  const admin = await makeUser(portal, { role: 'admin' });
  const token = await tokenFor(portal, admin);
  // Only who may have classes, students and a school is asked about them.
  const teacher = await makeUser(portal);
  await administeredBy(portal, teacher);
  const teacherToken = await tokenFor(portal, teacher);
  const openedAt = portal.deps.clock.now();
  const expiresAt = new Date(openedAt.getTime() + 3_600_000);
  // The starter collection is what this app is paid for.
  const opening = { userId: admin.id, payerId: admin.id, appId: 'assessment-bank', openedAt, expiresAt };
  await portal.deps.db.appOpening.create({ data: opening });
  for (const [name, { requestBody, parameters }] of operations) {
    const [method = '', path = ''] = name.split(' ');
    if (method !== 'GET' || path.includes('{') || requestBody || files.includes(name)) continue;
    // Only these ask for something that must be given.
    const asked: Record<string, string> = {
      'GET /words/ipa': '?words=anchor',
      'GET /writing/hand-ins': '?whose=mine',
      'GET /generate/topic': '?topic=Travel&level=B1',
      'GET /generate/texts': '?level=B1',
    };
    const query = asked[name] ?? '';
    const isForOwners =
      /^GET \/(?:usage\/members|lesson-suggestions|marking|live|screens|classes|class-invitations|school(?:\/.+|-invitations)?)$/.test(
        name,
      );
    const caller = { token: isForOwners ? teacherToken : token };
    expect([name, (await rest(method, path + query, caller)).status]).toEqual([name, 200]);
    expect([name, (parameters ?? []).some(({ required }) => required)]).toEqual([name, query !== '']);
  }
});
