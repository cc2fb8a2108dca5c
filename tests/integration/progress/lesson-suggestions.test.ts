import { describe, expect, test } from 'vitest';
import type { LessonSuggestions } from '#shared/api/lesson-suggestions';
import type { Item } from '#shared/items/item';
import { at, give, giving, present, quizOf, school, starting } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser } from '#tests/support/world';

const common = { tags: [], version: 1, points: 1 };
const wrongly = (id: string, mistake: string): Item => ({
  ...common,
  id,
  kind: 'mc',
  skill: 'grammar',
  prompt: `Choose ${id}.`,
  options: [
    { text: 'right', isKey: true },
    { text: 'wrong', isKey: false, mistake },
  ],
});

/** A class of teenagers at A2, on a Thursday. */
async function atA2(...names: string[]) {
  const made = await school(...names);
  const { portal, caller, classId } = made;
  portal.deps.clock.set('2026-03-12T09:00:00Z');
  await portal.deps.db.class.update({ where: { id: classId }, data: { level: 'A2', ageGroup: 'teenagers' } });
  return { ...made, suggest: async () => only(await caller.progress.suggestions({ classId })) };
}

function only({ items }: LessonSuggestions) {
  expect(items).toHaveLength(1);
  return present(items[0]);
}

describe('lessons for a class', () => {
  test('are three of its level, those for its age first, and none that was taught or is planned', async () => {
    const { caller, suggest } = await atA2();
    const { starters } = await suggest();
    expect(starters).toHaveLength(3);
    const [first = '', second = '', third = ''] = starters;
    const copyOf = async (starter: string) => (await caller.library.makeMine({ from: { starter } })).id;
    await caller.library.organise({ ids: [await copyOf(first)], taughtAt: '2026-02-02' });
    await caller.library.organise({ ids: [await copyOf(second)], plannedFor: '2026-03-13' });
    const then = (await suggest()).starters;
    expect(then[0]).toBe(third);
    expect(then).not.toContain(first);
    expect(then).not.toContain(second);
    expect(then).toHaveLength(3);
  });

  test('are none where its level is not known', async () => {
    const { caller, classId } = await school();
    expect(only(await caller.progress.suggestions({ classId }))).toMatchObject({ level: null, starters: [] });
  });

  test('stand beside what is planned for its week: by level, or in the folder with its name', async () => {
    const { caller, suggest, portal } = await atA2();
    const own = async (title: string, plannedFor: string, folder = '') => {
      const { id } = await caller.library.makeMine({ from: { starter: 'past-mystery-of-the-cake' } });
      await portal.deps.db.resource.update({ where: { id }, data: { title } });
      await caller.library.organise({ ids: [id], plannedFor, folder });
      return id;
    };
    await caller.classes.create({ name: 'Class 6b', timeZone: 'UTC', level: 'A2' });
    const friday = await own('Friday', '2026-03-13');
    const monday = await own('Monday', '2026-03-09', 'class 5B');
    await own('Of the other class', '2026-03-13', 'Class 6b');
    await own('Next week', '2026-03-16');
    await caller.library.organise({ ids: [monday], taughtAt: '2026-03-09' });
    expect((await suggest()).planned).toEqual([
      { id: monday, title: 'Monday', level: 'A2', plannedFor: '2026-03-09', taught: true },
      { id: friday, title: 'Friday', level: 'A2', plannedFor: '2026-03-13', taught: false },
    ]);
  });

  test('stand beside what is due in its week, by the days where the class is', async () => {
    const { caller, classId, suggest, portal } = await atA2();
    await portal.deps.db.class.update({ where: { id: classId }, data: { timeZone: 'Pacific/Auckland' } });
    const due = (title: string, dueAt: string) => give(caller, giving(classId, { title, dueAt: at(dueAt) }));
    // Monday there, Sunday here.
    portal.deps.clock.set('2026-03-08T12:00:00Z');
    const first = await due('Monday', '2026-03-08T20:00:00Z');
    await due('Next Monday', '2026-03-15T20:00:00Z');
    expect((await suggest()).due.map(({ id }) => id)).toEqual([first]);
  });

  test('are on what most students got wrong lately, and where there is none the point is named', async () => {
    const { caller, classId, students, suggest, portal } = await atA2('Anna', 'Ben', 'Cem');
    const items = [wrongly('went', 'regularised'), wrongly('goes', 'third-person-s')];
    const { quiz } = await quizOf(caller, items);
    const play = async (which: number, ids: string[]) => {
      const { attempts } = present(students[which]).caller;
      const { id } = await attempts.start(starting(await give(caller, giving(classId, quiz))));
      for (const itemId of ids) await attempts.answer({ id, itemId, response: { choice: 'wrong' } });
      await attempts.finish({ id });
    };
    portal.deps.clock.set('2026-02-01T09:00:00Z');
    await play(0, ['went']);
    portal.deps.clock.set('2026-03-12T09:00:00Z');
    // Longer ago than four weeks, it may be over.
    expect((await suggest()).mistakes).toEqual([]);
    await play(0, ['goes']);
    await play(1, ['went', 'goes']);
    await play(2, ['goes']);
    const { mistakes, starters } = await suggest();
    expect(mistakes).toMatchObject([
      { point: 'present-simple', students: 3 },
      { point: 'past-simple-irregular', students: 1, starter: 'a-weekend-that-went-wrong' },
    ]);
    expect(starters).not.toContain('a-weekend-that-went-wrong');
  });
});

test('a co-teacher has the same class with lessons of their own, and to a stranger it is not there', async () => {
  const { portal, caller, classId, suggest } = await atA2();
  const { id } = await caller.library.makeMine({ from: { starter: 'past-mystery-of-the-cake' } });
  await caller.library.organise({ ids: [id], plannedFor: '2026-03-13' });
  const colleague = await makeUser(portal);
  await portal.deps.db.classTeacher.create({
    data: { classId, userId: colleague.id, right: 'teach', createdAt: portal.deps.clock.now() },
  });
  const { progress } = await as(portal, colleague);
  expect((await suggest()).planned).toHaveLength(1);
  expect(only(await progress.suggestions({}))).toMatchObject({ id: classId, planned: [] });
  const stranger = await as(portal, await makeUser(portal));
  expect(await stranger.progress.suggestions({})).toEqual({ classes: [], items: [] });
  expect(await refusalBy(stranger.progress.suggestions({ classId }))).toBe('class_not_found');
});

test('of many classes the first three are there, and any other when it is asked for', async () => {
  const { caller } = await school();
  for (const name of ['Class 1a', 'Class 2a', 'Class 9a']) await caller.classes.create({ name, timeZone: 'UTC' });
  const { classes, items } = await caller.progress.suggestions({});
  expect(classes.map(({ name }) => name)).toEqual(['Class 1a', 'Class 2a', 'Class 5b', 'Class 9a']);
  expect(items.map(({ name }) => name)).toEqual(['Class 1a', 'Class 2a', 'Class 5b']);
  const last = present(classes[3]);
  expect(only(await caller.progress.suggestions({ classId: last.id })).name).toBe('Class 9a');
  await caller.classes.archive({ id: last.id });
  expect(await refusalBy(caller.progress.suggestions({ classId: last.id }))).toBe('class_not_found');
});
