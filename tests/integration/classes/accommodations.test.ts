import { describe, expect, test } from 'vitest';
import { type Accommodation, noAccommodation } from '#shared/classes/accommodation';
import { noTimeLimit } from '#shared/classes/time-factors';
import type { Item } from '#shared/items/item';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser, type World, world } from '#tests/support/world';

const common = { tags: [], version: 1, points: 1 };
const questions: Item[] = [
  {
    ...common,
    id: 'tea',
    kind: 'mc',
    prompt: 'She ___ tea.',
    options: ['drinks', 'drink', 'drinking', 'drank'].map((text) => ({ text, isKey: text === 'drinks' })),
  },
];
const all: Accommodation = {
  timeFactor: 1.5,
  readAloud: true,
  fewerChoices: true,
  largerText: true,
  readingFont: true,
};
const quizApp = 'classroom-quiz-maker';
const start = '2026-03-10T09:00:00.000Z';
const minutesLater = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString();

/** A class of Anna and Ben, with what Anna needs. */
async function school(needs: Partial<Accommodation> = all) {
  const portal = await world();
  portal.deps.clock.set(start);
  const teacher = await makeUser(portal, { plan: 'team', aiCredits: 100 });
  const caller = await as(portal, teacher);
  const { id } = await caller.classes.create({ name: 'Class 5b', timeZone: 'UTC' });
  const [anna, ben] = [await enrolled(portal, id, 'Anna'), await enrolled(portal, id, 'Ben')];
  const set = (given: Partial<Accommodation>) =>
    caller.classes.setAccommodation({ id, studentId: anna.id, ...noAccommodation, ...given });
  await set(needs);
  return { portal, teacher, caller, id, anna, ben, set };
}
type School = Awaited<ReturnType<typeof school>>;

async function enrolled({ deps }: Pick<World, 'deps'>, classId: string, name: string) {
  const user = await makeUser({ deps }, { role: 'student' });
  const { id } = await deps.db.enrolment.create({
    data: { classId, userId: user.id, name, nameKey: name.toLowerCase(), createdAt: deps.clock.now() },
  });
  return { id, user, caller: await as({ deps }, user) };
}

async function inClassAs({ portal, id }: School, right: 'teach' | 'view') {
  const user = await makeUser(portal);
  await portal.deps.db.classTeacher.create({
    data: { classId: id, userId: user.id, right, createdAt: portal.deps.clock.now() },
  });
  return as(portal, user);
}

async function quizOf(caller: School['caller'], rules: object, kind: 'quiz' | 'test' = 'quiz') {
  const { id } = await caller.library.create({ kind, title: 'Unit 3', data: { items: questions, rules } });
  return id;
}

async function give({ caller, id }: School, rules: { minutes?: number; closesAt?: string } = {}) {
  const { ids } = await caller.assignments.give({
    classIds: [id],
    ...{ title: 'Unit 3', note: '', dueAt: null, requestId: crypto.randomUUID(), appId: quizApp },
    activity: { kind: 'questions', from: { resource: await quizOf(caller, {}) } },
    rules: { release: 'end', ...rules },
  });
  return ids[0] ?? '';
}

const given = (assignment: string) =>
  ({ appId: quizApp, activity: { kind: 'assigned', assignment }, mode: 'practice' }) as const;

async function byLink(caller: School['caller'], rules: object, kind: 'quiz' | 'test' = 'quiz') {
  const { token } = await caller.library.share({ id: await quizOf(caller, rules, kind), mode: 'play' });
  return { appId: quizApp, activity: { kind: 'questions', from: { shared: token } }, mode: 'practice' } as const;
}

