import { describe, expect, test } from 'vitest';
import { lessonData } from '#shared/content/lessons/lesson';
import { type Item, item } from '#shared/items/item';
import { askedOf } from '#shared/items/text-of';
import { minutesOf } from '#shared/lessons/plan/changes';
import { give, giving, present, quizOf, school, starting } from '#tests/support/given-work';
import { handInStory } from '#tests/support/handing-in';
import { refusalBy } from '#tests/support/refusals';
import { as, balanceOf, makeUser } from '#tests/support/world';

const common = { version: 1, points: 1, skill: 'grammar' } as const;
/** A sentence with the names of two students in it. */
const question = (id: string, tag: string, key: string, wrong: string, mistake: string): Item => ({
  ...common,
  id,
  tags: [tag],
  kind: 'mc',
  prompt: `Yesterday Anna and Ben ___ (${id}).`,
  options: [
    { text: key, isKey: true },
    { text: wrong, isKey: false, mistake },
  ],
});
const pasts = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
  question(id, 'past-simple-regular', 'watched', 'watch', 'present-for-past'),
);
const articles = ['g', 'h'].map((id) => question(id, 'articles', 'an apple', 'a apple', 'a-an'));
const items = [...pasts, ...articles];

type Caller = Awaited<ReturnType<typeof school>>['caller'];

/** Somebody answers all of the work, right or wrong as it is said of each. */
async function play(caller: Caller, assignment: string, isRight: (item: Item, at: number) => boolean) {
  const { id, items: asked } = await caller.attempts.start(starting(assignment));
  const keys = await itemsOf(assignment);
  for (const [
    at,
    {
      item: { id: itemId },
    },
  ] of asked.entries()) {
    const item = present(keys.find((one) => one.id === itemId));
    await caller.attempts.answer({ id, itemId, response: responseTo(item, isRight(item, at)) });
  }
  await caller.attempts.finish({ id });
}
let itemsOf: (assignment: string) => Promise<Item[]>;

function responseTo(item: Item, isRight: boolean) {
  if (item.kind === 'mc') return { choice: present(item.options.find(({ isKey }) => isKey === isRight)).text };
  if (item.kind === 'gap') return { text: isRight ? present(item.accepted[0]) : 'xxx' };
  throw new Error(`Nobody said how ${item.kind} is answered.`);
}

/** Anna and Ben get the past simple wrong on 1 March, Anna the articles as well; Cem gets everything right. */
async function badWeek() {
  const made = await school('Anna', 'Ben', 'Cem');
  const { portal, caller, classId, students } = made;
  itemsOf = async (id) => {
    const row = await portal.deps.db.assignment.findUniqueOrThrow({ where: { id }, select: { items: true } });
    return item.array().parse(row.items);
  };
  portal.deps.clock.set('2026-03-01T09:00:00Z');
  const { quiz } = await quizOf(caller, items);
  const work = await give(caller, giving(classId, quiz));
  await play(present(students[0]).caller, work, () => false);
  await play(present(students[1]).caller, work, (item) => item.tags.includes('articles'));
  await play(present(students[2]).caller, work, () => true);
  portal.deps.clock.set('2026-03-02T09:00:00Z');
  return { ...made, period: { from: '2026-02-23', to: '2026-03-02' } };
}

const planned = (classId: string, more: object = {}) => ({
  id: classId,
  points: ['past-simple-regular', 'articles'],
  minutes: 45,
  from: '2026-02-23',
  to: '2026-03-02',
  idempotencyKey: crypto.randomUUID(),
  ...more,
});

describe('the profile of a class', () => {
  test('tells by point how many got it wrong and in what sentences, and names nobody', async () => {
    const { caller, classId, period } = await badWeek();
    const profile = await caller.progress.profile({ id: classId, ...period });
    expect(profile.items).toMatchObject([
      {
        point: 'past-simple-regular',
        students: 2,
        answered: 18,
        wrong: 12,
        trend: null,
        mistakes: [{ id: 'present-for-past', students: 2, times: 12 }],
      },
      { point: 'articles', students: 1, answered: 6, wrong: 2, mistakes: [{ id: 'a-an' }] },
    ]);
    expect(profile.items[0]?.examples[0]).toMatch(/^Yesterday Person A and Person B watch/);
    expect(JSON.stringify(profile)).not.toMatch(/Anna|Ben|Cem/);
    expect((await caller.progress.profile({ id: classId, to: '2026-02-01' })).items).toEqual([]);
  });

  test('says what is rising, beside the time of equal length before', async () => {
    const { portal, caller, classId, students } = await badWeek();
    portal.deps.clock.set('2026-03-08T09:00:00Z');
    const { quiz } = await quizOf(caller, items);
    const work = await give(caller, giving(classId, quiz));
    for (const student of students) await play(student.caller, work, (item) => item.tags.includes('articles'));
    const week = await caller.progress.profile({ id: classId, from: '2026-03-02', to: '2026-03-08' });
    expect(week.items).toMatchObject([{ point: 'past-simple-regular', students: 3, trend: 'rising' }]);
  });

  test('finds in texts what was handed in to this teacher, and in no other’s', async () => {
    const { portal, teacher, caller, classId, students } = await school('Anna');
    const anna = present(students[0]);
    const other = await makeUser(portal, { plan: 'pro' });
    for (const { id: ownerId } of [teacher, other]) {
      await portal.deps.db.association.create({
        data: {
          ownerId,
          memberId: anna.user.id,
          createdAt: portal.deps.clock.now(),
          acceptedAt: portal.deps.clock.now(),
        },
      });
    }
    await handInStory(anna, other);
    expect(await caller.progress.profile({ id: classId })).toEqual({ texts: 0, items: [] });
    await handInStory(anna, teacher);
    const { texts, items: found } = await caller.progress.profile({ id: classId });
    expect(texts).toBe(1);
    expect(found).toMatchObject([
      { students: 1, answered: 0, inTexts: 1, trend: null, examples: ['I have went home.'] },
    ]);
  });
});

