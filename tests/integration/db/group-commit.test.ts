import { expect, onTestFinished, test, vi } from 'vitest';
import type { Db, Transaction } from '#server/domain/platform/deps';
import { groupCommit } from '#server/domain/platform/group-commit';
import { err, ok, type Result } from '#shared/core/result';
import { world } from '#tests/support/world';

/** A database that counts its transactions, and does not commit the next one where it is told so. */
function watched(real: Db) {
  const seen = { transactions: 0, failsNext: false, batches: [] as number[] };
  const $transaction = (work: (tx: Transaction) => Promise<unknown>) => {
    seen.transactions += 1;
    const { failsNext } = seen;
    seen.failsNext = false;
    return real.$transaction(async (tx) => {
      const outcome = await work(tx);
      if (failsNext) throw new Error('The disk is full.');
      return outcome;
    });
  };
  const db = new Proxy(real, {
    get: (target, name) => (name === '$transaction' ? $transaction : Reflect.get(target, name)),
  });
  return { db, seen };
}

async function keeping() {
  const { deps } = await world();
  const { db, seen } = watched(deps.db);
  /** Keeps names, and refuses those that begin with ‘refused’ after it has written them. */
  const keepTogether = groupCommit(async (tx, _key, names: readonly string[]) => {
    seen.batches.push(names.length);
    for (const name of names)
      await tx.nightlyRun.create({ data: { name, day: '2026-03-10', startedAt: deps.clock.now() } });
    return names.map((name): Result<string> => (name.startsWith('refused') ? err('live_over') : ok(name)));
  });
  const keep = (name: string, key = 'one') => keepTogether(db, key, name);
  const kept = async () => (await db.nightlyRun.findMany({ orderBy: { name: 'asc' } })).map(({ name }) => name);
  return { db, deps, keep, kept, seen };
}

test('two hundred calls at once share a few transactions, and the one that fails takes no other with it', async () => {
  const { keep, kept, seen } = await keeping();
  await keep('taken');
  seen.transactions = 0;
  const names = Array.from({ length: 200 }, (_, at) => (at === 120 ? 'taken' : `call-${String(at).padStart(3, '0')}`));
  const answers = await Promise.allSettled(names.map((name) => keep(name)));
  expect(answers.flatMap(({ status }, at) => (status === 'rejected' ? at : []))).toEqual([120]);
  expect(await kept()).toHaveLength(200);
  expect(seen.transactions).toBeLessThanOrEqual(3);
});

test('calls of one key are done together, and where one is refused each alone: what it wrote is gone', async () => {
  const { keep, kept, seen } = await keeping();
  await Promise.all([keep('one'), keep('two'), keep('other', 'another key')]);
  expect(seen.batches).toEqual([1, 2]);
  seen.batches = [];
  const answers = await Promise.all([keep('before'), keep('refused'), keep('after')]);
  expect(answers.map((answer) => answer.ok)).toEqual([true, false, true]);
  expect(seen.batches).toEqual([3, 1, 1, 1]);
  expect(await kept()).toEqual(['after', 'before', 'one', 'other', 'two']);
});

test('calls of one key are done as they came, those of two by their keys, and each is answered once all is committed', async () => {
  const { db, keep, kept } = await keeping();
  const done: string[] = [];
  const counts: number[] = [];
  const note = groupCommit(async (_tx, _key, names: readonly string[]) => {
    done.push(...names);
    return names.map(() => ok());
  });
  const noting = (key: string, name: string) =>
    note(db, key, name).then(async () => counts.push((await kept()).length));
  await Promise.all([noting('b', 'b1'), noting('a', 'a1'), noting('b', 'b2'), keep('kept', 'c'), noting('a', 'a2')]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'b2']);
  expect(new Set(counts)).toEqual(new Set([1]));
});

test('where a use rests, what comes alone is kept at once, and what comes soon after shares the next transaction', async () => {
  const { db, kept, deps, seen } = await keeping();
  const keep = groupCommit(
    async (tx, _key, names: readonly string[]) => {
      for (const name of names)
        await tx.nightlyRun.create({ data: { name, day: '2026-03-10', startedAt: deps.clock.now() } });
      return names.map(() => ok());
    },
    { restMs: 60_000 },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await keep(db, 'a', 'alone');
  expect(seen.transactions).toBe(1);
  const soon = [keep(db, 'a', 'soon')];
  await new Promise((resolve) => setImmediate(resolve));
  soon.push(keep(db, 'b', 'a little later'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(await kept()).toEqual(['alone']);
  vi.advanceTimersByTime(60_000);
  await Promise.all(soon);
  expect(await kept()).toEqual(['a little later', 'alone', 'soon']);
  expect(seen.transactions).toBe(2);
});

test('where the commit fails all are told so and nothing is kept, and later calls go on', async () => {
  const { keep, kept, seen } = await keeping();
  seen.failsNext = true;
  const answers = await Promise.allSettled([keep('one'), keep('two')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await kept()).toEqual([]);
  await keep('three');
  expect(await kept()).toEqual(['three']);
});
