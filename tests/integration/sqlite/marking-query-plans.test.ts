import { expect, test } from 'vitest';
import { plansOf } from '#tests/support/query-plans';
import { as, makeUser, world } from '#tests/support/world';

test('what waits for a mark is found from the work of the caller’s classes, and no answer of others is read', async () => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal, { plan: 'pro' }));
  const { id: classId } = await caller.classes.create({ name: 'Class 5b', timeZone: 'UTC' });
  await caller.assignments.give({
    classIds: [classId],
    title: 'Food',
    appId: 'spelling-quest',
    activity: { kind: 'words', from: { builtIn: { level: 'A1', topic: 'food' } }, tasks: ['spell'], count: 5 },
    rules: { release: 'each' },
    requestId: crypto.randomUUID(),
  });
  const plans = await plansOf(portal, () => caller.assignments.toMark({}));
  expect(plans).toContainEqual(expect.stringMatching(/^SEARCH main.Attempt USING INDEX Attempt_assignmentId/));
  const scans = plans.filter((step) => step.startsWith('SCAN'));
  expect(scans.filter((step) => /Attempt|Answer|Assignment|j\d/.test(step))).toEqual([]);
});