describe('what a student needs', () => {
  test('is told to who teaches the class and to the student, and to nobody else', async () => {
    const here = await school();
    const { caller, id, anna, ben } = here;
    const rosterFor = async (who: School['caller']) =>
      (await who.classes.get({ id })).roster.map(({ name, accommodation }) => [name, accommodation]);
    const told = [
      ['Anna', all],
      ['Ben', null],
    ];
    expect(await rosterFor(caller)).toEqual(told);
    expect(await rosterFor(await inClassAs(here, 'teach'))).toEqual(told);
    expect(await rosterFor(await inClassAs(here, 'view'))).toEqual([
      ['Anna', null],
      ['Ben', null],
    ]);
    expect((await anna.caller.classes.mine()).items).toMatchObject([{ accommodation: all }]);
    expect((await ben.caller.classes.mine()).items).toMatchObject([{ accommodation: null }]);
  });

  test('is said by who teaches the class alone, of somebody who is in it', async () => {
    const here = await school({});
    const { id, anna, caller } = here;
    const input = { id, studentId: anna.id, ...all };
    expect(await refusalBy((await inClassAs(here, 'view')).classes.setAccommodation(input))).toBe(
      'class_right_missing',
    );
    const stranger = await as(here.portal, await makeUser(here.portal));
    expect(await refusalBy(stranger.classes.setAccommodation(input))).toBe('class_not_found');
    const { id: other } = await caller.classes.create({ name: 'Class 6', timeZone: 'UTC' });
    expect(await refusalBy(caller.classes.setAccommodation({ ...input, id: other }))).toBe('student_not_found');
    await (await inClassAs(here, 'teach')).classes.setAccommodation(input);
    expect((await anna.caller.classes.mine()).items).toMatchObject([{ accommodation: all }]);
  });

  test('leaves in the audit log that it was changed, and not what it is', async () => {
    const { portal } = await school();
    const entries = await portal.deps.db.auditEntry.findMany({ where: { action: 'classes.accommodation-set' } });
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toMatch(/1\.5|aloud|choices/i);
  });

  test('goes along into another class, and is forgotten when the student leaves', async () => {
    const { portal, caller, id, anna } = await school();
    const { id: to } = await caller.classes.create({ name: 'Class 6', timeZone: 'UTC' });
    await caller.classes.moveStudent({ id, studentId: anna.id, to });
    expect((await caller.classes.get({ id: to })).roster).toMatchObject([{ name: 'Anna', accommodation: all }]);
    await anna.caller.classes.leave({ id: to });
    expect((await caller.classes.get({ id: to })).roster).toMatchObject([{ name: 'Anna', accommodation: null }]);
    expect(await portal.deps.db.accommodation.count()).toBe(0);
  });

  test('is nothing any more when all of it is taken back', async () => {
    const { portal, set } = await school();
    await set({});
    expect(await portal.deps.db.accommodation.count()).toBe(0);
  });
});

