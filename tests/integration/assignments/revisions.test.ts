import { describe, expect, test } from 'vitest';
import type { GiveInput } from '#shared/api/assignments';
import type { Item } from '#shared/items/item';
import { essay, give, giving, present, questions, quizOf, school } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';
import { answersOf } from '#tests/support/to-mark';
import { as, makeUser, type World } from '#tests/support/world';

const town: Item = { ...essay, id: 'town', kind: 'essay', prompt: 'Write about your town.', points: 6 };
const modelled: Item = { ...essay, kind: 'essay', explanation: 'I get up at six, and then …' };
const half = { task: 3, language: 3, clarity: 2, range: 2 };
const full = { task: 5, language: 5, clarity: 5, range: 5 };
const inHours = ({ deps }: World, hours: number) =>
  new Date(deps.clock.now().getTime() + hours * 3_600_000).toISOString();

type Caller = Awaited<ReturnType<typeof as>>;

/** A class that was given a quiz with a text to write, which Anna has handed in. */
async function handedIn(
  rules: Partial<GiveInput['rules']> = {},
  { items = [...questions, essay], dueAt }: { items?: Item[]; dueAt?: (portal: World) => string } = {},
) {
  const here = await school('Anna', 'Ben');
  const { portal, caller, classId, students } = here;
  const { quiz, id: resource } = await quizOf(caller, items);
  const more = { ...quiz, rules: { release: 'by-hand' as const, ...rules }, dueAt: dueAt?.(portal) ?? null };
  const work = await give(caller, giving(classId, more));
  const anna = present(students[0]);
  const id = await writeAll(anna.caller, work, 'I get up on six.');
  return { ...here, resource, work, anna, ben: present(students[1]), id };
}

async function writeAll({ attempts }: Caller, work: string, text: string): Promise<string> {
  const activity = { kind: 'assigned', assignment: work } as const;
  const { id, items } = await attempts.start({ appId: 'classroom-quiz-maker', activity, mode: 'test' });
  for (const { item } of items) {
    if (item.kind === 'essay') await attempts.answer({ id, itemId: item.id, response: { text } });
    if (item.kind === 'tf') await attempts.answer({ id, itemId: item.id, response: { isTrue: false } });
  }
  await attempts.finish({ id });
  return id;
}

async function revise({ attempts }: Caller, of: string, text: string): Promise<string> {
  const { id } = await attempts.revise({ id: of });
  await attempts.answer({ id, itemId: 'essay', response: { text } });
  await attempts.finish({ id });
  return id;
}

async function teachWith({ deps }: World, classId: string, right: 'teach' | 'view') {
  const user = await makeUser({ deps }, { plan: 'pro' });
  await deps.db.classTeacher.create({ data: { classId, userId: user.id, right, createdAt: deps.clock.now() } });
  return { user, caller: await as({ deps }, user) };
}

const waits = async (caller: Caller) =>
  answersOf(await caller.assignments.toMark({})).map(({ studentName, itemId }) => `${studentName}: ${itemId}`);
const mine = async (caller: Caller) => (await caller.assignments.mine()).items[0];
const resultOf = async (caller: Caller, work: string) =>
  present((await caller.assignments.get({ id: work })).students[0]);
const returning = (id: string) => ({ id, itemId: 'essay', note: 'Use “at” before a time.', seen: 0 });

