import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openReader } from '#server/adapters/db/sqlite-reader';
import type { UsersQuery } from '#server/domain/platform/deps';
import { userSorts } from '#shared/api/users';
import { planIds } from '#shared/core/plans';
import { roles } from '#shared/core/roles';
import { templateFile } from '#tests/support/template-database';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
const databaseFile = path.join(folder, 'portal.db');

beforeAll(() => {
  copyFileSync(templateFile, databaseFile);
  insertUsers(100_000);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A district's worth of users: mostly students, mostly free. */
function insertUsers(count: number): void {
  const connection = new Sqlite(databaseFile);
  connection.pragma('synchronous = OFF');
  const insert = connection.prepare(`
    INSERT INTO "User" ("id", "username", "usernameKey", "email", "emailKey", "passwordHash", "role", "plan", "aiCredits", "createdAt")
    VALUES (?, ?, ?, ?, ?, 'none', ?, ?, ?, ?)`);
  const start = Date.parse('2026-01-01T00:00:00Z');
  connection.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const name = `${((index * 7919) % count).toString(36)}-user`;
      const role = index % 20 === 0 ? roles[1] : index % 500 === 1 ? roles[3] : roles[0];
      const createdAt = new Date(start + index * 1000).toISOString().replace('Z', '+00:00');
      insert.run(
        `id-${index}`,
        name,
        name,
        `${name}@x.org`,
        `${name}@x.org`,
        role,
        planIds[index % 30 === 0 ? 1 : 0],
        index % 200,
        createdAt,
      );
    }
  })();
  connection.close();
}

/** How SQLite goes about what the reader asks for: the plan of the very statements that it ran. */
function planOf(work: (reader: ReturnType<typeof openReader>) => void): string[] {
  const ran: string[] = [];
  const { prepare } = Sqlite.prototype;
  const spy = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, sql: string) {
    const statement = prepare.call(this, sql);
    for (const method of ['get', 'all'] as const) {
      vi.spyOn(statement, method).mockImplementation((...values: unknown[]) => {
        ran.push(sql);
        return Reflect.apply(Object.getPrototypeOf(statement)[method], statement, values);
      });
    }
    return statement;
  });
  const reader = openReader(databaseFile);
  work(reader);
  reader.close();
  spy.mockRestore();
  // A longer search is first probed: whether its matches are few.
  const asked = ran.filter((sql) => !sql.includes('SELECT 1 FROM "UserSearch"'));
  expect(asked).toHaveLength(1);

  const connection = new Sqlite(databaseFile, { readonly: true });
  const [sql = ''] = asked;
  const values = Array.from(sql.matchAll(/\?/g), () => 'x');
  const steps = connection.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
  connection.close();
  return steps.map((step) => step.detail);
}

const page = (query: Partial<UsersQuery>) =>
  planOf((reader) => reader.usersPage({ sort: 'createdAt', order: 'asc', limit: 25, ...query }));

const expectNoSorting = (plan: string[]) => expect(plan.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
const expectNoFullScan = (plan: string[]) =>
  expect(plan.filter((step) => /^SCAN u(?! USING (COVERING )?INDEX)/.test(step))).toEqual([]);

const shapes = userSorts.flatMap((sort) => (['asc', 'desc'] as const).map((order) => [sort, order] as const));

describe('with 100,000 users a page by', () => {
  test.each(shapes)('%s %s is read off an index, not sorted', (sort, order) => {
    const plan = page({ sort, order });
    expect(plan).toEqual([expect.stringMatching(/^SCAN u USING INDEX/)]);
  });

  test.each(shapes)('%s %s after a cursor begins in the middle of the index', (sort, order) => {
    const plan = page({ sort, order, after: { value: 'm', id: 'id-5' } });
    expect(plan).toEqual([expect.stringMatching(/^SEARCH u USING INDEX/)]);
  });

  test.each(shapes)(
    '%s %s within a role, from the start or after a cursor, searches an index and sorts nothing',
    (sort, order) => {
      for (const after of [undefined, { value: 'm', id: 'id-5' }]) {
        const [search, ...rest] = page({ sort, order, after, role: 'teacher' });
        expect(search).toMatch(/^SEARCH u USING INDEX/);
        // Names are unique, so sorting their rows by id as well sorts one row at a time.
        expect(rest.filter((step) => step !== 'USE TEMP B-TREE FOR LAST TERM OF ORDER BY')).toEqual([]);
      }
    },
  );

  test.each(shapes)('%s %s of a short search walks an index in order', (sort, order) => {
    const plan = page({ sort, order, search: 'zz' });
    expectNoSorting(plan);
    expectNoFullScan(plan);
  });

  test.each(shapes)('%s %s of a longer search asks the full-text index and no full scan', (sort, order) => {
    const plan = page({ sort, order, search: 'zzz' });
    expect(plan).toContainEqual(expect.stringMatching(/UserSearch.*VIRTUAL TABLE INDEX/));
    expectNoFullScan(plan);
  });
});

test.each(shapes)('a part that nearly everybody has is looked for along the index of %s %s', (sort, order) => {
  const plan = page({ sort, order, search: 'user' });
  expect(plan).toEqual([expect.stringMatching(/^SCAN u USING INDEX/)]);
});

describe('with 100,000 users', () => {
  test('a session is found by its index, and its user by theirs', () => {
    expect(planOf((reader) => reader.session('hash'))).toEqual([
      expect.stringMatching(/^SEARCH s USING INDEX/),
      expect.stringMatching(/^SEARCH u USING INDEX/),
    ]);
  });

  test('the figures are counted in an index, without the rows', () => {
    const plan = planOf((reader) => reader.countUsersByRoleAndPlan());
    expect(plan).toEqual([expect.stringMatching(/^SCAN User USING COVERING INDEX/)]);
  });

  test('counting those who fit a role or a longer search reads an index', () => {
    const count = (query: Pick<UsersQuery, 'search' | 'role'>) => planOf((reader) => reader.countUsers(query));
    expectNoFullScan(count({ role: 'teacher' }));
    expectNoFullScan(count({ search: 'zzz' }));
    expectNoFullScan(count({ search: 'zzz', role: 'teacher' }));
    expectNoFullScan(count({}));
  });

  test('deleting or renaming a user finds their row of the search index by its words', () => {
    const connection = new Sqlite(databaseFile, { readonly: true });
    const sql = `SELECT "rowid" FROM "UserSearch" WHERE "UserSearch" MATCH '"' || replace(?, '"', '""') || '"' AND "userId" = ?`;
    const plan = connection.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all('a@x.org', 'id-1');
    connection.close();
    expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(/VIRTUAL TABLE INDEX .*M/)]);
  });
});
