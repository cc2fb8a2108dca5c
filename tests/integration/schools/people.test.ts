import { describe, expect, test } from 'vitest';
import { present } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';
import { administeredBy, inSchool, schoolOf } from '#tests/support/schools';
import { as, makeUser, type SomeUser, type World, world } from '#tests/support/world';

const rows = (...names: string[]) => names.map((name) => ({ name, number: '' }));

/** A school with two teachers who have a class each, and one class outside of it. */
async function school() {
  const portal = await world();
  const head = await makeUser(portal, { username: 'head', plan: 'pro', aiCredits: 100 });
  const id = await administeredBy(portal, head);
  const lind = await makeUser(portal, { username: 'lind', plan: 'pro', aiCredits: 100 });
  await inSchool(portal, id, lind);
  const outside = await makeUser(portal, { username: 'outside', plan: 'pro' });
  const classIds: string[] = [];
  for (const [teacher, name, names] of [
    [head, '5a', ['Anna']],
    [lind, '5b', ['Ben', 'Cy']],
    [outside, '5c', ['Dora']],
  ] as const) {
    const { classes } = await as(portal, teacher);
    const made = await classes.create({ name, level: 'A2', ageGroup: null, timeZone: 'UTC' });
    await classes.addStudents({ id: made.id, rows: rows(...names) });
    classIds.push(made.id);
    portal.deps.clock.advance({ minutes: 1 });
  }
  return { portal, id, head, lind, outside, classIds, heads: await as(portal, head) };
}

/** A student with an account in a class. */
async function studentIn({ deps }: World, classId: string, given: SomeUser = {}) {
  const user = await makeUser({ deps }, { role: 'student', ...given });
  const data = { classId, userId: user.id, name: 'Eva', nameKey: 'eva', createdAt: deps.clock.now() };
  await deps.db.enrolment.create({ data });
  return user;
}

describe('who administers a school', () => {
  test('sees its members, its students by name and its classes, and nothing of others', async () => {
    const { portal, heads, classIds } = await school();
    await studentIn(portal, present(classIds[1]));
    await (await as(portal, await makeUser(portal))).classes.makeSample({ timeZone: 'UTC' });
    expect((await heads.school.get()).school?.counts).toEqual({ members: 2, waiting: 0, students: 4, classes: 2 });
    expect((await heads.schoolMembers.list({})).items).toMatchObject([
      { username: 'head', isAdministrator: true, classes: 1 },
      { username: 'lind', isAdministrator: false, classes: 1, cameBy: 'asked' },
    ]);
    const { items: students } = await heads.school.students({});
    expect(students.map(({ id: _, ...one }) => one)).toEqual([
      { name: 'Anna', className: '5a', teacher: 'head' },
      { name: 'Ben', className: '5b', teacher: 'lind' },
      { name: 'Cy', className: '5b', teacher: 'lind' },
      { name: 'Eva', className: '5b', teacher: 'lind' },
    ]);
    expect((await heads.school.classes({})).items).toEqual([
      { id: classIds[1], name: '5b', level: 'A2', teacher: 'lind', students: 3, lastWorkAt: null, mayOpen: false },
      { id: classIds[0], name: '5a', level: 'A2', teacher: 'head', students: 1, lastWorkAt: null, mayOpen: true },
    ]);
    // To know that there is a class opens none.
    expect(await refusalBy(heads.classes.get({ id: present(classIds[1]) }))).toBe('class_not_found');
  });

  test('sees them page by page', async () => {
    const { heads } = await school();
    for (const list of [heads.schoolMembers.list, heads.school.classes, heads.school.students]) {
      const first = await list({ limit: 1 });
      const second = await list({ limit: 1, cursor: present(first.nextCursor ?? undefined) });
      expect(first.items).toHaveLength(1);
      expect(second.items).toHaveLength(1);
      expect(second.items).not.toEqual(first.items);
      expect(await refusalBy(list({ cursor: 'nonsense' }))).toBe('cursor_invalid');
    }
  });

  test('sees nothing of classes that are archived, or of a member who has left', async () => {
    const { portal, heads, lind, classIds } = await school();
    const linds = await as(portal, lind);
    await linds.classes.archive({ id: present(classIds[1]) });
    expect((await heads.school.students({})).items).toHaveLength(1);
    await linds.classes.reopen({ id: present(classIds[1]) });
    expect((await heads.school.students({})).items).toHaveLength(3);
    await linds.school.leave();
    expect((await heads.school.classes({})).items).toMatchObject([{ name: '5a' }]);
    expect((await heads.school.students({})).items).toHaveLength(1);
  });

  test('sees how much was spent of members’ tokens since they came, by month, and not on what', async () => {
    const { portal, id, lind, outside, heads } = await school();
    await portal.deps.db.schoolMember.deleteMany({ where: { userId: lind.id } });
    const spend = async (user: typeof lind, amount: number) =>
      (await as(portal, user)).tokens.consume({ amount, action: 'secret wish' });
    await spend(lind, 5);
    await spend(outside, 7);
    portal.deps.clock.set('2026-04-10T09:00:00');
    await inSchool(portal, id, lind);
    portal.deps.clock.advance({ hours: 1 });
    await spend(lind, 20);
    const usage = await heads.school.usage();
    expect(usage.tokens).toBe(20);
    expect(usage.members).toEqual([{ id: lind.id, username: 'lind', tokens: 20, times: 1 }]);
    expect(usage.months).toHaveLength(6);
    expect(usage.months.slice(-2)).toEqual([
      { month: '2026-03', tokens: 0 },
      { month: '2026-04', tokens: 20 },
    ]);
    expect(JSON.stringify(usage)).not.toContain('secret wish');
  });
});

