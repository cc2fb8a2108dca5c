import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import Papa from 'papaparse';
import { describe, expect, test, vi } from 'vitest';
import type { Reader } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { expectRefusal } from '#tests/support/contract';
import { serve } from '#tests/support/server';
import { makeUser, tokenFor, type World, world } from '#tests/support/world';

const nobodysId = '01920000-0000-7000-8000-000000000000';
const columns = ['ID', 'Username', 'Email', 'Role', 'Plan', 'Credits', 'Created'];

async function school(replace?: (portal: World) => void) {
  const portal = await world();
  const admin = await makeUser(portal, { username: 'boss', role: 'admin' });
  replace?.(portal);
  const { url } = await serve(portal);
  const token = await tokenFor(portal, admin);
  const headers = { authorization: `Bearer ${token}` };
  const ask = (query = '') => fetch(`${url}/api/users.csv${query}`, { headers });
  const askFor = (ids: unknown, more = {}) =>
    fetch(`${url}/api/users.csv`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ids, ...more }),
    });
  return { portal, admin, url, token, headers, ask, askFor };
}

/** The names in a file, top to bottom. */
async function namesIn(response: Response): Promise<string[]> {
  const { data, errors } = Papa.parse<Record<string, string>>(await response.text(), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data.map(({ Username = '' }) => Username);
}

test('the file has a name with the date, the columns of the screen and every user', async () => {
  const { portal, admin, ask } = await school();
  await makeUser(portal, { username: '=cmd', role: 'student', aiCredits: 7 });
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="users-2026-03-10.csv"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-total-count')).toBe('2');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const { data } = Papa.parse<string[]>(new TextDecoder().decode(bytes).trimEnd());
  expect(data).toEqual([
    columns,
    [admin.id, 'boss', admin.email, 'admin', 'free', '100', admin.createdAt.toISOString()],
    [expect.any(String), "'=cmd", expect.any(String), 'student', 'free', '7', expect.any(String)],
  ]);
});

test('it is searched, filtered and sorted as the list is', async () => {
  const { portal, ask } = await school();
  for (const [username, role] of [
    ['Anna', 'student'],
    ['annabel', 'teacher'],
    ['Bert', 'student'],
  ] as const) {
    await makeUser(portal, { username, role });
  }
  expect(await namesIn(await ask('?search=ANNA'))).toEqual(['Anna', 'annabel']);
  expect(await namesIn(await ask('?role=student&sort=username&order=desc'))).toEqual(['Bert', 'Anna']);
  expect(await namesIn(await ask('?search=nobody'))).toEqual([]);
});

test('certain users go out alone, and unknown ones are left out', async () => {
  const { portal, askFor } = await school();
  const one = await makeUser(portal, { username: 'one' });
  await makeUser(portal, { username: 'two' });
  const response = await askFor([nobodysId, one.id]);
  expect(response.headers.get('x-total-count')).toBe('1');
  expect(await namesIn(response)).toEqual(['one']);
});

describe('who may not have it', () => {
  test.each(['student', 'teacher', 'school_admin'] as const)('a %s', async (role) => {
    const { portal, url } = await school();
    const authorization = `Bearer ${await tokenFor(portal, await makeUser(portal, { role }))}`;
    for (const method of ['GET', 'POST', 'HEAD']) {
      const response = await fetch(`${url}/api/users.csv?role=king`, { method, headers: { authorization } });
      expect(response.status).toBe(403);
      expect(response.headers.get('content-disposition')).toBeNull();
    }
  });

  test('nobody signed out, whatever the token looks like', async () => {
    const { url, token } = await school();
    for (const authorization of ['', 'Bearer nonsense', token, `Basic ${token}`]) {
      const response = await fetch(`${url}/api/users.csv`, { headers: { authorization } });
      const body = await response.json();
      expectRefusal({ status: response.status, headers: response.headers, body }, 'signed_out');
    }
  });
});

test.each([
  '?role=king',
  '?sort=shoeSize',
  '?order=up',
  `?search=${'x'.repeat(255)}`,
  '?search=a%00b',
  '?limit=5',
  '?role=student&role=teacher',
  '?search[]=x',
  '?__proto__=x',
])('%s is refused with a sentence', async (query) => {
  const { ask } = await school();
  const response = await ask(query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/^[A-Z].+\.$/) });
});

test.each([[[]], [['17']], ['all'], [null], [[nobodysId, nobodysId]], [Array(501).fill(nobodysId)]])(
  'the ids %j are refused',
  async (ids) => {
    const { askFor } = await school();
    const response = await askFor(ids);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'BAD_REQUEST', issues: expect.any(Array) });
  },
);

test('unknown fields, a list and no JSON at all are refused', async () => {
  const { url, headers, askFor } = await school();
  expect((await askFor([nobodysId], { extra: 1 })).status).toBe(400);
  for (const body of ['[]', '"x"', '{', '']) {
    const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
    expect([body, (await fetch(`${url}/api/users.csv`, sent)).status]).toEqual([body, 400]);
  }
});

