import { expect, test } from 'vitest';
import { usedBytes } from '#server/domain/space/space';
import type { GiveInput } from '#shared/api/assignments';
import { at, enrolled, give, giving, present, quizOf, school, starting } from '#tests/support/given-work';
import { as, makeUser } from '#tests/support/world';

const refused = (reason: string) => expect.objectContaining({ cause: expect.objectContaining({ reason }) });

const project = (classId: string, more: Partial<GiveInput> = {}): GiveInput =>
  giving(classId, {
    title: 'Our island',
    note: 'A story about an island.',
    appId: 'novel-forge',
    activity: {
      ...{ kind: 'novel', genre: 'mystery', person: 'first', tense: 'present' },
      ...{ goalWords: 100, dailyWords: 20, readerLevel: 'A2' },
    },
    ...more,
  });

/** A class that was asked for books. */
async function asked(...names: string[]) {
  const made = await school(...names);
  const work = await give(made.caller, project(made.classId));
  return { ...made, work };
}

type Caller = Awaited<ReturnType<typeof school>>['students'][number]['caller'];
const secret = 'zebra';
/** So many words in the scene that each new book has. */
const write = (caller: Caller, id: string, words: number, version = 0) =>
  caller.novels.saveScene({
    ...{ id, sceneId: 'first', version, drafts: [], day: '2026-03-10' },
    text: Array.from({ length: words }, () => secret).join(' '),
  });

const boardOf = async (caller: Caller, id: string) => (await caller.assignments.get({ id })).students;

test('a student begins the book once, in their own library, as the project says', async () => {
  const { students, work, portal } = await asked('Anna');
  const anna = present(students[0]);
  const ledgerRows = () => portal.deps.db.ledgerEntry.count({ where: { userId: anna.user.id } });
  const rowsBefore = await ledgerRows();
  const before = await anna.caller.assignments.mine();
  expect(before.items).toMatchObject([{ title: 'Our island', goalWords: 100, state: 'not-started', book: null }]);
  const begun = await Promise.all([1, 2].map(() => anna.caller.assignments.beginBook({ id: work })));
  expect(new Set(begun.map(({ resourceId }) => resourceId)).size).toBe(1);
  const { resourceId } = present(begun[0]);
  expect(await anna.caller.library.list({ kind: 'novel' })).toMatchObject({ items: [{ id: resourceId, level: 'A2' }] });
  expect((await anna.caller.novels.open({ id: resourceId })).novel).toMatchObject({
    title: 'Our island',
    data: { about: { author: 'Anna', genre: 'mystery', person: 'first', tense: 'present', goalWords: 100 } },
  });
  // It costs nothing, and opens nothing.
  expect(await ledgerRows()).toBe(rowsBefore);
  expect(await portal.deps.db.appOpening.count({ where: { userId: anna.user.id } })).toBe(0);
});

test('teachers of the class see words, and neither text nor titles', async () => {
  const { students, work, caller, portal } = await asked('Anna', 'Ben');
  const anna = present(students[0]);
  const { resourceId } = await anna.caller.assignments.beginBook({ id: work });
  const { novel } = await anna.caller.novels.open({ id: resourceId });
  if (novel.kind !== 'novel') throw new Error('This is no book.');
  const [chapter] = novel.data.chapters;
  const chapters = [
    { ...present(chapter), title: secret },
    { id: 'second', title: secret, scenes: [] },
  ];
  const { version } = novel;
  await anna.caller.library.update({
    id: resourceId,
    kind: 'novel',
    version,
    title: secret,
    data: { ...novel.data, chapters },
  });
  await write(anna.caller, resourceId, 30);
  const board = await caller.assignments.get({ id: work });
  expect(board).toMatchObject({ goalWords: 100, columns: [], guests: [], mayHaveCode: false });
  expect(board.students).toMatchObject([
    { name: 'Anna', state: 'playing', book: { words: 30, weekWords: 30, chapters: 2, isBinned: false, waiting: 0 } },
    { name: 'Ben', state: 'not-started', book: null },
  ]);
  expect(JSON.stringify(board)).not.toContain(secret);
  // What was written more than a week ago is not of this week.
  portal.deps.clock.set('2026-03-17T09:00:00');
  expect((await boardOf(caller, work))[0]).toMatchObject({ book: { words: 30, weekWords: 0 } });
});