describe('an answer that came back', () => {
  test('leaves the queue, and its student is asked to revise it with the words of the teacher', async () => {
    const { teacher, caller, work, anna, id } = await handedIn();
    await caller.attempts.returnAnswer(returning(id));
    expect(await waits(caller)).toEqual([]);
    expect(
      (await caller.assignments.list({ classId: (await caller.assignments.get({ id: work })).classId })).items,
    ).toMatchObject([{ toMark: 0, done: 1 }]);
    expect(await resultOf(caller, work)).toMatchObject({ state: 'to-revise', isRevised: false, attempts: 1 });
    expect(await mine(anna.caller)).toMatchObject({ state: 'to-revise', toRevise: id });
    expect((await anna.caller.attempts.get({ id })).returned).toMatchObject([
      { itemId: 'essay', by: teacher.username, note: 'Use “at” before a time.', revisedIn: null },
    ]);
  });

  test('is revised in the same words, with nothing else to change', async () => {
    const { caller, anna, id } = await handedIn();
    await caller.attempts.returnAnswer(returning(id));
    const revision = await anna.caller.attempts.revise({ id });
    expect(revision).toMatchObject({ mode: 'test', finishedAt: null, deadlineAt: null });
    expect(revision.items.map(({ item, given }) => [item.id, given])).toEqual([
      ['essay', { text: 'I get up on six.' }],
    ]);
    expect(revision.revises).toMatchObject([
      { attemptId: id, itemId: 'essay', text: 'I get up on six.', note: 'Use “at” before a time.', score: null },
    ]);
    const other = { id: revision.id, itemId: 'cats', response: { isTrue: true } };
    expect(await refusalBy(anna.caller.attempts.answer(other))).toBe('item_not_found');
  });

  test('comes back to the queue as it was before and as it is now, and counts from then on', async () => {
    const { teacher, caller, work, anna, id } = await handedIn();
    await caller.attempts.returnAnswer({ ...returning(id), rubric: half });
    expect(await resultOf(caller, work)).toMatchObject({ state: 'to-revise', score: 3, maxScore: 6 });
    const revision = await revise(anna.caller, id, 'I get up at six.');
    expect((await caller.assignments.toMark({})).items).toMatchObject([
      {
        attemptId: revision,
        itemId: 'essay',
        text: 'I get up at six.',
        points: 4,
        before: {
          attemptId: id,
          text: 'I get up on six.',
          by: teacher.username,
          note: 'Use “at” before a time.',
          score: 0.5,
        },
      },
    ]);
    // Its points wait for the new mark; what the portal graded keeps its own.
    const waiting = { state: 'to-mark', isRevised: true, score: 1, maxScore: 2, attempts: 1, isLate: false };
    expect(await resultOf(caller, work)).toMatchObject(waiting);
    await caller.attempts.mark({ id: revision, itemId: 'essay', rubric: full, seen: 0 });
    expect(await resultOf(caller, work)).toMatchObject({ state: 'done', isRevised: true, score: 5, maxScore: 6 });
    expect(await waits(caller)).toEqual([]);
    expect((await caller.history.attempt({ id })).attempt.returned).toMatchObject([{ revisedIn: revision }]);
    expect((await caller.history.attempt({ id: revision })).attempt.revises).toMatchObject([
      { attemptId: id, score: 0.5 },
    ]);
  });

  test('may come back once more, and the last revision counts', async () => {
    const { caller, work, anna, id } = await handedIn();
    await caller.attempts.returnAnswer(returning(id));
    const second = await revise(anna.caller, id, 'I get up in six.');
    await caller.attempts.returnAnswer(returning(second));
    expect(await mine(anna.caller)).toMatchObject({ state: 'to-revise', toRevise: second });
    const third = await revise(anna.caller, second, 'I get up at six.');
    await caller.attempts.mark({ id: third, itemId: 'essay', rubric: full, seen: 0 });
    expect(await resultOf(caller, work)).toMatchObject({ state: 'done', score: 5, maxScore: 6, attempts: 1 });
  });

  test('alone is revised: another answer of the same attempt is marked where it is', async () => {
    const { caller, work, anna, id } = await handedIn({}, { items: [essay, town] });
    await caller.attempts.returnAnswer(returning(id));
    expect(await waits(caller)).toEqual(['Anna: town']);
    const revision = await revise(anna.caller, id, 'I get up at six.');
    expect(await waits(caller)).toEqual(['Anna: town', 'Anna: essay']);
    await caller.attempts.mark({ id, itemId: 'town', rubric: half, seen: 0 });
    await caller.attempts.mark({ id: revision, itemId: 'essay', rubric: full, seen: 0 });
    expect(await resultOf(caller, work)).toMatchObject({ state: 'done', score: 7, maxScore: 10 });
  });

  test('of two in one attempt, the one that came back later has a revision of its own', async () => {
    const { caller, work, anna, id } = await handedIn({}, { items: [essay, town] });
    await caller.attempts.returnAnswer(returning(id));
    await revise(anna.caller, id, 'I get up at six.');
    await caller.attempts.returnAnswer({ ...returning(id), itemId: 'town' });
    expect(await resultOf(caller, work)).toMatchObject({ state: 'to-revise' });
    const later = await anna.caller.attempts.revise({ id });
    expect(later.items.map(({ item }) => item.id)).toEqual(['town']);
    await anna.caller.attempts.finish({ id: later.id });
    expect(await waits(caller)).toEqual(['Anna: essay', 'Anna: town']);
  });
});

