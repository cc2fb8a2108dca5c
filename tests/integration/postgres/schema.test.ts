import { expect, onTestFinished, test, vi } from 'vitest';
import { diff, migrate, statementsOf } from '#prisma/migrate';
import { openDatabase } from '#server/adapters/db/open';
import { byHand } from '#tests/support/made-by-hand';
import { emptyDatabase } from '#tests/support/test-database';

vi.setConfig({ testTimeout: 120_000 });

test('the migrations make exactly what the schema says, and a missing index would show', async () => {
  const address = await emptyDatabase();
  await migrate(address);
  const { db, close } = await openDatabase(address);
  await db.$executeRawUnsafe('DROP INDEX "User_plan_id_idx"');
  expect(statementsOf(await diff(address))).toEqual(['CREATE INDEX "User_plan_id_idx" ON "User"("plan", "id")']);
  // Pages and their cursors go by bytes, as on SQLite, whatever language the server speaks.
  const inLanguage = await db.$queryRaw`
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'
      AND table_name <> '_prisma_migrations'`;
  expect(inLanguage).toEqual([]);
  await close();
});

test('what the migrations make by hand is what is listed: no trigger and no index of it is lost', async () => {
  const address = await emptyDatabase();
  await migrate(address);
  const { db, close } = await openDatabase(address);
  const triggers = await db.$queryRaw<{ name: string }[]>`
    SELECT relname || ': ' || tgname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace ORDER BY 1`;
  expect(triggers.map(({ name }) => name)).toEqual(byHand.postgresql.triggers);
  // What the schema says are indexes of columns.
  const indexes = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename || ': ' || indexname AS name FROM pg_indexes
    WHERE schemaname = current_schema() AND (indexdef LIKE '% USING gin %' OR indexdef LIKE '% WHERE %') ORDER BY 1`;
  expect(indexes.map(({ name }) => name)).toEqual(byHand.postgresql.indexes);
  await close();
});

test('of several processes that start on an empty database one migrates, and all find it ready', async () => {
  const address = await emptyDatabase();
  await Promise.all([migrate(address), migrate(address), migrate(address)]);
  const { db, close } = await openDatabase(address);
  expect(await db.user.count()).toBe(0);
  const names = await db.$queryRaw<{ migration_name: string }[]>`SELECT migration_name FROM _prisma_migrations`;
  expect(new Set(names.map((row) => row.migration_name)).size).toBe(names.length);
  await close();
});

test('what cannot be opened is said in one line, without the password', async () => {
  const { url } = await emptyDatabase();
  const wrong = new URL(url);
  wrong.password = 'top-secret';
  wrong.pathname = '/nowhere';
  const missing = migrate({ url: wrong.href, connections: 1 });
  await expect(missing).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:\d+ has no database nowhere\. Create it first\.$/,
  );
  wrong.port = '1';
  const away = migrate({ url: wrong.href, connections: 1 });
  await expect(away).rejects.toThrow(/^DATABASE_URL: no PostgreSQL can be reached at 127\.0\.0\.1:1\.$/);
});

test('who may make neither tables nor the extension is told what to ask for, one after the other', async () => {
  const { url } = await emptyDatabase();
  const { db: admin, close } = await openDatabase({ url, connections: 1 });
  onTestFinished(close);
  const role = `limited_${Date.now()}`;
  await admin.$executeRawUnsafe(`CREATE ROLE "${role}" LOGIN`);
  const mine = new URL(url);
  mine.username = role;
  const begin = () => migrate({ url: mine.href, connections: 1 });

  await admin.$executeRawUnsafe('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
  await expect(begin()).rejects.toThrow(
    `DATABASE_URL: ${role} may not make tables in this database. Let its owner run GRANT CREATE ON SCHEMA public TO "${role}", or make ${role} the owner.`,
  );
  await admin.$executeRawUnsafe(`GRANT CREATE ON SCHEMA public TO "${role}"`);
  await expect(begin()).rejects.toThrow(
    /^DATABASE_URL: the extension pg_trgm, by which users are searched, cannot be made \(permission denied .*\)\. Let an administrator of the server run CREATE EXTENSION pg_trgm in this database\.$/,
  );
  await admin.$executeRawUnsafe('CREATE EXTENSION pg_trgm');
  await begin();
  const own = await openDatabase({ url: mine.href, connections: 1 });
  expect(await own.db.user.count()).toBe(0);
  await own.close();
  await admin.$executeRawUnsafe(`DROP OWNED BY "${role}"`);
  await admin.$executeRawUnsafe(`DROP ROLE "${role}"`);
});
