import { describe, expect, test } from 'vitest';
import { fillAttemptFields } from '#server/domain/attempts/fill-fields';
import type { Item } from '#shared/items/item';
import { at, essay, give, giving, present, quizOf, school, starting } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser } from '#tests/support/world';

const common = { tags: [], version: 1, points: 1 };
const options = [
  { text: 'goes', isKey: true },
  { text: 'go', isKey: false, mistake: 'third-person-s' },
];
const items: Item[] = [
  {
    ...common,
    id: 'goes',
    kind: 'mc',
    skill: 'grammar',
    tags: ['present-simple'],
    prompt: 'She ___ to school.',
    options,
  },
  { ...common, id: 'cats', kind: 'tf', skill: 'reading', prompt: 'Cats bark.', key: false },
  { ...essay, skill: 'writing' },
];
const right = { goes: { choice: 'goes' }, cats: { isTrue: false } };
const wrong = { goes: { choice: 'go' }, cats: { isTrue: false } };

type School = Awaited<ReturnType<typeof school>>;
type Student = School['students'][number];

/** Somebody plays the work from beginning to end. */
async function play(student: Student | undefined, assignment: string, responses: object): Promise<string> {
  const { attempts } = present(student).caller;
  const { id } = await attempts.start(starting(assignment));
  for (const [itemId, response] of Object.entries(responses)) await attempts.answer({ id, itemId, response });
  await attempts.finish({ id });
  return id;
}

/** Anna is wrong on 1 March and right on 10 March; Ben is wrong once; Cem does nothing. */
async function twoWeeks() {
  const made = await school('Anna', 'Ben', 'Cem');
  const { portal, caller, classId, students } = made;
  const [anna, ben] = students;
  portal.deps.clock.set('2026-03-01T09:00:00Z');
  const { quiz } = await quizOf(caller, items);
  const work = await give(caller, giving(classId, { ...quiz, dueAt: at('2026-03-05T12:00:00Z') }));
  await play(anna, work, wrong);
  await play(ben, work, wrong);
  portal.deps.clock.set('2026-03-10T09:00:00Z');
  await play(anna, work, right);
  return { ...made, work };
}
const lastWeek = { from: '2026-03-04', to: '2026-03-10' };