describe('a revision', () => {
  test('is begun once however often it is asked for, and uses up no attempt', async () => {
    const { caller, portal, work, anna, id } = await handedIn({ attempts: 1, minutes: 10 });
    await caller.attempts.returnAnswer(returning(id));
    const begun = await Promise.all([1, 2, 3].map(() => anna.caller.attempts.revise({ id })));
    expect(new Set(begun.map((one) => one.id)).size).toBe(1);
    expect(await portal.deps.db.attempt.count({ where: { revisionOfId: id } })).toBe(1);
    expect(await mine(anna.caller)).toMatchObject({ attemptsLeft: 0, state: 'to-revise' });
    await anna.caller.attempts.finish({ id: present(begun[0]).id });
    expect(await refusalBy(anna.caller.attempts.revise({ id }))).toBe('nothing_to_revise');
    await caller.assignments.changeStudent({
      id: work,
      studentId: anna.id,
      dueAt: null,
      extraAttempts: 1,
      isExcused: false,
    });
    expect(await mine(anna.caller)).toMatchObject({ attemptsLeft: 1 });
  });

  test('has all the time until the work closes, also after its date and where the rules change meanwhile', async () => {
    const { caller, portal, work, anna, id } = await handedIn({ minutes: 10 }, { dueAt: (here) => inHours(here, 1) });
    await caller.attempts.returnAnswer(returning(id));
    portal.deps.clock.set(inHours(portal, 2));
    const { id: revision } = await anna.caller.attempts.revise({ id });
    const closesAt = inHours(portal, 5);
    await caller.assignments.change({ id: work, title: 'Check', rules: { release: 'by-hand', minutes: 1, closesAt } });
    portal.deps.clock.set(inHours(portal, 4));
    const answer = { id: revision, itemId: 'essay', response: { text: 'I get up at six.' } };
    await anna.caller.attempts.answer(answer);
    portal.deps.clock.set(inHours(portal, 2));
    expect(await refusalBy(anna.caller.attempts.answer(answer))).toBe('time_is_up');
    // What was written by then was handed in, and nothing of it is late.
    expect((await caller.assignments.toMark({})).items).toMatchObject([
      { attemptId: revision, text: 'I get up at six.' },
    ]);
    expect(await resultOf(caller, work)).toMatchObject({ state: 'to-mark', isRevised: true, isLate: false });
  });

  test('is no more possible once the work is closed: its answer waits for a mark again', async () => {
    const { caller, portal, work, anna, id } = await handedIn();
    await caller.assignments.change({
      id: work,
      title: 'Check',
      rules: { release: 'by-hand', closesAt: inHours(portal, 1) },
    });
    await caller.attempts.returnAnswer(returning(id));
    portal.deps.clock.set(inHours(portal, 2));
    expect(await refusalBy(anna.caller.attempts.revise({ id }))).toBe('closed_already');
    expect(await mine(anna.caller)).toMatchObject({ state: 'to-mark', toRevise: null });
    expect(await waits(caller)).toEqual(['Anna: essay']);
    expect(await caller.assignments.toMark({})).toMatchObject({ waiting: 1 });
    expect(await resultOf(caller, work)).toMatchObject({ state: 'to-mark' });
  });

  test('keeps what was answered without a connection, sent twice and after it was handed in elsewhere', async () => {
    const { caller, portal, anna, id } = await handedIn();
    await caller.attempts.returnAnswer(returning(id));
    const { id: revision } = await anna.caller.attempts.revise({ id });
    const tab = 'tab-12345';
    await anna.caller.attempts.hold({ id: revision, tab });
    const answer = (text: string) => ({ id: revision, itemId: 'essay', response: { text }, tab });
    await anna.caller.attempts.answer(answer('I get up at six.'));
    await anna.caller.attempts.answer(answer('I get up at six.'));
    expect(await refusalBy(anna.caller.attempts.answer({ ...answer('Mine.'), tab: 'tab-67890' }))).toBe(
      'held_elsewhere',
    );
    await anna.caller.attempts.finish({ id: revision, tab });
    await anna.caller.attempts.finish({ id: revision, tab });
    expect(await refusalBy(anna.caller.attempts.answer(answer('Too late.')))).toBe('attempt_finished');
    expect((await caller.assignments.toMark({})).items).toMatchObject([{ text: 'I get up at six.' }]);
    expect(await portal.deps.db.attempt.count({ where: { revisionOfId: id } })).toBe(1);
  });

  test('is asked for in vain where the work was taken back, the class archived, or its student gone', async () => {
    const { caller, portal, classId, work, anna, ben, id } = await handedIn();
    const ofBen = await writeAll(ben.caller, work, 'I sleep.');
    for (const one of [id, ofBen]) await caller.attempts.returnAnswer(returning(one));
    expect(await refusalBy(ben.caller.attempts.revise({ id }))).toBe('attempt_not_found');
    await ben.caller.classes.leave({ id: classId });
    expect(await refusalBy(ben.caller.attempts.revise({ id: ofBen }))).toBe('assignment_not_found');
    await caller.classes.archive({ id: classId });
    expect(await refusalBy(anna.caller.attempts.revise({ id }))).toBe('assignment_not_found');
    await caller.classes.reopen({ id: classId });
    await caller.assignments.remove({ id: work });
    expect(await refusalBy(anna.caller.attempts.revise({ id }))).toBe('assignment_not_found');
    expect(await portal.deps.db.attempt.count({ where: { revisionOfId: { not: null } } })).toBe(0);
  });

  test('is written by a student without an address as by any other', async () => {
    const { caller, portal, classId, anna, id } = await handedIn();
    await portal.deps.db.user.update({ where: { id: anna.user.id }, data: { managedById: classId } });
    await caller.attempts.returnAnswer(returning(id));
    await revise(await as(portal, anna.user), id, 'I get up at six.');
    expect(await waits(caller)).toEqual(['Anna: essay']);
  });

  test('tells nothing before it is released, and its student sees no key of what they revise', async () => {
    const { caller, work, anna, id } = await handedIn({ release: 'end' }, { items: [modelled, town] });
    const explanations = async (attempt: string) =>
      (await anna.caller.attempts.get({ id: attempt })).items.map(({ grade }) => grade?.explanation ?? null);
    expect(await explanations(id)).toEqual(['I get up at six, and then …', null]);
    await caller.attempts.returnAnswer(returning(id));
    expect(await explanations(id)).toEqual([null, null]);
    // Nor by another attempt at the same work.
    const again = await writeAll(anna.caller, work, 'What is the answer?');
    expect(await explanations(again)).toEqual([null, null]);
    expect((await caller.attempts.get({ id })).items[0]?.grade?.explanation).toBe('I get up at six, and then …');
    const revision = await anna.caller.attempts.revise({ id });
    expect(revision.items[0]?.grade).toBeUndefined();
    await anna.caller.attempts.finish({ id: revision.id });
    expect(await explanations(id)).toEqual(['I get up at six, and then …', null]);
  });

  test('its student sees the earlier points no sooner than those of the attempt', async () => {
    const { caller, work, anna, id } = await handedIn();
    await caller.attempts.returnAnswer({ ...returning(id), rubric: half });
    const revision = await anna.caller.attempts.revise({ id });
    expect(revision.revises).toMatchObject([{ score: null }]);
    await anna.caller.attempts.finish({ id: revision.id });
    await caller.assignments.release({ id: work });
    expect((await anna.caller.attempts.get({ id: revision.id })).revises).toMatchObject([{ score: 0.5 }]);
  });
});

