import { expect, test } from 'vitest';
import { present } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser, world } from '#tests/support/world';

test('a sample class has some weeks of results: some done, some to mark, one who has not begun, and hard questions', async () => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal, { plan: 'free' }));
  const { id: classId } = await caller.classes.makeSample({ timeZone: 'UTC' });
  await caller.classes.makeSample({ timeZone: 'UTC' });
  const { items } = await caller.assignments.list({ classId });
  expect(items).toMatchObject([
    { students: 12, done: 8, toMark: 8 },
    ...Array.from({ length: 5 }, () => ({ students: 12, done: 11, toMark: 0 })),
  ]);
  for (const { id } of items) {
    const { students, columns } = await caller.assignments.get({ id });
    expect(students.some(({ state }) => state === 'not-started')).toBe(true);
    expect(columns.some(({ wrong }) => wrong.length > 0)).toBe(true);
  }
  const attemptId = present((await caller.assignments.get({ id: present(items[0]).id })).students[0]).attemptId ?? '';
  expect(await caller.history.attempt({ id: attemptId })).toMatchObject({ mayMark: true });
  expect(await refusalBy((await as(portal)).attempts.get({ id: attemptId }))).toBe('attempt_not_found');
  await caller.classes.remove({ id: classId });
  expect(await portal.deps.db.assignment.count()).toBe(0);
});
