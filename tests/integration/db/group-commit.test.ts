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
  /** Keeps names, and refuses those that begin with ‘refused’. */
  const keepTogether = groupCommit(async (tx, names: readonly string[]) => {
    seen.batches.push(names.length);
    const data = names
      .filter((name) => !name.startsWith('refused'))
      .map((name) => ({ name, day: '2026-03-10', startedAt: deps.clock.now() }));
    await tx.nightlyRun.createMany({ data });
    return names.map((name): Result<string> => (name.startsWith('refused') ? err('live_over') : ok(name)));
  });
  const keep = (name: string) => keepTogether(db, name);
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
  // Two of a hundred each, and for those that the failed one was among one each.
  expect(seen.transactions).toBe(102);
});

test('what is refused stands beside what is kept, and each is answered once all of it is committed', async () => {
  const { keep, kept, seen } = await keeping();
  const counts: number[] = [];
  const answers = await Promise.all(
    ['one', 'refused', 'two'].map(async (name) => {
      const answer = await keep(name);
      counts.push((await kept()).length);
      return answer.ok;
    }),
  );
  expect(answers).toEqual([true, false, true]);
  expect(seen.batches).toEqual([3]);
  expect(counts).toEqual([2, 2, 2]);
});

test('of two uses each has transactions of its own, and a failing one takes nothing of the other with it', async () => {
  const { db, keep, kept } = await keeping();
  const fail = groupCommit(async (): Promise<Result<string>[]> => {
    throw new Error('It does not work.');
  });
  const answers = await Promise.allSettled([keep('one'), fail(db, 'two'), keep('three')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await kept()).toEqual(['one', 'three']);
});

test('where a use rests, what comes alone is kept at once, and what comes soon after shares the next transaction', async () => {
  const { db, kept, deps, seen } = await keeping();
  const keep = groupCommit(
    async (tx, names: readonly string[]) => {
      for (const name of names)
        await tx.nightlyRun.create({ data: { name, day: '2026-03-10', startedAt: deps.clock.now() } });
      return names.map(() => ok());
    },
    { restMs: 60_000 },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await keep(db, 'alone');
  expect(seen.transactions).toBe(1);
  const soon = [keep(db, 'soon')];
  await new Promise((resolve) => setImmediate(resolve));
  soon.push(keep(db, 'a little later'));
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