describe('who gives answers back', () => {
  test('is who may teach the class: a co-teacher, and neither a viewer nor a stranger nor the student', async () => {
    const { caller, portal, classId, anna, ben, id } = await handedIn();
    const { caller: stranger } = await teachWith(
      portal,
      (await caller.classes.create({ name: '6a', timeZone: 'UTC' })).id,
      'teach',
    );
    const { caller: viewer } = await teachWith(portal, classId, 'view');
    for (const one of [stranger, viewer, anna.caller, ben.caller]) {
      expect(await refusalBy(one.attempts.returnAnswer(returning(id)))).toBe('attempt_not_found');
    }
    const { caller: coTeacher, user } = await teachWith(portal, classId, 'teach');
    await coTeacher.attempts.returnAnswer(returning(id));
    expect((await viewer.attempts.get({ id })).returned).toMatchObject([{ by: user.username }]);
    expect(await waits(caller)).toEqual([]);
  });

  test('gives nothing back that nobody could revise', async () => {
    const { caller, portal, classId, work, anna, id } = await handedIn();
    expect(await refusalBy(caller.attempts.returnAnswer({ ...returning(id), itemId: 'cats' }))).toBe('item_not_found');
    await caller.classes.archive({ id: classId });
    expect(await refusalBy(caller.attempts.returnAnswer(returning(id)))).toBe('class_archived');
    await caller.classes.reopen({ id: classId });
    await caller.assignments.change({
      id: work,
      title: 'Check',
      rules: { release: 'by-hand', closesAt: inHours(portal, 1) },
    });
    portal.deps.clock.set(inHours(portal, 2));
    expect(await refusalBy(caller.attempts.returnAnswer(returning(id)))).toBe('closed_already');
    await caller.assignments.change({ id: work, title: 'Check', rules: { release: 'by-hand' } });
    await anna.caller.classes.leave({ id: classId });
    expect(await refusalBy(caller.attempts.returnAnswer(returning(id)))).toBe('student_not_found');
  });

  test('is one of two at once: who comes second is told, whether they return or mark', async () => {
    const { teacher, caller, portal, classId, id, ben, work } = await handedIn();
    const { caller: other } = await teachWith(portal, classId, 'teach');
    const tried = await Promise.allSettled([
      caller.attempts.returnAnswer(returning(id)),
      other.attempts.returnAnswer(returning(id)),
    ]);
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const late = { id, itemId: 'essay', rubric: half };
    expect(await refusalBy(other.attempts.mark({ ...late, seen: 0 }))).toBe('returned_meanwhile');
    // Knowingly, a mark may stand beside.
    await other.attempts.mark(late);

    const ofBen = await writeAll(ben.caller, work, 'I sleep.');
    await Promise.allSettled([
      caller.attempts.returnAnswer(returning(ofBen)),
      other.attempts.mark({ ...late, id: ofBen, seen: 0 }),
    ]);
    const answer = await portal.deps.db.attemptAnswer.findUniqueOrThrow({
      where: { attemptId_itemId: { attemptId: ofBen, itemId: 'essay' } },
    });
    expect([answer.returnedAt !== null, answer.verdict !== 'ungraded'].filter(Boolean)).toHaveLength(1);

    const third = await writeAll(ben.caller, work, 'I run.');
    await caller.attempts.mark({ ...late, id: third, seen: 0 });
    await expect(other.attempts.returnAnswer(returning(third))).rejects.toMatchObject({
      message: `${teacher.username} marked this answer in the meantime: 2 of 4.`,
    });
    await other.attempts.returnAnswer({ ...returning(third), seen: 1 });
  });

  test('is in the audit log, with the student it is about', async () => {
    const { caller, portal, teacher, anna, id } = await handedIn();
    await caller.attempts.returnAnswer(returning(id));
    const log = await portal.deps.db.auditEntry.findMany({ where: { action: 'answers.returned' } });
    expect(log).toMatchObject([{ actorId: teacher.id, targetId: anna.user.id }]);
  });
});
