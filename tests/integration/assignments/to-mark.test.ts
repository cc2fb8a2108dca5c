import { describe, expect, test } from 'vitest';
import type { Item } from '#shared/items/item';
import { refusalBy } from '#tests/support/refusals';
import { answersOf } from '#tests/support/to-mark';
import { as, makeUser, type World, world } from '#tests/support/world';

const common = { tags: [], version: 1, points: 1 };
const items: Item[] = [
  { ...common, id: 'cats', kind: 'tf', prompt: 'Cats bark.', key: false },
  {
    ...common,
    id: 'mood',
    kind: 'poll',
    prompt: 'How are you?',
    points: 0,
    options: [{ text: 'fine' }, { text: 'so so' }],
  },
  { ...common, id: 'day', kind: 'essay', prompt: 'Write about your day.', points: 4 },
  { ...common, id: 'town', kind: 'essay', prompt: 'Write about your town.', points: 6 },
];
const rubric = { task: 5, language: 5, clarity: 5, range: 5 };

type Caller = Awaited<ReturnType<typeof as>>;

/** A class that was given a quiz with two texts to write. */
async function school(names: readonly string[] = ['Anna'], given: { portal?: World } = {}) {
  const portal = given.portal ?? (await world());
  const teacher = await makeUser(portal, { plan: 'pro' });
  const caller = await as(portal, teacher);
  const { id: classId } = await caller.classes.create({ name: 'Class 5b', timeZone: 'UTC' });
  const { id: resource } = await caller.library.create({ kind: 'quiz', title: 'Unit 3', data: { items } });
  const { ids } = await caller.assignments.give({
    classIds: [classId],
    title: 'Writing',
    appId: 'classroom-quiz-maker',
    activity: { kind: 'questions', from: { resource } },
    rules: { release: 'by-hand' },
    requestId: crypto.randomUUID(),
  });
  const assignment = ids[0] ?? '';
  const students = [];
  for (const name of names) students.push(await enrolled(portal, classId, name));
  return { portal, teacher, caller, classId, assignment, students };
}

async function enrolled({ deps }: World, classId: string, name: string) {
  const user = await makeUser({ deps }, { role: 'student' });
  const { id } = await deps.db.enrolment.create({
    data: { classId, userId: user.id, name, nameKey: name.toLowerCase(), createdAt: deps.clock.now() },
  });
  return { id, user, caller: await as({ deps }, user) };
}

/** A student begins, writes and hands in. */
async function handIn(student: { caller: Caller }, assignment: string, texts: Readonly<Record<string, string>>) {
  const { attempts } = student.caller;
  const activity = { kind: 'assigned', assignment } as const;
  const { id } = await attempts.start({ appId: 'classroom-quiz-maker', activity, mode: 'test' });
  for (const [itemId, text] of Object.entries(texts)) await attempts.answer({ id, itemId, response: { text } });
  await attempts.finish({ id });
  return id;
}

async function teachWith(portal: World, classId: string, right: 'teach' | 'view') {
  const user = await makeUser(portal, { plan: 'pro' });
  await portal.deps.db.classTeacher.create({
    data: { classId, userId: user.id, right, createdAt: portal.deps.clock.now() },
  });
  return as(portal, user);
}

const shown = async (caller: Caller) => {
  const page = await caller.assignments.toMark({});
  return { waiting: page.waiting, of: answersOf(page).map(({ studentName, itemId }) => `${studentName}: ${itemId}`) };
};
const nothing = { waiting: 0, of: [] };

