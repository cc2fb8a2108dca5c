import { describe, expect, test } from 'vitest';
import { itemsOf } from '#server/domain/attempts/stored-attempt';
import type { SuggestSource } from '#shared/api/quizzes';
import { type Item, item } from '#shared/items/item';
import { questionSet } from '#shared/items/question-set';
import { askedOf } from '#shared/items/text-of';
import { itemAbout } from '#tests/support/item-about';
import { as, makeUser, type World, world } from '#tests/support/world';

const refusedAs = (reason: string) => ({ cause: expect.objectContaining({ reason }) });
const common = { tags: [], version: 1, points: 1 };
const hostile = '<script>document.title="taken"</script>';
const items: Item[] = [
  {
    ...common,
    id: 'tea',
    kind: 'mc',
    prompt: 'She ___ tea.',
    explanation: 'KEYWORD she takes -s',
    options: [
      { text: 'drinks', isKey: true },
      { text: 'drink', isKey: false, feedback: 'KEYWORD' },
      { text: hostile, isKey: false },
    ],
  },
  {
    ...common,
    id: 'past',
    kind: 'short',
    prompt: 'The past of go?',
    accepted: ['went', 'KEYWORD'],
    tags: ['past-simple-irregular'],
  },
  { ...common, id: 'cats', kind: 'tf', prompt: 'Cats bark.', key: false },
  { ...common, id: 'welcome', kind: 'slide', prompt: 'Welcome', points: 0 },
];

async function teacherWith(portal: World, questions: Item[] = items) {
  const user = await makeUser(portal, { aiCredits: 10 });
  const caller = await as(portal, user);
  const { id } = await caller.library.create({ kind: 'quiz', title: 'Unit 3', data: { items: questions } });
  const { token } = await caller.library.share({ id, mode: 'play' });
  const start = {
    appId: 'classroom-quiz-maker',
    activity: { kind: 'questions' as const, from: { shared: token } },
    mode: 'practice' as const,
  };
  const open = () => caller.tokens.consume({ amount: 2, action: 'classroom-quiz-maker', launch: true });
  return { user, caller, id, token, start, open };
}

type Answers = Record<string, { choice: string } | { text: string } | { isTrue: boolean }>;

/** A guest takes the quiz from the beginning to the end. */
async function play(
  portal: World,
  start: Awaited<ReturnType<typeof teacherWith>>['start'],
  guestName: string,
  answers: Answers,
) {
  const { attempts } = await as(portal, undefined, `10.0.0.${guestName.length}`);
  const { id } = await attempts.start({ ...start, guestName });
  for (const [itemId, response] of Object.entries(answers)) await attempts.answer({ id, itemId, response });
  return attempts.finish({ id });
}

