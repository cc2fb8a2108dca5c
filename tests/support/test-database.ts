import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import type { Database, DatabaseAddress } from '#server/adapters/db/database';
import { openDatabase } from '#server/adapters/db/open';
import { templateFile } from './template-database';
import { templateName } from './template-postgres';

export interface TestDatabase {
  address: DatabaseAddress;
  database: Database;
  /** When the test is over. */
  drop(): Promise<void>;
}

/** An empty, migrated database for one test, of the kind that this run is about. */
export async function makeDatabase(folder: string): Promise<TestDatabase> {
  const server = inject('postgres');
  const made = await (server ? makePostgres(server) : makeSqlite(path.join(folder, 'portal.db')));
  // The next test may get the same one: a test that puts a function of its own in here would be felt there.
  Object.freeze(made.database.changes);
  return made;
}

async function makeSqlite(file: string): Promise<TestDatabase> {
  copyFileSync(templateFile, file);
  const database = await openDatabase({ file });
  // A power cut is not what these tests are about, and waiting for the disk is a fifth of their time.
  await database.db.$executeRaw`PRAGMA synchronous = OFF`;
  return { address: { file }, database, drop: () => database.close() };
}

/** What tests of this file have used and emptied: making a database and its connections costs more than a test. */
const free: Omit<TestDatabase, 'drop'>[] = [];

async function makePostgres(server: string): Promise<TestDatabase> {
  const made = free.pop() ?? (await createFrom(server));
  return { ...made, drop: () => emptied(made) };
}

async function emptied(made: Omit<TestDatabase, 'drop'>): Promise<void> {
  const [answer] = await made.database.db.$queryRaw<{ empty_portal: boolean }[]>`SELECT empty_portal()`;
  if (answer?.empty_portal) free.push(made);
  else await made.database.close();
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