describe('what waits to be marked', () => {
  test('are the texts of attempts that have ended, with all that is needed to mark them', async () => {
    const { caller, assignment, students, portal } = await school();
    const [anna] = students;
    if (!anna) throw new Error('Nobody is there.');
    const activity = { kind: 'assigned', assignment } as const;
    const { id } = await anna.caller.attempts.start({ appId: 'classroom-quiz-maker', activity, mode: 'test' });
    await anna.caller.attempts.answer({ id, itemId: 'cats', response: { isTrue: true } });
    await anna.caller.attempts.answer({ id, itemId: 'mood', response: { choice: 'fine' } });
    await anna.caller.attempts.answer({ id, itemId: 'town', response: { text: 'My town\n<b>is</b> small.' } });
    await anna.caller.attempts.answer({ id, itemId: 'day', response: { text: 'I get up at six.' } });
    expect(await shown(caller)).toEqual(nothing);
    await anna.caller.attempts.finish({ id });
    const { items: answers, waiting, nextCursor } = await caller.assignments.toMark({});
    const shared = {
      kind: 'answer',
      attemptId: id,
      className: 'Class 5b',
      studentName: 'Anna',
      title: 'Writing',
      handedInAt: portal.deps.clock.now().toISOString(),
      before: null,
    };
    expect({ waiting, nextCursor }).toEqual({ waiting: 2, nextCursor: null });
    expect(answers).toEqual([
      { ...shared, itemId: 'day', prompt: 'Write about your day.', points: 4, text: 'I get up at six.' },
      { ...shared, itemId: 'town', prompt: 'Write about your town.', points: 6, text: 'My town\n<b>is</b> small.' },
    ]);
    await caller.attempts.mark({ id, itemId: 'day', rubric, seen: 0 });
    expect(await shown(caller)).toEqual({ waiting: 1, of: ['Anna: town'] });
    await caller.attempts.mark({ id, itemId: 'town', rubric, seen: 0 });
    expect(await shown(caller)).toEqual(nothing);
  });

  test('an opinion in a poll waits for nobody', async () => {
    const { caller, classId, assignment, students } = await school();
    const [anna] = students;
    if (!anna) throw new Error('Nobody is there.');
    const activity = { kind: 'assigned', assignment } as const;
    const { id } = await anna.caller.attempts.start({ appId: 'classroom-quiz-maker', activity, mode: 'test' });
    // Also where the answer has the shape of a text.
    await anna.caller.attempts.answer({ id, itemId: 'mood', response: { text: 'fine' } });
    await anna.caller.attempts.finish({ id });
    expect(await shown(caller)).toEqual(nothing);
    expect((await caller.assignments.list({ classId })).items).toMatchObject([{ toMark: 0, done: 1 }]);
    expect((await caller.assignments.get({ id: assignment })).students).toMatchObject([{ state: 'done' }]);
    expect((await anna.caller.assignments.mine()).items).toMatchObject([{ state: 'done' }]);
  });

  test('what was not handed in before the time was over waits as it was by then', async () => {
    const { caller, assignment, students, portal } = await school();
    const [anna] = students;
    if (!anna) throw new Error('Nobody is there.');
    await caller.assignments.change({
      id: assignment,
      title: 'Writing',
      rules: { release: 'by-hand', minutes: 20 },
    });
    const activity = { kind: 'assigned', assignment } as const;
    const { id } = await anna.caller.attempts.start({ appId: 'classroom-quiz-maker', activity, mode: 'test' });
    await anna.caller.attempts.answer({ id, itemId: 'day', response: { text: 'I get' } });
    portal.deps.clock.set(new Date(portal.deps.clock.now().getTime() + 3_600_000).toISOString());
    expect(await shown(caller)).toEqual({ waiting: 1, of: ['Anna: day'] });
  });

  test('is seen by who teaches the class, and by nobody else', async () => {
    const { portal, caller, classId, assignment, students } = await school();
    const [anna] = students;
    if (!anna) throw new Error('Nobody is there.');
    await handIn(anna, assignment, { day: 'I get up at six.' });
    const one = { waiting: 1, of: ['Anna: day'] };
    expect(await shown(caller)).toEqual(one);
    expect(await shown(await teachWith(portal, classId, 'teach'))).toEqual(one);
    expect(await shown(await teachWith(portal, classId, 'view'))).toEqual(nothing);
    const { caller: stranger } = await school([], { portal });
    expect(await shown(stranger)).toEqual(nothing);
    expect(await refusalBy(anna.caller.assignments.toMark({}))).toBe('not_allowed');
  });

  test('waits no more where the class is archived, the work taken back or the student gone', async () => {
    const { portal, caller, classId, assignment, students } = await school(['Anna', 'Ben']);
    const [anna, ben] = students;
    if (!anna || !ben) throw new Error('Nobody is there.');
    await handIn(anna, assignment, { day: 'I get up at six.' });
    await handIn(ben, assignment, { day: 'I sleep.' });
    await caller.classes.archive({ id: classId });
    expect(await shown(caller)).toEqual(nothing);
    await caller.classes.reopen({ id: classId });
    await caller.classes.removeStudents({ id: classId, studentIds: [anna.id] });
    expect(await shown(caller)).toEqual({ waiting: 1, of: ['Ben: day'] });
    await portal.deps.db.user.delete({ where: { id: ben.user.id } });
    expect(await shown(caller)).toEqual(nothing);
    const cleo = await enrolled(portal, classId, 'Cleo');
    const id = await handIn(cleo, assignment, { day: 'I run.' });
    await caller.assignments.remove({ id: assignment });
    expect(await shown(caller)).toEqual(nothing);
    // It is an answer to their own quiz still.
    await caller.attempts.mark({ id, itemId: 'day', rubric, seen: 0 });
  });

  test('comes in pages, handed in first shown first, and a mark in between moves none of the later ones', async () => {
    const names = ['Anna', 'Ben', 'Cleo', 'Dana', 'Eli'];
    const { portal, caller, assignment, students } = await school(names);
    for (const [place, student] of students.entries()) {
      // Two of them at the same moment.
      if (place !== 3) portal.deps.clock.set(new Date(Date.UTC(2031, 0, 1 + place)).toISOString());
      await handIn(student, assignment, { day: 'I run.', town: 'It is small.' });
    }
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await caller.assignments.toMark({ limit: 2, ...(cursor && { cursor }) });
      seen.push(...answersOf(page).map(({ studentName, itemId }) => `${studentName} ${itemId}`));
      expect(page.waiting).toBe(10 - (seen.length - page.items.length));
      for (const { attemptId, itemId } of answersOf(page))
        await caller.attempts.mark({ id: attemptId, itemId, rubric });
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(names.flatMap((name) => [`${name} day`, `${name} town`]));
    expect(await refusalBy(caller.assignments.toMark({ cursor: 'nonsense' }))).toBe('cursor_invalid');
  });
});

