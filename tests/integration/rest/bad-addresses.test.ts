import net from 'node:net';
import { expect, test } from 'vitest';
import { nobodysId } from '#tests/support/contract';
import { failureIn, gatekeeper, jsonHeaders } from '#tests/support/turned-away';
import { makeUser, tokenFor, world } from '#tests/support/world';

async function signedIn() {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin' });
  return { portal, admin, token: await tokenFor(portal, admin), ...(await gatekeeper(portal)) };
}

const nothingHere = { message: 'There is nothing at this address.', code: 'NOT_FOUND' };

const unknown = [
  '/api',
  '/api/',
  '/api/nonsense',
  '/api/auth',
  '/api/auth/login/now',
  '/api/tokens/consume/1',
  '/api/users/me/too',
  '/api/constructor',
  '/api/__proto__',
  '/api/auth.login',
  '/api/docs/nonsense',
  '/api/docs/%2e%2e/package.json',
  '/api/docs/..%2fpackage.json',
  '/api/openapi.yaml',
  '/trpc',
  '/trpc/',
  '/trpc/nonsense',
  '/trpc/auth',
  '/trpc/auth.nonsense',
  '/trpc/constructor',
  '/trpc/__proto__',
  '/trpc/auth.__proto__',
];

const undecodable = [
  '/api/%E0%A4%A',
  '/api/users/%E0%A4%A',
  '/api/users/%',
  '/api/%%%',
  '/api/%ff%fe',
  '/trpc/%E0%A4%A',
  '/trpc/auth.login,%E0%A4%A?batch=1',
];

test.each(['GET', 'POST', 'DELETE'])(
  '%s of an address that is unknown or cannot be decoded answers 404 in JSON',
  async (method) => {
    const { refusesRaw, token } = await signedIn();
    // To tRPC, which knows GET and POST only, anything else is a kind of content that it cannot read.
    const known = method === 'DELETE' ? unknown.filter((path) => path.startsWith('/api')) : unknown;
    for (const path of [...known, ...undecodable]) {
      const answer = await refusesRaw(path, {
        method,
        token,
        ...(method === 'POST' && { headers: jsonHeaders, body: '{}' }),
      });
      expect([path, answer.status, failureIn(answer.body)]).toEqual([path, 404, nothingHere]);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    }
  },
);

test('garbage in a query is read as text, not stumbled over', async () => {
  const { raw, refusesRaw, token } = await signedIn();
  expect((await raw('/api/users?search=%E0%A4%A', { method: 'GET', token })).body).toEqual([]);
  expect((await refusesRaw('/api/tokens/usage-stats?days=%E0%A4%A', { method: 'GET', token })).status).toBe(400);
  expect((await refusesRaw('/trpc/tokens.usageStats?input=%E0%A4%A', { method: 'GET', token })).status).toBe(400);
  expect((await refusesRaw('/trpc/tokens.usageStats?input={"days"', { method: 'GET', token })).status).toBe(400);
});

const wrongMethods = [
  ['GET', '/tokens/consume'],
  ['PUT', '/tokens/consume'],
  ['DELETE', '/tokens/consume'],
  ['PATCH', `/users/${nobodysId}`],
  ['POST', `/users/${nobodysId}`],
  ['GET', `/users/${nobodysId}`],
  ['POST', '/auth/profile'],
  ['GET', '/auth/login'],
  ['DELETE', '/users'],
  ['POST', '/profile/role'],
  ['PUT', '/profile/associate'],
  ['GET', `/profile/associate/${nobodysId}`],
  ['OPTIONS', '/users'],
] as const;

test('a method that an address does not take answers 404 in JSON', async () => {
  const { refusesRaw, token } = await signedIn();
  for (const [method, path] of wrongMethods) {
    const answer = await refusesRaw(`/api${path}`, { method, token, headers: jsonHeaders });
    expect([method, path, answer.status, answer.body]).toEqual([method, path, 404, nothingHere]);
  }
});

test('tRPC does not let a change be made by following a link', async () => {
  const { refusesRaw, token } = await signedIn();
  for (const name of ['tokens.consume', 'auth.logout', 'users.remove']) {
    const input = encodeURIComponent('{"amount":1,"action":"outside"}');
    const answer = await refusesRaw(`/trpc/${name}?input=${input}`, { method: 'GET', token });
    expect([name, answer.status]).toEqual([name, 405]);
  }
  expect((await refusesRaw('/trpc/billing.current', { token, headers: jsonHeaders, body: '{}' })).status).toBe(405);
});

test('an id that is no UUID is not valid anywhere', async () => {
  const { portal, refusesRaw, token } = await signedIn();
  const teacher = await tokenFor(portal, await makeUser(portal));
  const notUuids = [
    '1',
    'abc',
    '../auth/login',
    'null',
    '[object Object]',
    `${nobodysId}x`,
    nobodysId.replace('-7', '-f'),
    '00000000',
    '☃',
  ];
  for (const id of notUuids.map(encodeURIComponent)) {
    for (const [method, path, by] of [
      ['PUT', `/users/${id}`, token],
      ['DELETE', `/users/${id}`, token],
      ['DELETE', `/profile/associate/${id}`, teacher],
      ['DELETE', `/profile/owners/${id}`, teacher],
      ['POST', `/profile/owners/${id}/accept`, teacher],
    ] as const) {
      const body = method === 'PUT' ? { body: '{"username":"x"}' } : {};
      const answer = await refusesRaw(`/api${path}`, { method, token: by, headers: jsonHeaders, ...body });
      expect([path, answer.status, answer.body.issues]).toEqual([
        path,
        400,
        [{ path: 'id', message: 'This id is not valid.' }],
      ]);
    }
  }
});

