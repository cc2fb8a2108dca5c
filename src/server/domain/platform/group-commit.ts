import type { Result } from '#shared/core/result';
import type { Db, Transaction } from './deps';

/*
 * Sixty answers that come at once would be sixty transactions, each with a write to the disk that the next one waits
 * for. Those that wait while one is written share the next one instead. Each stands or falls alone: what a refused or
 * failed call wrote is taken back to its savepoint, and the others stay.
 */

/** So many share one at most, so that nobody waits for all. */
const atOnce = 100;

interface Call {
  key: string;
  /** Does its work inside the transaction, and says how to answer once that is committed. */
  run(tx: Transaction): Promise<() => void>;
  fail(error: unknown): void;
}

interface Group {
  waiting: Call[];
  isRunning: boolean;
}

const groups = new WeakMap<Db, Group>();

/**
 * As `transact`, in a transaction that it may share with other calls of this process: it is answered once that is
 * committed. In one transaction calls are done by the order of their keys, and those of one key as they came: so two
 * processes that lock what the keys name do not wait for each other for ever. The work may be begun anew, as any
 * transaction that was in the way of another.
 */
export function transactTogether<Answer extends Result<unknown>>(
  db: Db,
  key: string,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const group = groups.get(db) ?? { waiting: [], isRunning: false };
  groups.set(db, group);
  return new Promise((resolve, reject) => {
    group.waiting.push({
      key,
      fail: reject,
      async run(tx) {
        try {
          await tx.$executeRaw`SAVEPOINT one_of_group`;
          const answer = await work(tx);
          if (!answer.ok) await tx.$executeRaw`ROLLBACK TO SAVEPOINT one_of_group`;
          await tx.$executeRaw`RELEASE SAVEPOINT one_of_group`;
          return () => resolve(answer);
        } catch (error) {
          // Where another transaction is in the way, all of this one is begun anew.
          if (wasInTheWay(error)) throw error;
          await tx.$executeRaw`ROLLBACK TO SAVEPOINT one_of_group`;
          await tx.$executeRaw`RELEASE SAVEPOINT one_of_group`;
          return () => reject(error);
        }
      },
    });
    void commitAll(db, group);
  });
}

async function commitAll(db: Db, group: Group): Promise<void> {
  if (group.isRunning) return;
  group.isRunning = true;
  // What comes in this turn of the event loop is there after it.
  await new Promise((resolve) => setImmediate(resolve));
  while (group.waiting.length > 0) {
    const calls = group.waiting.splice(0, atOnce);
    await commit(
      db,
      calls.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))),
    );
  }
  group.isRunning = false;
}

async function commit(db: Db, calls: readonly Call[]): Promise<void> {
  try {
    const answers = await db.$transaction(async (tx) => {
      const done: (() => void)[] = [];
      for (const call of calls) done.push(await call.run(tx));
      return done;
    });
    for (const answer of answers) answer();
  } catch (error) {
    for (const call of calls) call.fail(error);
  }
}

const wasInTheWay = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'P2034';
