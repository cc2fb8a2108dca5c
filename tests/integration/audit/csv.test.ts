import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { record } from '#server/domain/audit/record';
import { expectRefusal } from '#tests/support/contract';
import { serve } from '#tests/support/server';
import { as, makeUser, tokenFor, world } from '#tests/support/world';

async function school() {
  const portal = await world();
  const admin = await makeUser(portal, { username: 'boss', role: 'admin' });
  const { url } = await serve(portal);
  const headers = { authorization: `Bearer ${await tokenFor(portal, admin)}` };
  const ask = (query = '', method = 'GET') => fetch(`${url}/api/audit.csv${query}`, { method, headers });
  return { portal, admin, url, ask };
}

async function rowsIn(response: Response): Promise<string[][]> {
  return Papa.parse<string[]>((await response.text()).trimEnd()).data;
}

test('the file has a name with the date, a column for each question, and no cell is a formula', async () => {
  const { portal, admin, ask } = await school();
  const ana = await makeUser(portal, { username: '=cmd' });
  await (await as(portal, admin, '10.0.0.7')).users.removeMany({ ids: [ana.id] });
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="audit-2026-03-10.csv"');
  expect(response.headers.get('x-total-count')).toBe('1');
  expect(await rowsIn(response)).toEqual([
    ['When', 'Who', 'Who (ID)', 'Action', 'What', 'On whom', 'On whom (ID)', 'Address'],
    [
      portal.deps.clock.now().toISOString(),
      'boss',
      admin.id,
      'users.removed',
      'Deleted the account of a teacher',
      "'=cmd",
      ana.id,
      '10.0.0.7',
    ],
  ]);
});

test('all rows come that a filter finds, more than are read at once, newest first', async () => {
  const { portal, admin, ask } = await school();
  const start = portal.deps.clock.now().getTime();
  const events = Array.from({ length: 1203 }, (_, made) => ({
    action: made % 3 ? ('auth.signed-in' as const) : ('auth.signed-out' as const),
    at: new Date(start + Math.floor(made / 5) * 1000),
  }));
  await record(portal.deps.db, { ...admin, address: '' }, ...events);
  const [, ...rows] = await rowsIn(await ask('?group=sign-in'));
  expect(rows).toHaveLength(1203);
  const times = rows.map(([at = '']) => at);
  expect(times).toEqual([...times].sort().reverse());
  const filtered = await ask('?action=auth.signed-out&person=boss');
  expect(filtered.headers.get('x-total-count')).toBe('401');
  expect(await rowsIn(filtered)).toHaveLength(402);
});

describe('what goes out is in the log', () => {
  test('of the log itself, but not in its own file', async () => {
    const { portal, admin, ask } = await school();
    expect(await rowsIn(await ask())).toHaveLength(1);
    expect(await rowsIn(await ask())).toHaveLength(2);
    const { items } = await (await as(portal, admin)).audit.page({});
    expect(items.map(({ what, address }) => [what, address])).toEqual([
      ['Exported 1 row of the audit log as a CSV file', '127.0.0.1'],
      ['Exported 0 rows of the audit log as a CSV file', '127.0.0.1'],
    ]);
  });

  test('of the users', async () => {
    const { portal, admin, url } = await school();
    const headers = { authorization: `Bearer ${await tokenFor(portal, admin)}`, 'content-type': 'application/json' };
    await (await fetch(`${url}/api/users.csv`, { headers })).text();
    const body = JSON.stringify({ ids: [admin.id] });
    await (await fetch(`${url}/api/users.csv`, { method: 'POST', headers, body })).text();
    const { items } = await (await as(portal, admin)).audit.page({});
    expect(items.map(({ what }) => what)).toEqual(Array(2).fill('Exported 1 user as a CSV file'));
  });

  test('but not who only asks how much it would be', async () => {
    const { portal, ask } = await school();
    expect((await ask('', 'HEAD')).headers.get('x-total-count')).toBe('0');
    expect(await portal.deps.db.auditEntry.count()).toBe(0);
  });
});

test('nobody but administrators gets it, and a filter that is none is refused', async () => {
  const { portal, url, ask } = await school();
  for (const [role, reason] of [
    ['teacher', 'not_allowed'],
    ['school_admin', 'not_allowed'],
    [undefined, 'signed_out'],
  ] as const) {
    const headers = role && { authorization: `Bearer ${await tokenFor(portal, await makeUser(portal, { role }))}` };
    const response = await fetch(`${url}/api/audit.csv`, { ...(headers && { headers }) });
    expectRefusal({ status: response.status, headers: response.headers, body: await response.json() }, reason);
  }
  expect((await ask('?group=nonsense')).status).toBe(400);
  expect((await ask('?from=yesterday')).status).toBe(400);
  expect(await portal.deps.db.auditEntry.count()).toBe(0);
});
