import { describe, expect, test } from 'vitest';
import type { GiveInput } from '#shared/api/assignments';
import type { Item } from '#shared/items/item';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser, type World, world } from '#tests/support/world';

const common = { tags: [], version: 1, points: 1 };
const questions: Item[] = [
  { ...common, id: 'past', kind: 'short', prompt: 'The past of go?', accepted: ['went'] },
  { ...common, id: 'cats', kind: 'tf', prompt: 'Cats bark.', key: false },
];
const essay: Item = { ...common, id: 'essay', kind: 'essay', prompt: 'Write about your day.', points: 4 };
const diagnostic = { kind: 'diagnostic' } as const;
const at = (date: string) => new Date(date).toISOString();

/** A class with students who have joined, by name. */
async function school(...names: string[]) {
  const portal = await world();
  const teacher = await makeUser(portal, { plan: 'pro', aiCredits: 100 });
  for (const appId of ['grammar-cram', 'spelling-quest', 'esl-tests']) await open(portal, teacher, appId);
  const caller = await as(portal, teacher);
  const { id: classId } = await caller.classes.create({ name: 'Class 5b', timeZone: 'UTC' });
  const students = await Promise.all(names.map((name) => enrolled(portal, classId, name)));
  return { portal, teacher, caller, classId, students };
}

/** As a paid app is, which questions are made in for a class. */
async function open({ deps }: World, { id: userId }: { id: string }, appId: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.appOpening.create({
    data: { userId, appId, openedAt: now, payerId: userId, expiresAt: new Date(now.getTime() + 86_400_000) },
  });
}

async function enrolled({ deps }: World, classId: string, name: string, more: { isWaiting?: boolean } = {}) {
  const portal = { deps };
  const user = await makeUser(portal, { role: 'student' });
  const { id } = await deps.db.enrolment.create({
    data: { classId, userId: user.id, name, nameKey: name.toLowerCase(), createdAt: deps.clock.now(), ...more },
  });
  return { id, user, caller: await as(portal, user) };
}

/** What there must be. */
function present<One>(one: One | undefined): One {
  if (one === undefined) throw new Error('There is none.');
  return one;
}

const giving = (classId: string, more: Partial<GiveInput> = {}): GiveInput => ({
  classIds: [classId],
  title: 'Check',
  appId: 'grammar-cram',
  activity: diagnostic,
  rules: { release: 'each' },
  note: '',
  dueAt: null,
  requestId: crypto.randomUUID(),
  ...more,
});

async function give(caller: Awaited<ReturnType<typeof school>>['caller'], input: GiveInput): Promise<string> {
  const { ids } = await caller.assignments.give(input);
  return ids[0] ?? '';
}

const starting = (assignment: string) =>
  ({ appId: 'grammar-cram', activity: { kind: 'assigned', assignment }, mode: 'practice' }) as const;

async function quizOf(caller: Awaited<ReturnType<typeof school>>['caller'], items = questions) {
  const { id } = await caller.library.create({ kind: 'quiz', title: 'Unit 3', data: { items } });
  return {
    id,
    quiz: { appId: 'classroom-quiz-maker', activity: { kind: 'questions', from: { resource: id } } },
  } as const;
}

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
      { text: 'The past of go?', key: 'went', share: 0, wrong: [{ text: 'goed', names: ['Anna'] }] },
      { text: 'Cats bark.', share: 1, wrong: [] },
    ]);
    expect((await caller.assignments.list({ classId })).items).toMatchObject([{ id, students: 2, begun: 1, done: 1 }]);
    expect((await anna.caller.assignments.mine()).items).toMatchObject([{ state: 'done', score: 1, maxScore: 2 }]);
    expect(await caller.history.attempt({ id: attemptId })).toMatchObject({ mayMark: true });
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
});

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

test('a sample class has two weeks of results: some done, some to mark, one who has not begun, and hard questions', async () => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal, { plan: 'free' }));
  const { id: classId } = await caller.classes.makeSample({ timeZone: 'UTC' });
  await caller.classes.makeSample({ timeZone: 'UTC' });
  const { items } = await caller.assignments.list({ classId });
  expect(items).toMatchObject([
    { students: 12, done: 8, toMark: 8 },
    { students: 12, done: 11, toMark: 0 },
    { students: 12, done: 11, toMark: 0 },
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
