import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import type { Database, DatabaseAddress } from '#server/adapters/db/database';
import { openDatabase } from '#server/adapters/db/open';
import { emptySqlite } from './empty-sqlite';
import { templateFile } from './template-database';
import { templateName } from './template-postgres';

export interface TestDatabase {
  address: DatabaseAddress;
  database: Database;
  /** When the test is over. */
  drop(): Promise<void>;
}

/** An empty, migrated database for one test, of the kind that this run is about. */
export async function makeDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const made = await (server ? makePostgres(server) : makeSqlite());
  // The next test may get the same one: a test that puts a function of its own in here would be felt there.
  Object.freeze(made.database.changes);
  return made;
}

/** What tests of this worker have used and emptied: making a database and its connections costs more than a test. */
const free: Omit<TestDatabase, 'drop'>[] = [];

async function emptied(made: Omit<TestDatabase, 'drop'>, isEmptied: boolean): Promise<void> {
  if (isEmptied) free.push(made);
  else await made.database.close();
}

async function makeSqlite(): Promise<TestDatabase> {
  const made = free.pop() ?? (await copyTemplate());
  return { ...made, drop: () => emptied(made, 'file' in made.address && emptySqlite(made.address.file)) };
}

async function copyTemplate(): Promise<Omit<TestDatabase, 'drop'>> {
  const file = path.join(inject('databases'), `${randomUUID()}.db`);
  copyFileSync(templateFile, file);
  const database = await openDatabase({ file });
  // A power cut is not what these tests are about, and waiting for the disk is a fifth of their time.
  await database.db.$executeRaw`PRAGMA synchronous = OFF`;
  return { address: { file }, database };
}

async function makePostgres(server: string): Promise<TestDatabase> {
  const made = free.pop() ?? (await createFrom(server));
  return {
    ...made,
    async drop() {
      const [answer] = await made.database.db.$queryRaw<{ empty_portal: boolean }[]>`SELECT empty_portal()`;
      await emptied(made, answer?.empty_portal === true);
    },
  };
}

async function createFrom(server: string): Promise<Omit<TestDatabase, 'drop'>> {
  const address = await create(server, templateName);
  return { address, database: await openDatabase(address) };
}

/** A PostgreSQL database with nothing in it, not even tables. */
export async function emptyDatabase(): Promise<{ url: string; connections: number }> {
  const server = inject('postgres');
  if (!server) throw new Error('This test needs the run on PostgreSQL.');
  return create(server, 'template0');
}

async function create(server: string, template: string): Promise<{ url: string; connections: number }> {
  const { db, close } = await openDatabase({ url: server, connections: 1 });
  const name = `test_${randomUUID()}`;
  await db.$executeRawUnsafe(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  await close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, connections: 10 };
}
