import { expect, test } from 'vitest';
import { starterCollection } from '#server/domain/library/bank/starter';
import { levels } from '#shared/core/level';
import { item } from '#shared/items/item';
import { sameKey } from '#shared/items/same-key';
import { world } from '#tests/support/world';

test('the starter collection has 600 questions from the engines alone, each valid and none twice', async () => {
  const { deps } = await world();
  const { all } = await starterCollection(deps.words);
  const fromEngines = all.filter(({ id }) => id.startsWith('starter.'));
  expect(fromEngines.length).toBeGreaterThanOrEqual(600);
  expect(new Set(all.map(sameKey)).size).toBe(all.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const one of all) expect(item.safeParse(one).success, one.id).toBe(true);
  for (const level of levels) expect(fromEngines.filter((one) => one.level === level).length).toBeGreaterThan(100);
});

test('it is the same for every process', async () => {
  const [first, second] = [await world(), await world()];
  expect(JSON.stringify((await starterCollection(first.deps.words)).all)).toBe(
    JSON.stringify((await starterCollection(second.deps.words)).all),
  );
});
