import { describe, expect, test } from 'vitest';
import { purge } from '#server/domain/retention/purge';
import type { GiveInput } from '#shared/api/assignments';
import { essay, give, giving, present, quizOf, school, starting } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';
import { as, asGuest, makeUser, type World } from '#tests/support/world';

type Caller = Awaited<ReturnType<typeof school>>['caller'];

let devices = 0;
/** What the device of a guest makes up for itself. */
function newToken(): string {
  devices += 1;
  return devices.toString(16).padStart(64, '0');
}

const joining = (assignment: string) =>
  ({ appId: 'classroom-quiz-maker', activity: { kind: 'joined', assignment }, mode: 'practice' }) as const;

/** A class with a quiz that anyone plays who has its code. */
async function opened(...names: string[]) {
  const made = await school(...names);
  const { quiz } = await quizOf(made.caller);
  const id = await give(made.caller, giving(made.classId, { ...quiz, title: 'Unit 3', withCode: true }));
  return { ...made, id, code: await codeOf(made.caller, id) };
}

const codeOf = async (caller: Caller, id: string) => (await caller.assignments.get({ id })).code ?? '';

async function enter(portal: World, code: string, name: string) {
  const token = newToken();
  const caller = asGuest(portal, token);
  await caller.join.enter({ code, name, token });
  return { token, caller };
}

async function play({ caller }: { caller: ReturnType<typeof asGuest> }, id: string, text = 'went') {
  const attempt = await caller.attempts.start(joining(id));
  await caller.attempts.answer({ id: attempt.id, itemId: 'past', response: { text } });
  await caller.attempts.finish({ id: attempt.id });
  return attempt.id;
}

