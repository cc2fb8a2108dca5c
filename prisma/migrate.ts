import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import Sqlite from 'better-sqlite3';
import { sqliteAdapter } from '../src/server/adapters/db/open';
import { projectRoot } from '../src/server/config';

/*
 * Prisma's own migration engine, as WebAssembly from the package registry: its command line wants to download a
 * binary, which machines behind a school's firewall cannot. The engine keeps Prisma's `_prisma_migrations` table,
 * so the official command line goes on working where it can be had.
 */

const schemaFile = path.join(projectRoot, 'prisma/schema.prisma');
const migrationsFolder = path.join(projectRoot, 'prisma/migrations/sqlite');

function migrationNames(): string[] {
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Brings a database file up to date. Doing it twice is harmless; where nothing is missing, the engine is not loaded. */
export async function migrate(file: string): Promise<void> {
  if (isUpToDate(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  await withEngine(file, (engine) =>
    engine.applyMigrations({
      migrationsList: {
        baseDir: migrationsFolder,
        lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"\n' },
        shadowDbInitScript: '',
        migrationDirectories: migrationNames().map((name) => ({
          path: name,
          migrationFile: {
            path: 'migration.sql',
            content: { tag: 'ok', value: readFileSync(path.join(migrationsFolder, name, 'migration.sql'), 'utf8') },
          },
        })),
      },
      filters,
    }),
  );
}

/** The full-text index and its own tables are not in the schema: a hand-written migration makes them. */
const searchTables = ['', '_config', '_content', '_data', '_docsize', '_idx'].map((ending) => `UserSearch${ending}`);

const filters = { externalTables: searchTables, externalEnums: [] };

/** Whether a database file has every migration. It is only read, and not made where there is none. */
export function isUpToDate(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new Sqlite(file, { readonly: true });
  try {
    const applied = database
      .prepare<[], { migration_name: string }>(
        'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
      )
      .all();
    const names = new Set(applied.map((row) => row.migration_name));
    return migrationNames().every((name) => names.has(name));
  } catch {
    // No such table yet.
    return false;
  } finally {
    database.close();
  }
}

/** The SQL that brings a database (a file, or an empty one) to the schema; empty when there is nothing to do. */
export async function diff(from: string | undefined): Promise<string> {
  const { stdout } = await withEngine(from ?? ':memory:', (engine) =>
    engine.diff({
      from: from ? { tag: 'schemaDatasource', ...schemaFiles(), configDir: projectRoot } : { tag: 'empty' },
      to: { tag: 'schemaDatamodel', ...schemaFiles() },
      script: true,
      exitCode: null,
      filters,
    }),
  );
  return stdout ?? '';
}

function schemaFiles() {
  return { files: [{ path: schemaFile, content: readFileSync(schemaFile, 'utf8') }] };
}

/** Writes the next migration from what the schema has and the migrations have not. @public (npm run migration) */
export async function writeMigration(name: string, now: Date): Promise<string> {
  const scratch = path.join(projectRoot, '.cache', `migrate-${now.getTime()}.db`);
  if (migrationNames().length > 0) await migrate(scratch);
  const sql = await diff(existsSync(scratch) ? scratch : undefined);
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = path.join(migrationsFolder, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'migration.sql'), sql);
  return folder;
}

type SchemaEngineModule = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');

/** The engine locks the file for itself, so its connections must be closed before anyone else opens it. */
async function withEngine<T>(file: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const connections: SqlDriverAdapter[] = [];
  const factory = sqliteAdapter(file);
  const engine = await openEngine({
    ...factory,
    async connect() {
      const connection = await factory.connect();
      connections.push(connection);
      return connection;
    },
  });
  try {
    return await work(engine);
  } finally {
    for (const connection of connections) await connection.dispose();
  }
}

async function openEngine(factory: SqlMigrationAwareDriverAdapterFactory): Promise<SchemaEngine> {
  loading ??= loadEngine();
  const { SchemaEngine } = await loading;
  const adapter = bindMigrationAwareSqlAdapterFactory(factory);
  return SchemaEngine.new({ datamodels: [[schemaFile, readFileSync(schemaFile, 'utf8')]] }, () => {}, adapter);
}

/** Once a process: its glue is one module, so a second instance would pull the memory away from the first. */
let loading: Promise<SchemaEngineModule> | undefined;

async function loadEngine(): Promise<SchemaEngineModule> {
  const glue: SchemaEngineModule & { __wbg_set_wasm(exports: WebAssembly.Exports): void } = await import(
    '@prisma/schema-engine-wasm/schema_engine_bg'
  );
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const wasm = await WebAssembly.compile(readFileSync(path.join(folder, 'schema_engine_bg.wasm')));
  const instance = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
  return glue;
}
