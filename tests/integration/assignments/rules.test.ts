import { describe, expect, test } from 'vitest';
import { essay, give, giving, present, questions, quizOf, school, starting } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';

describe('the rules of given work', () => {
  test('attempts are limited, one student may have more, and what runs is gone on with', async () => {
    const { caller, classId, students } = await school('Anna');
    const anna = present(students[0]);
    const { quiz } = await quizOf(caller);
    const id = await give(caller, giving(classId, { ...quiz, rules: { release: 'each', attempts: 1 } }));
    const [first, again] = await Promise.all([1, 2].map(() => anna.caller.attempts.start(starting(id))));
    expect(first?.id).toBe(again?.id);
    await anna.caller.attempts.finish({ id: present(first).id });
    expect(await refusalBy(anna.caller.attempts.start(starting(id)))).toBe('attempts_used_up');
    expect((await anna.caller.assignments.mine()).items).toMatchObject([{ attemptsLeft: 0 }]);
    await caller.assignments.changeStudent({
      id,
      studentId: anna.id,
      dueAt: null,
      extraAttempts: 1,
      isExcused: false,
    });
    const second = await anna.caller.attempts.start(starting(id));
    expect(second.id).not.toBe(first?.id);
  });

  test('it opens and closes by its dates, and more time reaches those who sit at it', async () => {
    const { portal, caller, classId, students } = await school('Anna');
    const anna = present(students[0]);
    const now = portal.deps.clock.now().getTime();
    const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    const { quiz } = await quizOf(caller);
    const rules = { release: 'end', opensAt: inHours(1), closesAt: inHours(3) } as const;
    const id = await give(caller, giving(classId, { ...quiz, rules, dueAt: inHours(2) }));
    expect(await refusalBy(anna.caller.attempts.start(starting(id)))).toBe('not_open_yet');
    portal.deps.clock.set(inHours(2.5));
    const attempt = await anna.caller.attempts.start(starting(id));
    const attemptId = attempt.id;
    expect(attempt.deadlineAt).toBe(inHours(3));
    await caller.assignments.change({
      id,
      title: 'Longer',
      rules: { release: 'end', closesAt: inHours(9) },
      dueAt: inHours(2),
    });
    portal.deps.clock.set(inHours(4));
    await anna.caller.attempts.answer({ id: attemptId, itemId: 'past', response: { text: 'went' } });
    await anna.caller.attempts.finish({ id: attemptId });
    expect((await caller.assignments.get({ id })).students[0]).toMatchObject({ state: 'done', isLate: true, score: 1 });
    portal.deps.clock.set(inHours(10));
    expect(await refusalBy(anna.caller.attempts.start(starting(id)))).toBe('closed_already');
  });

  test('marks and keys wait for their teacher where the rules say so, and are shown with one press', async () => {
    const { caller, classId, students } = await school('Anna');
    const anna = present(students[0]);
    const { quiz } = await quizOf(caller, [...questions, essay]);
    const id = await give(caller, giving(classId, { ...quiz, rules: { release: 'by-hand' } }));
    const attempt = await anna.caller.attempts.start({ ...starting(id), mode: 'test' });
    const attemptId = attempt.id;
    await anna.caller.attempts.answer({ id: attemptId, itemId: 'past', response: { text: 'went' } });
    await anna.caller.attempts.answer({ id: attemptId, itemId: 'essay', response: { text: 'I get up at six.' } });
    const ended = await anna.caller.attempts.get({ id: attemptId });
    expect(ended.items.every(({ grade }) => grade === undefined)).toBe(true);
    await anna.caller.attempts.finish({ id: attemptId });
    expect((await anna.caller.assignments.mine()).items).toMatchObject([{ state: 'to-mark', score: null }]);
    expect((await caller.assignments.list({ classId })).items).toMatchObject([{ toMark: 1 }]);
    const criteria = { task: 3, language: 3, clarity: 3, range: 3 };
    await caller.attempts.mark({ id: attemptId, itemId: 'essay', rubric: criteria, note: 'Well done.' });
    expect(await caller.assignments.get({ id })).toMatchObject({ withheld: 1, students: [{ state: 'done' }] });
    expect(await caller.assignments.release({ id })).toEqual({ released: 1 });
    expect((await anna.caller.assignments.mine()).items[0]?.score).toBeGreaterThan(1);
  });

  test('who is excused has nothing to do, and may still play', async () => {
    const { caller, classId, students } = await school('Anna');
    const anna = present(students[0]);
    const id = await give(caller, giving(classId));
    const otherwise = { id, studentId: anna.id, dueAt: null, extraAttempts: 0, isExcused: true };
    await caller.assignments.changeStudent(otherwise);
    expect((await anna.caller.assignments.mine()).items).toMatchObject([{ state: 'done' }]);
    await anna.caller.attempts.start(starting(id));
    expect((await caller.assignments.get({ id })).students).toMatchObject([{ isExcused: true, state: 'playing' }]);
  });

  test('regression: keys that wait for a closing date wait for the later one too, also of who has ended', async () => {
    const { portal, caller, classId, students } = await school('Anna');
    const anna = present(students[0]);
    const now = portal.deps.clock.now().getTime();
    const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    const { quiz } = await quizOf(caller);
    const id = await give(caller, giving(classId, { ...quiz, rules: { release: 'closed', closesAt: inHours(1) } }));
    const { id: attemptId } = await anna.caller.attempts.start({ ...starting(id), mode: 'test' });
    await anna.caller.attempts.finish({ id: attemptId });
    const isReleased = async () => (await anna.caller.attempts.get({ id: attemptId })).isReleased;
    await caller.assignments.change({ id, title: 'Longer', rules: { release: 'closed', closesAt: inHours(5) } });
    portal.deps.clock.set(inHours(2));
    expect(await isReleased()).toBe(false);
    portal.deps.clock.set(inHours(6));
    expect(await isReleased()).toBe(true);
    await caller.assignments.change({ id, title: 'Again', rules: { release: 'closed', closesAt: inHours(9) } });
    expect(await isReleased()).toBe(true);
  });
});