describe('the code of given work', () => {
  test('is given with it, closed, and made anew: the old one leads nowhere', async () => {
    const { portal, caller, id, code } = await opened();
    const visitor = await as(portal);
    expect(await visitor.join.look({ code: ` ${code.toLowerCase().slice(0, 3)}-${code.slice(3)}` })).toEqual({
      kind: 'assignment',
      id,
      title: 'Unit 3',
      appId: 'classroom-quiz-maker',
      guestName: null,
    });
    const second = await caller.assignments.openCode({ id });
    expect(second.code).not.toBe(code);
    expect(await refusalBy(visitor.join.look({ code }))).toBe('join_code_unknown');
    await caller.assignments.closeCode({ id });
    expect(await refusalBy(visitor.join.look(second))).toBe('join_code_unknown');
    expect((await caller.assignments.get({ id })).code).toBeNull();
  });

  test('is refused where attempts are limited or answers come late, and such rules while it is open', async () => {
    const { caller, classId } = await school();
    const { quiz } = await quizOf(caller);
    const graded: GiveInput['rules'][] = [
      { release: 'each', attempts: 2 },
      { release: 'end' },
      { release: 'closed', closesAt: '2099-01-01T00:00:00.000Z' },
      { release: 'by-hand' },
    ];
    for (const rules of graded) {
      const work = giving(classId, { ...quiz, rules });
      expect(await refusalBy(caller.assignments.give({ ...work, withCode: true }))).toBe('code_for_graded');
      const id = await give(caller, work);
      expect(await refusalBy(caller.assignments.openCode({ id }))).toBe('code_for_graded');
      expect((await caller.assignments.get({ id })).mayHaveCode).toBe(false);
    }
    const id = await give(caller, giving(classId, { ...quiz, withCode: true }));
    for (const rules of graded) {
      expect(await refusalBy(caller.assignments.change({ id, title: 'Test', rules }))).toBe('code_for_graded');
    }
    await caller.assignments.closeCode({ id });
    await caller.assignments.change({ id, title: 'Test', rules: { release: 'end' } });
  });

  test('is its teachers’ to open, and goes with the class into the archive', async () => {
    const { portal, caller, classId, id, code } = await opened('Anna');
    const stranger = await as(portal, await makeUser(portal, { plan: 'pro' }));
    expect(await refusalBy(stranger.assignments.openCode({ id }))).toBe('assignment_not_found');
    expect(await refusalBy(stranger.assignments.closeCode({ id }))).toBe('assignment_not_found');
    const viewer = await makeUser(portal, { username: 'viewer' });
    const { id: invitation } = await caller.classTeachers.invite({ id: classId, who: 'viewer', right: 'view' });
    const viewing = await as(portal, viewer);
    await viewing.classTeachers.accept({ id: invitation });
    expect(await refusalBy(viewing.assignments.openCode({ id }))).toBe('class_right_missing');
    expect((await viewing.assignments.get({ id })).code).toBeNull();
    const { code: classCode } = await caller.classes.makeCode({ id: classId });
    await caller.classes.archive({ id: classId });
    const visitor = await as(portal);
    for (const one of [code, classCode]) {
      expect(await refusalBy(visitor.join.look({ code: one }))).toBe('join_code_unknown');
      expect(await refusalBy(visitor.join.enter({ code: one, name: 'Anna', token: newToken() }))).toBe(
        'join_code_unknown',
      );
    }
    expect(await refusalBy(caller.assignments.openCode({ id }))).toBe('class_archived');
  });

  test('of a class leads into the class, and that of work does not', async () => {
    const { portal, caller, classId, code } = await opened();
    const { code: classCode } = await caller.classes.makeCode({ id: classId });
    const visitor = await as(portal);
    expect(await visitor.join.look({ code: classCode })).toEqual({ kind: 'class', className: 'Class 5b' });
    const entering = { code: classCode, name: 'Anna', token: newToken() };
    expect(await refusalBy(visitor.join.enter(entering))).toBe('join_code_of_class');
    const student = await as(portal, await makeUser(portal, { role: 'student' }));
    expect(await refusalBy(student.classes.join({ code, name: 'Anna' }))).toBe('join_code_of_work');
    expect(await refusalBy(visitor.students.openSignIn({ code }))).toBe('join_code_unknown');
  });

  test('is guessed on one device thirty times, and others of the school go on', async () => {
    const { portal, code } = await opened();
    const visitor = await as(portal);
    const device = newToken();
    const reasons: unknown[] = [];
    for (let tries = 0; tries < 50; tries += 1) {
      reasons.push(await refusalBy(visitor.join.look({ code: 'ZZZZZZ', device })));
    }
    expect(reasons.filter((reason) => reason === 'join_code_unknown')).toHaveLength(30);
    expect(new Set(reasons.slice(30))).toEqual(new Set(['too_many_attempts']));
    expect(await refusalBy(visitor.join.look({ code, device }))).toBe('too_many_attempts');
    expect(await visitor.join.look({ code, device: newToken() })).toMatchObject({ kind: 'assignment' });
  });
});