describe('questions that are made', () => {
  test.each<[string, SuggestSource]>([
    ['a topic', { topic: 'food', level: 'A1' }],
    ['grammar points', { points: ['past-simple-irregular', 'articles'] }],
    [
      'a text',
      {
        level: 'A2',
        text: 'Maria moved to London in 2015. The old market is very cheap. The museum has twelve rooms. The train is not fast. The river is dangerous in winter.',
      },
    ],
  ])('from %s are whole, new each time, and the same from the same seed', async (_, from) => {
    const portal = await world();
    const { caller, open } = await teacherWith(portal);
    await open();
    const first = await caller.quizzes.suggest({ from, count: 3, seed: 4 });
    expect(first.items).toHaveLength(3);
    for (const one of first.items) expect(item.safeParse(one).error).toBeUndefined();
    const same = await caller.quizzes.suggest({ from, count: 3, seed: 4 });
    expect(same.items.map(({ id: _, ...one }) => one)).toEqual(first.items.map(({ id: _, ...one }) => one));
    const avoid = first.items.map(askedOf);
    const more = await caller.quizzes.suggest({ from, count: 2, seed: 4, avoid });
    expect(more.items.length).toBeGreaterThan(0);
    expect(more.items.map(askedOf).filter((asked) => avoid.includes(asked))).toEqual([]);
  });

  test('from one’s own word list are about its words, and another’s list is not found', async () => {
    const portal = await world();
    const { caller, open } = await teacherWith(portal);
    await open();
    const entries = ['harbour', 'anchor', 'tide', 'sailor'].map((term) => ({
      id: term,
      term,
      meaning: `what ${term} is`,
    }));
    const list = { kind: 'word-list' as const, title: 'The sea', data: { entries } };
    const { id } = await caller.library.create(list);
    const made = await caller.quizzes.suggest({ from: { list: id }, count: 3, seed: 1 });
    expect(made.title).toBe('The sea');
    const other = await as(portal, await makeUser(portal));
    const { id: theirs } = await other.library.create(list);
    await expect(caller.quizzes.suggest({ from: { list: theirs }, count: 3, seed: 1 })).rejects.toMatchObject(
      refusedAs('resource_not_found'),
    );
  });

  test('come only where the app is open', async () => {
    const portal = await world();
    const { caller, id } = await teacherWith(portal);
    const from = { topic: 'food', level: 'A1' } as const;
    await expect(caller.quizzes.suggest({ from, count: 3, seed: 1 })).rejects.toMatchObject(refusedAs('app_not_open'));
    await expect(caller.quizzes.reteach({ id, seed: 1 })).rejects.toMatchObject(refusedAs('app_not_open'));
  });

  test('of a text in which nothing can be asked safely: a sentence says so', async () => {
    const portal = await world();
    const { caller, open } = await teacherWith(portal);
    await open();
    await expect(
      caller.quizzes.suggest({ from: { text: 'Hm.', level: 'A1' }, count: 3, seed: 1 }),
    ).rejects.toMatchObject({ message: expect.stringContaining('Try a longer one') });
  });
});

test('questions are made in ESL Tests as well, which has the same editor', async () => {
  const portal = await world();
  const { caller } = await teacherWith(portal);
  await caller.tokens.consume({ amount: 3, action: 'esl-tests', launch: true });
  const { items: made } = await caller.quizzes.suggest({ from: { points: ['articles'] }, count: 3, seed: 1 });
  expect(made).toHaveLength(3);
});

test.each([
  ['without a question', { items: [] }, 'There is no question in it yet.'],
  ['with a question that says nothing', { items: [{ ...items[2], prompt: ' ' }] }, 'Question 1: Write the question.'],
  [
    'that closes before it opens',
    { items, rules: { opensAt: '2026-05-02T08:00:00Z', closesAt: '2026-05-01T08:00:00Z' } },
    'It closes before it opens.',
  ],
])('a quiz or a test %s gets no link, and a sentence says why', async (_, data, why) => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal));
  for (const kind of ['quiz', 'test'] as const) {
    const { id } = await caller.library.create({ kind, title: 'Unit 3', data: questionSet.parse(data) });
    await expect(caller.library.share({ id, mode: 'play' })).rejects.toMatchObject({
      ...refusedAs('set_unfinished'),
      code: 'CONFLICT',
      message: expect.stringContaining(why),
    });
    expect((await caller.library.links({ id })).items).toEqual([]);
  }
});

describe('what was missed', () => {
  test.each(['a guest', 'a student'])('is practised again by %s who came by a link', async (who) => {
    const portal = await world();
    const { start } = await teacherWith(portal);
    const player = who === 'a guest' ? undefined : await makeUser(portal, { role: 'student' });
    const { attempts } = await as(portal, player);
    const { id } = await attempts.start(start);
    await attempts.answer({ id, itemId: 'tea', response: { choice: 'drinks' } });
    await attempts.answer({ id, itemId: 'past', response: { text: 'goed' } });
    const retry = { ...start, activity: { kind: 'retry' as const, of: id } };
    // Not while it is played.
    await expect(attempts.start(retry)).rejects.toMatchObject(refusedAs('attempt_not_found'));
    await attempts.finish({ id });
    const again = await attempts.start(retry);
    expect(again.items.map(({ item: { id: asked } }) => asked)).toEqual(['past', 'cats']);
    expect(JSON.stringify(again)).not.toContain('KEYWORD');
    await attempts.answer({ id: again.id, itemId: 'past', response: { text: 'went' } });
    await attempts.answer({ id: again.id, itemId: 'cats', response: { isTrue: false } });
    expect(await attempts.finish({ id: again.id })).toMatchObject({ score: 2, maxScore: 2 });
  });

  test('counts neither as a try of the quiz nor in its report', async () => {
    const portal = await world();
    const { caller, id, start } = await teacherWith(portal);
    const attempt = await play(portal, start, 'Ana', { tea: { choice: 'drink' } });
    const { attempts } = await as(portal);
    const again = await attempts.start({ ...start, activity: { kind: 'retry', of: attempt.id } });
    await attempts.finish({ id: again.id });
    expect((await caller.quizzes.report({ id })).attempts).toMatchObject([{ name: 'Ana' }]);
  });
});