describe('two teachers', () => {
  test('who mark the same answer at once: one mark counts, the other is told of it and may give theirs', async () => {
    const { portal, teacher, caller, classId, assignment, students } = await school();
    const [anna] = students;
    if (!anna) throw new Error('Nobody is there.');
    const other = await teachWith(portal, classId, 'teach');
    const id = await handIn(anna, assignment, { day: 'I get up at six.' });
    const half = { task: 3, language: 3, clarity: 2, range: 2 };
    const mark = { id, itemId: 'day', seen: 0 };
    const tried = await Promise.allSettled([
      caller.attempts.mark({ ...mark, rubric: half }),
      other.attempts.mark({ ...mark, rubric: half }),
    ]);
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await portal.deps.db.markChange.count({ where: { attemptId: id } })).toBe(1);

    await caller.attempts.mark({ ...mark, rubric, seen: 1 });
    const late = other.attempts.mark({ ...mark, rubric: half, seen: 1 });
    await expect(late).rejects.toMatchObject({
      message: `${teacher.username} marked this answer in the meantime: 4 of 4.`,
      cause: expect.objectContaining({ reason: 'marked_meanwhile' }),
    });
    await other.attempts.mark({ ...mark, rubric: half, seen: 2 });
    await other.attempts.mark({ id, itemId: 'day', rubric });
    const marks = await portal.deps.db.markChange.findMany({ where: { attemptId: id }, orderBy: { id: 'asc' } });
    expect(marks.slice(1).map(({ scoreBefore, scoreAfter }) => [scoreBefore, scoreAfter])).toEqual([
      [0.5, 1],
      [1, 0.5],
      [0.5, 1],
    ]);
  });
});
