import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseAddress } from '#server/adapters/db/database';
import { BadSettings, projectRoot } from '#server/config';
import type { Db } from '#server/domain/platform/deps';
import type { MigratedDatabase } from './migrated-database';
import { withEngine } from './schema-engine';

async function migratedDatabase(address: DatabaseAddress): Promise<MigratedDatabase> {
  if ('file' in address) {
    const { migratedSqlite } = await import('./migrated-sqlite');
    return migratedSqlite(address.file);
  }
  const { migratedPostgres } = await import('./migrated-postgres');
  return migratedPostgres(address.url);
}

type Provider = MigratedDatabase['provider'];
const providers: Provider[] = ['postgresql', 'sqlite'];

const folderOf = (provider: Provider) => path.join(projectRoot, 'prisma/migrations', provider);

function migrationNames(provider: Provider): string[] {
  return readdirSync(folderOf(provider), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * Brings a database up to date, and refuses one that is newer. Doing it twice is harmless, and so is doing it in two
 * processes at once; where nothing is missing, the engine is not loaded.
 */
export async function migrate(address: DatabaseAddress): Promise<void> {
  const database = await migratedDatabase(address);
  if ((await versionOf(database)) === 'same') return;
  await database.alone(async () => {
    if ((await versionOf(database)) === 'older') await applyMigrations(database);
  });
}

/**
 * Whether an open database has every migration and no other. It is asked often, so over the connections that there are.
 */
export async function isUpToDate(db: Pick<Db, '$queryRaw'>, provider: Provider): Promise<boolean> {
  const rows = await db.$queryRaw<{ migration_name: string }[]>`SELECT migration_name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const applied = rows.map((row) => row.migration_name);
  const { missing, unknown } = compared(provider, applied);
  return missing.length + unknown.length === 0;
}

/**
 * Older than this code or the same. Throws `BadSettings` where it is newer: nobody knows what this code would spoil.
 */
async function versionOf(database: MigratedDatabase): Promise<'older' | 'same'> {
  const { missing, unknown } = compared(database.provider, await database.applied());
  if (unknown.length > 0) {
    throw new BadSettings(
      `The database is from a newer version of the portal (it has ${unknown[0]}). Start that version, or restore a backup from before it.`,
    );
  }
  return missing.length > 0 ? 'older' : 'same';
}

function compared(provider: Provider, applied: string[]): { missing: string[]; unknown: string[] } {
  const names = migrationNames(provider);
  return {
    missing: names.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !names.includes(name)),
  };
}

async function applyMigrations({ provider, adapter, schemaFile, externalTables }: MigratedDatabase): Promise<void> {
  const baseDir = folderOf(provider);
  const content = (name: string) => readFileSync(path.join(baseDir, name, 'migration.sql'), 'utf8');
  await withEngine(adapter, schemaFile, (engine) =>
    engine.applyMigrations({
      migrationsList: {
        baseDir,
        lockfile: { path: 'migration_lock.toml', content: `provider = "${provider}"\n` },
        shadowDbInitScript: '',
        migrationDirectories: migrationNames(provider).map((name) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: content(name) } },
        })),
      },
      filters: { externalTables, externalEnums: [] },
    }),
  );
}

/** The SQL that brings a database to the schema, or to another one; empty when there is nothing to do. */
export async function diff(address: DatabaseAddress, schema?: string): Promise<string> {
  const { adapter, schemaFile, externalTables } = await migratedDatabase(address);
  const files = [{ path: schemaFile, content: schema ?? readFileSync(schemaFile, 'utf8') }];
  const { stdout } = await withEngine(adapter, schemaFile, (engine) =>
    engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: projectRoot },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables, externalEnums: [] },
    }),
  );
  return stdout ?? '';
}

/**
 * Writes the next migration of both databases from what the schema has and the migrations have not; `scratch` is an
 * empty database on a PostgreSQL server. @public (npm run migration)
 */
export async function writeMigrations(name: string, now: Date, scratch: DatabaseAddress): Promise<string[]> {
  const file = path.join(projectRoot, '.cache', `migrate-${now.getTime()}.db`);
  const missing: Record<Provider, string> = {
    sqlite: await missingInFile(file),
    postgresql: inBinaryOrder(await missingIn(scratch)),
  };
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return providers
    .filter((provider) => statementsOf(missing[provider]).length > 0)
    .map((provider) => writeMigration(provider, `${stamp}_${name}`, missing[provider]));
}

/** The statements of a migration, without comments. */
export function statementsOf(sql: string): string[] {
  const statements = sql.replaceAll(/^--.*$/gm, '').split(';');
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}

/** As below, by changes that keep the triggers of a file that has every migration. */
export async function missingInFile(file: string, schema?: string): Promise<string> {
  await migrate({ file });
  const sql = await diff({ file }, schema);
  const [{ default: Sqlite }, { keepTriggers }] = await Promise.all([
    import('better-sqlite3'),
    import('./table-changes'),
  ]);
  const migrated = new Sqlite(file);
  try {
    return keepTriggers(sql, migrated);
  } finally {
    migrated.close();
  }
}

async function missingIn(empty: DatabaseAddress): Promise<string> {
  await migrate(empty);
  return diff(empty);
}

/** Text is compared by its bytes, as in SQLite: pages and their cursors must not depend on a server's language. */
function inBinaryOrder(sql: string): string {
  return sql.replaceAll(/ TEXT\b/g, ' TEXT COLLATE "C"');
}

function writeMigration(provider: Provider, name: string, sql: string): string {
  const folder = path.join(folderOf(provider), name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'migration.sql'), sql);
  return folder;
}