describe('a school administrator by role', () => {
  const shareWith = async (portal: World, owner: { id: string }, { email }: { email: string }) =>
    (await as(portal, owner)).profile.associate({ email });

  test('shares tokens with anybody while in no school, also while waiting for one', async () => {
    const portal = await world();
    const owner = await makeUser(portal, { role: 'school_admin', plan: 'team' });
    expect(await shareWith(portal, owner, await makeUser(portal))).toMatchObject({ role: 'teacher' });
    await inSchool(portal, await schoolOf(portal), owner, { joinedAt: null });
    expect(await shareWith(portal, owner, await makeUser(portal))).toMatchObject({ role: 'teacher' });
  });

  test.each([true, false])(
    'in a school, administering it or not (%s), only with its people',
    async (isAdministrator) => {
      const { portal, id, lind, outside, classIds } = await school();
      const owner = await makeUser(portal, { role: 'school_admin', plan: 'team' });
      await inSchool(portal, id, owner, { isAdministrator });
      const within = await studentIn(portal, present(classIds[1]));
      const without = await studentIn(portal, present(classIds[2]));
      const waiting = await makeUser(portal);
      await inSchool(portal, id, waiting, { joinedAt: null });
      expect(await shareWith(portal, owner, lind)).toMatchObject({ id: lind.id });
      expect(await shareWith(portal, owner, within)).toMatchObject({ id: within.id });
      for (const other of [outside, without, waiting, { email: 'nobody@school.example' }])
        expect(await refusalBy(shareWith(portal, owner, other))).toBe('email_unknown');
    },
  );

  test('has no right over a school that did not name them, and in a school none by the role', async () => {
    const { portal, id } = await school();
    const user = await makeUser(portal, { role: 'school_admin' });
    const { schoolMembers, school: own } = await as(portal, user);
    expect(await refusalBy(schoolMembers.list({}))).toBe('school_not_found');
    await inSchool(portal, id, user);
    expect(await refusalBy(schoolMembers.list({}))).toBe('school_right_missing');
    expect((await own.get()).school).toMatchObject({ isAdministrator: false, code: null, counts: null });
  });

  test('a teacher of a school adds students as everywhere', async () => {
    const { portal, lind } = await school();
    const student = await makeUser(portal, { role: 'student' });
    expect(await shareWith(portal, lind, student)).toMatchObject({ id: student.id });
  });
});

describe('who stops being a teacher', () => {
  test('leaves the school, unless nobody else administers it', async () => {
    const { portal, id, lind, head } = await school();
    await portal.deps.db.class.deleteMany();
    const linds = await as(portal, lind);
    await linds.profile.changeRole({ role: 'school_admin' });
    expect((await linds.school.get()).school).not.toBeNull();
    await linds.profile.changeRole({ role: 'student' });
    expect(await portal.deps.db.schoolMember.findMany({ where: { schoolId: id } })).toMatchObject([
      { userId: head.id },
    ]);
    const { profile } = await as(portal, head);
    expect(await refusalBy(profile.changeRole({ role: 'student' }))).toBe('school_administrator_last');
  });

  test('is out of it when a system administrator changes the role, of one or of many', async () => {
    const { portal, id, lind, head } = await school();
    const { users } = await as(portal, await makeUser(portal, { role: 'admin' }));
    await users.update({ id: lind.id, role: 'student' });
    await users.changeRoles({ ids: [head.id], role: 'student' });
    expect(await portal.deps.db.schoolMember.count({ where: { schoolId: id } })).toBe(0);
  });

  test('or deletes the account leaves too, and what is kept of them goes', async () => {
    const { portal, id } = await school();
    const user = await makeUser(portal, { password: 'password-1' });
    await inSchool(portal, id, user, { isAdministrator: true });
    const mine = await as(portal, user);
    await mine.schoolMembers.invite({ who: 'nobody' });
    await mine.profile.deleteAccount({ password: 'password-1' });
    expect(await portal.deps.db.schoolMember.count({ where: { userId: user.id } })).toBe(0);
  });

  test('the last who administers a school cannot delete the account, and a system administrator can', async () => {
    const portal = await world();
    const user = await makeUser(portal, { password: 'password-1' });
    const id = await administeredBy(portal, user);
    const { profile } = await as(portal, user);
    const deleting = profile.deleteAccount({ password: 'password-1' });
    expect(await refusalBy(deleting)).toBe('school_administrator_last');
    const { users } = await as(portal, await makeUser(portal, { role: 'admin' }));
    await users.remove({ id: user.id });
    expect(await portal.deps.db.schoolMember.count({ where: { schoolId: id } })).toBe(0);
    expect(await portal.deps.db.school.count({ where: { id } })).toBe(1);
  });
});

test('each change of who is in a school is in the audit log, without its name', async () => {
  const { portal, heads } = await school();
  const { code } = await heads.school.makeCode();
  const user = await makeUser(portal, { username: 'new' });
  const { school: own } = await as(portal, user);
  await own.join({ code });
  await heads.schoolMembers.admit({ id: user.id });
  await heads.schoolMembers.setAdministrator({ id: user.id, isAdministrator: true });
  await heads.schoolMembers.setAdministrator({ id: user.id, isAdministrator: false });
  await heads.schoolMembers.remove({ id: user.id });
  const entries = await portal.deps.db.auditEntry.findMany({
    where: { action: { startsWith: 'schools.' } },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ action, targetName }) => [action, targetName])).toEqual([
    ['schools.code-made', ''],
    ['schools.asked', ''],
    ['schools.admitted', 'new'],
    ['schools.administrator-named', 'new'],
    ['schools.administrator-ended', 'new'],
    ['schools.member-removed', 'new'],
  ]);
  expect(JSON.stringify(entries)).not.toContain('Harbour');
});
