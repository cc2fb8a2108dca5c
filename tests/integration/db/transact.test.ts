import { expect, test } from 'vitest';
import { rehearse, transact } from '#server/domain/platform/transact';
import { err, ok } from '#shared/core/result';
import { type World, world } from '#tests/support/world';

const names = async ({ deps }: World) => (await deps.db.portalSetting.findMany()).map(({ name }) => name);

test('a refusal after a write leaves no row, and is answered as a value', async () => {
  const portal = await world();
  const refusal = err('space_full', { text: 'Too much.' });
  const result = await transact(portal.deps.db, async (tx) => {
    await tx.portalSetting.create({ data: { name: 'refused', value: 1 } });
    return refusal;
  });
  expect(result).toEqual(refusal);
  expect(await names(portal)).toEqual([]);
});

test('a value is answered, and what was written for it stays', async () => {
  const portal = await world();
  const result = await transact(portal.deps.db, async (tx) =>
    ok((await tx.portalSetting.create({ data: { name: 'kept', value: 1 } })).name),
  );
  expect(result).toEqual(ok('kept'));
  expect(await names(portal)).toEqual(['kept']);
});

test('a surprise is thrown as it is, and leaves no row', async () => {
  const portal = await world();
  const surprise = new Error('A bug.');
  const result = transact(portal.deps.db, async (tx) => {
    await tx.portalSetting.create({ data: { name: 'broken', value: 1 } });
    throw surprise;
  });
  await expect(result).rejects.toBe(surprise);
  expect(await names(portal)).toEqual([]);
});

test('what is rehearsed says what would come of it, and leaves no row', async () => {
  const portal = await world();
  const outcome = await rehearse(portal.deps.db, async (tx) => {
    await tx.portalSetting.create({ data: { name: 'rehearsed', value: 1 } });
    return tx.portalSetting.count();
  });
  expect(outcome).toBe(1);
  expect(await names(portal)).toEqual([]);
});
