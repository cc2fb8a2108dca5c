import { describe, expect, test } from 'vitest';
import type { GiveInput } from '#shared/api/assignments';
import type { Item } from '#shared/items/item';
import { give, giving, present, questions, quizOf, school, starting } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';
import { as, asGuest, makeUser } from '#tests/support/world';

type Caller = Awaited<ReturnType<typeof school>>['caller'];

const common = { tags: [], version: 1, points: 1 };
const birds: Item = { ...common, id: 'birds', kind: 'tf', prompt: 'Birds fly.', key: true };
const dogs: Item = { ...common, id: 'cats', kind: 'tf', prompt: 'Dogs bark.', key: true };
const past = present(questions[0]);

/** A class that was given a quiz. */
async function given(...names: string[]) {
  const made = await school(...names);
  const { id: quizId, quiz } = await quizOf(made.caller);
  const id = await give(made.caller, giving(made.classId, quiz));
  return { ...made, id, quizId };
}

/** The quiz with other questions, as its next version. */
async function change(caller: Caller, id: string, items: Item[] = [past, birds]): Promise<void> {
  const { version, title } = await caller.library.get({ id });
  await caller.library.update({ id, version, kind: 'quiz', title, data: { items } });
}

/** Plays all of it, with true and “went” for every question. */
async function play(caller: Caller, assignment: string) {
  const attempt = await caller.attempts.start(starting(assignment));
  for (const { item } of attempt.items) {
    const response = item.kind === 'tf' ? { isTrue: true } : { text: 'went' };
    await caller.attempts.answer({ id: attempt.id, itemId: item.id, response });
  }
  await caller.attempts.finish({ id: attempt.id });
  return attempt.items.map(({ item }) => item.prompt);
}