describe('a report', () => {
  test('shows who took it, what each answered, what was hardest and who chose which wrong answer', async () => {
    const portal = await world();
    const { caller, user, id, start } = await teacherWith(portal);
    const right: Answers = { tea: { choice: 'drinks' }, past: { text: 'went' }, cats: { isTrue: false } };
    await play(portal, start, 'Ana', right);
    await play(portal, start, 'Ben', { ...right, tea: { choice: 'drink' } });
    await play(portal, start, 'Cleo', { ...right, tea: { choice: hostile }, past: { text: 'goed' } });
    const student = await makeUser(portal, { role: 'student', username: 'dana' });
    await (await as(portal, student)).attempts.start(start);
    // The owner's own tries say nothing about the class.
    await (await as(portal, user)).attempts.start({
      ...start,
      activity: { kind: 'questions', from: { resource: id } },
    });

    const report = await caller.quizzes.report({ id });
    expect(report.attempts.map(({ name, isGuest, cells, score }) => ({ name, isGuest, cells, score }))).toEqual([
      { name: 'Ana', isGuest: true, cells: [1, 1, 1], score: 3 },
      { name: 'Ben', isGuest: true, cells: [0, 1, 1], score: 2 },
      { name: 'Cleo', isGuest: true, cells: [0, 0, 1], score: 1 },
      { name: 'dana', isGuest: false, cells: [null, null, null], score: 0 },
    ]);
    expect(report.questions).toMatchObject([
      {
        number: 1,
        answered: 3,
        share: 1 / 3,
        key: 'drinks',
        wrong: [
          { text: 'drink', count: 1, who: ['Ben'] },
          { text: hostile, count: 1, who: ['Cleo'] },
        ],
      },
      { number: 2, wrong: [{ text: 'goed', count: 1, who: ['Cleo'] }] },
      { number: 3, share: 1, wrong: [] },
    ]);
    expect(report.average?.share).toBeCloseTo(2 / 3);
  });

  test('is empty before anybody has played, and nobody else’s to read', async () => {
    const portal = await world();
    const { caller, id } = await teacherWith(portal);
    expect(await caller.quizzes.report({ id })).toMatchObject({ attempts: [], average: null });
    for (const role of ['teacher', 'student', 'admin'] as const) {
      const other = await as(portal, await makeUser(portal, { role, aiCredits: 10 }));
      await expect(other.quizzes.report({ id })).rejects.toMatchObject(refusedAs('resource_not_found'));
      await other.tokens.consume({ amount: 2, action: 'classroom-quiz-maker', launch: true });
      await expect(other.quizzes.reteach({ id, seed: 1 })).rejects.toMatchObject(refusedAs('resource_not_found'));
    }
  });

  test('of a quiz that was changed since counts the questions that it has now', async () => {
    const portal = await world();
    const { caller, id, start } = await teacherWith(portal);
    await play(portal, start, 'Ana', { tea: { choice: 'drinks' }, cats: { isTrue: true } });
    await caller.library.update({ id, version: 1, kind: 'quiz', title: 'Unit 3', data: { items: items.slice(2) } });
    expect(await caller.quizzes.report({ id })).toMatchObject({
      questions: [{ number: 1, text: 'Cats bark.', share: 0 }],
      attempts: [{ cells: [0] }],
    });
  });

  test('leads to five questions about what was hardest: grammar asked anew, the rest again', async () => {
    const portal = await world();
    const { caller, id, start, open } = await teacherWith(portal);
    await open();
    await expect(caller.quizzes.reteach({ id, seed: 1 })).rejects.toMatchObject(refusedAs('nothing_to_ask'));
    await play(portal, start, 'Ana', { tea: { choice: 'drink' }, past: { text: 'goed' }, cats: { isTrue: false } });
    const again = await caller.quizzes.reteach({ id, seed: 1 });
    expect(again.title).toBe('Again: Unit 3');
    expect(again.items).toHaveLength(2);
    expect(again.items[0]?.prompt).toBe('She ___ tea.');
    expect(again.items[1]?.tags).toContain('past-simple-irregular');
    expect(again.items[1]?.prompt).not.toBe('The past of go?');
    // It can be kept as a quiz as it is.
    await caller.library.create({ kind: 'quiz', title: again.title, data: { items: again.items } });
  });
});

