import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';

/*
 * Prisma's own migration engine, as WebAssembly from the package registry: its command line wants to download a
 * binary, which machines behind a school's firewall cannot. The engine keeps Prisma's `_prisma_migrations` table,
 * so the official command line goes on working where it can be had.
 */

type SchemaEngineModule = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');

/** Does work with the engine, and closes its connections: it locks an SQLite file for itself. */
export async function withEngine<T>(
  factory: SqlMigrationAwareDriverAdapterFactory,
  schemaFile: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const connections: SqlDriverAdapter[] = [];
  globalThis.schemaEngineLoading ??= loadEngine();
  const { SchemaEngine } = await globalThis.schemaEngineLoading;
  const adapter = bindMigrationAwareSqlAdapterFactory({
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const connection = await factory.connect();
      connections.push(connection);
      return connection;
    },
    connectToShadowDb: () => factory.connectToShadowDb(),
  });
  try {
    const datamodels: [string, string][] = [[schemaFile, readFileSync(schemaFile, 'utf8')]];
    return await work(await SchemaEngine.new({ datamodels }, () => {}, adapter));
  } finally {
    for (const connection of connections) await connection.dispose();
  }
}

declare global {
  /**
   * Once a process, however often this module is loaded: its glue is one module, so a second instance would pull the
   * memory away from the first.
   */
  var schemaEngineLoading: Promise<SchemaEngineModule> | undefined;
}

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