describe('the progress of a class', () => {
  test('adds up each student by each skill, beside the time just before', async () => {
    const { caller, classId } = await twoWeeks();
    const all = await caller.progress.get({ id: classId });
    expect(all).toMatchObject({
      name: 'Class 5b',
      students: [
        {
          name: 'Anna',
          skills: [
            { skill: 'grammar', answered: 2, share: 0.5, before: null },
            { skill: 'reading', answered: 2, share: 1 },
          ],
        },
        { name: 'Ben', skills: [{ skill: 'grammar', answered: 1, share: 0 }, { skill: 'reading' }] },
        { name: 'Cem', skills: [] },
      ],
    });
    const week = await caller.progress.get({ id: classId, ...lastWeek });
    expect(week.students.map(({ skills }) => skills[0])).toEqual([
      { skill: 'grammar', answered: 1, share: 1, before: { answered: 1, share: 0 } },
      undefined,
      undefined,
    ]);
    // Given the other way round, they are the same days.
    expect(await caller.progress.get({ id: classId, from: lastWeek.to, to: lastWeek.from })).toEqual(week);
  });

  test('has days that begin and end where the class is', async () => {
    const { portal, caller, teacher, students, work, classId } = await twoWeeks();
    expect(teacher.role).toBe('teacher');
    await portal.deps.db.class.update({ where: { id: classId }, data: { timeZone: 'Pacific/Auckland' } });
    portal.deps.clock.set('2026-03-20T20:00:00Z');
    await play(students[2], work, right);
    const on = async (from: string, to: string) => (await caller.progress.get({ id: classId, from, to })).students[2];
    expect(present(await on('2026-03-20', '2026-03-20')).skills).toEqual([]);
    expect(present(await on('2026-03-21', '2026-03-21')).skills).toHaveLength(2);
  });

  test('counts what was handed in alone, at work of this class alone', async () => {
    const { caller, classId, students, portal } = await school('Anna');
    const [anna] = students;
    const { id: resource, quiz } = await quizOf(caller, items);
    const other = await caller.classes.create({ name: 'Class 6b', timeZone: 'UTC' });
    await portal.deps.db.enrolment.create({
      data: {
        classId: other.id,
        userId: present(anna).user.id,
        name: 'Anna',
        nameKey: 'anna',
        createdAt: portal.deps.clock.now(),
      },
    });
    const work = await give(caller, giving(classId, quiz));
    await play(anna, await give(caller, giving(other.id, quiz)), right);
    const { attempts } = present(anna).caller;
    const { id } = await attempts.start(starting(work));
    await attempts.answer({ id, itemId: 'goes', response: { choice: 'goes' } });
    // Practice of one's own is nobody else's business.
    const { token } = await caller.library.share({ id: resource, mode: 'play' });
    const shared = { kind: 'questions', from: { shared: token } } as const;
    const own = await attempts.start({ appId: 'classroom-quiz-maker', activity: shared, mode: 'practice' });
    await attempts.answer({ id: own.id, itemId: 'goes', response: { choice: 'go' } });
    await attempts.finish({ id: own.id });
    expect(await caller.progress.get({ id: classId })).toMatchObject({ students: [{ skills: [] }] });
    await attempts.finish({ id });
    expect(await caller.progress.get({ id: classId })).toMatchObject({
      students: [{ skills: [{ skill: 'grammar', answered: 1, share: 1 }] }],
    });
  });

  test('an empty class has nothing, and says so', async () => {
    const { caller, classId: id } = await school();
    expect(await caller.progress.get({ id })).toMatchObject({ students: [] });
    expect(await caller.progress.profile({ id })).toEqual({ texts: 0, items: [] });
    expect(await caller.progress.cards({ id })).toMatchObject({ students: [] });
  });

  test('a text counts once it is marked, and by its last mark', async () => {
    const { caller, classId, students } = await school('Anna');
    const { quiz } = await quizOf(caller, items);
    const work = await give(caller, giving(classId, quiz));
    const attempt = await play(students[0], work, { essay: { text: 'I run.' } });
    const studentId = present(students[0]).id;
    const writing = async () => {
      const { student, toMark } = await caller.progress.student({ id: classId, studentId });
      return { toMark, skills: student.skills };
    };
    expect(await writing()).toEqual({ toMark: 1, skills: [] });
    for (const score of [0.25, 0.75]) {
      await caller.history.mark({ id: attempt, itemId: 'essay', score, note: 'Read again' });
      expect(await writing()).toEqual({
        toMark: 0,
        skills: [{ skill: 'writing', answered: 1, share: score, before: null }],
      });
    }
  });

  test('keeps who left under their name, and forgets who was taken out and what was taken back', async () => {
    const { caller, classId, students, work, portal } = await twoWeeks();
    const [anna, ben] = students;
    await present(anna).caller.classes.leave({ id: classId });
    await caller.classes.removeStudents({ id: classId, studentIds: [present(ben).id] });
    expect(await caller.progress.get({ id: classId })).toMatchObject({
      students: [{ name: 'Anna', skills: [{ answered: 2 }, { answered: 2 }] }, { name: 'Cem' }],
    });
    expect(await caller.progress.profile({ id: classId })).toMatchObject({ items: [{ students: 1 }] });
    await caller.assignments.remove({ id: work });
    expect(await caller.progress.get({ id: classId })).toMatchObject({ students: [{ skills: [] }, { skills: [] }] });
    expect(await portal.deps.db.workSum.count()).toBe(0);
  });

  test('of an account that was deleted stays what its teacher’s quiz keeps, without the person', async () => {
    const { caller, classId, students, portal } = await twoWeeks();
    const { id } = present(students[0]).user;
    await portal.deps.db.attempt.updateMany({ where: { userId: id }, data: { userId: null, isFormer: true } });
    await portal.deps.db.user.delete({ where: { id } });
    expect(await caller.progress.get({ id: classId })).toMatchObject({
      students: [{ name: 'Anna', skills: [{ answered: 2 }, { answered: 2 }] }, {}, {}],
    });
  });

  test('goes along into no other class, and is there again when the student comes back', async () => {
    const { caller, classId, students } = await twoWeeks();
    const other = await caller.classes.create({ name: 'Class 6b', timeZone: 'UTC' });
    const studentId = present(students[0]).id;
    await caller.classes.moveStudent({ id: classId, studentId, to: other.id });
    expect(await caller.progress.get({ id: other.id })).toMatchObject({ students: [{ name: 'Anna', skills: [] }] });
    expect(await refusalBy(caller.progress.student({ id: classId, studentId }))).toBe('student_not_found');
    await caller.classes.moveStudent({ id: other.id, studentId, to: classId });
    expect((await caller.progress.student({ id: classId, studentId })).student.skills).toHaveLength(2);
  });

  test('is filled in the background for what was handed in before', async () => {
    const { caller, classId, portal } = await twoWeeks();
    const before = await caller.progress.cards({ id: classId });
    await portal.deps.db.workSum.deleteMany();
    await portal.deps.db.attempt.updateMany({ data: { fieldsVersion: 0 } });
    await fillAttemptFields(portal.deps);
    expect(await caller.progress.cards({ id: classId })).toEqual(before);
  });
});