test('nobody else sees the board, and no book but one’s own is begun', async () => {
  const { students, work, portal } = await asked('Anna');
  const teacher = await as(portal, await makeUser(portal, { plan: 'pro' }));
  const { id: elsewhere } = await teacher.classes.create({ name: 'Class 6a', timeZone: 'UTC' });
  const cleo = await enrolled(portal, elsewhere, 'Cleo');
  await present(students[0]).caller.assignments.beginBook({ id: work });
  await expect(teacher.assignments.get({ id: work })).rejects.toEqual(refused('assignment_not_found'));
  for (const caller of [teacher, cleo.caller]) {
    await expect(caller.assignments.beginBook({ id: work })).rejects.toEqual(refused('assignment_not_found'));
  }
});

test('a book with all its words is done, and stays so while it is revised', async () => {
  const { students, work, caller, classId } = await asked('Anna', 'Ben');
  const anna = present(students[0]);
  const { resourceId } = await anna.caller.assignments.beginBook({ id: work });
  const { version } = await write(anna.caller, resourceId, 100);
  expect(await anna.caller.assignments.mine()).toMatchObject({ items: [{ state: 'done', book: { words: 100 } }] });
  await write(anna.caller, resourceId, 90, version);
  expect(await boardOf(caller, work)).toMatchObject([{ state: 'done', book: { words: 90 } }, { state: 'not-started' }]);
  expect(await caller.assignments.list({ classId })).toMatchObject({ items: [{ students: 2, begun: 1, done: 1 }] });
  const reports = await Promise.all(
    students.map(({ id: studentId }) => caller.progress.student({ id: classId, studentId })),
  );
  expect(reports.map(({ student }) => student.work)).toMatchObject([
    { given: 1, done: 1 },
    { given: 1, done: 0 },
  ]);
});

test('who has not all the words by the date is late, and who had them is not', async () => {
  const { students, caller, classId, portal } = await school('Anna', 'Ben');
  const work = await give(caller, project(classId, { dueAt: at('2026-03-12T09:00:00') }));
  const [anna, ben] = students.map((one) => one.caller);
  const books = await Promise.all([anna, ben].map((one) => present(one).assignments.beginBook({ id: work })));
  await write(present(anna), present(books[0]).resourceId, 100);
  await write(present(ben), present(books[1]).resourceId, 50);
  portal.deps.clock.set('2026-03-13T09:00:00');
  expect(await boardOf(caller, work)).toMatchObject([{ isLate: false }, { isLate: true }]);
});

test('its teacher’s page is told of a book that is changed, thrown away and brought back, and of nothing else saved', async () => {
  const { students, work, portal } = await asked('Anna');
  const { caller } = present(students[0]);
  const { resourceId: id } = await caller.assignments.beginBook({ id: work });
  const own = await quizOf(caller);
  const told: unknown[] = [];
  const stop = portal.deps.changes.follow('teacher', [{ kind: 'assignment', id: work }], (one) => told.push(one));
  const book = await caller.library.get({ id });
  if (book.kind !== 'novel') throw new Error('It is no book.');
  await caller.library.update({ id, version: book.version, kind: 'novel', title: 'By the sea', data: book.data });
  expect(told).toHaveLength(1);
  await caller.library.remove({ id });
  expect(told).toHaveLength(2);
  await caller.library.restore({ id });
  expect(told).toHaveLength(3);
  await caller.library.organise({ ids: [id, own.id], inTrash: true });
  expect(told).toHaveLength(4);
  await caller.library.restore({ id: own.id });
  stop?.();
  expect(told).toEqual([1, 2, 3, 4].map(() => ({ kind: 'assignment', id: work })));
});

