import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import Sqlite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PrismaClient } from '#prisma/generated/sqlite/client';
import type { Db, Transaction } from '#server/domain/platform/deps';
import { inProcesses } from '#tests/support/processes';
import { fileOf, makeUser, world } from '#tests/support/world';

/** A transaction that stays open, its work done, until the test ends it. */
async function openTransaction(db: Db, work: (tx: Transaction) => Promise<unknown>) {
  const begun = settledLater<Transaction>();
  const ending = settledLater<'commit' | 'rollback'>();
  const ended = db
    .$transaction(async (tx) => {
      await work(tx);
      begun.resolve(tx);
      if ((await ending.promise) === 'rollback') throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  const end = (how: 'commit' | 'rollback') => {
    ending.resolve(how);
    return ended;
  };
  // A transaction that cannot begin must not leave the test waiting.
  const tx = await Promise.race([begun.promise, ended.then(() => Promise.reject(new Error('ended too early')))]);
  return { tx, commit: () => end('commit'), rollback: () => end('rollback') };
}

class RolledBack extends Error {}

/** A promise that the test settles. */
function settledLater<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((whenSettled) => {
    resolve = whenSettled;
  });
  return { promise, resolve };
}

/** A client on the adapter as it comes. */
async function bareClient(file: string): Promise<Db> {
  const db = new PrismaClient({ adapter: new PrismaBetterSqlite3({ url: `file:${file}` }) });
  await db.$executeRaw`PRAGMA foreign_keys = ON`;
  onTestFinished(() => db.$disconnect());
  return db;
}

async function twoUsers() {
  const portal = await world();
  const { id: one } = await makeUser(portal);
  const { id: other } = await makeUser(portal);
  const { db, reader } = portal.deps;
  return { ...portal, databaseFile: fileOf(portal), db, reader, one, other };
}

const rename = (db: Db | Transaction, id: string, username: string) =>
  db.user.update({ where: { id }, data: { username } });
const nameOf = async (db: Db | Transaction, id: string) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).username;

/** Gives whatever could run beside the transaction the chance to: each query is many turns of the event loop. */
async function someQueriesIn(tx: Transaction) {
  for (let query = 0; query < 20; query += 1) {
    await tx.user.count();
    await new Promise(setImmediate);
  }
}

describe('the adapter as it comes', () => {
  test('loses an acknowledged write when the transaction beside it rolls back', async () => {
    const { databaseFile, one, other } = await twoUsers();
    const db = await bareClient(databaseFile);
    const nameBefore = await nameOf(db, other);
    const held = await openTransaction(db, (tx) => rename(tx, one, 'half done'));
    await rename(db, other, 'acknowledged');
    await held.rollback();
    expect(await nameOf(db, other)).toBe(nameBefore);
  });

  test('shows a reader what is not committed', async () => {
    const { databaseFile, one } = await twoUsers();
    const db = await bareClient(databaseFile);
    const held = await openTransaction(db, (tx) => rename(tx, one, 'half done'));
    expect(await nameOf(db, one)).toBe('half done');
    await held.rollback();
  });

  test('refuses the write of a transaction that read before another one wrote', async () => {
    const { databaseFile, one } = await twoUsers();
    const held = await openTransaction(await bareClient(databaseFile), (tx) => nameOf(tx, one));
    await rename(await bareClient(databaseFile), one, 'meanwhile');
    await expect(rename(held.tx, one, 'too late')).rejects.toThrow();
    await held.rollback();
  });
});

