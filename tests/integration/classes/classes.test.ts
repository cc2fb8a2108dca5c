import { describe, expect, test } from 'vitest';
import { type CreateClassInput, rosterVerdicts } from '#shared/api/classes';
import { joinCodePattern } from '#shared/classes/join-code';
import { limits } from '#shared/core/limits';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser, type SomeUser, type World, world } from '#tests/support/world';

const named = (name: string): CreateClassInput => ({ name, level: 'A2', ageGroup: 'children', timeZone: 'UTC' });
const rows = (...names: string[]) => names.map((name) => ({ name, number: '' }));
const people = (count: number) => rows(...Array.from({ length: count }, (_, place) => `Student ${place + 1}`));

async function school(given: SomeUser = {}) {
  const portal = await world();
  const teacher = await makeUser(portal, { plan: 'pro', ...given });
  const classes = (await as(portal, teacher)).classes;
  const { id } = await classes.create(named('Class 5b'));
  return { portal, teacher, classes, id };
}

const asStudent = async (portal: World, given: SomeUser = {}) => {
  const user = await makeUser(portal, { role: 'student', ...given });
  return { user, classes: (await as(portal, user)).classes };
};

describe('a class', () => {
  test('is made, changed, put in the archive, taken out and deleted', async () => {
    const { classes, id } = await school();
    await classes.change({ id, name: 'Class 6b', level: null, ageGroup: null });
    expect(await classes.get({ id })).toMatchObject({ name: 'Class 6b', level: null, students: 0, roster: [] });
    await classes.addStudents({ id, rows: rows('Anna') });
    await classes.archive({ id });
    expect((await classes.list()).items).toMatchObject([{ id, students: 1, archivedAt: expect.any(String) }]);
    expect(await refusalBy(classes.addStudents({ id, rows: rows('Ben') }))).toBe('class_archived');
    await classes.reopen({ id });
    await classes.remove({ id });
    expect(await classes.list()).toMatchObject({ items: [], classrooms: { taken: 0 }, students: { taken: 0 } });
    expect(await refusalBy(classes.get({ id }))).toBe('class_not_found');
  });

  test('takes one of the plan’s places while it is not archived', async () => {
    const { classes, id } = await school({ plan: 'free' });
    expect(await refusalBy(classes.create(named('Another')))).toBe('classes_full');
    await expect(classes.create(named('Another'))).rejects.toThrow('1 of 1 classrooms');
    await classes.archive({ id });
    await classes.create(named('Another'));
    expect(await refusalBy(classes.reopen({ id }))).toBe('classes_full');
    expect((await classes.get({ id })).archivedAt).not.toBeNull();
  });

  test('of two that are made at once for the last place, one is', async () => {
    const portal = await world();
    const { classes } = await as(portal, await makeUser(portal, { plan: 'free' }));
    const made = await Promise.allSettled([1, 2, 3].map((one) => classes.create(named(`Class ${one}`))));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await classes.list()).classrooms).toEqual({ taken: 1, of: 1 });
  });

  test('is not found by another teacher, a school administrator or an administrator', async () => {
    const { portal, id } = await school();
    for (const role of ['teacher', 'school_admin'] as const) {
      const { classes } = await as(portal, await makeUser(portal, { role, plan: 'team' }));
      const own = await classes.create(named('Own'));
      await classes.addStudents({ id: own.id, rows: rows('Anna') });
      const [student] = (await classes.get(own)).roster;
      const studentId = student?.id ?? '';
      for (const call of [
        () => classes.get({ id }),
        () => classes.change({ id, name: 'Mine now', level: null, ageGroup: null }),
        () => classes.archive({ id }),
        () => classes.remove({ id }),
        () => classes.makeCode({ id }),
        () => classes.checkRoster({ id, rows: rows('Anna') }),
        () => classes.addStudents({ id, rows: rows('Anna') }),
        () => classes.removeStudents({ id, studentIds: [studentId] }),
        () => classes.moveStudent({ id: own.id, studentId, to: id }),
      ])
        expect(await refusalBy(call())).toBe('class_not_found');
    }
  });

  test('is not made or reopened by a teacher who has become a student meanwhile', async () => {
    const { portal, teacher, classes, id } = await school();
    await classes.archive({ id });
    await portal.deps.db.user.update({ where: { id: teacher.id }, data: { role: 'student' } });
    expect(await refusalBy(classes.create(named('Class 6b')))).toBe('not_allowed');
    expect(await refusalBy(classes.reopen({ id }))).toBe('not_allowed');
  });

  test('that is deleted, archived and filled at once answers each call, and never with a fault of ours', async () => {
    const { portal, classes, id } = await school();
    const { code } = await classes.makeCode({ id });
    const student = await asStudent(portal);
    const calls = [
      classes.addStudents({ id, rows: rows('Anna', 'Ben') }),
      student.classes.join({ code, name: 'Cy' }),
      classes.archive({ id }),
      classes.makeCode({ id }),
      classes.remove({ id }),
      classes.addStudents({ id, rows: rows('Dora') }),
      classes.closeCode({ id }),
    ];
    for (const one of await Promise.allSettled(calls)) {
      if (one.status === 'rejected')
        expect(['class_not_found', 'class_archived', 'join_code_unknown']).toContain(
          await refusalBy(Promise.reject(one.reason)),
        );
    }
    expect(await portal.deps.db.enrolment.count()).toBe(0);
  });

  test('that is still taught keeps its teacher from becoming a student, or from deleting the account', async () => {
    const { portal, teacher, classes, id } = await school({ password: 'password-1' });
    const { profile } = await as(portal, teacher);
    expect(await refusalBy(profile.changeRole({ role: 'student' }))).toBe('classes_open');
    await profile.changeRole({ role: 'school_admin' });
    expect(await refusalBy(profile.deleteAccount({ password: 'password-1' }))).toBe('classes_open');
    await classes.archive({ id });
    await profile.changeRole({ role: 'student' });
    await profile.deleteAccount({ password: 'password-1' });
    expect(await portal.deps.db.class.count()).toBe(0);
  });
});