describe('it applies by itself', () => {
  test.each([
    ['1.25 of 7 minutes, rounded up', 1.25, 7, minutesLater(9)],
    ['one and a half times as long', 1.5, 20, minutesLater(30)],
    ['twice as long', 2, 20, minutesLater(40)],
    ['without a limit', noTimeLimit, 20, null],
    ['as long as everybody', null, 20, minutesLater(20)],
  ] as const)('to given work: %s', async (_, timeFactor, minutes, deadlineAt) => {
    const here = await school({ timeFactor });
    const work = await give(here, { minutes });
    expect(await here.anna.caller.attempts.start(given(work))).toMatchObject({ deadlineAt });
    expect(await here.ben.caller.attempts.start(given(work))).toMatchObject({ deadlineAt: minutesLater(minutes) });
  });

  test.each(['quiz', 'test'] as const)('to a %s by a link', async (kind) => {
    const { caller, anna, ben } = await school();
    const shared = await byLink(caller, { minutes: 20 }, kind);
    const hers = await anna.caller.attempts.start(shared);
    expect(hers).toMatchObject({ deadlineAt: minutesLater(30), accommodation: all });
    expect(hers.items[0]?.item).toMatchObject({ options: expect.arrayContaining(['drinks']) });
    expect(optionsIn(hers)).toHaveLength(3);
    expect(optionsIn(await anna.caller.attempts.get({ id: hers.id }))).toEqual(optionsIn(hers));
    const his = await ben.caller.attempts.start(shared);
    expect(his).toMatchObject({ deadlineAt: minutesLater(20) });
    expect(his).not.toHaveProperty('accommodation');
    expect(optionsIn(his)).toHaveLength(4);
  });

  test('to an exam-style set and to practice of a list', async () => {
    const { portal, anna } = await school();
    const set = { kind: 'exam-set', id: 'use-of-english-b1' } as const;
    const { deps } = portal;
    for (const appId of ['esl-tests', 'spelling-quest']) {
      const now = deps.clock.now();
      const expiresAt = new Date(now.getTime() + 86_400_000);
      const { id: userId } = anna.user;
      await deps.db.appOpening.create({ data: { userId, appId, openedAt: now, payerId: userId, expiresAt } });
    }
    const exam = await anna.caller.attempts.start({ appId: 'esl-tests', activity: set, mode: 'test' });
    expect(exam).toMatchObject({ deadlineAt: minutesLater(53), accommodation: all });
    const entries = ['sea', 'ship', 'port', 'sail'].map((term, at) => ({
      id: `${at}`,
      term,
      meaning: `It is ${term}.`,
    }));
    const practice = await anna.caller.attempts.start({
      appId: 'spelling-quest',
      activity: { kind: 'words', from: { entries }, tasks: ['choose-meaning'], count: 4 },
      mode: 'practice',
    });
    expect(practice).toMatchObject({ deadlineAt: null, accommodation: all });
    expect(optionsIn(practice)).toHaveLength(3);
  });

  test('the closing date is for all', async () => {
    const here = await school({ timeFactor: noTimeLimit });
    const closesAt = minutesLater(25);
    const work = await give(here, { minutes: 20, closesAt });
    expect(await here.anna.caller.attempts.start(given(work))).toMatchObject({ deadlineAt: closesAt });
  });

  test('where speed counts, one and a half times the time is as good', async () => {
    const { portal, caller, anna, ben } = await school();
    const shared = await byLink(caller, { scoring: 'speed', secondsPerItem: 20, release: 'end' });
    const scoreOf = async (who: School['anna'], seconds: number) => {
      const { id } = await who.caller.attempts.start(shared);
      portal.deps.clock.advance({ seconds });
      await who.caller.attempts.answer({ id, itemId: 'tea', response: { choice: 'drinks' } });
      return (await who.caller.attempts.finish({ id })).score;
    };
    expect(await scoreOf(anna, 15)).toBeCloseTo(0.75);
    expect(await scoreOf(ben, 10)).toBeCloseTo(0.75);
  });

  test('in work that no class gave, by the most generous of all classes that are not archived', async () => {
    const { portal, caller, anna } = await school({ timeFactor: 1.25, readAloud: true });
    const shared = await byLink(caller, { minutes: 20 });
    const { id: second } = await caller.classes.create({ name: 'Class 6', timeZone: 'UTC' });
    const { id: studentId } = await portal.deps.db.enrolment.create({
      data: { classId: second, userId: anna.user.id, name: 'A', nameKey: 'a', createdAt: portal.deps.clock.now() },
    });
    const more = { ...noAccommodation, timeFactor: 2, largerText: true } as const;
    await caller.classes.setAccommodation({ id: second, studentId, ...more });
    expect(await anna.caller.attempts.start(shared)).toMatchObject({
      deadlineAt: minutesLater(40),
      accommodation: { ...noAccommodation, timeFactor: 2, readAloud: true, largerText: true },
    });
    await caller.classes.archive({ id: second });
    expect(await anna.caller.attempts.start(await byLink(caller, { minutes: 20 }))).toMatchObject({
      deadlineAt: minutesLater(25),
    });
  });

  test('and a change moves nothing that runs, also when its minutes or its closing date change', async () => {
    const here = await school();
    const work = await give(here, { minutes: 20 });
    const { id, ...begun } = await here.anna.caller.attempts.start(given(work));
    await here.set({ timeFactor: 2 });
    expect(await here.anna.caller.attempts.get({ id })).toMatchObject(begun);
    await here.caller.assignments.change({
      ...{ id: work, title: 'Unit 3', note: '', dueAt: null },
      rules: { release: 'end', minutes: 30 },
    });
    expect(await here.anna.caller.attempts.get({ id })).toMatchObject({ deadlineAt: minutesLater(45) });

    const quiz = await quizOf(here.caller, { minutes: 20 });
    const { token } = await here.caller.library.share({ id: quiz, mode: 'play' });
    const activity = { kind: 'questions', from: { shared: token } } as const;
    const other = await here.anna.caller.attempts.start({ appId: quizApp, activity, mode: 'practice' });
    expect(other).toMatchObject({ deadlineAt: minutesLater(40) });
    await here.caller.library.update({
      ...{ id: quiz, version: 1, kind: 'quiz', title: 'Unit 3' },
      data: { items: questions, rules: { minutes: 20, closesAt: minutesLater(600) } },
    });
    expect(await here.anna.caller.attempts.get({ id: other.id })).toMatchObject({ deadlineAt: minutesLater(40) });
  });
});