describe('a plan from mistakes', () => {
  test('is a lesson to the minute whose materials are all used, with an exit quiz that was not practised', async () => {
    const { portal, teacher, caller, classId } = await badWeek();
    const made = await caller.focus.plan(planned(classId));
    expect(made).toMatchObject({
      title: 'Put right: Past simple: regular verbs and A, an and the (A2)',
      paid: { charged: 3 },
    });
    expect(await balanceOf(portal, teacher)).toBe(97);
    const { data } = await caller.library.get({ id: made.lessonId });
    const lesson = lessonData.parse(data);
    expect(minutesOf(lesson.stages)).toBe(45);
    expect(new Set(lesson.stages.flatMap(({ materialIds }) => materialIds))).toEqual(
      new Set(lesson.materials.map(({ id }) => id)),
    );
    const asked = new Map(lesson.materials.flatMap((one) => (one.kind === 'questions' ? [[one.id, one.items]] : [])));
    expect([...asked.keys()]).toEqual(['exercises', 'exit-quiz', 'from-your-class', 'more-practice']);
    const quiz = asked.get('exit-quiz') ?? [];
    expect(quiz).toHaveLength(10);
    const practised = new Set([...asked].flatMap(([id, some]) => (id === 'exit-quiz' ? [] : some.map(askedOf))));
    expect(quiz.filter((item) => practised.has(askedOf(item)))).toEqual([]);
    const ofPast = quiz.filter(({ tags }) => tags.includes('past-simple-regular'));
    expect(ofPast.every(({ tags }) => tags.includes('present-for-past'))).toBe(true);
    expect(JSON.stringify(lesson)).not.toMatch(/Anna and Ben|Person A|\bCem\b/);
  });

  test('is paid once for one press, and not at all where it cannot be made', async () => {
    const { portal, teacher, caller, classId } = await badWeek();
    const press = planned(classId);
    const [first, again] = [await caller.focus.plan(press), await caller.focus.plan(press)];
    expect(again).toEqual(first);
    expect(await balanceOf(portal, teacher)).toBe(97);
    expect(await refusalBy(caller.focus.plan(planned(classId, { points: ['passive'] })))).toBe('focus_point_unknown');
    expect(await refusalBy(caller.focus.plan(planned(classId, { minutes: 20 })))).toBe('focus_too_short');
    await portal.deps.db.user.update({ where: { id: teacher.id }, data: { aiCredits: 0 } });
    expect(await refusalBy(caller.focus.plan(planned(classId)))).toBe('tokens_short');
    expect(await portal.deps.db.classFocus.count()).toBe(1);
    expect(await portal.deps.db.resource.count({ where: { kind: 'lesson', ownerId: teacher.id } })).toBe(1);
  });
});