describe('work that was changed since it was given', () => {
  test('its teacher is told, in the results and among the work of the class, until it is up to date', async () => {
    const { caller, classId, id, quizId } = await given();
    const told = async () => [
      (await caller.assignments.get({ id })).newerVersion,
      (await caller.assignments.list({ classId })).items[0]?.newerVersion,
    ];
    expect(await told()).toEqual([null, null]);
    await change(caller, quizId);
    expect(await told()).toEqual([{ title: 'Unit 3' }, { title: 'Unit 3' }]);
    await caller.assignments.bringUpToDate({ id });
    expect(await told()).toEqual([null, null]);
  });

  test('who has not begun gets the new questions; who plays or has handed in keeps what they had', async () => {
    const { caller, id, quizId, students } = await given('Anna', 'Ben', 'Cleo');
    const [anna, ben, cleo] = students.map((student) => student.caller);
    await play(present(anna), id);
    const before = await present(ben).attempts.start(starting(id));
    await change(caller, quizId);
    await caller.assignments.bringUpToDate({ id });
    const running = await present(ben).attempts.start(starting(id));
    expect(running.id).toBe(before.id);
    expect(await play(present(ben), id)).toEqual(['The past of go?', 'Cats bark.']);
    expect(await play(present(cleo), id)).toEqual(['The past of go?', 'Birds fly.']);
    expect((await caller.assignments.get({ id })).students).toMatchObject([
      { name: 'Anna', asked: 2, score: 1, maxScore: 2 },
      { name: 'Ben', asked: 2, score: 1, maxScore: 2 },
      { name: 'Cleo', asked: 2, score: 2, maxScore: 2 },
    ]);
    expect(await play(present(anna), id)).toEqual(['The past of go?', 'Birds fly.']);
  });

  test('each question of both versions has a column, with its text as it was asked', async () => {
    const { caller, id, quizId, students } = await given('Anna', 'Ben');
    const [anna, ben] = students.map((student) => student.caller);
    await play(present(anna), id);
    await change(caller, quizId, [birds, dogs, past]);
    await caller.assignments.bringUpToDate({ id });
    await play(present(ben), id);
    const { columns, students: shown } = await caller.assignments.get({ id });
    expect(columns).toMatchObject([
      { text: 'Birds fly.', answered: 1, share: 1 },
      { text: 'Dogs bark.', answered: 1, share: 1 },
      { text: 'The past of go?', answered: 2, share: 1 },
      { text: 'Cats bark.', answered: 1, share: 0, wrong: [{ text: 'True', who: ['Anna'] }] },
    ]);
    expect(new Set(columns.map((column) => column.id)).size).toBe(4);
    expect(shown.map(({ cells }) => cells.map(({ share }) => share))).toEqual([
      [null, null, 1, 0],
      [1, 1, 1, null],
    ]);
  });

  test('of a list, words that are new are asked, and words that are gone keep their name in the results', async () => {
    const { caller, classId, students } = await school('Anna', 'Ben');
    const [anna, ben] = students.map((student) => student.caller);
    const harbour = { id: 'a', term: 'harbour', meaning: 'a place for ships' };
    const entries = [harbour, { id: 'b', term: 'anchor', meaning: 'it holds a ship' }];
    const list = await caller.library.create({ kind: 'word-list', title: 'Sea', data: { entries } });
    const activity: GiveInput['activity'] = {
      kind: 'words',
      from: { list: list.id },
      tasks: ['choose-meaning'],
      count: 2,
    };
    const id = await give(caller, giving(classId, { appId: 'spelling-quest', activity }));
    await present(anna).attempts.start(starting(id));
    const newer = [harbour, { id: 'c', term: 'sail', meaning: 'the wind fills it' }];
    const { version } = list;
    await caller.library.update({
      ...{ id: list.id, version, kind: 'word-list', title: 'The sea' },
      data: { entries: newer },
    });
    expect((await caller.assignments.get({ id })).newerVersion).toEqual({ title: 'The sea' });
    await caller.assignments.bringUpToDate({ id });
    await present(ben).attempts.start(starting(id));
    const { columns } = await caller.assignments.get({ id });
    expect(columns.map(({ text }) => text).sort()).toEqual(['anchor', 'harbour', 'sail']);
  });

  test('dates, attempts and release stay as they were given; how it is asked comes from the new version', async () => {
    const { caller, classId } = await school();
    const { id: quizId, quiz } = await quizOf(caller);
    const rules = { release: 'end', attempts: 2, closesAt: '2099-01-01T00:00:00.000Z' } as const;
    const id = await give(caller, giving(classId, { ...quiz, rules, title: 'Check' }));
    const data = { items: [past], rules: { release: 'each', attempts: 9, shuffleOptions: false } } as const;
    await caller.library.update({
      id: quizId,
      version: 1,
      kind: 'quiz',
      title: 'Unit 3',
      data: { ...data, items: [past] },
    });
    await caller.assignments.bringUpToDate({ id });
    expect(await caller.assignments.get({ id })).toMatchObject({ title: 'Check', rules });
  });

  test('what was given back is revised as it was asked', async () => {
    const { caller, classId, students } = await school('Anna');
    const anna = present(students[0]).caller;
    const essay: Item = { ...common, id: 'essay', kind: 'essay', prompt: 'Write about your day.', points: 4 };
    const { id: quizId, quiz } = await quizOf(caller, [essay]);
    const id = await give(caller, giving(classId, { ...quiz, rules: { release: 'end' } }));
    const first = await anna.attempts.start(starting(id));
    await anna.attempts.answer({ id: first.id, itemId: 'essay', response: { text: 'I got up.' } });
    await anna.attempts.finish({ id: first.id });
    await change(caller, quizId, [{ ...essay, prompt: 'Write about your week.' }]);
    await caller.assignments.bringUpToDate({ id });
    expect((await caller.assignments.toMark({})).items).toMatchObject([{ prompt: 'Write about your day.' }]);
    await caller.attempts.returnAnswer({ id: first.id, itemId: 'essay', note: 'More, please.' });
    const revision = await anna.attempts.revise({ id: first.id });
    expect(revision.items.map(({ item }) => item.prompt)).toEqual(['Write about your day.']);
    expect((await caller.assignments.get({ id })).columns.map(({ text }) => text)).toEqual([
      'Write about your week.',
      'Write about your day.',
    ]);
  });

  test('guests who have begun keep what they had, and others get the new questions', async () => {
    const { portal, caller, id, quizId } = await given();
    const { code } = await caller.assignments.openCode({ id });
    const come = async (token: string) => {
      const guest = asGuest(portal, token);
      await guest.join.enter({ code, name: 'Anna', token });
      return guest;
    };
    const begin = (guest: ReturnType<typeof asGuest>) =>
      guest.attempts.start({ ...starting(id), activity: { kind: 'joined', assignment: id } });
    const [first, second] = [await come('a'.repeat(64)), await come('b'.repeat(64))];
    const before = await begin(first);
    await change(caller, quizId);
    await caller.assignments.bringUpToDate({ id });
    expect((await begin(first)).id).toBe(before.id);
    const { items } = await begin(second);
    expect(items.map(({ item }) => item.prompt)).toEqual(['The past of go?', 'Birds fly.']);
    expect((await caller.assignments.get({ id })).columns.map(({ text }) => text)).toEqual([
      'The past of go?',
      'Birds fly.',
      'Cats bark.',
    ]);
  });

  test('two presses at once bring it up to date once, with one line in the audit log', async () => {
    const { portal, caller, id, quizId } = await given();
    await change(caller, quizId);
    await Promise.all([1, 2, 3].map(() => caller.assignments.bringUpToDate({ id })));
    await caller.assignments.bringUpToDate({ id });
    const where = { action: 'assignments.brought-up-to-date' };
    expect(await portal.deps.db.auditEntry.count({ where })).toBe(1);
  });

  test('a test that has a fault now, or has no question any more, is not taken over', async () => {
    const { caller, id, quizId, students } = await given('Anna');
    await change(caller, quizId, []);
    expect(await refusalBy(caller.assignments.bringUpToDate({ id }))).toBe('set_unfinished');
    expect(await play(present(students[0]).caller, id)).toEqual(['The past of go?', 'Cats bark.']);
  });

  test('of what is in the trash, deleted, or was never saved, nothing is offered', async () => {
    const { caller, classId, id, quizId } = await given();
    await change(caller, quizId);
    const builtIn = await give(caller, giving(classId));
    expect(await refusalBy(caller.assignments.bringUpToDate({ id: builtIn }))).toBe('source_not_found');
    await caller.library.remove({ id: quizId });
    expect((await caller.assignments.get({ id })).newerVersion).toBeNull();
    expect(await refusalBy(caller.assignments.bringUpToDate({ id }))).toBe('source_not_found');
  });

  test('an archived class keeps what it was given', async () => {
    const { caller, classId, id, quizId } = await given();
    await change(caller, quizId);
    await caller.classes.archive({ id: classId });
    expect((await caller.assignments.get({ id })).newerVersion).toBeNull();
    expect((await caller.assignments.list({ classId })).items).toMatchObject([{ newerVersion: null }]);
    expect(await refusalBy(caller.assignments.bringUpToDate({ id }))).toBe('class_archived');
  });
});

