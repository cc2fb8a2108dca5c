import { expect, test } from 'vitest';
import { as, makeUser, world } from '#tests/support/world';

/** A library of so many lists, and of the longest texts for a search. */
async function libraryOf(count: number) {
  const portal = await world();
  const owner = await makeUser(portal);
  const now = portal.deps.clock.now();
  const textKey = 'a long text about many things '.repeat(300);
  const data = { entries: [{ id: 'one', term: 'one' }] };
  await portal.deps.db.resource.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      ownerId: owner.id,
      kind: 'word-list',
      title: `List ${n}`,
      titleKey: `list ${n}`,
      textKey,
      data,
      createdAt: now,
      updatedAt: new Date(now.getTime() - n * 1000),
    })),
  });
  return (await as(portal, owner)).library;
}

/** Of the processor, the least of many: what else the machine does is no cost of this. */
async function leastCost(work: () => Promise<unknown>) {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 20; time += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

test.each([
  ['a page', 3, {}],
  ['a search that finds nothing', 30, { search: 'needle' }],
])('%s of two thousand costs at most %i times what it costs of two hundred', async (_, most, input) => {
  const [many, few] = [await libraryOf(2000), await libraryOf(200)];
  const ofMany = await leastCost(() => many.list({ limit: 24, ...input }));
  expect(ofMany / (await leastCost(() => few.list({ limit: 24, ...input })))).toBeLessThan(most);
});