describe('the adapter in turns', () => {
  test('an ordinary write beside an open transaction waits, and survives its rollback', async () => {
    const { db, one, other } = await twoUsers();
    const nameBefore = await nameOf(db, one);
    const order: string[] = [];
    const held = await openTransaction(db, (tx) => rename(tx, one, 'half done'));
    const write = rename(db, other, 'acknowledged').then(() => order.push('acknowledged'));
    await someQueriesIn(held.tx);
    order.push('rolled back');
    await held.rollback();
    await write;
    expect(order).toEqual(['rolled back', 'acknowledged']);
    expect(await nameOf(db, other)).toBe('acknowledged');
    expect(await nameOf(db, one)).toBe(nameBefore);
  });

  test('a write survives a transaction that was open before it and commits after it came', async () => {
    const { db, one, other } = await twoUsers();
    const held = await openTransaction(db, (tx) => rename(tx, one, 'first'));
    const write = rename(db, other, 'second').then();
    await someQueriesIn(held.tx);
    await held.commit();
    await write;
    expect([await nameOf(db, one), await nameOf(db, other)]).toEqual(['first', 'second']);
  });

  test('a query on the same connection waits for the end of the transaction, and sees what was committed', async () => {
    const { db, one } = await twoUsers();
    const held = await openTransaction(db, (tx) => rename(tx, one, 'half done'));
    const seen: string[] = [];
    const read = nameOf(db, one).then((name) => seen.push(name));
    await someQueriesIn(held.tx);
    expect(seen).toEqual([]);
    await rename(held.tx, one, 'done');
    await held.commit();
    await read;
    expect(seen).toEqual(['done']);
  });

  test('the reader of the hot paths does not wait, and sees nothing uncommitted', async () => {
    const { db, reader, one } = await twoUsers();
    const held = await openTransaction(db, (tx) => rename(tx, one, 'half done'));
    const names = async () => {
      const users = await reader.usersPage({ sort: 'createdAt', order: 'asc', limit: 10 });
      return users.map((user) => user.username);
    };
    expect(await names()).not.toContain('half done');
    await held.commit();
    expect(await names()).toContain('half done');
  });

  test('raw writes and batches wait their turn too', async () => {
    const { db, one, other } = await twoUsers();
    const held = await openTransaction(db, (tx) => rename(tx, one, 'half done'));
    const raw = db.$executeRaw`UPDATE "User" SET "planStatus" = 'raw' WHERE "id" = ${other}`.then();
    const batch = db.$transaction([rename(db, other, 'batched')]);
    await someQueriesIn(held.tx);
    await held.rollback();
    await Promise.all([raw, batch]);
    expect(await db.user.findUniqueOrThrow({ where: { id: other } })).toMatchObject({
      planStatus: 'raw',
      username: 'batched',
    });
  });

  test('transactions follow each other in the order in which they came', async () => {
    const { db, one } = await twoUsers();
    const held = await openTransaction(db, (tx) => rename(tx, one, 'x'));
    const appending = ['a', 'b', 'c', 'd'].map((letter) =>
      db.$transaction(async (tx) => rename(tx, one, `${await nameOf(tx, one)}${letter}`)),
    );
    await held.commit();
    await Promise.all(appending);
    expect(await nameOf(db, one)).toBe('xabcd');
  });

  test('a failing query gives the turn back', async () => {
    const { db, one, other } = await twoUsers();
    const { usernameKey } = await db.user.findUniqueOrThrow({ where: { id: one } });
    const taking = { where: { id: other }, data: { usernameKey } };
    const held = await openTransaction(db, (tx) => nameOf(tx, one));
    const failing = expect(db.user.update(taking)).rejects.toMatchObject({ code: 'P2002' });
    await someQueriesIn(held.tx);
    await held.commit();
    await failing;
    await expect(db.$transaction((tx) => tx.user.update(taking))).rejects.toMatchObject({ code: 'P2002' });
    await rename(db, other, 'still answering');
    expect(await nameOf(db, other)).toBe('still answering');
  });

  test('a transaction that gave up waiting for its turn does not keep it', async () => {
    const { db, one, other } = await twoUsers();
    const held = await openTransaction(db, (tx) => rename(tx, one, 'long'));
    await expect(db.$transaction((tx) => rename(tx, other, 'never'), { maxWait: 1 })).rejects.toMatchObject({
      code: 'P2028',
    });
    await held.commit();
    await db.$transaction((tx) => rename(tx, other, 'next'));
    expect([await nameOf(db, one), await nameOf(db, other)]).toEqual(['long', 'next']);
  });

  test('a transaction that took too long is rolled back and gives its turn back', async () => {
    const { db, one, other } = await twoUsers();
    const nameBefore = await nameOf(db, one);
    const forever = db.$transaction(
      async (tx) => {
        await rename(tx, one, 'too slow');
        // Waits until the time is up and the other write has had its turn.
        await rename(db, other, 'after it');
        await rename(tx, one, 'too late');
      },
      { timeout: 50 },
    );
    await expect(forever).rejects.toMatchObject({ code: 'P2028' });
    expect([await nameOf(db, one), await nameOf(db, other)]).toEqual([nameBefore, 'after it']);
  });

  test('a commit that fails leaves nothing open for others to fall into', async () => {
    const { db, databaseFile, other } = await twoUsers();
    const session = { tokenHash: 'none', userId: 'nobody', lastSeenAt: new Date(), expiresAt: new Date() };
    const failing = db.$transaction(async (tx) => {
      await tx.$executeRaw`PRAGMA defer_foreign_keys = ON`;
      await tx.session.create({ data: session });
    });
    await expect(failing).rejects.toThrow();
    await db.$transaction((tx) => rename(tx, other, 'kept'));
    // Only what another connection sees is really committed.
    const connection = new Sqlite(databaseFile, { readonly: true });
    onTestFinished(() => void connection.close());
    expect(connection.prepare('SELECT "username" FROM "User" WHERE "id" = ?').get(other)).toEqual({ username: 'kept' });
    expect(await db.session.count()).toBe(0);
  });

  test('a transaction has the write lock from its beginning, before it wrote anything', async () => {
    const { db, databaseFile, one } = await twoUsers();
    const connection = new Sqlite(databaseFile, { timeout: 0 });
    onTestFinished(() => void connection.close());
    const held = await openTransaction(db, (tx) => nameOf(tx, one));
    expect(() => connection.exec('BEGIN IMMEDIATE')).toThrow('database is locked');
    await held.commit();
    connection.exec('BEGIN IMMEDIATE; ROLLBACK');
  });

  test('two processes that both read first and then write lose nothing and fail never', async () => {
    const { db, address, one } = await twoUsers();
    expect(await inProcesses(2, 'readThenWrite', { address, userId: one, times: 100 })).toEqual([100, 100]);
    expect((await db.user.findUniqueOrThrow({ where: { id: one } })).freeUsed).toBe(200);
  });
});