test.each([1000, 12_000])('an address of %i characters answers like any other', async (length) => {
  const { refusesRaw, token } = await signedIn();
  expect((await refusesRaw(`/api/${'x'.repeat(length)}`, { method: 'GET', token })).status).toBe(404);
  expect((await refusesRaw(`/trpc/${'x'.repeat(length)}`, { method: 'GET', token })).status).toBe(404);
  expect((await refusesRaw(`/api/users/${'x'.repeat(length)}`, { method: 'DELETE', token })).status).toBe(400);
  expect((await refusesRaw(`/api/users?search=${'x'.repeat(length)}`, { method: 'GET', token })).status).toBe(400);
});

test('addresses, headers and tokens beyond all measure are refused before they are read', async () => {
  const { url, token } = await signedIn();
  expect((await fetch(`${url}/api/${'x'.repeat(20_000)}`)).status).toBe(431);
  expect(
    (await fetch(`${url}/api/auth/profile`, { headers: { authorization: `Bearer ${'x'.repeat(20_000)}` } })).status,
  ).toBe(431);
  expect(
    (await fetch(`${url}/api/auth/profile`, { headers: { authorization: `Bearer ${'x'.repeat(10_000)}` } })).status,
  ).toBe(401);
  expect((await fetch(`${url}/api/auth/profile`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
});

test('the request targets of programs that are no browser answer 4xx', async () => {
  const { url } = await signedIn();
  const targets = [
    'http://a:99999/api/users',
    '/api//[',
    '/api/?a[]=1',
    '/trpc//[',
    '/api/users?%00=1',
    '/api/\u00ff',
    '/api/docs/../../package.json',
    '*',
  ];
  for (const target of targets) {
    const answer = await new Promise<string>((resolve) => {
      let received = '';
      const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
      socket.on('data', (data) => {
        received += data;
      });
      socket.on('close', () => resolve(received));
      socket.write(`GET ${target} HTTP/1.1\r\nHost: [bad\r\nConnection: close\r\n\r\n`, 'latin1');
    });
    expect(answer, target).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer, target).not.toMatch(/node_modules|Error:|dependencies/);
  }
});

test('a batch of a hundred tRPC calls is refused as a whole', async () => {
  const { refusesRaw, token } = await signedIn();
  const hundred = Array(100).fill('tokens.consume').join(',');
  const body = JSON.stringify(
    Object.fromEntries(Array.from({ length: 100 }, (_, index) => [index, { amount: 1, action: 'outside' }])),
  );
  expect((await refusesRaw(`/trpc/${hundred}?batch=1`, { token, headers: jsonHeaders, body })).status).toBe(400);
  const reads = Array(100).fill('billing.current').join(',');
  expect((await refusesRaw(`/trpc/${reads}?batch=1`, { method: 'GET', token })).status).toBe(400);
});

test('a batch of twenty is answered, each call on its own', async () => {
  const { raw, token } = await signedIn();
  const names = Array(20).fill('tokens.consume').join(',');
  const body = JSON.stringify(
    Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index, { amount: index % 2, action: 'outside' }])),
  );
  const answer = await raw(`/trpc/${names}?batch=1`, { token, headers: jsonHeaders, body });
  expect(answer.status).toBe(207);
  for (const [index, one] of answer.body.entries()) {
    if (index % 2) expect(one.result.data.success).toBe(true);
    else expect(one.error.data.issues[0].path).toBe('amount');
  }
});

test('the token of one user opens nothing of another', async () => {
  const { portal, raw, refusesRaw } = await signedIn();
  const [teacher, other] = [await makeUser(portal), await makeUser(portal)];
  const student = await makeUser(portal, { role: 'student' });
  await portal.deps.db.association.create({ data: { ownerId: other.id, memberId: student.id } });
  const token = await tokenFor(portal, teacher);
  for (const [method, path, status] of [
    ['PUT', `/users/${other.id}`, 403],
    ['PUT', `/users/${teacher.id}`, 403],
    ['DELETE', `/users/${other.id}`, 403],
    ['DELETE', `/profile/associate/${student.id}`, 404],
    ['DELETE', `/profile/owners/${other.id}`, 404],
    ['POST', `/profile/owners/${other.id}/accept`, 404],
  ] as const) {
    const answer = await refusesRaw(`/api${path}`, {
      method,
      token,
      headers: jsonHeaders,
      ...(method === 'PUT' && { body: '{"username":"x"}' }),
    });
    expect([method, path, answer.status]).toEqual([method, path, status]);
  }
  for (const path of ['/auth/profile', '/profile']) {
    expect((await raw(`/api${path}`, { method: 'GET', token })).body.id).toBe(teacher.id);
  }
});