describe('a roster', () => {
  test('says of each row what would become of it, and changes nothing', async () => {
    const { classes, id } = await school();
    await classes.addStudents({ id, rows: [{ name: 'Anna Lind', number: '7' }] });
    const checked = await classes.checkRoster({
      id,
      rows: [
        { name: ' Ben  Okafor ', number: '8' },
        { name: 'ANNA lind', number: '9' },
        { name: 'Cy', number: '7' },
        { name: 'Dora', number: '8' },
        { name: ' ', number: '' },
        { name: 'E'.repeat(81), number: '' },
        { name: 'Fay', number: '1\u202e2' },
        { name: 'Ben Okafor', number: '' },
      ],
    });
    expect(checked.rows.map(({ verdict }) => verdict)).toEqual([
      'new',
      'namesake',
      'taken',
      'taken',
      'unreadable',
      'unreadable',
      'unreadable',
      'namesake',
    ]);
    expect(checked.rows[0]).toEqual({ name: 'Ben Okafor', number: '8', verdict: 'new', why: '' });
    expect(checked.rows[2]?.why).toBe('Anna Lind has this number.');
    expect(checked.places).toEqual({ taken: 1, of: 150 });
    expect((await classes.get({ id })).roster).toHaveLength(1);
    expect(rosterVerdicts).toHaveLength(4);
  });

  test('over the plan’s limit takes what fits and names the rest', async () => {
    const { classes, id } = await school({ plan: 'free' });
    const { added, leftOut, places } = await classes.addStudents({ id, rows: people(24) });
    expect([added, places]).toEqual([20, { taken: 20, of: 20 }]);
    expect(leftOut.map(({ name }) => name)).toEqual(['Student 21', 'Student 22', 'Student 23', 'Student 24']);
    expect(leftOut[0]?.why).toMatch('with 20 of 20 students');
    expect(await classes.addStudents({ id, rows: rows('One more') })).toMatchObject({ importId: null, added: 0 });
    expect((await classes.get({ id })).roster).toHaveLength(20);
  });

  test('that two add at once stays within the limit', async () => {
    const { classes, id } = await school({ plan: 'free' });
    await Promise.all(
      [1, 2, 3].map((one) =>
        classes.addStudents({ id, rows: rows(...people(9).map(({ name }) => `${name} of ${one}`)) }),
      ),
    );
    expect((await classes.list()).students).toEqual({ taken: 20, of: 20 });
  });

  test('over the limit after a smaller plan stays readable, and takes nobody more', async () => {
    const { portal, teacher, classes, id } = await school();
    await classes.addStudents({ id, rows: people(30) });
    await portal.deps.db.user.update({ where: { id: teacher.id }, data: { plan: 'free' } });
    const later = (await as(portal, teacher)).classes;
    expect(await later.get({ id })).toMatchObject({ students: 30, places: { taken: 30, of: 20 } });
    expect(await later.addStudents({ id, rows: rows('One more') })).toMatchObject({ added: 0 });
    await later.archive({ id });
    expect(await refusalBy(later.reopen({ id }))).toBe('students_full');
  });

  test('is taken back whole, once', async () => {
    const { classes, id } = await school();
    await classes.addStudents({ id, rows: rows('Anna') });
    const { importId } = await classes.addStudents({ id, rows: rows('Ben', 'Cy') });
    const input = { id, importId: importId ?? '' };
    expect(await classes.undoImport(input)).toEqual({ removed: 2 });
    expect(await refusalBy(classes.undoImport(input))).toBe('import_not_found');
    expect((await classes.get({ id })).roster).toMatchObject([{ name: 'Anna' }]);
  });

  test(`of ${limits.rosterRows} names comes in at once, and of one more is refused with a sentence`, async () => {
    const { classes, id } = await school({ plan: 'team' });
    expect(await classes.addStudents({ id, rows: people(limits.rosterRows) })).toMatchObject({ added: 1000 });
    await expect(classes.checkRoster({ id, rows: people(limits.rosterRows + 1) })).rejects.toThrow(
      'At most 1000 names',
    );
  });

  test('students are renamed, numbered, moved and taken out', async () => {
    const { classes, id } = await school();
    const { id: to } = await classes.create(named('Class 6b'));
    await classes.addStudents({
      id,
      rows: [
        { name: 'Anna', number: '7' },
        { name: 'Ben', number: '8' },
      ],
    });
    const [anna, ben] = (await classes.get({ id })).roster;
    const one = { id, studentId: anna?.id ?? '' };
    expect(await refusalBy(classes.changeStudent({ ...one, name: 'Anna', number: '8' }))).toBe('student_number_taken');
    await classes.changeStudent({ ...one, name: 'Anna Lind', number: '' });
    await classes.moveStudent({ ...one, to });
    expect((await classes.get({ id: to })).roster).toMatchObject([{ name: 'Anna Lind', number: '', importId: null }]);
    expect(await refusalBy(classes.changeStudent({ ...one, name: 'x', number: '' }))).toBe('student_not_found');
    expect(await classes.removeStudents({ id, studentIds: [ben?.id ?? ''] })).toEqual({ removed: 1 });
    expect((await classes.get({ id })).roster).toEqual([]);
  });
});

