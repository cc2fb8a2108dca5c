import Sqlite from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { Prisma } from '#prisma/generated/sqlite/client';
import { migrate } from '#prisma/migrate';
import { copyToPostgres } from '#prisma/to-postgres';
import { openDatabase, openForServing } from '#server/adapters/db/open';
import { oldPortal } from '#tests/support/old-portal';
import { templateFile } from '#tests/support/template-database';
import { emptyDatabase } from '#tests/support/test-database';
import { as, makeUser } from '#tests/support/world';

vi.setConfig({ testTimeout: 120_000 });

/** A portal that holds a row in each table, three thousand sessions, and what is hard to carry over. */
async function fullPortal() {
  await migrate({ file: templateFile });
  const { file } = await oldPortal(async (portal) => {
    const teacher = await makeUser(portal, { username: 'Zoë 🦊' });
    const caller = await as(portal, teacher);
    await caller.tokens.consume({ amount: 7, action: 'outside tool', metadata: { b: 1, a: ['ü', null] } });
    await caller.library.create({
      kind: 'quiz',
      title: 'Unit 3',
      data: { items: [{ id: 'q1', kind: 'tf', prompt: 'Cats bark.', key: false }] },
    });
  });
  return { file, filled: fillAllTables(file) };
}

/** Puts a made-up row into each table that has none, in any order, since nothing is checked until the end. */
function fillAllTables(file: string): number {
  const connection = new Sqlite(file);
  connection.pragma('foreign_keys = OFF');
  const user = connection.prepare<[], { id: string }>('SELECT "id" FROM "User"').get()?.id ?? '';
  const signIn = connection.prepare<[], { id: string }>('SELECT "id" FROM "Session"').get()?.id ?? '';
  const resource = connection.prepare<[], { id: string }>('SELECT "id" FROM "Resource"').get()?.id ?? '';
  for (const table of Object.values(Prisma.ModelName)) {
    const { rows } = connection.prepare<[], { rows: number }>(`SELECT count(*) AS rows FROM "${table}"`).get() ?? {
      rows: 0,
    };
    if (rows > 0) continue;
    const links = connection.prepare<[], { from: string; table: string }>(`PRAGMA foreign_key_list("${table}")`).all();
    const columns = connection.prepare<[], { name: string; type: string }>(`PRAGMA table_info("${table}")`).all();
    const row = columns.map(({ name, type }) => {
      const target = links.find((link) => link.from === name)?.table;
      if (target === 'User') return user;
      if (target === 'Session') return signIn;
      if (name === 'resourceId' || target === 'Resource') return resource;
      return {
        TEXT: 'x',
        INTEGER: 1,
        REAL: 0.5,
        BOOLEAN: 1,
        DATETIME: '2026-03-10T09:00:00.123+00:00',
        JSONB: '{"a":1}',
        BLOB: Buffer.from([0, 1]),
      }[type];
    });
    connection.prepare(`INSERT INTO "${table}" VALUES (${row.map(() => '?').join(', ')})`).run(...row);
  }
  const session = connection.prepare(
    `INSERT INTO "Session" ("id", "tokenHash", "userId", "lastSeenAt", "expiresAt") VALUES (?, ?, ?, ?, ?)`,
  );
  connection.transaction(() => {
    const at = '2026-03-10T09:00:00.000+00:00';
    for (let made = 0; made < 3000; made += 1) session.run(`s${made}`, `hash ${made}`, user, at, at);
  })();
  connection.prepare('UPDATE "Resource" SET "title" = ? WHERE "id" = ?').run('half \0 gone', resource);
  // A class has an owner, and looks after a user: the two tables point at each other.
  connection.prepare('UPDATE "User" SET "managedById" = (SELECT "id" FROM "Class")').run();
  connection.close();
  return Object.values(Prisma.ModelName).length;
}

test('a copy has every row of every table, can be interrupted anywhere, and is refused where something is there', async () => {
  const { file, filled } = await fullPortal();
  const { url } = await emptyDatabase();
  let batches = 0;
  const onBatch = () => {
    batches += 1;
    if (batches === 3 || batches === 20) throw new Error('The power is gone.');
  };
  for (const _ of [1, 2])
    await expect(copyToPostgres({ from: file, to: url, onBatch })).rejects.toThrow('The power is gone.');
  const outcome = await copyToPostgres({ from: file, to: url, onBatch });
  expect(outcome).toMatchObject({ wasResumed: true, users: 1, cleaned: 1 });
  expect([...outcome.rows.values()].every((rows) => rows > 0)).toBe(true);
  expect(outcome.rows.size).toBe(filled);

  const { db, close } = await openDatabase({ url, connections: 2 });
  expect(await db.user.findFirst({ select: { username: true, aiCredits: true } })).toEqual({
    username: 'Zoë 🦊',
    aiCredits: 93,
  });
  expect(await db.ledgerEntry.findFirst({ where: { kind: 'debit' }, select: { metadata: true } })).toEqual({
    metadata: { b: 1, a: ['ü', null] },
  });
  expect(await db.resource.findFirst({ select: { title: true } })).toEqual({ title: 'half  gone' });
  await close();

  await expect(copyToPostgres({ from: file, to: url })).rejects.toThrow(
    /^Already copied on \d{4}-\d\d-\d\dT.*: nothing was copied again\. Start the portal with this DATABASE_URL/,
  );
});

test('a balance that is not its ledger’s sum is named', async () => {
  const { file } = await fullPortal();
  const connection = new Sqlite(file);
  connection.exec('UPDATE "User" SET "aiCredits" = 1000');
  connection.close();
  const { url } = await emptyDatabase();
  await expect(copyToPostgres({ from: file, to: url })).rejects.toThrow(
    /Zoë 🦊: SQLite 1000 \(ledger 93\), PostgreSQL 1000/,
  );
});

test('an unfinished copy that somebody else wrote into is refused', async () => {
  const { file } = await fullPortal();
  const { url } = await emptyDatabase();
  const stop = () => {
    throw new Error('Stopped.');
  };
  await expect(copyToPostgres({ from: file, to: url, onBatch: stop })).rejects.toThrow('Stopped.');
  const { db, close } = await openDatabase({ url, connections: 1 });
  await db.portalSetting.create({ data: { name: 'mine', value: 1 } });
  await close();
  await expect(copyToPostgres({ from: file, to: url })).rejects.toThrow(/is not empty: PortalSetting holds 1 rows/);
});

// A regression: what was spent after the copy was missing in it.
test('a portal that runs is not copied from, nor to, however idle it is', async () => {
  const { file } = await fullPortal();
  const { url } = await emptyDatabase();
  const running = await openDatabase({ file });
  await expect(copyToPostgres({ from: file, to: url })).rejects.toThrow(/^The SQLite portal is running/);
  await running.close();

  await migrate({ url, connections: 1 });
  const other = await openForServing({ url, connections: 1 }, {});
  await expect(copyToPostgres({ from: file, to: url })).rejects.toThrow(
    'A portal is running on the PostgreSQL database. Stop it first.',
  );
  await other?.close();
  expect(await copyToPostgres({ from: file, to: url })).toMatchObject({ users: 1 });
});