test('its teacher’s page is told of a book that begins and of new words', async () => {
  const { students, work, portal } = await asked('Anna');
  const anna = present(students[0]);
  const told: unknown[] = [];
  const stop = portal.deps.changes.follow('teacher', [{ kind: 'assignment', id: work }], (one) => told.push(one));
  const { resourceId } = await anna.caller.assignments.beginBook({ id: work });
  const { version } = await write(anna.caller, resourceId, 5);
  await write(anna.caller, resourceId, 5, version);
  stop?.();
  expect(told).toEqual([1, 2].map(() => ({ kind: 'assignment', id: work })));
});

test('a book in the trash shows as such and is begun anew; brought back, it is a book like any other', async () => {
  const { students, work, caller } = await asked('Anna');
  const anna = present(students[0]);
  const { resourceId: first } = await anna.caller.assignments.beginBook({ id: work });
  await write(anna.caller, first, 100);
  await anna.caller.library.remove({ id: first });
  expect(await boardOf(caller, work)).toMatchObject([{ state: 'not-started', book: { isBinned: true } }]);
  expect(await anna.caller.assignments.mine()).toMatchObject({
    items: [{ state: 'not-started', book: { isBinned: true } }],
  });
  const { resourceId: second } = await anna.caller.assignments.beginBook({ id: work });
  await anna.caller.library.restore({ id: first });
  expect(second).not.toBe(first);
  expect(await boardOf(caller, work)).toMatchObject([{ state: 'playing', book: { words: 0, isBinned: false } }]);
});

test('a student who leaves keeps the book and is gone from the board; who takes the name begins their own', async () => {
  const { students, work, caller, classId, portal } = await asked('Anna');
  const anna = present(students[0]);
  const { resourceId } = await anna.caller.assignments.beginBook({ id: work });
  await write(anna.caller, resourceId, 30);
  await anna.caller.classes.leave({ id: classId });
  expect((await boardOf(caller, work)).map(({ book }) => book)).toEqual([null]);
  expect(await anna.caller.assignments.mine()).toEqual({ items: [] });
  expect((await anna.caller.library.get({ id: resourceId })).id).toBe(resourceId);
  const next = await makeUser(portal, { role: 'student' });
  await portal.deps.db.enrolment.update({ where: { id: anna.id }, data: { userId: next.id } });
  expect((await boardOf(caller, work)).map(({ book }) => book)).toEqual([null]);
  const begun = await (await as(portal, next)).assignments.beginBook({ id: work });
  expect(begun.resourceId).not.toBe(resourceId);
});

test('the books stay with their authors when the work is taken back, and when the class is deleted', async () => {
  const { students, work, caller, classId } = await asked('Anna');
  const anna = present(students[0]);
  const other = await give(caller, project(classId));
  const books = [];
  for (const id of [work, other]) books.push((await anna.caller.assignments.beginBook({ id })).resourceId);
  await caller.assignments.remove({ id: work });
  await caller.classes.remove({ id: classId });
  const { items } = await anna.caller.library.list({ kind: 'novel' });
  expect(items.map(({ id }) => id).sort()).toEqual(books.sort());
  await write(anna.caller, present(books[0]), 30);
});

test('an account that is deleted takes its book off the board', async () => {
  const { students, work, caller, portal } = await asked('Anna');
  const anna = present(students[0]);
  await anna.caller.assignments.beginBook({ id: work });
  await portal.deps.db.user.delete({ where: { id: anna.user.id } });
  expect((await boardOf(caller, work)).map(({ book }) => book)).toEqual([null]);
});