describe('one student', () => {
  test('is shown week by week, with the work that was done, late, missed or nothing to do', async () => {
    const { caller, classId, students, work, portal } = await twoWeeks();
    const [anna, ben, cem] = students.map(({ id }) => id);
    const late = await give(caller, giving(classId, { title: 'Late', dueAt: at('2026-03-12T12:00:00Z') }));
    await caller.assignments.changeStudent({
      ...{ id: work, studentId: present(cem), dueAt: null, extraAttempts: 0, isExcused: true },
    });
    portal.deps.clock.set('2026-03-15T09:00:00Z');
    await play(students[0], late, {});
    const of = async (studentId: string | undefined) => {
      const { student, works, weeks } = await caller.progress.student({ id: classId, studentId: present(studentId) });
      return { work: student.work, states: works.map(({ state }) => state), weeks };
    };
    expect(await of(anna)).toEqual({
      // Handed in again after its date, it was in time all the same.
      work: { given: 2, done: 2, doneLate: 1, missed: 0, excused: 0 },
      states: ['done-late', 'done'],
      weeks: [
        {
          week: '2026-02-23',
          skills: [
            { skill: 'grammar', answered: 1, share: 0 },
            { skill: 'reading', answered: 1, share: 1 },
          ],
        },
        {
          week: '2026-03-09',
          skills: [
            { skill: 'grammar', answered: 1, share: 1 },
            { skill: 'reading', answered: 1, share: 1 },
          ],
        },
      ],
    });
    expect((await of(ben)).work).toEqual({ given: 2, done: 1, doneLate: 0, missed: 1, excused: 0 });
    expect((await of(cem)).states).toEqual(['missed', 'excused']);
    expect((await caller.progress.student({ id: classId, studentId: present(ben), ...lastWeek })).works).toHaveLength(
      1,
    );
  });

  test('of another class, or of nobody, is not found', async () => {
    const { portal, caller, classId, students } = await twoWeeks();
    const other = await caller.classes.create({ name: 'Class 6b', timeZone: 'UTC' });
    const studentId = present(students[0]).id;
    expect(await refusalBy(caller.progress.student({ id: other.id, studentId }))).toBe('student_not_found');
    const stranger = await as(portal, await makeUser(portal));
    expect(await refusalBy(stranger.progress.student({ id: classId, studentId }))).toBe('class_not_found');
    expect(await refusalBy(present(students[0]).caller.progress.student({ id: classId, studentId }))).toBe(
      'not_allowed',
    );
  });
});

test('report cards tell of all students what their pages tell', async () => {
  const { caller, classId, students } = await twoWeeks();
  const cards = await caller.progress.cards({ id: classId });
  for (const [place, { id: studentId }] of students.entries()) {
    const { student } = await caller.progress.student({ id: classId, studentId });
    expect(cards.students[place]).toEqual(student);
  }
  expect(cards.students[0]).toMatchObject({
    points: [{ point: 'present-simple', answered: 2, share: 0.5 }],
    mistakes: [{ name: 'Missing -s of the third person', times: 1 }],
  });
  const first = await caller.progress.cards({ id: classId, limit: 2 });
  const rest = await caller.progress.cards({ id: classId, limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.students, ...rest.students]).toEqual(cards.students);
  expect(rest.nextCursor).toBeNull();
  expect(await refusalBy(caller.progress.cards({ id: classId, cursor: 'another' }))).toBe('cursor_invalid');
});

test('the sample class shows something in each of them', async () => {
  const { portal, caller } = await school();
  portal.deps.clock.set('2026-03-15T12:00:00Z');
  const { id } = await caller.classes.makeSample({ timeZone: 'UTC' });
  const { students } = await caller.progress.get({ id, from: '2026-03-09' });
  const all = students.flatMap(({ skills }) => skills);
  expect(new Set(all.map(({ skill }) => skill))).toEqual(new Set(['grammar', 'vocabulary']));
  const { items } = await caller.progress.profile({ id, from: '2026-02-16', to: '2026-03-15' });
  const trends = new Map(items.map(({ point, trend }) => [point, trend]));
  expect(trends.get('present-perfect-or-past')).toBe('rising');
  expect(trends.get('articles')).toBe('falling');
  expect(items.every(({ students }) => students > 0)).toBe(true);
  expect(items.some(({ inTexts }) => inTexts > 0)).toBe(true);
});
