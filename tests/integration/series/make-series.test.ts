import { expect, test } from 'vitest';
import { shortSeries } from '#tests/support/inputs/lesson-series';
import { atOnce, debitsOf, expectSoundLedger } from '#tests/support/wallet';
import { as, balanceOf, makeUser, world } from '#tests/support/world';

async function planner(aiCredits: number) {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits });
  return { portal, teacher, caller: await as(portal, teacher) };
}

test('a visitor sees the outline and its price before anything is charged', async () => {
  const portal = await world();
  const visitor = await as(portal);
  const outline = await visitor.lessonSeries.outline({ level: 'A2', minutes: 45, unit: 'Restaurants', lessons: 8 });
  expect(outline.lessons).toHaveLength(7);
  expect(outline.price).toBe(24);
  expect(outline.lessons[0]?.topicName).toBe('Eating out');
  await expect(visitor.lessonSeries.make(shortSeries)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('a unit that there is nothing on is refused with a sentence', async () => {
  const visitor = await as(await world());
  const asked = visitor.lessonSeries.outline({ level: 'A2', minutes: 45, unit: 'Quantum zebra', lessons: 4 });
  await expect(asked).rejects.toThrow('There are no words and texts on this unit.');
});

test('two lessons on one topic are refused: they would be about the same text', async () => {
  const { caller } = await planner(20);
  const lines = shortSeries.lines.map((line) => ({ ...line, topic: 'cooking' }));
  await expect(caller.lessonSeries.make({ ...shortSeries, lines })).rejects.toThrow('a topic of its own');
});

test('a series costs its lessons, and is in a folder of the library with its test', async () => {
  const { portal, teacher, caller } = await planner(20);
  const made = await caller.lessonSeries.make({ ...shortSeries, idempotencyKey: 'one' });
  expect(made.paid).toMatchObject({ charged: 12, balance: 8 });
  expect(await balanceOf(portal, teacher)).toBe(8);
  const { items } = await caller.library.list({ folder: made.folder });
  expect(items.map(({ kind, tags }) => [kind, tags]).sort()).toEqual([
    ...Array.from({ length: 4 }, () => ['lesson', ['series']]),
    ['test', ['series']],
  ]);
  const series = await caller.lessonSeries.get({ id: made.lessons[2] ?? '' });
  expect(series.lessons.map(({ id }) => id)).toEqual(made.lessons);
  expect(series.test).toMatchObject({ id: made.test, title: 'Test – Food and drink (A2)', questions: 15 });
});

test('pressed ten times at once, a series is made and paid once', async () => {
  const { portal, teacher, caller } = await planner(100);
  const answers = await atOnce(10, () => caller.lessonSeries.make({ ...shortSeries, idempotencyKey: 'same' }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await balanceOf(portal, teacher)).toBe(88);
  expect(await debitsOf(portal)).toHaveLength(1);
  expect(await portal.deps.db.resource.count({ where: { ownerId: teacher.id } })).toBe(5);
  await expectSoundLedger(portal);
});

test('with too few tokens there is a sentence, and nothing is made', async () => {
  const { portal, teacher, caller } = await planner(11);
  const sent = caller.lessonSeries.make({ ...shortSeries, idempotencyKey: 'one' });
  await expect(sent).rejects.toThrow('Not enough tokens. This needs 12 tokens.');
  expect(await balanceOf(portal, teacher)).toBe(11);
  expect(await portal.deps.db.resource.count({ where: { ownerId: teacher.id } })).toBe(0);
});

test('where the library has no room for all of it, nothing is made and nothing is paid', async () => {
  const { portal, teacher, caller } = await planner(20);
  portal.deps.settings.quotaBytes.teacher = 1000;
  await expect(caller.lessonSeries.make(shortSeries)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await balanceOf(portal, teacher)).toBe(20);
  expect(await portal.deps.db.resource.count({ where: { ownerId: teacher.id } })).toBe(0);
});

test('a series is its owner’s alone, and a copy of a lesson is none of it', async () => {
  const { portal, caller } = await planner(20);
  const { lessons } = await caller.lessonSeries.make(shortSeries);
  const id = lessons[0] ?? '';
  const stranger = await as(portal, await makeUser(portal));
  for (const call of [
    stranger.lessonSeries.get({ id }),
    stranger.lessonSeries.schedule({ id, from: '2030-01-07', weekdays: [1] }),
  ]) {
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  const lesson = await caller.library.get({ id });
  if (lesson.kind !== 'lesson') throw new Error('This is no lesson.');
  const copy = await caller.library.create({ kind: 'lesson', title: 'A copy', level: 'A2', data: lesson.data });
  await expect(caller.lessonSeries.get({ id: copy.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