describe('before and after', () => {
  test('are told per point and per student, with no more certainty than the answers give', async () => {
    const { caller, classId, students } = await badWeek();
    const { id } = await caller.focus.plan(planned(classId));
    const [untouched] = (await caller.focus.list({ id: classId })).items;
    expect(untouched?.points).toMatchObject([
      {
        point: 'past-simple-regular',
        before: { answered: 18, students: 3 },
        checks: [],
        returning: { state: 'waits', on: '2026-03-16' },
      },
      { point: 'articles', before: { answered: 6 }, checks: [] },
    ]);
    const requestId = crypto.randomUUID();
    const { assignmentId } = await caller.focus.ask({ id, requestId });
    // The exit quiz is given once, whoever presses.
    expect(await caller.focus.ask({ id, requestId: crypto.randomUUID() })).toEqual({ assignmentId });
    for (const student of students.slice(0, 2)) await play(student.caller, assignmentId, () => true);
    const [focus] = (await caller.focus.list({ id: classId })).items;
    const [past, article] = focus?.points ?? [];
    expect(past).toMatchObject({
      // What was answered on the same day in the exit quiz is not part of it.
      before: { answered: 18, share: 1 / 3 },
      checks: [{ kind: 'exit', answered: 10, share: 1, students: 2, items: 5, change: 'probably-better' }],
      students: [
        {
          name: 'Anna',
          before: { answered: 6, share: 0 },
          after: { answered: 5, share: 1 },
          change: 'probably-better',
        },
        { name: 'Ben', change: 'probably-better' },
      ],
    });
    // Two questions before: too few to say.
    expect(article?.students[0]).toMatchObject({ before: { answered: 2 }, change: null });
  });

  test('a point returns after two weeks until it is right, and a later lesson may begin with it', async () => {
    const { portal, caller, classId, students } = await badWeek();
    const { id } = await caller.focus.plan(planned(classId, { points: ['past-simple-regular'] }));
    const state = async () => (await caller.focus.list({ id: classId })).items.at(-1)?.points[0]?.returning;
    portal.deps.clock.set('2026-03-15T09:00:00Z');
    expect(await state()).toEqual({ state: 'waits', on: '2026-03-16' });
    portal.deps.clock.set('2026-03-16T09:00:00Z');
    expect(await state()).toMatchObject({ state: 'due' });
    const ask = () => caller.focus.ask({ id, point: 'past-simple-regular', requestId: crypto.randomUUID() });
    const first = await ask();
    for (const student of students) await play(student.caller, first.assignmentId, (_, at) => at < 3);
    expect(await state()).toEqual({ state: 'waits', on: '2026-03-23' });
    portal.deps.clock.set('2026-03-23T09:00:00Z');
    expect(await state()).toMatchObject({ state: 'due' });
    const next = await caller.focus.plan(planned(classId, { points: ['articles'], asksAgain: true }));
    const { data } = await caller.library.get({ id: next.lessonId });
    const lesson = lessonData.parse(data);
    expect(lesson.stages[0]).toMatchObject({ kind: 'review', materialIds: ['asked-again'] });
    expect(await state()).toEqual({ state: 'waits', on: '2026-03-30' });
    portal.deps.clock.set('2026-03-30T09:00:00Z');
    const last = await ask();
    for (const student of students) await play(student.caller, last.assignmentId, () => true);
    expect(await state()).toEqual({ state: 'done', on: '2026-03-30' });
    const asked = await Promise.all([first, last].map(async (one) => (await itemsOf(one.assignmentId)).map(askedOf)));
    expect(asked[0]?.filter((text) => asked[1]?.includes(text))).toEqual([]);
  });

  test('a viewer reads it and gives nothing, the lesson opens for its maker alone, and what is removed is gone', async () => {
    const { portal, caller, classId } = await badWeek();
    const { id, lessonId } = await caller.focus.plan(planned(classId));
    const viewer = await makeUser(portal, { plan: 'team' });
    await portal.deps.db.classTeacher.create({
      data: { classId, userId: viewer.id, right: 'view', createdAt: portal.deps.clock.now() },
    });
    const reading = await as(portal, viewer);
    expect(await reading.focus.list({ id: classId })).toMatchObject({ mayTeach: false, items: [{ id, lesson: null }] });
    expect((await caller.focus.list({ id: classId })).items[0]?.lesson?.id).toBe(lessonId);
    expect(await refusalBy(reading.focus.ask({ id, requestId: crypto.randomUUID() }))).toBe('class_right_missing');
    await caller.focus.remove({ id });
    expect((await caller.focus.list({ id: classId })).items).toEqual([]);
    expect(await caller.library.get({ id: lessonId })).toBeTruthy();
  });
});

test('in the sample class the whole loop is played at once', async () => {
  const { portal, caller } = await school();
  portal.deps.clock.set('2026-03-15T12:00:00Z');
  const { id: classId } = await caller.classes.makeSample({ timeZone: 'UTC' });
  const period = { from: '2026-02-16', to: '2026-03-15' };
  const [old] = (await caller.focus.list({ id: classId })).items;
  expect(old?.points).toMatchObject([
    { point: 'comparatives', returning: { state: 'due' }, checks: [{ kind: 'exit' }] },
  ]);
  const { items: profile } = await caller.progress.profile({ id: classId, ...period });
  const points = profile.slice(0, 2).map(({ point }) => point);
  const { id } = await caller.focus.plan({ id: classId, points, minutes: 45, ...period });
  await caller.focus.ask({ id, requestId: crypto.randomUUID() });
  const [made] = (await caller.focus.list({ id: classId })).items;
  expect(made?.points.map(({ checks }) => checks[0]?.students)).toEqual([11, 11]);
});