test('HEAD says how many there are and reads none', async () => {
  const { url, headers, portal } = await school();
  const pages = vi.spyOn(portal.deps.reader, 'usersPage');
  const response = await fetch(`${url}/api/users.csv`, { method: 'HEAD', headers });
  expect([response.status, response.headers.get('x-total-count')]).toEqual([200, '1']);
  expect(pages).not.toHaveBeenCalled();
});

/** A reader that has very many users, made up as they are asked for. */
function crowdedReader(reader: Reader, someone: User, count: number) {
  let asked = 0;
  const usersPage: Reader['usersPage'] = ({ limit }) => {
    const from = asked * limit;
    asked += 1;
    return Array.from({ length: Math.max(0, Math.min(limit, count - from)) }, (_, at) => ({
      ...someone,
      username: `user-${from + at}`,
    }));
  };
  return { reader: { ...reader, usersPage, countUsers: () => count }, pagesAsked: () => asked };
}

async function hundredThousand() {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin' });
  const { reader, pagesAsked } = crowdedReader(portal.deps.reader, admin, 100_000);
  portal.deps.reader = reader;
  const { url } = await serve(portal);
  const headers = { authorization: `Bearer ${await tokenFor(portal, admin)}` };
  return { portal, url, headers, pagesAsked };
}

/** Asks in a way that reads nothing of the body until told to. */
async function unread(url: string, headers: Record<string, string>): Promise<[ClientRequest, IncomingMessage]> {
  const request = get(`${url}/api/users.csv`, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return [request, response];
}

describe('with a hundred thousand users', () => {
  test('all of them come, each once', async () => {
    const { url, headers, pagesAsked } = await hundredThousand();
    const names = await namesIn(await fetch(`${url}/api/users.csv`, { headers }));
    expect(names).toHaveLength(100_000);
    expect(new Set(names).size).toBe(100_000);
    expect(pagesAsked()).toBe(201);
  });

  test('the file begins while most of it is unread, and waits for a slow receiver', async () => {
    const { url, headers, pagesAsked } = await hundredThousand();
    const [, response] = await unread(url, headers);
    const [first] = (await once(response, 'data')) as [Buffer];
    response.pause();
    expect(first.toString()).toContain('ID,Username');
    await standsStill(pagesAsked);
    expect(pagesAsked()).toBeLessThan(150);
    response.resume();
    await once(response, 'end');
    expect(pagesAsked()).toBe(201);
  });

  test('who hangs up is sent nothing more, nothing is logged, and the portal goes on', async () => {
    const { portal, url, headers, pagesAsked } = await hundredThousand();
    const logged = vi.spyOn(portal.deps.log, 'error');
    const [request, response] = await unread(url, headers);
    await once(response, 'data');
    response.pause();
    request.destroy();
    await standsStill(pagesAsked);
    expect(pagesAsked()).toBeLessThan(201);
    expect(logged).not.toHaveBeenCalled();
    expect((await fetch(`${url}/api/users/stats`, { headers })).status).toBe(200);
  });
});

/** Waits until a count has not changed for a hundred turns of the event loop with the network in them. */
async function standsStill(count: () => number): Promise<void> {
  let quiet = 0;
  let last = count();
  while (quiet < 100) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    quiet = count() === last ? quiet + 1 : 0;
    last = count();
  }
}

test('a database that breaks half way breaks the file off, so that it is not taken for whole, and is logged', async () => {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin' });
  const { reader } = crowdedReader(portal.deps.reader, admin, 100_000);
  let pages = 0;
  portal.deps.reader = {
    ...reader,
    usersPage(query) {
      pages += 1;
      if (pages === 3) throw new Error('The disk is gone.');
      return reader.usersPage(query);
    },
  };
  const logged = vi.spyOn(portal.deps.log, 'error').mockImplementation(() => {});
  const { url } = await serve(portal);
  const headers = { authorization: `Bearer ${await tokenFor(portal, admin)}` };
  const response = await fetch(`${url}/api/users.csv`, { headers });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(logged).toHaveBeenCalledOnce();
});

test('a database that breaks at once is answered by the fixed sentence', async () => {
  const { portal, ask } = await school();
  vi.spyOn(portal.deps.reader, 'countUsers').mockImplementation(() => {
    throw new Error('SELECT the secret');
  });
  const logged = vi.spyOn(portal.deps.log, 'error').mockImplementation(() => {});
  const response = await ask();
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/json; charset=utf-8']);
  expect(response.headers.get('content-disposition')).toBeNull();
  expect(await response.json()).toMatchObject({ message: 'Something went wrong on our side. Please try again.' });
  expect(logged).toHaveBeenCalledOnce();
});
