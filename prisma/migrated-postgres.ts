import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { postgresAdapter } from '#server/adapters/db/postgres-adapter';
import { BadSettings, projectRoot } from '#server/config';
import type { MigratedDatabase } from './migrated-database';

/** The number by which processes of this portal know each other's lock. */
const lockNumber = 7_214_052;

const appliedSql =
  'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL';

export function migratedPostgres(url: string): MigratedDatabase {
  const adapter = postgresAdapter({ url, connections: 2 });
  return {
    provider: 'postgresql',
    schemaFile: path.join(projectRoot, 'prisma/generated/postgresql/schema.prisma'),
    adapter: readableByEngine(adapter),
    externalTables: [],
    async applied() {
      const connection = await adapter.connect();
      try {
        const { rows } = await connection.underlyingDriver().query<{ migration_name: string }>(appliedSql);
        return rows.map((row) => row.migration_name);
      } catch (error) {
        if (codeOf(error) === undefinedTable) return [];
        throw explained(error, url);
      } finally {
        await connection.dispose();
      }
    },
    async alone(work) {
      const connection = await adapter.connect();
      const client = await connection.underlyingDriver().connect();
      try {
        // The lock ends with the transaction, also behind a pooler that hands out connections by transaction.
        await client.query('BEGIN');
        await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
        await client.query('SET LOCAL lock_timeout = 0');
        await client.query('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
        await makeReady((sql) => connection.underlyingDriver().query(sql));
        await work();
        await client.query('COMMIT');
      } finally {
        client.release(true);
        await connection.dispose();
      }
    },
  };
}

/**
 * The adapter does not know PostgreSQL's type of one internal character, by which its catalogue tells the engine many
 * things: it gets them as the type of short text that it does know. The engine's lock lasts as long as a connection,
 * and poolers keep those: here it ends at once, as `alone` is lock enough. And scripts go to the server whole.
 */
function readableByEngine(factory: ReturnType<typeof postgresAdapter>): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const pool = (await factory.connect()).underlyingDriver();
      const readable = new Proxy(pool, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          if (name !== 'query') return value.bind(target);
          return async (query: { text: string }) => {
            const text = query.text.replace('pg_advisory_lock', 'pg_advisory_xact_lock');
            const answer: { fields: { dataTypeID: number }[] } = await Reflect.apply(value, target, [
              { ...query, text },
            ]);
            for (const field of answer.fields) if (field.dataTypeID === internalChar) field.dataTypeID = shortText;
            return answer;
          };
        },
      });
      const connection = await new PrismaPg(readable, { disposeExternalPool: true }).connect();
      // As it comes, it cuts scripts at every semicolon, also inside of a function's body.
      connection.executeScript = async (script) => void (await pool.query(script));
      return connection;
    },
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

/** "char" and bpchar, by their numbers. */
const internalChar = 18;
const shortText = 1042;

const undefinedTable = '42P01';

/** What must hold before the first migration, said in a line where it does not. */
async function makeReady(query: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>): Promise<void> {
  const { rows } = await query(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
      current_user AS role, current_schema() AS schema, has_schema_privilege(current_schema(), 'CREATE') AS "mayCreate"`,
  );
  const [{ version, encoding, role, schema, mayCreate } = {}] = rows;
  if (Number(version) < 130_000) throw new BadSettings('DATABASE_URL: the portal needs PostgreSQL 13 or newer.');
  if (encoding !== 'UTF8') throw new BadSettings('DATABASE_URL: the database must be made with the encoding UTF8.');
  // From version 15 on, the schema public is its owner's alone.
  if (mayCreate !== true)
    throw new BadSettings(
      `DATABASE_URL: ${role} may not make tables in this database. Let its owner run GRANT CREATE ON SCHEMA ${schema ?? 'public'} TO "${role}", or make ${role} the owner.`,
    );
  try {
    await query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  } catch (error) {
    throw new BadSettings(
      `DATABASE_URL: the extension pg_trgm, by which users are searched, cannot be made (${messageOf(error)}). Let an administrator of the server run CREATE EXTENSION pg_trgm in this database.`,
    );
  }
}

/** Why the database cannot be opened, in one line without the password. */
function explained(error: unknown, url: string): unknown {
  const { hostname, port, username, pathname } = new URL(url);
  const place = `${hostname || 'localhost'}:${port || 5432}`;
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ECONNRESET':
      return new BadSettings(`DATABASE_URL: no PostgreSQL can be reached at ${place}.`, { mayPass: true });
    case '28P01':
    case '28000':
      return new BadSettings(
        `DATABASE_URL: PostgreSQL at ${place} refuses ${decodeURIComponent(username)} or the password.`,
      );
    case '3D000':
      return new BadSettings(
        `DATABASE_URL: PostgreSQL at ${place} has no database ${pathname.slice(1)}. Create it first.`,
      );
    case '53300':
      return new BadSettings(`DATABASE_URL: PostgreSQL at ${place} has no free connection. Set DATABASE_POOL lower.`, {
        mayPass: true,
      });
  }
  // It starts, or ends, or is in some other state that will not last.
  return new BadSettings(`DATABASE_URL: PostgreSQL at ${place} cannot be opened (${messageOf(error)}).`, {
    mayPass: true,
  });
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
