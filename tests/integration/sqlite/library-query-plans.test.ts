import { expect, test } from 'vitest';
import { plansOf } from '#tests/support/query-plans';
import { as, makeUser, world } from '#tests/support/world';

test.each([
  ['a page of one’s own', {}],
  ['a search', { search: 'needle' }],
  ['a page of one kind', { kind: 'word-list' as const }],
])('%s reads the library in the order of its index, and nothing of others', async (_, input) => {
  const portal = await world();
  const { library } = await as(portal, await makeUser(portal));
  const plans = await plansOf(portal, () => library.list(input));
  expect(plans).toContainEqual(expect.stringMatching(/^SEARCH main.Resource USING INDEX .*ownerId=\?/));
  // What changed in the same moment is put in order by itself.
  expect(plans.filter((step) => /^SCAN|TEMP B-TREE FOR ORDER/.test(step))).toEqual([]);
});