test('only a teacher of the class whose saved work it is may bring it up to date, and is told', async () => {
  const { portal, caller, classId, students } = await school('Anna');
  const teaches = async (right: 'teach' | 'view') => {
    const user = await makeUser(portal, { plan: 'pro' });
    await portal.deps.db.classTeacher.create({
      data: { classId, userId: user.id, right, createdAt: portal.deps.clock.now() },
    });
    return as(portal, user);
  };
  const [coTeacher, viewer] = [await teaches('teach'), await teaches('view')];
  const stranger = await as(portal, await makeUser(portal, { role: 'teacher', plan: 'pro' }));
  const ofOwner = await quizOf(caller);
  const ofCoTeacher = await quizOf(coTeacher);
  const owners = await give(caller, giving(classId, ofOwner.quiz));
  const coTeachers = await give(coTeacher, giving(classId, ofCoTeacher.quiz));
  await change(caller, ofOwner.id);
  await change(coTeacher, ofCoTeacher.id);
  const press = (who: Caller, id: string) => refusalBy(who.assignments.bringUpToDate({ id }));
  const told = async (who: Caller) =>
    (await who.assignments.list({ classId })).items.flatMap(({ id, newerVersion }) => (newerVersion ? id : []));

  expect(await told(caller)).toEqual([owners]);
  expect(await told(coTeacher)).toEqual([coTeachers]);
  expect(await told(viewer)).toEqual([]);
  expect((await viewer.assignments.get({ id: owners })).newerVersion).toBeNull();
  expect(await press(caller, coTeachers)).toBe('source_not_found');
  expect(await press(coTeacher, owners)).toBe('source_not_found');
  expect(await press(viewer, owners)).toBe('class_right_missing');
  expect(await press(stranger, owners)).toBe('assignment_not_found');
  expect(await press(present(students[0]).caller, owners)).toBe('not_allowed');
  expect(await press(await as(portal), owners)).toBe('signed_out');
  await coTeacher.assignments.bringUpToDate({ id: coTeachers });
  await caller.assignments.bringUpToDate({ id: owners });
  expect(await told(caller)).toEqual([]);
});
