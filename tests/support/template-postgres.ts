import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#prisma/migrate';
import { openDatabase } from '#server/adapters/db/open';
import { projectRoot } from '#server/config';
import { startPostgres } from '../../scripts/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test server's own database; without it, worlds are on SQLite. */
    postgres: string | undefined;
  }
}

/** The migrated, empty database that every test's own is made from. */
export const templateName = 'template_portal';

const schema = readFileSync(path.join(projectRoot, 'prisma/schema.prisma'), 'utf8');
const tableCount = schema.match(/^model /gm)?.length;

/** Empties a database that a test has used. False where the test has changed more than rows. */
const emptyingFunction = ({ triggers, migrations }: { triggers: number; migrations: number }) => `
  CREATE FUNCTION empty_portal() RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE
    name text;
    tables int := 0;
  BEGIN
    -- No trigger runs, of the audit log and of foreign keys neither.
    PERFORM set_config('session_replication_role', 'replica', true);
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> '_prisma_migrations' LOOP
      tables := tables + 1;
      EXECUTE format('DELETE FROM %I', name);
    END LOOP;
    RETURN tables = ${tableCount}
      AND ${triggers} = (SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal)
      AND ${migrations} = (SELECT count(*) FROM _prisma_migrations);
  END $$`;

/** Starts a server for this run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = { url: server.url(templateName), connections: 2 };
  const keeper = await openDatabase({ url: server.url('postgres'), connections: 1 });
  await keeper.db.$executeRawUnsafe(`CREATE DATABASE "${templateName}"`);
  await keeper.close();
  await migrate(template);
  const { db, close } = await openDatabase(template);
  // Tells the order of writing, as SQLite does by itself.
  await db.$executeRawUnsafe('ALTER TABLE "LedgerEntry" ADD COLUMN "rowid" BIGSERIAL');
  const [found = { triggers: 0, migrations: 0 }] = await db.$queryRaw<{ triggers: number; migrations: number }[]>`
    SELECT
      (SELECT count(*)::int FROM pg_trigger WHERE NOT tgisinternal) AS "triggers",
      (SELECT count(*)::int FROM _prisma_migrations) AS "migrations"`;
  await db.$executeRawUnsafe(emptyingFunction(found));
  await close();
  project.provide('postgres', server.url('postgres'));
  return () => server.stop();
}
