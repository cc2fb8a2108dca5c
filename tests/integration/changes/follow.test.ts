import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FollowedRecord, FollowOutput } from '#shared/api/changes';
import { give, giving, present, quizOf, school, starting } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';
import { as, asGuest, makeUser } from '#tests/support/world';

type Caller = Awaited<ReturnType<typeof school>>['caller'];

/** What one is told, one piece after the other; nothing where it is over. */
async function following(caller: Caller, records: FollowedRecord[]) {
  const told = (await caller.changes.follow({ records }))[Symbol.asyncIterator]();
  const next = async (): Promise<FollowOutput | undefined> => {
    const { value, done } = await told.next();
    return done ? undefined : value;
  };
  return { next, stop: () => told.return?.() };
}

async function givenQuiz() {
  const at = await school('Anna');
  const { quiz } = await quizOf(at.caller);
  const id = await give(at.caller, giving(at.classId, quiz));
  const work: FollowedRecord = { kind: 'assignment', id };
  return { ...at, work, student: present(at.students[0]) };
}

test('a teacher is told when a student begins, answers and hands in', async () => {
  const { caller, work, student } = await givenQuiz();
  const told = await following(caller, [work]);
  expect(await told.next()).toEqual({ followed: [work], changed: [] });

  const attempt = await student.caller.attempts.start(starting(work.id));
  expect(await told.next()).toEqual({ followed: [work], changed: [work] });
  await student.caller.attempts.answer({ id: attempt.id, itemId: 'past', response: { text: 'went' } });
  expect(await told.next()).toEqual({ followed: [work], changed: [work] });
  await student.caller.attempts.finish({ id: attempt.id });
  expect(await told.next()).toEqual({ followed: [work], changed: [work] });
  await told.stop?.();
});

test('what changes in quick succession is told once', async () => {
  const { portal, caller, work } = await givenQuiz();
  const told = await following(caller, [work]);
  await told.next();
  for (let change = 0; change < 50; change += 1) portal.deps.changes.tell(work);
  expect(await told.next()).toEqual({ followed: [work], changed: [work] });
  await caller.assignments.remove({ id: work.id });
  // Not a second time before that.
  expect(await told.next()).toEqual({ followed: [], changed: [] });
});

test('who looks at a class is told when somebody asks to join it, is let in and leaves', async () => {
  const { portal, caller, classId } = await school();
  const record: FollowedRecord = { kind: 'class', id: classId };
  const { code } = await caller.classes.makeCode({ id: classId });
  const told = await following(caller, [record]);
  await told.next();
  const student = await as(portal, await makeUser(portal, { role: 'student' }));
  await student.classes.join({ code, name: 'Ben' });
  expect(await told.next()).toEqual({ followed: [record], changed: [record] });
  const { waitingRoom } = await caller.classes.get({ id: classId });
  await caller.classes.admit({ id: classId, studentId: present(waitingRoom[0]).id });
  expect(await told.next()).toEqual({ followed: [record], changed: [record] });
  await student.classes.leave({ id: classId });
  expect(await told.next()).toEqual({ followed: [record], changed: [record] });
  await told.stop?.();
});

test('nobody follows what they may not see: another’s work is as if it were not there', async () => {
  const { portal, work, classId, student } = await givenQuiz();
  const stranger = await as(portal, await makeUser(portal, { role: 'school_admin' }));
  for (const caller of [stranger, student.caller]) {
    const told = await following(caller, [work, { kind: 'class', id: classId }, { kind: 'class', id: randomUUID() }]);
    expect(await told.next()).toEqual({ followed: [], changed: [] });
    expect(await told.next()).toBeUndefined();
  }
});

test('following ends when the right ends, and goes on with what is left', async () => {
  const { portal, classId, work } = await givenQuiz();
  const colleague = await makeUser(portal, { role: 'teacher' });
  const right = { classId, userId: colleague.id, right: 'view', createdAt: portal.deps.clock.now() };
  await portal.deps.db.classTeacher.create({ data: right });
  const caller = await as(portal, colleague);
  const { id: ownId } = await caller.classes.create({ name: 'Own', timeZone: 'UTC' });
  const own: FollowedRecord = { kind: 'class', id: ownId };
  const told = await following(caller, [work, own]);
  expect(await told.next()).toEqual({ followed: [work, own], changed: [] });

  await portal.deps.db.classTeacher.deleteMany({ where: { classId } });
  portal.deps.changes.tell(work);
  expect(await told.next()).toEqual({ followed: [own], changed: [] });
  await portal.deps.db.session.deleteMany({ where: { userId: colleague.id } });
  portal.deps.changes.tell(own);
  expect(await told.next()).toEqual({ followed: [], changed: [] });
  expect(await told.next()).toBeUndefined();
});

test('following ends when the work is deleted', async () => {
  const { caller, work } = await givenQuiz();
  const told = await following(caller, [work]);
  await told.next();
  await caller.assignments.remove({ id: work.id });
  expect(await told.next()).toEqual({ followed: [], changed: [] });
  expect(await told.next()).toBeUndefined();
});

test('a user follows at twelve places at most, and again when one of them is over', async () => {
  const { caller, work } = await givenQuiz();
  const all = [];
  for (let place = 0; place < 12; place += 1) {
    const told = await following(caller, [work]);
    await told.next();
    all.push(told);
  }
  const more = await following(caller, [work]);
  expect(await refusalBy(more.next())).toBe('too_many_streams');
  await present(all[0]).stop?.();
  const again = await following(caller, [work]);
  expect(await again.next()).toEqual({ followed: [work], changed: [] });
  for (const told of [...all, again]) await told.stop?.();
});

test('visitors follow nothing, and nobody follows more than a browser needs', async () => {
  const { portal, caller, work } = await givenQuiz();
  const visitor = await as(portal);
  expect(await refusalBy(visitor.changes.follow({ records: [work] }))).toBe('signed_out');
  const many = Array.from({ length: 21 }, () => work);
  await expect(caller.changes.follow({ records: many })).rejects.toThrow();
});

test('a guest who comes by the code is told of', async () => {
  const { portal, caller, classId } = await school('Anna');
  const { quiz } = await quizOf(caller);
  const id = await give(caller, giving(classId, { ...quiz, withCode: true }));
  const work: FollowedRecord = { kind: 'assignment', id };
  const told = await following(caller, [work]);
  await told.next();
  const { code } = await caller.assignments.get({ id });
  const token = randomBytes(32).toString('hex');
  await asGuest(portal, token).join.enter({ code: code ?? '', name: 'Anna', token });
  expect(await told.next()).toEqual({ followed: [work], changed: [work] });
  await told.stop?.();
});