describe('by its code', () => {
  async function open() {
    const made = await school();
    const { code } = await made.classes.makeCode({ id: made.id });
    return { ...made, code };
  }

  test('a student joins, however it is typed, and waits until a teacher lets them in', async () => {
    const { portal, teacher, classes, id, code } = await open();
    expect(code).toMatch(joinCodePattern);
    const student = await asStudent(portal, { username: 'anna5b' });
    const typed = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3).toLowerCase()} `;
    const asked = await student.classes.join({ code: typed, name: 'Anna' });
    expect(asked).toEqual({
      classId: id,
      className: 'Class 5b',
      teacher: teacher.username,
      name: 'Anna',
      isWaiting: true,
      accommodation: null,
    });
    expect(await refusalBy(student.classes.join({ code, name: 'Anna' }))).toBe('joined_already');
    expect(await classes.get({ id })).toMatchObject({ students: 0, waiting: 1, places: { taken: 0 } });
    const [waiting] = (await classes.get({ id })).waitingRoom;
    expect(waiting).toMatchObject({ name: 'Anna', username: 'anna5b' });
    await classes.admit({ id, studentId: waiting?.id ?? '' });
    expect((await student.classes.mine()).items).toEqual([{ ...asked, isWaiting: false }]);
    expect(await refusalBy(classes.admit({ id, studentId: waiting?.id ?? '' }))).toBe('student_not_found');
  });

  test('they are let in as somebody of the roster, whose name they have from then on', async () => {
    const { portal, classes, id, code } = await open();
    await classes.addStudents({ id, rows: [{ name: 'Anna Lind', number: '7' }] });
    const [student, other] = [await asStudent(portal), await asStudent(portal)];
    await student.classes.join({ code, name: 'Ann' });
    await other.classes.join({ code, name: 'Anni' });
    const { roster, waitingRoom } = await classes.get({ id });
    const [first, second] = waitingRoom.map((one) => one.id);
    const free = roster[0]?.id ?? '';
    await classes.admit({ id, studentId: first ?? '', as: free });
    expect(await refusalBy(classes.admit({ id, studentId: second ?? '', as: free }))).toBe('student_has_account');
    expect((await classes.get({ id })).roster).toMatchObject([
      { name: 'Anna Lind', number: '7', username: student.user.username },
    ]);
    const { importId } = roster[0] ?? {};
    expect(await refusalBy(classes.undoImport({ id, importId: importId ?? '' }))).toBe('import_not_found');
    await student.classes.leave({ id });
    expect((await classes.get({ id })).roster).toMatchObject([{ name: 'Anna Lind', username: null }]);
    expect(await refusalBy(student.classes.leave({ id }))).toBe('class_not_found');
  });

  test('nobody joins by an old one, a closed one, one of an archived class or their own', async () => {
    const { portal, teacher, classes, id, code } = await open();
    const student = await asStudent(portal);
    expect(await refusalBy((await as(portal, teacher)).classes.join({ code, name: 'Me' }))).toBe('joining_own_class');
    const { code: next } = await classes.makeCode({ id });
    expect(next).not.toBe(code);
    expect(await refusalBy(student.classes.join({ code, name: 'Anna' }))).toBe('join_code_unknown');
    await classes.closeCode({ id });
    expect(await refusalBy(student.classes.join({ code: next, name: 'Anna' }))).toBe('join_code_unknown');
    const { code: last } = await classes.makeCode({ id });
    await classes.archive({ id });
    expect(await refusalBy(student.classes.join({ code: last, name: 'Anna' }))).toBe('join_code_unknown');
  });

  test('nobody is let in over the plan’s limit, and an account in two classes takes one place', async () => {
    const { portal, classes, id, code } = await open();
    const { id: otherId } = await classes.create(named('Class 6b'));
    const { code: otherCode } = await classes.makeCode({ id: otherId });
    const student = await asStudent(portal);
    for (const [one, by] of [
      [id, code],
      [otherId, otherCode],
    ] as const) {
      await student.classes.join({ code: by, name: 'Anna' });
      const [waiting] = (await classes.get({ id: one })).waitingRoom;
      await classes.admit({ id: one, studentId: waiting?.id ?? '' });
    }
    expect((await classes.list()).students.taken).toBe(1);
    await classes.addStudents({ id, rows: people(149) });
    await (await asStudent(portal)).classes.join({ code, name: 'Ben' });
    const [waiting] = (await classes.get({ id })).waitingRoom;
    expect(await refusalBy(classes.admit({ id, studentId: waiting?.id ?? '' }))).toBe('students_full');
    expect((await classes.get({ id })).waitingRoom).toHaveLength(1);
  });

  test('so many may wait, and one more is told to tell the teacher', async () => {
    const { portal, id, code } = await open();
    const createdAt = portal.deps.clock.now();
    const waiting = { classId: id, name: 'Anna', nameKey: 'anna', isWaiting: true, createdAt };
    await portal.deps.db.enrolment.createMany({ data: Array.from({ length: limits.waitingPerClass }, () => waiting) });
    expect(await refusalBy((await asStudent(portal)).classes.join({ code, name: 'Ben' }))).toBe('waiting_room_full');
  });

  test('who is let in twice at once, or leaves meanwhile, is in the class once or not at all', async () => {
    const { portal, classes, id, code } = await open();
    await classes.addStudents({ id, rows: rows('Anna Lind') });
    const student = await asStudent(portal);
    await student.classes.join({ code, name: 'Anna' });
    const { roster, waitingRoom } = await classes.get({ id });
    const [studentId = '', as = ''] = [waitingRoom[0]?.id, roster[0]?.id];
    const calls = [
      classes.admit({ id, studentId }),
      classes.admit({ id, studentId, as }),
      classes.removeStudents({ id, studentIds: [studentId] }),
      student.classes.leave({ id }),
    ];
    for (const one of await Promise.allSettled(calls)) {
      if (one.status === 'rejected')
        expect(['student_not_found', 'class_not_found']).toContain(await refusalBy(Promise.reject(one.reason)));
    }
    const own = { classId: id, userId: student.user.id };
    expect(await portal.deps.db.enrolment.count({ where: own })).toBeLessThanOrEqual(1);
  });

  test('a deleted account leaves its name to the class, and nobody in the waiting room', async () => {
    const { portal, classes, id, code } = await open();
    for (const name of ['Anna', 'Ben'])
      await (await asStudent(portal, { username: name, password: 'password-1' })).classes.join({ code, name });
    const [anna] = (await classes.get({ id })).waitingRoom;
    await classes.admit({ id, studentId: anna?.id ?? '' });
    for (const user of await portal.deps.db.user.findMany({ where: { role: 'student' } }))
      await (await as(portal, user)).profile.deleteAccount({ password: 'password-1' });
    expect(await classes.get({ id })).toMatchObject({ roster: [{ name: 'Anna', username: null }], waitingRoom: [] });
  });
});
