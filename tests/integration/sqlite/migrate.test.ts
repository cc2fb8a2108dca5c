import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { diff, isUpToDate, migrate } from '#prisma/migrate';
import { fileOf, world } from '#tests/support/world';

/** A database as it was before a migration, and what runs the migrations from that one on. */
async function before(ending: string) {
  const { folder } = await world();
  const migrations = path.join(import.meta.dirname, '../../../prisma/migrations/sqlite');
  const names = readdirSync(migrations)
    .filter((name) => !name.endsWith('.toml'))
    .sort();
  const first = names.findIndex((name) => name.endsWith(ending));
  const older = new Sqlite(path.join(folder, 'older.db'));
  onTestFinished(() => {
    older.close();
  });
  const apply = (name: string) => older.exec(readFileSync(path.join(migrations, name, 'migration.sql'), 'utf8'));
  for (const name of names.slice(0, first)) apply(name);
  return {
    older,
    migrateRest: () => {
      for (const name of names.slice(first)) apply(name);
    },
  };
}

// A regression: the engine's second instance in a process pulled the first one's memory away.
test('a file can be migrated and then compared in one process, as writing a migration does', async () => {
  const { folder } = await world();
  const fresh = path.join(folder, 'fresh.db');
  await migrate({ file: fresh });
  expect(await diff({ file: fresh })).not.toContain('CREATE TABLE "User"');
});

test('migrating what is up to date changes nothing', async () => {
  const { address, deps } = await world();
  await migrate(address);
  expect(await deps.db.user.count()).toBe(0);
});

// A regression: an older version started on it, and said that it was ready.
test('a database from a newer version is refused by the name of what it has more, and is not ready', async () => {
  const portal = await world();
  const newer = new Sqlite(fileOf(portal));
  newer.exec(`INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at")
    VALUES ('n', '', '29991231000000_from_the_future', '2999-12-31')`);
  newer.close();
  await expect(migrate(portal.address)).rejects.toThrow(
    'The database is from a newer version of the portal (it has 29991231000000_from_the_future). Start that version, or restore a backup from before it.',
  );
  expect(await isUpToDate(portal.deps.db, 'sqlite')).toBe(false);
});

// A regression: the default of tags was written as [], which SQLite reads as an empty name and stores as ''.
test('work that was saved before there were tags has none, and can be read', async () => {
  const { older, migrateRest } = await before('_teachers_desk');
  older.exec(`
    INSERT INTO "User" ("id", "username", "usernameKey", "email", "emailKey", "passwordHash")
    VALUES ('ana', 'ana', 'ana', 'ana@school.example', 'ana@school.example', 'none');
    INSERT INTO "Resource" ("id", "ownerId", "kind", "title", "titleKey", "data", "createdAt", "updatedAt")
    VALUES ('r1', 'ana', 'quiz', 'Unit 3', 'unit 3', '{}', '2026-01-01', '2026-01-01');`);
  migrateRest();
  expect(older.prepare('SELECT "tags" FROM "Resource"').get()).toEqual({ tags: '[]' });
});

// A regression: nobody counted how much somebody keeps, so what was there before has to be counted once.
test('work that was saved before bytes were counted is counted, with its versions and scenes', async () => {
  const { older, migrateRest } = await before('_bytes');
  older.exec(`
    INSERT INTO "User" ("id", "username", "usernameKey", "email", "emailKey", "passwordHash")
    VALUES ('ana', 'ana', 'ana', 'ana@school.example', 'ana@school.example', 'none');
    INSERT INTO "Resource" ("id", "ownerId", "kind", "title", "titleKey", "data", "createdAt", "updatedAt")
    VALUES ('book', 'ana', 'novel', 'Été', 'été', '{"a":"é"}', 0, 0), ('list', 'ana', 'word-list', 'L', 'l', '{}', 0, 0);
    INSERT INTO "ResourceVersion" ("resourceId", "version", "title", "data", "savedAt")
    VALUES ('book', 1, 'Été', '{"a":1}', 0);
    INSERT INTO "NovelScene" ("resourceId", "sceneId", "text", "textKey", "drafts", "words", "characters", "updatedAt")
    VALUES ('book', 'one', 'été', 'été', '[]', 1, 3, 0);
    INSERT INTO "NovelSceneVersion" ("resourceId", "sceneId", "version", "text", "drafts", "words", "savedAt")
    VALUES ('book', 'one', 1, 'ete', '["x"]', 1, 0);`);
  migrateRest();
  expect(older.prepare('SELECT "id", "ownBytes", "bytes" FROM "Resource" ORDER BY "id"').all()).toEqual([
    { id: 'book', ownBytes: 10, bytes: 10 + 7 + (5 + 2) + (3 + 5) },
    { id: 'list', ownBytes: 2, bytes: 2 },
  ]);
});

test('how long rounds were kept is how long attempts are kept', async () => {
  const { older, migrateRest } = await before('_attempts_in_settings');
  older.exec(
    `INSERT INTO "PortalSetting" ("name", "value") VALUES ('retention', '{"rounds":365,"trash":30}'), ('other', '{"rounds":1}')`,
  );
  migrateRest();
  expect(older.prepare('SELECT "name", "value" FROM "PortalSetting" ORDER BY "name"').all()).toEqual([
    { name: 'other', value: '{"rounds":1}' },
    { name: 'retention', value: '{"trash":30,"attempts":365}' },
  ]);
});
