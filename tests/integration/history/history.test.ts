import type { inferRouterInputs } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import type { AppRouter } from '#server/routers';
import { as, makeUser, type World, world } from '#tests/support/world';

type Create = inferRouterInputs<AppRouter>['library']['create'];
type Items = Extract<Create['data'], { items: unknown }>['items'];

type Rules = NonNullable<Extract<Create['data'], { items: unknown }>['rules']>;

const items: Items = [
  {
    id: 'q1',
    kind: 'mc',
    prompt: 'She ___ tea.',
    skill: 'grammar',
    level: 'A2',
    tags: ['present-simple'],
    options: [{ text: 'drinks', isKey: true }, { text: 'drink' }, { text: 'drinking' }],
  },
  { id: 'q2', kind: 'tf', prompt: 'Cats bark.', key: false, skill: 'vocabulary', level: 'A1' },
];

/** A teacher with a quiz, a student who accepted, one who did not, and a stranger who teaches too. */
async function school(portal: World, rules: Rules = { release: 'by-hand' }) {
  const [teacher, student, shy, stranger] = await Promise.all(
    (['teacher', 'student', 'student', 'teacher'] as const).map((role) => makeUser(portal, { role })),
  );
  if (!teacher || !student || !shy || !stranger) throw new Error('Nobody is at school.');
  const acceptedAt = portal.deps.clock.now();
  await portal.deps.db.association.createMany({
    data: [
      { ownerId: teacher.id, memberId: student.id, acceptedAt },
      { ownerId: teacher.id, memberId: shy.id },
    ],
  });
  const caller = await as(portal, teacher);
  const { id } = await caller.library.create({
    kind: 'quiz',
    title: 'Unit 3',
    data: { items, rules },
  });
  const { token } = await caller.library.share({ id, mode: 'play' });
  return {
    teacher: caller,
    teacherUser: teacher,
    student,
    shy,
    stranger: await as(portal, stranger),
    quiz: { id, token },
  };
}

/** Plays the quiz by its link. */
async function play(portal: World, token: string, who: { id: string } | string, chosen = 'drinks') {
  const caller = await as(portal, typeof who === 'string' ? undefined : who);
  const attempt = await caller.attempts.start({
    appId: 'classroom-quiz-maker',
    activity: { kind: 'questions', from: { shared: token } },
    mode: 'test',
    ...(typeof who === 'string' && { guestName: who }),
  });
  await caller.attempts.answer({ id: attempt.id, itemId: 'q1', response: { choice: chosen } });
  await caller.attempts.answer({ id: attempt.id, itemId: 'q2', response: { isTrue: true } });
  await caller.attempts.finish({ id: attempt.id });
  return attempt.id;
}

const missing = { code: 'NOT_FOUND' };

test('everybody sees their own rounds, a teacher those of students who accepted, and of a quiz all who played it', async () => {
  const portal = await world();
  const { teacher, student, shy, stranger, quiz } = await school(portal);
  const mine = await play(portal, quiz.token, student);
  const hidden = await play(portal, quiz.token, shy);
  const guest = await play(portal, quiz.token, 'Ana');

  const ids = async (list: Promise<{ items: { id: string }[] }>) => (await list).items.map(({ id }) => id).sort();
  expect(await ids((await as(portal, student)).history.list({}))).toEqual([mine]);
  expect(await ids(teacher.history.list({}))).toEqual([]);
  expect(await ids(teacher.history.list({ whose: 'students' }))).toEqual([mine]);
  expect(await ids(teacher.history.list({ whose: 'players' }))).toEqual([mine, hidden, guest].sort());
  expect(await ids(stranger.history.list({ whose: 'students' }))).toEqual([]);
  expect(await ids(stranger.history.list({ whose: 'players', resourceId: quiz.id }))).toEqual([]);
  await expect(stranger.history.list({ memberId: student.id })).rejects.toMatchObject(missing);
  await expect(teacher.history.list({ memberId: shy.id })).rejects.toMatchObject(missing);
  for (const id of [mine, hidden, guest]) await expect(stranger.history.attempt({ id })).rejects.toMatchObject(missing);
  expect(await teacher.history.attempt({ id: guest })).toMatchObject({
    player: { id: null, name: 'Ana' },
    mayMark: true,
  });
});