describe('a link to a quiz', () => {
  test('tells no question and no key, before and while it is played', async () => {
    const portal = await world();
    const { token, start } = await teacherWith(portal);
    const visitor = await as(portal);
    const shared = JSON.stringify(await visitor.library.shared({ token }));
    expect(shared).not.toMatch(/KEYWORD|drinks|"isKey":/);
    const running = JSON.stringify(await visitor.attempts.start({ ...start, guestName: 'Ana' }));
    expect(running).not.toMatch(/KEYWORD|"(isKey|accepted)":/);
  });

  test('is played by sixty guests at once, and no answer is lost or mixed up', async () => {
    const portal = await world();
    const { caller, id, start } = await teacherWith(portal);
    const guests = Array.from({ length: 60 }, (_, number) => `Guest ${number + 1}`);
    await Promise.all(
      guests.map(async (guestName, number) => {
        const { attempts } = await as(portal, undefined, '10.0.0.1');
        const attempt = await attempts.start({ ...start, guestName });
        await Promise.all([
          attempts.answer({ id: attempt.id, itemId: 'tea', response: { choice: number % 2 ? 'drinks' : 'drink' } }),
          attempts.answer({ id: attempt.id, itemId: 'cats', response: { isTrue: false } }),
        ]);
        await attempts.finish({ id: attempt.id });
      }),
    );
    const report = await caller.quizzes.report({ id });
    expect(report.attempts.map(({ name }) => name).sort()).toEqual([...guests].sort());
    expect(report.questions[0]).toMatchObject({ answered: 60, share: 0.5, wrong: [{ text: 'drink', count: 30 }] });
    expect(report.questions[2]).toMatchObject({ answered: 60, share: 1 });
    const stored = await portal.deps.db.attempt.findMany({ select: { items: true } });
    expect(stored.every((attempt) => itemsOf(attempt).length === items.length)).toBe(true);
  });
});

test('what others play of a word list by its link reaches its owner: in the history, and in a report by word', async () => {
  const portal = await world();
  const teacher = await as(portal, await makeUser(portal));
  const entries = [
    { id: 'a', term: 'harbour', meaning: 'a safe place for ships' },
    { id: 'b', term: 'anchor', meaning: 'heavy metal that stops a boat' },
    { id: 'c', term: 'tide', meaning: 'the rise and fall of the sea' },
  ];
  const { id } = await teacher.library.create({ kind: 'word-list', title: 'The sea', data: { entries } });
  const { token } = await teacher.library.share({ id, mode: 'play' });
  const ana = await makeUser(portal, { role: 'student', username: 'ana' });
  for (const [who, mode, task] of [
    [undefined, 'test', 'spell'],
    [ana, 'practice', 'write-term'],
    [undefined, 'test', 'scramble'],
  ] as const) {
    const { attempts } = await as(portal, who);
    const attempt = await attempts.start({
      appId: 'word-scramble',
      activity: { kind: 'words', from: { shared: token }, tasks: [task], count: 3 },
      mode,
      ...(!who && { guestName: 'Mia' }),
    });
    const itemId = await itemAbout(portal, attempt.id, `a.${task}`);
    const wrong = task === 'scramble' ? { order: [...'bouhrar'] } : { text: 'harbur' };
    await attempts.answer({ id: attempt.id, itemId, response: who ? { text: 'harbour' } : wrong });
    await attempts.finish({ id: attempt.id });
  }
  const { items } = await teacher.history.list({ whose: 'players' });
  expect(items.map(({ player, title, resourceKind }) => [player.name, title, resourceKind])).toEqual([
    ['Mia', 'The sea', 'word-list'],
    ['ana', 'The sea', 'word-list'],
    ['Mia', 'The sea', 'word-list'],
  ]);
  const report = await teacher.quizzes.report({ id });
  expect(report.attempts.map(({ name, cells }) => [name, ...cells])).toEqual([
    ['Mia', 0, null, null],
    ['ana', 1, null, null],
    ['Mia', 0, null, null],
  ]);
  expect(report.questions[0]).toMatchObject({ id: 'a', text: 'harbour', key: 'a safe place for ships', answered: 3 });
  expect(report.questions[0]?.wrong).toEqual([
    { text: 'harbur', count: 1, who: ['Mia'] },
    { text: 'bouhrar', count: 1, who: ['Mia'] },
  ]);
  // It is somebody's report: nobody else finds it, nor the attempts.
  const stranger = await as(portal, await makeUser(portal));
  await expect(stranger.quizzes.report({ id })).rejects.toMatchObject(refusedAs('resource_not_found'));
  expect((await stranger.history.list({ whose: 'players' })).items).toEqual([]);
});

