import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { migrate } from '#prisma/migrate';
import { postgresAdapter } from '#server/adapters/db/postgres-adapter';
import type { Portal } from '#tests/e2e/support/portal';
import { type PostgresServer, startPostgres } from '../../scripts/postgres.mjs';
import { nightsDone } from './nights-done';
import { allSpent, runningPortal, wrongBalances } from './running-portal';

/** Runs a statement, and answers its rows. */
export type Sql = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

const templateName = 'template_portal';

/** A PostgreSQL server of this test file's own: tests may stop it, lock it and change its settings. */
export function ownPostgres() {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
    const { sql, close } = await open(server.url('postgres'));
    await sql(`CREATE DATABASE "${templateName}"`);
    await close();
    await migrate({ url: server.url(templateName), connections: 2 });
    const template = await open(server.url(templateName));
    await nightsDone(template.sql);
    await template.close();
  });
  afterAll(() => server.stop());
  return {
    goAway: () => server.goAway(),
    comeBack: () => server.comeBack(),
    /**
     * The address of a new database, migrated and empty and without work of the night, or with nothing in it at all.
     */
    async database(template: typeof templateName | 'template0' = templateName): Promise<string> {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await (await connected(server.url('postgres')))(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
      return server.url(name);
    },
  };
}

/** A connection of this test's own. */
export async function connected(url: string): Promise<Sql> {
  const { sql, close } = await open(url);
  onTestFinished(close);
  return sql;
}

async function open(url: string): Promise<{ sql: Sql; close(): Promise<void> }> {
  const connection = await postgresAdapter({ url, connections: 1 }).connect();
  const client = await connection.underlyingDriver().connect();
  // The server may go away under it.
  client.on('error', () => {});
  return {
    sql: async (statement, values) => (await client.query<Record<string, unknown>>(statement, values)).rows,
    async close() {
      client.release(true);
      await connection.dispose();
    },
  };
}

/** The built portal on a PostgreSQL database. */
export function portalOn(url: string, settings: Record<string, string> = {}): Promise<Portal> {
  return runningPortal({ DATABASE_URL: url, ...settings }, { template: undefined });
}

/** What the ledger says was spent; the balances must agree with it. */
export async function spentIn(sql: Sql): Promise<number> {
  expect(await sql(wrongBalances)).toEqual([]);
  const [row] = await sql(allSpent);
  return Number(row?.spent);
}

/** How many connections to this database wait for a lock that another one has. */
export async function waitingForLocks(sql: Sql): Promise<number> {
  const [row] = await sql(
    `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return Number(row?.count);
}
