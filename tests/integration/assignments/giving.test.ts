import { describe, expect, test } from 'vitest';
import type { GiveInput } from '#shared/api/assignments';
import { at, enrolled, give, giving, present, quizOf, school, starting } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser } from '#tests/support/world';

describe('giving work', () => {
  test('a student of the class finds it, plays it, and the teacher sees how it went', async () => {
    const { caller, classId, students } = await school('Anna', 'Ben');
    const { quiz } = await quizOf(caller);
    const id = await give(caller, giving(classId, { ...quiz, title: 'Unit 3' }));
    const anna = present(students[0]);
    expect((await anna.caller.assignments.mine()).items).toMatchObject([
      { id, title: 'Unit 3', className: 'Class 5b', state: 'not-started' },
    ]);
    const attempt = await anna.caller.attempts.start(starting(id));
    const attemptId = attempt.id;
    expect(attempt).toMatchObject({ appId: 'classroom-quiz-maker', title: 'Unit 3' });
    await anna.caller.attempts.answer({ id: attemptId, itemId: 'past', response: { text: 'goed' } });
    expect((await caller.assignments.get({ id })).students).toMatchObject([
      {
        name: 'Anna',
        state: 'playing',
        answered: 1,
        asked: 2,
        cells: [{ share: 0 }, { share: null, answered: false }],
      },
      { name: 'Ben', state: 'not-started', attemptId: null, cells: [{ answered: false }, { answered: false }] },
    ]);
    await anna.caller.attempts.answer({ id: attemptId, itemId: 'cats', response: { isTrue: false } });
    await anna.caller.attempts.finish({ id: attemptId });
    const results = await caller.assignments.get({ id });
    expect(results.students[0]).toMatchObject({ state: 'done', score: 1, maxScore: 2, attemptId });
    expect(results.columns).toMatchObject([
      { text: 'The past of go?', key: 'went', share: 0, wrong: [{ text: 'goed', count: 1, who: ['Anna'] }] },
      { text: 'Cats bark.', share: 1, wrong: [] },
    ]);
    expect((await caller.assignments.list({ classId })).items).toMatchObject([{ id, students: 2, begun: 1, done: 1 }]);
    expect((await anna.caller.assignments.mine()).items).toMatchObject([{ state: 'done', score: 1, maxScore: 2 }]);
    expect(await caller.history.attempt({ id: attemptId })).toMatchObject({ mayMark: true });
  });

  test('a text to write needs no open app, tells nothing before it is handed in, and waits to be marked', async () => {
    const { caller, classId, students } = await school('Anna');
    const activity = {
      kind: 'writing',
      task: 'Write about your day.',
      level: 'A2',
      words: { min: 5, max: 80 },
    } as const;
    const id = await give(caller, giving(classId, { appId: 'story-dice', activity: { ...activity, points: 10 } }));
    const anna = present(students[0]).caller;
    const attempt = await anna.attempts.start({ ...starting(id), appId: 'story-dice' });
    expect(attempt).toMatchObject({ mode: 'test', appId: 'story-dice' });
    const item = present(attempt.items[0]).item;
    expect(item).toMatchObject({ kind: 'essay', prompt: 'Write about your day.', minWords: 5, maxWords: 80 });
    await anna.attempts.answer({ id: attempt.id, itemId: item.id, response: { text: 'I got up at seven.' } });
    await anna.attempts.finish({ id: attempt.id });
    expect((await caller.assignments.get({ id })).students).toMatchObject([{ name: 'Anna', state: 'to-mark' }]);
    const rubric = { task: 5, language: 3, clarity: 3, range: 3 };
    await caller.attempts.mark({ id: attempt.id, itemId: item.id, rubric });
    expect((await caller.assignments.get({ id })).students).toMatchObject([{ state: 'done', score: 7, maxScore: 10 }]);
  });

  test('what is given stays as it was when the quiz or the list is changed or deleted', async () => {
    const { caller, classId, students } = await school('Anna');
    const { id: quizId, quiz } = await quizOf(caller);
    const given = await give(caller, giving(classId, quiz));
    const entries = [
      { id: 'a', term: 'harbour', meaning: 'a place for ships' },
      { id: 'b', term: 'anchor', meaning: 'it holds a ship' },
    ];
    const list = await caller.library.create({ kind: 'word-list', title: 'Sea', data: { entries } });
    const words = await give(
      caller,
      giving(classId, {
        appId: 'spelling-quest',
        activity: { kind: 'words', from: { list: list.id }, tasks: ['write-term'], count: 2 },
      }),
    );
    for (const one of [quizId, list.id]) await caller.library.remove({ id: one });
    const started = await present(students[0]).caller.attempts.start(starting(given));
    expect(started.items.map(({ item }) => item.prompt)).toEqual(['The past of go?', 'Cats bark.']);
    const spelling = await present(students[0]).caller.attempts.start(starting(words));
    expect(spelling.items).toHaveLength(2);
    await present(students[0]).caller.attempts.answer({
      id: spelling.id,
      itemId: present(spelling.items[0]).item.id,
      response: { text: 'nothing like it' },
    });
    const { columns } = await caller.assignments.get({ id: words });
    expect(columns.map(({ text }) => text).sort()).toEqual(['anchor', 'harbour']);
  });

  test('built-in words, grammar, an exam set and the placement test can be given', async () => {
    const { caller, classId, students } = await school('Anna');
    const all: Partial<GiveInput>[] = [
      {
        appId: 'spelling-quest',
        activity: { kind: 'words', from: { builtIn: { level: 'A1', topic: 'food' } }, tasks: ['write-term'], count: 5 },
      },
      { activity: { kind: 'grammar', points: ['past-simple-irregular'], count: 5 } },
      { activity: { kind: 'cram', points: ['past-simple-irregular'] }, rules: { release: 'by-hand' } },
      { appId: 'esl-tests', activity: { kind: 'exam-set', id: 'use-of-english-b1' } },
      { appId: 'esl-tests', activity: { kind: 'placement' } },
    ];
    for (const one of all) {
      const id = await give(caller, giving(classId, one));
      const attempt = await present(students[0]).caller.attempts.start(starting(id));
      const [first] = attempt.items;
      await present(students[0]).caller.attempts.answer({
        id: attempt.id,
        itemId: present(first).item.id,
        response: first?.item.kind === 'mc' ? { choice: first.item.options[0] ?? '' } : { text: 'nothing' },
      });
      expect((await caller.assignments.get({ id })).students[0]?.state).toBe('playing');
      const isTest = one.activity?.kind === 'placement';
      expect(attempt.mode).toBe(isTest ? 'test' : 'practice');
    }
  });

  test('a device without a voice takes a placement test that was given without its listening', async () => {
    const { portal, caller, classId, students } = await school('Anna');
    const assignment = await give(caller, giving(classId, { appId: 'esl-tests', activity: { kind: 'placement' } }));
    const { id } = await present(students[0]).caller.attempts.start({
      ...starting(assignment),
      activity: { kind: 'assigned', assignment, withoutListening: true },
    });
    const { source } = await portal.deps.db.attempt.findUniqueOrThrow({ where: { id }, select: { source: true } });
    expect(source).toMatchObject({ kind: 'placement', withoutListening: true });
  });

  test('the same press sent twice, also at once, gives it once; another press gives it again', async () => {
    const { caller, classId } = await school('Anna');
    const input = giving(classId);
    const answers = await Promise.all([1, 2, 3].map(() => caller.assignments.give(input)));
    expect(new Set(answers.flatMap(({ ids }) => ids)).size).toBe(1);
    await caller.assignments.give(giving(classId));
    expect((await caller.assignments.list({ classId })).items).toHaveLength(2);
  });

  test('to several classes it is given to all or to none', async () => {
    const { portal, caller, classId } = await school('Anna');
    const other = await caller.classes.create({ name: 'Class 6a', timeZone: 'UTC' });
    const strange = await makeUser(portal, { plan: 'pro' });
    const strangers = await (await as(portal, strange)).classes.create({ name: 'Not yours', timeZone: 'UTC' });
    const together = { classIds: [classId, other.id, strangers.id] };
    expect(await refusalBy(caller.assignments.give(giving(classId, together)))).toBe('class_not_found');
    expect((await caller.assignments.list({ classId })).items).toEqual([]);
    const { ids } = await caller.assignments.give(giving(classId, { classIds: [classId, other.id, classId] }));
    expect(ids).toHaveLength(2);
  });

  test('to an empty class it can be given: who joins later finds it', async () => {
    const { portal, caller, classId } = await school();
    const id = await give(caller, giving(classId));
    const late = await enrolled(portal, classId, 'Late');
    expect((await late.caller.assignments.mine()).items).toMatchObject([{ id }]);
  });

  test('dates that do not fit together are said plainly, and an archived class is given nothing', async () => {
    const { portal, caller, classId } = await school('Anna');
    const tries: Partial<GiveInput>[] = [
      { dueAt: at('2000-01-01') },
      { rules: { release: 'each', closesAt: at('2000-01-01') } },
      { rules: { release: 'each', opensAt: at('2099-02-01'), closesAt: at('2099-01-01') } },
      { dueAt: at('2099-02-01'), rules: { release: 'each', closesAt: at('2099-01-01') } },
      { dueAt: at('2099-02-01'), rules: { release: 'each', opensAt: at('2099-03-01') } },
    ];
    for (const one of tries) {
      expect(await refusalBy(caller.assignments.give(giving(classId, one)))).toBe('dates_wrong');
    }
    await portal.deps.db.class.update({ where: { id: classId }, data: { archivedAt: portal.deps.clock.now() } });
    expect(await refusalBy(caller.assignments.give(giving(classId)))).toBe('class_archived');
  });

  test('a paid app that its teacher has not opened, another’s work and what was missed are not given', async () => {
    const { portal, caller, teacher, classId } = await school('Anna');
    await portal.deps.db.appOpening.deleteMany({ where: { userId: teacher.id, appId: 'grammar-cram' } });
    expect(await refusalBy(caller.assignments.give(giving(classId)))).toBe('app_not_open');
    const retry = giving(classId, {
      appId: 'spelling-quest',
      activity: { kind: 'retry', of: crypto.randomUUID() },
    });
    expect(await refusalBy(caller.assignments.give(retry))).toBe('not_assignable');
    const shared = giving(classId, {
      appId: 'spelling-quest',
      activity: { kind: 'words', from: { shared: 'x'.repeat(22) }, tasks: ['write-term'], count: 3 },
    });
    expect(await refusalBy(caller.assignments.give(shared))).toBe('not_assignable');
    const elsewhere = giving(classId, {
      activity: { kind: 'questions', from: { resource: crypto.randomUUID() } },
      appId: 'classroom-quiz-maker',
    });
    expect(await refusalBy(caller.assignments.give(elsewhere))).toBe('resource_not_found');
  });

  test('for some students only, it is there for them alone', async () => {
    const { caller, classId, students } = await school('Anna', 'Ben');
    const [anna, ben] = [present(students[0]), present(students[1])];
    const id = await give(caller, giving(classId, { studentIds: [anna.id] }));
    expect((await anna.caller.assignments.mine()).items).toHaveLength(1);
    expect((await ben.caller.assignments.mine()).items).toEqual([]);
    expect(await refusalBy(ben.caller.attempts.start(starting(id)))).toBe('assignment_not_found');
    expect((await caller.assignments.get({ id })).students.map(({ name }) => name)).toEqual(['Anna']);
    const nobody = giving(classId, { studentIds: [crypto.randomUUID()] });
    expect(await refusalBy(caller.assignments.give(nobody))).toBe('student_not_found');
  });
});

