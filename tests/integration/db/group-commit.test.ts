import { expect, test, vi } from 'vitest';
import { transactTogether } from '#server/domain/platform/group-commit';
import { err, ok, type Result } from '#shared/core/result';
import { world } from '#tests/support/world';

async function keeping() {
  const { deps } = await world();
  const { db } = deps;
  const transactions = vi.spyOn(db, '$transaction');
  const keep = (name: string, key = 'one') =>
    transactTogether(db, key, async (tx): Promise<Result<string, never>> => {
      await tx.nightlyRun.create({ data: { name, day: '2026-03-10', startedAt: deps.clock.now() } });
      return ok(name);
    });
  const kept = async () => (await db.nightlyRun.findMany({ orderBy: { name: 'asc' } })).map(({ name }) => name);
  return { db, deps, keep, kept, transactions };
}

test('two hundred calls at once share a few transactions, and the one that fails takes no other with it', async () => {
  const { keep, kept, transactions } = await keeping();
  await keep('taken');
  transactions.mockClear();
  const names = Array.from({ length: 200 }, (_, at) => (at === 120 ? 'taken' : `call-${String(at).padStart(3, '0')}`));
  const answers = await Promise.allSettled(names.map((name) => keep(name)));
  expect(answers.flatMap(({ status }, at) => (status === 'rejected' ? at : []))).toEqual([120]);
  expect(await kept()).toHaveLength(200);
  expect(transactions.mock.calls.length).toBeLessThanOrEqual(3);
});

test('what a refused call wrote is taken back, and it alone', async () => {
  const { db, deps, keep, kept } = await keeping();
  const refused = transactTogether(db, 'one', async (tx) => {
    await tx.nightlyRun.create({ data: { name: 'refused', day: '2026-03-10', startedAt: deps.clock.now() } });
    return err('live_over');
  });
  const answers = await Promise.all([keep('before'), refused, keep('after')]);
  expect(answers.map((answer) => answer.ok)).toEqual([true, false, true]);
  expect(await kept()).toEqual(['after', 'before']);
});

test('calls of one key are done as they came, and each is answered once all is committed', async () => {
  const { db, keep, kept } = await keeping();
  const done: string[] = [];
  const seen: number[] = [];
  const noting = (key: string, name: string) =>
    transactTogether(db, key, async () => {
      done.push(name);
      return ok();
    }).then(async () => seen.push((await kept()).length));
  await Promise.all([noting('b', 'b1'), noting('a', 'a1'), noting('b', 'b2'), keep('kept', 'c'), noting('a', 'a2')]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'b2']);
  expect(new Set(seen)).toEqual(new Set([1]));
});

test('where the commit fails all are told so and nothing is kept, and later calls go on', async () => {
  const { db, keep, kept, transactions } = await keeping();
  const begin = db.$transaction.bind(db);
  transactions.mockImplementationOnce(async (work: unknown) => {
    if (typeof work !== 'function') throw new Error('This is no work.');
    return begin(async (tx) => {
      await Reflect.apply(work, undefined, [tx]);
      throw new Error('The disk is full.');
    });
  });
  const answers = await Promise.allSettled([keep('one'), keep('two')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await kept()).toEqual([]);
  await keep('three');
  expect(await kept()).toEqual(['three']);
});