test('before a test is released its player sees neither score nor key, and no report tells them', async () => {
  const portal = await world();
  const { teacher, student, quiz } = await school(portal);
  const id = await play(portal, quiz.token, student, 'drink');
  const caller = await as(portal, student);
  expect((await caller.history.list({})).items).toMatchObject([{ score: null }]);
  expect((await caller.history.attempt({ id })).attempt).toMatchObject({ isReleased: false, score: null });
  expect(JSON.stringify(await caller.history.attempt({ id }))).not.toContain('explanation');
  expect(await caller.history.student({})).toMatchObject({ skills: [], points: [], missed: [] });
  expect((await teacher.history.list({ whose: 'players' })).items).toMatchObject([{ score: 0, maxScore: 2 }]);

  await teacher.attempts.release({ id: quiz.id });
  expect(await caller.history.student({})).toMatchObject({
    attempts: 1,
    skills: [
      { skill: 'grammar', answered: 1, share: 0 },
      { skill: 'vocabulary', answered: 1, share: 0 },
    ],
    points: [{ point: 'present-simple', answered: 1, share: 0 }],
    weeks: [{ week: '2026-03-09' }],
    missed: [{ prompt: 'She ___ tea.', answer: 'drinks' }, { prompt: 'Cats bark.' }],
  });
});