test('a class is asked the same words at first, so that its results can be compared; a second attempt asks anew', async () => {
  const { caller, classId, students } = await school('Anna', 'Ben');
  const words = {
    kind: 'words',
    from: { builtIn: { level: 'A1', topic: 'food' } },
    tasks: ['spell'],
    count: 5,
  } as const;
  const id = await give(caller, giving(classId, { appId: 'spelling-quest', activity: { ...words, tasks: ['spell'] } }));
  const attempts = await Promise.all(students.map((one) => one.caller.attempts.start(starting(id))));
  const [first, other] = attempts.map(({ items }) => items.map(({ item }) => item.audioText ?? item.prompt));
  expect(first).toEqual(other);
  const anna = present(students[0]);
  await anna.caller.attempts.finish({ id: present(attempts[0]).id });
  const again = await anna.caller.attempts.start(starting(id));
  expect(again.items.map(({ item }) => item.audioText ?? item.prompt)).not.toEqual(first);
});

test('what a class was given counts to the space of its owner, and is free again once it is taken back', async () => {
  const { portal, caller, classId } = await school('Anna');
  const { quiz } = await quizOf(caller);
  const before = (await caller.profile.space()).usedBytes;
  const id = await give(caller, giving(classId, quiz));
  const after = (await caller.profile.space()).usedBytes;
  expect(after).toBeGreaterThan(before);
  await caller.assignments.remove({ id });
  expect((await caller.profile.space()).usedBytes).toBe(before);
  portal.deps.settings.quotaBytes.teacher = after - 1;
  expect(await refusalBy(caller.assignments.give(giving(classId, quiz)))).toBe('space_full');
  expect((await caller.assignments.list({ classId })).items).toEqual([]);
});

test('who throws work away that a class was given is told, and the class keeps its copy', async () => {
  const { caller, classId, students } = await school('Anna');
  const { id, quiz } = await quizOf(caller);
  const other = await quizOf(caller);
  const work = await give(caller, giving(classId, quiz));
  await give(caller, giving(classId, quiz));
  expect(await caller.library.organise({ ids: [id, other.id], favourite: true })).toMatchObject({ given: 0 });
  expect(await caller.library.remove({ id: other.id })).toEqual({ success: true, given: 0 });
  expect(await caller.library.organise({ ids: [id], inTrash: true })).toEqual({ success: true, given: 2 });
  await caller.library.erase({ ids: [id] });
  const attempt = await present(students[0]).caller.attempts.start(starting(work));
  expect(attempt.items).toHaveLength(2);
});
