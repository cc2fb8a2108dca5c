import { readFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { World } from './world';

type Content = Record<string, unknown[]>;

/** All that the database holds, but for sessions and what counts or notes attempts. */
export async function contentOf({ address, deps }: Pick<World, 'address' | 'deps'>): Promise<Content> {
  return 'file' in address ? contentOfFile(address.file) : await readPostgres(deps);
}

/** Everything that is stored, so that it can be searched for what must not be there. */
export async function bytesOf({ address, deps }: Pick<World, 'address' | 'deps'>): Promise<Buffer> {
  if ('url' in address) return Buffer.from(JSON.stringify(await readPostgres(deps, [])));
  // What is not yet checkpointed included.
  return Buffer.concat(['', '-wal'].map((ending) => readFileSync(`${address.file}${ending}`)));
}

/** Who fails to sign in changes nothing, and is noted all the same. */
const kept = (table: string) => (table === 'AuditEntry' ? ` WHERE "action" <> 'auth.sign-in-failed'` : '');

const passing = ['Session', 'RateLimiterFlexible', '_prisma_migrations'];

/** All tables by one query. */
async function readPostgres({ db }: World['deps'], leftOut = passing): Promise<Content> {
  postgresTables ??= db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS "name" FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1`;
  const columns = (await postgresTables)
    .filter(({ name }) => !leftOut.includes(name))
    .map(
      ({ name }) => `(SELECT coalesce(json_agg(t ORDER BY t::text), '[]') FROM "${name}" t${kept(name)}) AS "${name}"`,
    );
  const [content = {}] = await db.$queryRawUnsafe<Content[]>(`SELECT ${columns.join(', ')}`);
  return content;
}

let postgresTables: Promise<{ name: string }[]> | undefined;

interface Observer {
  connection: Sqlite.Database;
  /** Changes with whatever another connection writes. */
  dataVersion: unknown;
  content: Content;
}
const observers = new Map<string, Observer>();

/** Read again only where something wrote. */
function contentOfFile(file: string): Content {
  const observer = observers.get(file) ?? observe(file);
  const dataVersion = observer.connection.pragma('data_version', { simple: true });
  if (dataVersion !== observer.dataVersion) {
    observer.dataVersion = dataVersion;
    observer.content = readAll(observer.connection);
  }
  return observer.content;
}

function observe(file: string): Observer {
  const connection = new Sqlite(file, { readonly: true });
  const observer = { connection, dataVersion: undefined, content: {} };
  observers.set(file, observer);
  onTestFinished(() => {
    observers.delete(file);
    connection.close();
  });
  return observer;
}

function readAll(connection: Sqlite.Database): Content {
  const tables = connection
    .prepare<[], { name: string }>(
      `SELECT "name" FROM sqlite_master WHERE "type" = 'table' AND "name" NOT LIKE 'sqlite%' AND "name" NOT LIKE 'UserSearch%'`,
    )
    .all()
    .filter(({ name }) => !passing.includes(name));
  return Object.fromEntries(
    tables.map(({ name }) => [name, connection.prepare(`SELECT * FROM "${name}"${kept(name)} ORDER BY 1, 2`).all()]),
  );
}
