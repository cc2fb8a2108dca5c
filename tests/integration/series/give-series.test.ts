import { expect, test } from 'vitest';
import { shortSeries } from '#tests/support/inputs/lesson-series';
import { as, makeUser, type World, world } from '#tests/support/world';

/** A class in Tokyo, and a series whose lessons are on Mondays and Wednesdays. */
async function planned() {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 20, plan: 'pro' });
  const caller = await as(portal, teacher);
  const { id: classId } = await caller.classes.create({ name: '7b', timeZone: 'Asia/Tokyo' });
  const { lessons, test: testId } = await caller.lessonSeries.make(shortSeries);
  const id = lessons[0] ?? '';
  await caller.lessonSeries.schedule({ id, from: '2030-01-08', weekdays: [1, 3] });
  return { portal, caller, teacher, classId, lessons, testId, id };
}

const wholeOf = ({ id, classId, lessons, testId }: Awaited<ReturnType<typeof planned>>) => ({
  ...{ id, classId, startsAt: '08:30' },
  works: [...lessons.slice(0, 3), testId],
});

test('lessons stand in the week on the days that were chosen, from the first of them on', async () => {
  const { caller, id } = await planned();
  const { lessons } = await caller.lessonSeries.get({ id });
  expect(lessons.map(({ plannedFor }) => plannedFor)).toEqual(['2030-01-09', '2030-01-14', '2030-01-16', '2030-01-21']);
  const week = await caller.library.list({ plannedFrom: '2030-01-14', plannedTo: '2030-01-20' });
  expect(week.items).toHaveLength(2);
});

test('words are due when the next lesson begins, and the test is open in the last one, by the clocks of the class', async () => {
  const series = await planned();
  const { caller, classId } = series;
  await caller.lessonSeries.give(wholeOf(series));
  const { items } = await caller.assignments.list({ classId });
  expect(items.map(({ title, dueAt, rules }) => [title, rules.opensAt, dueAt]).reverse()).toEqual([
    ['Words of lesson 1: eating out', '2030-01-08T23:30:00.000Z', '2030-01-13T23:30:00.000Z'],
    ['Words of lesson 2: cooking', '2030-01-13T23:30:00.000Z', '2030-01-15T23:30:00.000Z'],
    ['Words of lesson 3: breakfast', '2030-01-15T23:30:00.000Z', '2030-01-20T23:30:00.000Z'],
    ['Test – Food and drink (A2)', '2030-01-20T23:30:00.000Z', '2030-01-21T00:15:00.000Z'],
  ]);
  expect(items[0]?.rules).toMatchObject({ attempts: 1, release: 'end' });
});

test('pressed again, or twice at once, nothing is given twice, and what was left out comes along', async () => {
  const series = await planned();
  const { caller, classId, lessons, id } = series;
  const some = { id, classId, startsAt: '08:30', works: lessons.slice(0, 2) };
  const first = await caller.lessonSeries.give(some);
  const answers = await Promise.all([
    caller.lessonSeries.give(wholeOf(series)),
    caller.lessonSeries.give(wholeOf(series)),
  ]);
  for (const { ids } of answers) expect(ids.slice(0, 2)).toEqual(first.ids);
  expect((await caller.assignments.list({ classId })).items).toHaveLength(4);
  expect((await caller.lessonSeries.get({ id })).given).toHaveLength(4);
});

test('without a date, or after it, nothing is given and a sentence says why', async () => {
  const series = await planned();
  const { portal, caller, classId, lessons } = series;
  await caller.library.organise({ ids: [lessons[1] ?? ''], plannedFor: null });
  await expect(caller.lessonSeries.give(wholeOf(series))).rejects.toThrow('Put the lessons into the week first.');
  await caller.library.organise({ ids: [lessons[1] ?? ''], plannedFor: '2030-01-14' });
  portal.deps.clock.set('2030-01-15T00:00:00Z');
  await expect(caller.lessonSeries.give(wholeOf(series))).rejects.toThrow('is over already');
  expect((await caller.assignments.list({ classId })).items).toEqual([]);
});

test('a co-teacher gives their own series; a viewer, a student and a stranger give nothing', async () => {
  const series = await planned();
  const { portal, classId } = series;
  const others = await Promise.all(
    (['teach', 'view', undefined] as const).map(async (right) => {
      const other = await makeUser(portal, { aiCredits: 20 });
      if (right) await share(portal, classId, other.id, right);
      const caller = await as(portal, other);
      const { lessons, test: testId } = await caller.lessonSeries.make(shortSeries);
      const id = lessons[0] ?? '';
      await caller.lessonSeries.schedule({ id, from: '2030-01-08', weekdays: [2] });
      // Another person's series is none for them, whatever their class.
      await expect(caller.lessonSeries.give(wholeOf(series))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      return () => caller.lessonSeries.give({ id, classId, startsAt: '10:00', works: [testId] });
    }),
  );
  const [coTeacher, viewer, stranger] = others;
  await expect(coTeacher?.()).resolves.toMatchObject({ ids: [expect.any(String)] });
  await expect(viewer?.()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(stranger?.()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const student = await as(portal, await makeUser(portal, { role: 'student' }));
  await expect(student.lessonSeries.give(wholeOf(series))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

async function share({ deps }: World, classId: string, userId: string, right: 'teach' | 'view') {
  await deps.db.classTeacher.create({ data: { classId, userId, right, createdAt: deps.clock.now() } });
}