test('an open question is marked in the points that it sets: in the round, the report and the total', async () => {
  const portal = await world();
  const teacher = await as(portal, await makeUser(portal));
  const open = { id: 'e1', kind: 'essay' as const, prompt: 'Write about your town.', points: 3 };
  const closed = { id: 'q1', kind: 'tf' as const, prompt: 'Cats bark.', key: false, points: 2 };
  const data = { items: [closed, open] };
  const { id: quiz } = await teacher.library.create({ kind: 'quiz', title: 'Unit 3', data });
  const { token } = await teacher.library.share({ id: quiz, mode: 'play' });
  const student = await as(portal, await makeUser(portal, { role: 'student' }));
  const activity = { kind: 'questions' as const, from: { shared: token } };
  const { id } = await student.attempts.start({ appId: 'classroom-quiz-maker', activity, mode: 'practice' });
  await student.attempts.answer({ id, itemId: 'q1', response: { isTrue: false } });
  await student.attempts.answer({ id, itemId: 'e1', response: { text: 'It is small.' } });
  await student.attempts.finish({ id });
  expect((await teacher.quizzes.report({ id: quiz })).attempts).toMatchObject([
    { score: 2, maxScore: 2, cells: [1, null] },
  ]);

  const rubric = { task: 4, language: 3, clarity: 2, range: 1 };
  await teacher.attempts.mark({ id, itemId: 'e1', rubric });
  expect((await teacher.attempts.handIns({ id: quiz })).items).toMatchObject([
    { score: 3.5, maxScore: 5, tasks: [{ itemId: 'e1', points: 3, rubric }] },
  ]);
  expect(await teacher.quizzes.report({ id: quiz })).toMatchObject({
    attempts: [{ score: 3.5, maxScore: 5, cells: [1, 0.5] }],
    questions: [{ id: 'q1' }, { id: 'e1', number: 2, answered: 1, share: 0.5, wrong: [] }],
  });
  expect((await teacher.history.attempt({ id })).marks).toMatchObject([{ scoreBefore: null, scoreAfter: 0.5 }]);
});

test('whoever plays a question sees its picture, and a name that cannot be one is refused', async () => {
  const portal = await world();
  const picture = { kind: 'set', name: 'dog-face' } as const;
  const shown = { ...common, id: 'dog', kind: 'tf', prompt: 'It is a dog.', key: true, picture } as const;
  const { caller, start } = await teacherWith(portal, [{ ...shown, tags: [] }]);
  const started = await (await as(portal)).attempts.start({ ...start, guestName: 'Ana' });
  expect(started.items.map(({ item: seen }) => seen.picture)).toEqual([picture]);
  const other = { ...shown, tags: [], picture: { ...picture, name: '../pictures' } };
  const made = caller.library.create({ kind: 'quiz', title: 'Unit 4', data: { items: [other] } });
  await expect(made).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