describe('beside the result', () => {
  test('who teaches the class sees the longer time; who looks at it, and whose quiz it is, see nothing', async () => {
    const here = await school();
    const work = await give(here, { minutes: 20 });
    const { id } = await here.anna.caller.attempts.start(given(work));
    await here.anna.caller.attempts.finish({ id });
    const viewer = await inClassAs(here, 'view');
    const timesFor = async (who: School['caller']) =>
      (await who.assignments.get({ id: work })).students.map(({ timeFactor }) => timeFactor);
    expect(await timesFor(here.caller)).toEqual([1.5, null]);
    expect(await timesFor(viewer)).toEqual([null, null]);
    expect((await here.caller.history.attempt({ id })).attempt.accommodation).toEqual(all);
    const { attempt } = await viewer.history.attempt({ id });
    expect(attempt).toMatchObject({ deadlineAt: minutesLater(20) });
    expect(attempt).not.toHaveProperty('accommodation');
    expect(optionsIn(attempt)).toHaveLength(4);

    const author = await as(here.portal, await makeUser(here.portal));
    const played = await here.anna.caller.attempts.start(await byLink(author, { minutes: 20 }));
    await here.anna.caller.attempts.finish({ id: played.id });
    const seen = (await author.history.attempt({ id: played.id })).attempt;
    expect(seen).toMatchObject({ deadlineAt: minutesLater(20) });
    expect(seen).not.toHaveProperty('accommodation');
    expect(optionsIn(seen)).toHaveLength(4);
  });

  test('what stays of a deleted account tells nothing of it', async () => {
    const { portal, caller, anna, id } = await school();
    const password = 'a long password';
    const ann = await makeUser(portal, { role: 'student', password });
    await portal.deps.db.enrolment.update({ where: { id: anna.id }, data: { userId: ann.id } });
    const player = await as(portal, ann);
    const played = await player.attempts.start(await byLink(caller, { minutes: 20 }));
    await player.attempts.finish({ id: played.id });
    await player.profile.deleteAccount({ password });
    await portal.deps.background.idle();
    expect(await portal.deps.db.accommodation.count()).toBe(0);
    expect((await caller.classes.get({ id })).roster).toMatchObject([{ name: 'Anna', accommodation: null }, {}]);
    expect(await portal.deps.db.attempt.findMany({ select: { accommodation: true } })).toEqual([{ accommodation: {} }]);
  });
});

/** The choices of the first question. */
function optionsIn({ items }: { items: readonly { item: { kind: string } }[] }): unknown[] {
  const item = items[0]?.item;
  return item && 'options' in item && Array.isArray(item.options) ? item.options : [];
}
