import { describe, expect, test } from 'vitest';
import { enrolled, give, giving, present, quizOf, school, starting } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser } from '#tests/support/world';

describe('whose given work it is', () => {
  test('nobody else finds it: another teacher, one who waits, one who left, a stranger, a guest', async () => {
    const { portal, caller, classId, students } = await school('Anna');
    const anna = present(students[0]);
    const id = await give(caller, giving(classId));
    const attempt = await anna.caller.attempts.start(starting(id));
    const attemptId = attempt.id;
    await anna.caller.attempts.finish({ id: attemptId });
    const waiting = await enrolled(portal, classId, 'Waits', { isWaiting: true });
    const stranger = await as(portal, await makeUser(portal, { role: 'teacher', plan: 'pro' }));
    for (const { assignments } of [stranger]) {
      expect(await refusalBy(assignments.get({ id }))).toBe('assignment_not_found');
      expect(await refusalBy(assignments.list({ classId }))).toBe('class_not_found');
      expect(await refusalBy(assignments.remove({ id }))).toBe('assignment_not_found');
      expect(await refusalBy(assignments.release({ id }))).toBe('assignment_not_found');
      expect(await refusalBy(assignments.change({ id, title: 'Mine', rules: { release: 'each' } }))).toBe(
        'assignment_not_found',
      );
    }
    for (const one of [waiting.caller, stranger, await as(portal)]) {
      expect(await refusalBy(one.attempts.start(starting(id)))).toBe('assignment_not_found');
      expect(await refusalBy(one.attempts.get({ id: attemptId }))).toBe('attempt_not_found');
    }
    expect((await waiting.caller.assignments.mine()).items).toEqual([]);
    await anna.caller.classes.leave({ id: classId });
    expect(await refusalBy(anna.caller.attempts.start(starting(id)))).toBe('assignment_not_found');
    expect((await caller.assignments.get({ id })).students).toMatchObject([{ name: 'Anna', state: 'done' }]);
  });

  test('who associated the student sees nothing of it, also when it was taken back', async () => {
    const { portal, caller, classId, students } = await school('Anna');
    const anna = present(students[0]);
    const onlooker = await makeUser(portal, { role: 'teacher', plan: 'pro' });
    await portal.deps.db.association.create({
      data: { ownerId: onlooker.id, memberId: anna.user.id, acceptedAt: portal.deps.clock.now() },
    });
    const id = await give(caller, giving(classId));
    const attempt = await anna.caller.attempts.start(starting(id));
    await anna.caller.attempts.finish({ id: attempt.id });
    const other = await as(portal, onlooker);
    expect(await refusalBy(other.attempts.get({ id: attempt.id }))).toBe('attempt_not_found');
    await caller.assignments.remove({ id });
    expect(await refusalBy(other.attempts.get({ id: attempt.id }))).toBe('attempt_not_found');
    expect((await anna.caller.attempts.get({ id: attempt.id })).finishedAt).not.toBeNull();
  });

  test('its teacher tries it as a student does, and is in no report', async () => {
    const { caller, classId } = await school('Anna');
    const { quiz } = await quizOf(caller);
    const id = await give(caller, giving(classId, { ...quiz, rules: { release: 'each', attempts: 1 } }));
    for (const _ of [1, 2]) {
      const attempt = await caller.attempts.start(starting(id));
      await caller.attempts.finish({ id: attempt.id });
    }
    expect((await caller.assignments.get({ id })).students).toMatchObject([{ state: 'not-started' }]);
  });

  test('a student who leaves, or whose class is deleted, in the middle of it keeps the attempt', async () => {
    const { caller, classId, students } = await school('Anna', 'Ben');
    const [anna, ben] = [present(students[0]), present(students[1])];
    const { quiz } = await quizOf(caller);
    const id = await give(caller, giving(classId, quiz));
    const started = await Promise.all([anna, ben].map((one) => one.caller.attempts.start(starting(id))));
    await anna.caller.classes.leave({ id: classId });
    await caller.classes.remove({ id: classId });
    for (const [place, one] of [anna, ben].entries()) {
      const attemptId = present(started[place]).id;
      await one.caller.attempts.answer({ id: attemptId, itemId: 'cats', response: { isTrue: false } });
      await one.caller.attempts.finish({ id: attemptId });
      expect((await one.caller.attempts.get({ id: attemptId })).score).toBe(1);
    }
    expect(await refusalBy(caller.assignments.get({ id }))).toBe('assignment_not_found');
  });

  test('regression: nor what of it is asked again', async () => {
    const { portal, caller, classId, students } = await school('Anna');
    const anna = present(students[0]);
    const onlooker = await makeUser(portal, { role: 'teacher', plan: 'pro' });
    await portal.deps.db.association.create({
      data: { ownerId: onlooker.id, memberId: anna.user.id, acceptedAt: portal.deps.clock.now() },
    });
    const id = await give(caller, giving(classId));
    const first = await anna.caller.attempts.start(starting(id));
    await anna.caller.attempts.finish({ id: first.id });
    const again = await anna.caller.attempts.start({
      appId: 'grammar-cram',
      activity: { kind: 'retry', of: first.id },
      mode: 'practice',
    });
    await anna.caller.attempts.finish({ id: again.id });
    expect(await refusalBy((await as(portal, onlooker)).attempts.get({ id: again.id }))).toBe('attempt_not_found');
  });
});