test('the filters narrow, a reversed range of dates is read the other way round, and a page follows the one before', async () => {
  const portal = await world();
  const { teacher, student, quiz } = await school(portal);
  const ids: string[] = [];
  for (let day = 0; day < 3; day += 1) {
    ids.unshift(await play(portal, quiz.token, student));
    portal.deps.clock.advance({ days: 1 });
  }
  const found = async (input: Parameters<typeof teacher.history.list>[0]) =>
    (await teacher.history.list({ memberId: student.id, ...input })).items.map(({ id }) => id);
  expect(await found({ skill: 'grammar', level: 'A2' })).toEqual(ids);
  expect(await found({ skill: 'listening' })).toEqual([]);
  expect(await found({ appId: 'word-scramble' })).toEqual([]);
  const range = { from: '2026-03-11T00:00:00Z', to: '2026-03-11T23:59:59Z' };
  expect(await found(range)).toEqual([ids[1]]);
  expect(await found({ from: range.to, to: range.from })).toEqual([ids[1]]);

  const first = await teacher.history.list({ memberId: student.id, limit: 2 });
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const cursor = first.nextCursor ?? '';
  expect(await found({ limit: 2, cursor })).toEqual(ids.slice(2));
  await expect(teacher.history.list({ whose: 'players', cursor })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

describe('a round whose time is over', () => {
  test.each<[string, (as: Awaited<ReturnType<typeof school>>) => Promise<unknown>]>([
    ['its players are listed', ({ teacher }) => teacher.history.list({ whose: 'players' })],
    ['the students are listed', ({ teacher }) => teacher.history.list({ whose: 'students' })],
    ['its player’s rounds are listed', ({ teacher, student }) => teacher.history.list({ memberId: student.id })],
    ['its player’s report is read', ({ teacher, student }) => teacher.history.student({ memberId: student.id })],
    ['the group is looked at', ({ teacher }) => teacher.history.group({})],
    ['the hardest questions are asked for', ({ teacher }) => teacher.history.hardest({})],
    ['the report of the quiz is read', ({ teacher, quiz }) => teacher.quizzes.report({ id: quiz.id })],
  ])('is ended, as of then, when %s', async (_name, look) => {
    const portal = await world();
    const made = await school(portal, { minutes: 30, release: 'end' });
    const player = await as(portal, made.student);
    const { id, deadlineAt } = await player.attempts.start({
      appId: 'classroom-quiz-maker',
      activity: { kind: 'questions', from: { shared: made.quiz.token } },
      mode: 'test',
    });
    await player.attempts.answer({ id, itemId: 'q1', response: { choice: 'drinks' } });
    portal.deps.clock.advance({ hours: 1 });
    await look(made);
    const attempt = await portal.deps.db.attempt.findUniqueOrThrow({ where: { id } });
    expect(attempt).toMatchObject({ score: 1, maxScore: 2, finishedAt: new Date(deadlineAt ?? '') });
  });
});

describe('whoever a student lets look', () => {
  /** A second teacher whom the student accepted, with the student's attempt of the first one's quiz. */
  async function lookedAt() {
    const portal = await world();
    const made = await school(portal, { release: 'end' });
    const other = await makeUser(portal, { role: 'teacher' });
    await portal.deps.db.association.create({
      data: { ownerId: other.id, memberId: made.student.id, acceptedAt: portal.deps.clock.now() },
    });
    const student = await as(portal, made.student);
    return { ...made, portal, student, memberId: made.student.id, onlooker: await as(portal, other) };
  }
  const ids = async (list: Promise<{ items: { id: string }[] }>) => (await list).items.map(({ id }) => id);

  test('sees what they practise, and nothing of another teacher’s quiz: no round, no result, no key in a report', async () => {
    const { portal, teacher, student, memberId, onlooker, quiz } = await lookedAt();
    const tested = await play(portal, quiz.token, { id: memberId }, 'drink');
    const practice = await student.attempts.start({
      appId: 'word-scramble',
      activity: { kind: 'words', from: { builtIn: { level: 'A1', topic: 'food' } }, tasks: ['spell'], count: 2 },
      mode: 'test',
    });
    await student.attempts.finish({ id: practice.id });

    for (const asked of [{ memberId }, { whose: 'students' as const }]) {
      expect(await ids(onlooker.history.list(asked))).toEqual([practice.id]);
    }
    expect(await onlooker.history.attempt({ id: practice.id })).toMatchObject({ mayMark: false });
    await expect(onlooker.history.attempt({ id: tested })).rejects.toMatchObject(missing);
    const seen = JSON.stringify([await onlooker.history.student({ memberId }), await onlooker.history.group({})]);
    expect(seen).not.toContain('She ___ tea.');
    expect(seen).not.toContain('present-simple');
    expect((await onlooker.history.student({ memberId })).attempts).toBe(1);
    expect(JSON.stringify(await teacher.history.student({ memberId }))).toContain('She ___ tea.');
  });

  test('sees nothing of it either where it was asked again, or when the quiz has been deleted', async () => {
    const { portal, teacher, student, memberId, onlooker, quiz } = await lookedAt();
    const of = await play(portal, quiz.token, { id: memberId }, 'drink');
    const activity = { kind: 'retry' as const, of };
    const again = await student.attempts.start({ appId: 'classroom-quiz-maker', activity, mode: 'practice' });
    await student.attempts.answer({ id: again.id, itemId: 'q1', response: { choice: 'drinking' } });
    await student.attempts.finish({ id: again.id });
    expect(await teacher.history.attempt({ id: again.id })).toMatchObject({ mayMark: false });
    await teacher.library.remove({ id: quiz.id });
    await teacher.library.erase({ ids: [quiz.id] });
    for (const id of [of, again.id]) await expect(onlooker.history.attempt({ id })).rejects.toMatchObject(missing);
    expect(await ids(onlooker.history.list({ memberId }))).not.toContain(of);
    expect(JSON.stringify(await onlooker.history.student({ memberId }))).not.toContain('drinks');
  });
});

describe('a mark', () => {
  test('is changed by whoever may, with a reason; each change is kept and the score added up anew', async () => {
    const portal = await world();
    const { teacher, student, stranger, quiz } = await school(portal);
    const id = await play(portal, quiz.token, student, 'drink');
    const change = { id, itemId: 'q1', score: 0.5, note: 'Understood, but no -s' };
    await expect(stranger.history.mark(change)).rejects.toMatchObject(missing);
    await expect((await as(portal, student)).history.mark(change)).rejects.toMatchObject(missing);
    await expect(teacher.history.mark({ ...change, itemId: 'q9' })).rejects.toMatchObject(missing);
    await teacher.history.mark(change);
    await teacher.history.mark({ ...change, score: 1, note: 'Said it right in class' });
    expect(await teacher.history.attempt({ id })).toMatchObject({
      attempt: { score: 1, maxScore: 2 },
      marks: [
        { itemId: 'q1', scoreBefore: 0, scoreAfter: 0.5, note: 'Understood, but no -s' },
        { itemId: 'q1', scoreBefore: 0.5, scoreAfter: 1, note: 'Said it right in class' },
      ],
    });
  });

  test('is never changed by a second account that its player let look: neither before the release nor after it', async () => {
    const portal = await world();
    const { teacher, student, quiz } = await school(portal);
    const other = await makeUser(portal, { role: 'teacher' });
    await portal.deps.db.association.create({
      data: { ownerId: other.id, memberId: student.id, acceptedAt: portal.deps.clock.now() },
    });
    const colleague = await as(portal, other);
    const id = await play(portal, quiz.token, student, 'drink');
    const change = { id, itemId: 'q1', score: 1, note: 'Said it right in class' };
    for (const release of [false, true]) {
      if (release) await teacher.attempts.release({ id: quiz.id });
      await expect(colleague.history.mark(change)).rejects.toMatchObject(missing);
      await expect(colleague.history.attempt({ id })).rejects.toMatchObject(missing);
      await expect(colleague.attempts.get({ id })).rejects.toMatchObject(missing);
    }
    expect(await teacher.history.attempt({ id })).toMatchObject({ mayMark: true, attempt: { score: 0 }, marks: [] });
  });

  test('leaves a line in the audit log with the old mark and the new one, and stands beside the answer', async () => {
    const portal = await world();
    const { teacher, teacherUser, student, quiz } = await school(portal);
    const id = await play(portal, quiz.token, student, 'drink');
    await teacher.history.mark({ id, itemId: 'q1', score: 0.5, note: 'Half of it' });
    const { marks } = await teacher.history.attempt({ id });
    expect(marks).toMatchObject([{ by: teacherUser.username, scoreBefore: 0, scoreAfter: 0.5 }]);
    expect(await portal.deps.db.auditEntry.findMany({ where: { action: 'marks.changed' } })).toMatchObject([
      {
        actorName: teacherUser.username,
        targetName: student.username,
        details: { before: '0 of 1', after: '0.5 of 1' },
      },
    ]);
  });

  test('changed twenty times at once ends as one of them, with all of them kept', async () => {
    const portal = await world();
    const { teacher, student, quiz } = await school(portal);
    const id = await play(portal, quiz.token, student, 'drink');
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        teacher.history.mark({ id, itemId: 'q1', score: turn % 2, note: `Turn ${turn}` }),
      ),
    );
    const { attempt, marks } = await teacher.history.attempt({ id });
    expect(marks).toHaveLength(20);
    expect(attempt.score).toBe(marks.at(-1)?.scoreAfter);
  });
});

test('the hardest questions of one’s own quizzes say who chose what, once enough have answered', async () => {
  const portal = await world();
  const { teacher, student, stranger, quiz } = await school(portal);
  await play(portal, quiz.token, student, 'drink');
  await play(portal, quiz.token, 'Ana', 'drink');
  expect(await teacher.history.hardest({})).toEqual({ items: [] });
  await play(portal, quiz.token, '<script>alert(1)</script>', 'drinks');
  const { items: hardest } = await teacher.history.hardest({ resourceId: quiz.id });
  expect(hardest.map(({ itemId, share }) => [itemId, share])).toEqual([
    ['q2', 0],
    ['q1', 1 / 3],
  ]);
  expect(hardest[1]?.choices).toMatchObject([
    { text: 'drinks', isKey: true, names: ['<script>alert(1)</script>'] },
    { text: 'drink', names: expect.arrayContaining(['Ana', student.username]) },
    { text: 'drinking', names: [] },
  ]);
  expect(await stranger.history.hardest({})).toEqual({ items: [] });
  expect(await stranger.history.hardest({ resourceId: quiz.id })).toEqual({ items: [] });
});

test('the group shows all who accepted, also those who have not begun', async () => {
  const portal = await world();
  const { teacher, teacherUser, student, stranger, quiz } = await school(portal);
  const other = await makeUser(portal, { role: 'student' });
  await portal.deps.db.association.create({
    data: { ownerId: teacherUser.id, memberId: other.id, acceptedAt: portal.deps.clock.now() },
  });
  await play(portal, quiz.token, student);
  await teacher.attempts.release({ id: quiz.id });
  const { students } = await teacher.history.group({});
  expect(students.map(({ player, attempts }) => [player.name, attempts]).sort()).toEqual(
    [
      [student.username, 1],
      [other.username, 0],
    ].sort(),
  );
  expect(await stranger.history.group({})).toEqual({ students: [] });
});

describe('tidying up', () => {
  test('a guest is matched with a student, and the round is the student’s from then on', async () => {
    const portal = await world();
    const { teacher, student, shy, stranger, quiz } = await school(portal);
    const id = await play(portal, quiz.token, 'Ana');
    await expect(stranger.history.match({ id, memberId: student.id })).rejects.toMatchObject(missing);
    await expect(teacher.history.match({ id, memberId: shy.id })).rejects.toMatchObject(missing);
    await teacher.history.match({ id, memberId: student.id });
    expect((await (await as(portal, student)).history.list({})).items).toMatchObject([{ id }]);
    await expect(teacher.history.match({ id, memberId: student.id })).rejects.toMatchObject(missing);
  });

  test('names of guests are taken off and attempts deleted, all or none, and nobody deletes what is another’s record', async () => {
    const portal = await world();
    const { teacher, student, stranger, quiz } = await school(portal);
    const played = await play(portal, quiz.token, student);
    const guest = await play(portal, quiz.token, 'Ana');
    await expect((await as(portal, student)).history.remove({ ids: [played] })).rejects.toMatchObject(missing);
    await expect(stranger.history.remove({ ids: [guest] })).rejects.toMatchObject(missing);
    await expect(teacher.history.remove({ ids: [guest, played] })).rejects.toMatchObject(missing);
    await expect(teacher.history.anonymise({ ids: [guest, played] })).rejects.toMatchObject(missing);
    expect(await teacher.history.anonymise({ ids: [guest] })).toEqual({ count: 1 });
    expect((await teacher.history.attempt({ id: guest })).player).toEqual({ id: null, name: 'Guest' });
    expect(await teacher.history.remove({ ids: [guest] })).toEqual({ count: 1 });
    await expect(teacher.history.attempt({ id: guest })).rejects.toMatchObject(missing);
  });
});