test('books have no code, no attempts and no release, and are not played', async () => {
  const { students, work, caller, classId } = await asked('Anna');
  const anna = present(students[0]);
  const refusals: [() => Promise<unknown>, string][] = [
    [() => caller.assignments.give(project(classId, { withCode: true })), 'book_for_account'],
    [() => caller.assignments.openCode({ id: work }), 'book_for_account'],
    [() => caller.assignments.give(project(classId, { rules: { release: 'each', attempts: 2 } })), 'book_not_ruled'],
    [() => caller.assignments.give(project(classId, { rules: { release: 'by-hand' } })), 'book_not_ruled'],
    [
      () => caller.assignments.change({ id: work, title: 'Books', rules: { release: 'each', minutes: 5 } }),
      'book_not_ruled',
    ],
    [
      () =>
        caller.assignments.changeStudent({
          id: work,
          studentId: anna.id,
          dueAt: null,
          extraAttempts: 1,
          isExcused: false,
        }),
      'book_not_ruled',
    ],
    [() => caller.assignments.give(project(classId, { appId: 'story-dice' })), 'not_assignable'],
    [() => anna.caller.attempts.start(starting(work)), 'book_not_played'],
    [() => caller.assignments.bringUpToDate({ id: work }), 'source_not_found'],
  ];
  for (const [call, reason] of refusals) await expect(call()).rejects.toEqual(refused(reason));
  const played = await give(caller, giving(classId));
  await expect(anna.caller.assignments.beginBook({ id: played })).rejects.toEqual(refused('book_not_asked'));
});

test('a student whose account the class looks after begins one too, in the space of the class', async () => {
  const { students, work, classId, teacher, portal } = await asked('Anna');
  const anna = present(students[0]);
  await portal.deps.db.user.update({ where: { id: anna.user.id }, data: { managedById: classId } });
  const spaceOfTeacher = () => usedBytes(portal.deps.db, teacher.id);
  const before = await spaceOfTeacher();
  const { resourceId } = await (await as(portal, anna.user)).assignments.beginBook({ id: work });
  const begun = await spaceOfTeacher();
  await write(anna.caller, resourceId, 30);
  expect(begun).toBeGreaterThan(before);
  expect(await spaceOfTeacher()).toBeGreaterThan(begun);
});

test('it is begun between its dates, and gone on with after them', async () => {
  const { students, caller, classId, portal } = await school('Anna', 'Ben');
  const rules = { release: 'each', opensAt: at('2026-03-11T09:00:00'), closesAt: at('2026-03-12T09:00:00') } as const;
  const work = await give(caller, project(classId, { rules }));
  const [anna, ben] = students.map((one) => one.caller);
  await expect(present(anna).assignments.beginBook({ id: work })).rejects.toEqual(refused('not_open_yet'));
  portal.deps.clock.set('2026-03-11T10:00:00');
  const begun = await present(anna).assignments.beginBook({ id: work });
  portal.deps.clock.set('2026-03-12T10:00:00');
  expect(await present(anna).assignments.beginBook({ id: work })).toEqual(begun);
  await expect(present(ben).assignments.beginBook({ id: work })).rejects.toEqual(refused('closed_already'));
});

test('giving needs the app, as it is a paid one', async () => {
  const { caller, classId, portal, teacher } = await school();
  await portal.deps.db.appOpening.deleteMany({ where: { userId: teacher.id } });
  await expect(caller.assignments.give(project(classId))).rejects.toEqual(refused('app_not_open'));
});

test('a class in the archive asks for no book, and its board can still be read', async () => {
  const { students, work, caller, classId } = await asked('Anna', 'Ben');
  const [anna, ben] = students.map((one) => one.caller);
  await present(anna).assignments.beginBook({ id: work });
  await caller.classes.archive({ id: classId });
  await expect(present(ben).assignments.beginBook({ id: work })).rejects.toEqual(refused('assignment_not_found'));
  expect(await boardOf(caller, work)).toMatchObject([{ state: 'playing' }, { state: 'not-started' }]);
});