describe('a guest', () => {
  test('plays without an account and without tokens, and comes back to the marks', async () => {
    const { portal, caller, teacher, id, code } = await opened('Ben');
    const before = await portal.deps.db.ledgerEntry.count({ where: { userId: teacher.id } });
    const anna = await enter(portal, code, '  Anna   Lind ');
    expect((await anna.caller.join.mine()).items).toMatchObject([
      { id, name: 'Anna Lind', title: 'Unit 3', state: 'not-started', isOpen: true, attemptId: null },
    ]);
    const attemptId = await play(anna, id);
    expect((await anna.caller.join.mine()).items).toMatchObject([{ state: 'done', score: 1, maxScore: 2, attemptId }]);
    expect(await anna.caller.attempts.get({ id: attemptId })).toMatchObject({ isReleased: true, score: 1 });
    expect(await anna.caller.join.look({ code })).toMatchObject({ guestName: 'Anna Lind' });
    const { students, guests, columns } = await caller.assignments.get({ id });
    expect(students).toMatchObject([{ name: 'Ben', state: 'not-started' }]);
    expect(guests).toMatchObject([{ name: 'Anna Lind', state: 'done', score: 1, cells: [{ share: 1 }, {}] }]);
    expect(columns).toMatchObject([{ answered: 1, share: 1 }, { answered: 0 }]);
    expect(await caller.history.attempt({ id: attemptId })).toMatchObject({ player: { id: null, name: 'Anna Lind' } });
    expect(await portal.deps.db.ledgerEntry.count({ where: { userId: teacher.id } })).toBe(before);
  });

  test('is another one on another device, also under the same name', async () => {
    const { portal, caller, id, code } = await opened();
    const first = await enter(portal, code, 'Anna');
    const second = await enter(portal, code, 'ANNA');
    await play(first, id);
    await play(second, id, 'goed');
    expect((await caller.assignments.get({ id })).guests).toMatchObject([
      { name: 'Anna', score: 1 },
      { name: 'ANNA (2)', score: 0 },
    ]);
    expect((await second.caller.join.mine()).items).toMatchObject([{ name: 'ANNA', score: 0 }]);
  });

  test('is one for all presses of one device, also at once', async () => {
    const { portal, caller, id, code } = await opened();
    const token = newToken();
    const guest = asGuest(portal, token);
    await Promise.all([1, 2, 3].map(() => guest.join.enter({ code, name: 'Anna', token })));
    const attempts = await Promise.all([1, 2, 3].map(() => guest.attempts.start(joining(id))));
    expect(new Set(attempts.map((attempt) => attempt.id)).size).toBe(1);
    await Promise.all(['Ben', 'Ben', 'Ben'].map((name) => enter(portal, code, name)));
    const names = (await caller.assignments.get({ id })).guests.map(({ name }) => name);
    expect(names.sort()).toEqual(['Anna', 'Ben', 'Ben (2)', 'Ben (3)']);
  });

  test('has an attempt that opens by the token and by nothing else', async () => {
    const { portal, id, code, students } = await opened('Ben');
    const anna = await enter(portal, code, 'Anna');
    const attemptId = await play(anna, id, 'goed');
    const retry = await anna.caller.attempts.start({
      ...{ appId: 'classroom-quiz-maker', mode: 'practice' },
      activity: { kind: 'retry', of: attemptId },
    });
    const other = await enter(portal, code, 'Other');
    const others = [
      other.caller,
      asGuest(portal, newToken()),
      await as(portal),
      present(students[0]).caller,
      await as(portal, await makeUser(portal)),
    ];
    for (const one of others) {
      for (const hers of [attemptId, retry.id]) {
        expect(await refusalBy(one.attempts.get({ id: hers }))).toBe('attempt_not_found');
        const response = { text: 'went' };
        const answering = one.attempts.answer({ id: hers, itemId: 'past', response });
        expect(await refusalBy(answering)).toBe('attempt_not_found');
        expect(await refusalBy(one.attempts.finish({ id: hers }))).toBe('attempt_not_found');
      }
    }
    expect(await refusalBy(asGuest(portal, newToken()).attempts.start(joining(id)))).toBe('guest_unknown');
    expect(await refusalBy((await as(portal)).attempts.start(joining(id)))).toBe('guest_unknown');
    expect(await refusalBy((await as(portal)).attempts.start(starting(id)))).toBe('assignment_not_found');
    expect((await anna.caller.attempts.get({ id: retry.id })).items).toHaveLength(2);
  });

  test('ends what they began and sees the marks when the code was closed, and begins nothing more', async () => {
    const { portal, caller, id, code } = await opened();
    const anna = await enter(portal, code, 'Anna');
    const late = await enter(portal, code, 'Late');
    const begun = await anna.caller.attempts.start(joining(id));
    await caller.assignments.closeCode({ id });
    expect(await refusalBy(late.caller.attempts.start(joining(id)))).toBe('code_closed');
    expect((await anna.caller.attempts.start(joining(id))).id).toBe(begun.id);
    expect(await play(anna, id)).toBe(begun.id);
    expect(await refusalBy(anna.caller.attempts.start(joining(id)))).toBe('code_closed');
    expect((await anna.caller.join.mine()).items).toMatchObject([{ isOpen: false, state: 'done', score: 1 }]);
    const entering = (await as(portal)).join.enter({ code, name: 'Ben', token: newToken() });
    expect(await refusalBy(entering)).toBe('join_code_unknown');
  });

  test('has a name of letters, and no more attempts than twenty', async () => {
    const { portal, id, code } = await opened();
    for (const name of ['', ' ', 'a'.repeat(31), 'www.shop.example/x', '<b>', '@anna', 'Anna (2)', '12']) {
      await expect((await as(portal)).join.enter({ code, name, token: newToken() })).rejects.toThrow();
    }
    for (const name of ['Zoë', 'Nguyễn Thị', 'O’Neil', 'Anne-Marie', 'अनन्या', '小明', 'Quiet Otter']) {
      await enter(portal, code, name);
    }
    const anna = await enter(portal, code, 'Anna');
    for (let round = 0; round < 20; round += 1) await play(anna, id);
    expect(await refusalBy(anna.caller.attempts.start(joining(id)))).toBe('attempts_used_up');
  });

  test('hands in a text that waits in the queue of the class, and sees what it was given', async () => {
    const { portal, caller, classId } = await school();
    const { quiz } = await quizOf(caller, [essay]);
    const id = await give(caller, giving(classId, { ...quiz, withCode: true }));
    const anna = await enter(portal, await codeOf(caller, id), 'Anna');
    const attempt = await anna.caller.attempts.start(joining(id));
    await anna.caller.attempts.answer({ id: attempt.id, itemId: 'essay', response: { text: 'My day was long.' } });
    await anna.caller.attempts.finish({ id: attempt.id });
    expect((await caller.assignments.toMark({})).items).toMatchObject([{ studentName: 'Anna', itemId: 'essay' }]);
    const rubric = { task: 5, language: 5, clarity: 5, range: 5 };
    await caller.attempts.mark({ id: attempt.id, itemId: 'essay', rubric, note: 'Well told.' });
    expect((await anna.caller.join.mine()).items).toMatchObject([{ state: 'done', score: 4, maxScore: 4 }]);
  });
});

