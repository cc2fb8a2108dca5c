import { expect, test } from 'vitest';
import { handInSound, handInStory } from '#tests/support/handing-in';
import { plansOf } from '#tests/support/query-plans';
import { accepted } from '#tests/support/recordings';
import { as, makeUser, world } from '#tests/support/world';

test('what waits for a mark is found by what was added up in the caller’s classes, and no answer of others is read', async () => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal, { plan: 'pro' }));
  const { id: classId } = await caller.classes.create({ name: 'Class 5b', timeZone: 'UTC' });
  const { id: resource } = await caller.library.create({
    kind: 'quiz',
    title: 'Unit 3',
    data: { items: [{ id: 'day', kind: 'essay', prompt: 'Write about your day.', points: 4 }] },
  });
  const { ids } = await caller.assignments.give({
    classIds: [classId],
    title: 'Writing',
    appId: 'classroom-quiz-maker',
    activity: { kind: 'questions', from: { resource } },
    rules: { release: 'each' },
    requestId: crypto.randomUUID(),
  });
  const student = await makeUser(portal, { role: 'student' });
  const name = { name: 'Anna', nameKey: 'anna' };
  await portal.deps.db.enrolment.create({
    data: { classId, userId: student.id, ...name, createdAt: portal.deps.clock.now() },
  });
  const { attempts } = await as(portal, student);
  const activity = { kind: 'assigned', assignment: ids[0] ?? '' } as const;
  const { id } = await attempts.start({ appId: 'classroom-quiz-maker', activity, mode: 'test' });
  await attempts.answer({ id, itemId: 'day', response: { text: 'I run.' } });
  await attempts.finish({ id });

  let waiting = 0;
  const plans = await plansOf(portal, async () => {
    ({ waiting } = await caller.assignments.toMark({}));
  });
  expect(waiting).toBe(1);
  expect(plans).toContainEqual(expect.stringMatching(/^SEARCH main.WorkSum USING INDEX WorkSum_classId_kind/));
  const scans = plans.filter((step) => step.startsWith('SCAN'));
  expect(scans.filter((step) => /Attempt|Answer|Assignment|j\d/.test(step))).toEqual([]);
});

test('recordings and texts that wait are found by whom they were handed in to, and no sound and no text is read', async () => {
  const portal = await world();
  const [teacher, student] = [await makeUser(portal), await makeUser(portal, { role: 'student' })];
  await accepted(portal, teacher, student);
  const [forTeacher, forStudent] = [await as(portal, teacher), { caller: await as(portal, student) }];
  await handInSound(forStudent, teacher);
  await handInStory(forStudent, teacher);

  let waiting = 0;
  const plans = await plansOf(portal, async () => {
    ({ waiting } = await forTeacher.assignments.toMark({}));
  });
  expect(waiting).toBe(2);
  for (const index of ['COVERING INDEX Recording_teacherId_mark', 'COVERING INDEX HandIn_teacherId_returnedAt']) {
    expect(plans).toContainEqual(expect.stringContaining(index));
  }
  const slow = plans.filter((step) => /^SCAN main.(?!Class)|TEMP B-TREE/.test(step));
  expect(slow).toEqual([]);
});
