import { expect, test } from 'vitest';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser, world } from '#tests/support/world';

const timeZone = 'UTC';

test('a sample class has twelve students, takes no place of a plan, goes, and is made again', async () => {
  const portal = await world();
  const { classes, profile } = await as(portal, await makeUser(portal, { plan: 'free' }));
  const { id } = await classes.makeSample({ timeZone });
  const list = await classes.list();
  expect(list).toMatchObject({ classrooms: { taken: 0 }, students: { taken: 0 }, items: [{ isSample: true }] });
  const { roster } = await classes.get({ id });
  expect(new Set(roster.map(({ number }) => number)).size).toBe(12);
  await classes.create({ name: 'Class 5b', level: null, ageGroup: null, timeZone });
  await classes.remove({ id });
  const again = await classes.makeSample({ timeZone });
  expect(again.id).not.toBe(id);
  const own = (await classes.list()).items.find(({ isSample }) => !isSample);
  await classes.archive({ id: own?.id ?? '' });
  // It keeps nobody from becoming a student.
  await profile.changeRole({ role: 'student' });
});

test('made twice at once there is one', async () => {
  const portal = await world();
  const { classes } = await as(portal, await makeUser(portal));
  const made = await Promise.all([1, 2, 3].map(() => classes.makeSample({ timeZone })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await classes.list()).items).toHaveLength(1);
  expect(await portal.deps.db.auditEntry.count({ where: { action: 'classes.sample-made' } })).toBe(1);
});

test('nobody is added to a sample class, moved out of it, or invited to it', async () => {
  const portal = await world();
  const { classes, classTeachers } = await as(portal, await makeUser(portal));
  const { id } = await classes.makeSample({ timeZone });
  const own = await classes.create({ name: 'Class 5b', level: null, ageGroup: null, timeZone });
  const [student] = (await classes.get({ id })).roster;
  for (const call of [
    () => classes.addStudents({ id, rows: [{ name: 'Anna', number: '' }] }),
    () => classes.moveStudent({ id, studentId: student?.id ?? '', to: own.id }),
    () => classes.makeCode({ id }),
    () => classes.archive({ id }),
    () => classTeachers.invite({ id, who: 'colleague', right: 'view' }),
  ])
    expect(await refusalBy(call())).toBe('class_sample');
});