describe('guests in the results', () => {
  test('are renamed, and a name that is there already gets a number', async () => {
    const { portal, caller, id, code } = await opened();
    await enter(portal, code, 'Anna');
    const rude = await enter(portal, code, 'Rude');
    const attemptId = await play(rude, id);
    const guestId = present((await caller.assignments.get({ id })).guests[1]).id;
    await caller.assignments.renameGuest({ id, guestId, name: 'Anna' });
    expect((await caller.assignments.get({ id })).guests.map(({ name }) => name)).toEqual(['Anna', 'Anna (2)']);
    await caller.assignments.renameGuest({ id, guestId, name: 'anna' });
    expect((await caller.assignments.get({ id })).guests[1]?.name).toBe('anna (2)');
    expect((await caller.history.attempt({ id: attemptId })).player.name).toBe('anna (2)');
    expect((await rude.caller.join.mine()).items).toMatchObject([{ name: 'anna' }]);
  });

  test('are removed with what they played: the token opens nothing any more', async () => {
    const { portal, caller, id, code } = await opened();
    const anna = await enter(portal, code, 'Anna');
    const attemptId = await play(anna, id);
    const guestId = present((await caller.assignments.get({ id })).guests[0]).id;
    await caller.assignments.removeGuest({ id, guestId });
    expect((await caller.assignments.get({ id })).guests).toEqual([]);
    expect((await anna.caller.join.mine()).items).toEqual([]);
    expect(await refusalBy(anna.caller.attempts.get({ id: attemptId }))).toBe('attempt_not_found');
    expect(await refusalBy(anna.caller.attempts.start(joining(id)))).toBe('guest_unknown');
    expect(await refusalBy(caller.assignments.removeGuest({ id, guestId }))).toBe('guest_not_found');
  });

  test('go with the work and with the class', async () => {
    for (const how of ['work', 'class'] as const) {
      const { portal, caller, classId, id, code } = await opened();
      const anna = await enter(portal, code, 'Anna');
      const attemptId = await play(anna, id);
      await (how === 'work' ? caller.assignments.remove({ id }) : caller.classes.remove({ id: classId }));
      expect(await portal.deps.db.guest.count()).toBe(0);
      expect(await portal.deps.db.attempt.count({ where: { id: attemptId } })).toBe(0);
      expect(await refusalBy((await as(portal)).join.look({ code }))).toBe('join_code_unknown');
    }
  });

  test('are students after all: what they played is the student’s, and the guest is gone', async () => {
    const { portal, caller, id, classId, code, students } = await opened('Ben');
    const ben = present(students[0]);
    const guest = await enter(portal, code, 'Benny');
    const attemptId = await play(guest, id);
    const running = await guest.caller.attempts.start(joining(id));
    const guestId = present((await caller.assignments.get({ id })).guests[0]).id;
    await caller.assignments.mergeGuest({ id, guestId, studentId: ben.id });
    const results = await caller.assignments.get({ id });
    expect(results.guests).toEqual([]);
    expect(results.students).toMatchObject([{ name: 'Ben', state: 'done', score: 1, attempts: 2, attemptId }]);
    expect((await ben.caller.assignments.mine()).items).toMatchObject([{ id, state: 'done', score: 1 }]);
    expect((await ben.caller.attempts.get({ id: running.id })).finishedAt).not.toBeNull();
    expect(await refusalBy(guest.caller.attempts.get({ id: attemptId }))).toBe('attempt_not_found');
    expect(await refusalBy((await as(portal)).attempts.get({ id: attemptId }))).toBe('attempt_not_found');
    expect(
      await portal.deps.db.auditEntry.count({ where: { action: 'assignments.guest-merged', targetId: ben.user.id } }),
    ).toBe(1);
    // A name that nobody has joined as takes them as well, and still nobody reads them by their id.
    const again = await enter(portal, code, 'Carla');
    const hers = await play(again, id);
    await caller.classes.addStudents({ id: classId, rows: [{ name: 'Carla' }] });
    const carla = present((await caller.assignments.get({ id })).students.find(({ name }) => name === 'Carla'));
    const second = present((await caller.assignments.get({ id })).guests[0]).id;
    await caller.assignments.mergeGuest({ id, guestId: second, studentId: carla.id });
    expect(await refusalBy((await as(portal)).attempts.get({ id: hers }))).toBe('attempt_not_found');
    expect((await caller.assignments.get({ id })).students.find(({ name }) => name === 'Carla')?.state).toBe('done');
  });

  test('are those of one’s own classes alone, and of that work', async () => {
    const { portal, caller, classId, id, code, students } = await opened('Ben');
    await enter(portal, code, 'Anna');
    const guestId = present((await caller.assignments.get({ id })).guests[0]).id;
    const studentId = present(students[0]).id;
    const stranger = await as(portal, await makeUser(portal, { plan: 'pro' }));
    for (const call of [
      () => stranger.assignments.renameGuest({ id, guestId, name: 'Mine' }),
      () => stranger.assignments.removeGuest({ id, guestId }),
      () => stranger.assignments.mergeGuest({ id, guestId, studentId }),
    ]) {
      expect(await refusalBy(call())).toBe('assignment_not_found');
    }
    const other = await give(caller, giving(classId));
    expect(await refusalBy(caller.assignments.removeGuest({ id: other, guestId }))).toBe('guest_not_found');
    const { id: elsewhere } = await caller.classes.create({ name: 'Class 6a', timeZone: 'UTC' });
    await caller.classes.addStudents({ id: elsewhere, rows: [{ name: 'Dora' }] });
    const dora = present((await caller.classes.get({ id: elsewhere })).roster[0]).id;
    expect(await refusalBy(caller.assignments.mergeGuest({ id, guestId, studentId: dora }))).toBe('student_not_found');
    expect((await caller.assignments.get({ id })).guests).toHaveLength(1);
  });
});

test('guests who were not seen for as long as attempts are kept are gone', async () => {
  const { portal, id, code } = await opened();
  const anna = await enter(portal, code, 'Anna');
  await play(anna, id);
  portal.deps.clock.advance({ days: 729 });
  await anna.caller.join.mine();
  portal.deps.clock.advance({ days: 2 });
  await purge(portal.deps);
  expect((await anna.caller.join.mine()).items).toMatchObject([{ name: 'Anna', state: 'not-started' }]);
  portal.deps.clock.advance({ days: 731 });
  await purge(portal.deps);
  expect(await portal.deps.db.guest.count()).toBe(0);
});
