import type { inferRouterInputs } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { attemptLimits } from '#server/adapters/limiter';
import type { AppRouter } from '#server/routers';
import { serve } from '#tests/support/server';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

type Create = inferRouterInputs<AppRouter>['library']['create'];
type Rules = NonNullable<Extract<Create['data'], { items: unknown }>['rules']>;
type Items = Extract<Create['data'], { items: unknown }>['items'];

const common = { skill: 'grammar', level: 'A2', explanation: 'KEYWORD why' } as const;
const items: Items = [
  {
    ...common,
    id: 'q1',
    kind: 'mc',
    prompt: 'She ___ tea.',
    options: [
      { text: 'drinks', isKey: true },
      { text: 'drink', feedback: 'KEYWORD She takes -s.' },
      { text: 'drinking' },
    ],
  },
  { ...common, id: 'q2', kind: 'tf', prompt: 'Cats bark.', key: false },
  { ...common, id: 'q3', kind: 'short', prompt: 'The past of go?', accepted: ['went', 'KEYWORD'] },
];
const tab = 'tab-one-1';

/** A teacher with a quiz of these rules, and a link to play it. */
async function quizOf(portal: World, rules: Rules = {}, questions = items) {
  const user = await makeUser(portal, { aiCredits: 0 });
  const teacher = await as(portal, user);
  const { id } = await teacher.library.create({ kind: 'quiz', title: 'Unit 3', data: { items: questions, rules } });
  const { token } = await teacher.library.share({ id, mode: 'play' });
  const start = {
    appId: 'classroom-quiz-maker',
    activity: { kind: 'questions' as const, from: { shared: token } },
    mode: 'practice' as const,
  };
  return {
    user,
    teacher,
    id,
    token,
    start,
    own: { ...start, activity: { kind: 'questions', from: { resource: id } } } as const,
  };
}

async function student(portal: World) {
  const user = await makeUser(portal, { role: 'student', aiCredits: 0 });
  return { user, caller: await as(portal, user) };
}

const refusedAs = (reason: string) => ({ cause: expect.objectContaining({ reason }) });

describe('who pays', () => {
  test('nobody: neither by a link, nor for a quiz of one’s own', async () => {
    const portal = await world();
    const { teacher, start, own } = await quizOf(portal);
    const { caller } = await student(portal);
    expect(await caller.attempts.start(start)).toMatchObject({ title: 'Unit 3', maxScore: 3 });
    expect(await (await as(portal)).attempts.start({ ...start, guestName: 'Ana' })).toMatchObject({ title: 'Unit 3' });
    expect(await teacher.attempts.start(own)).toMatchObject({ title: 'Unit 3' });
    await expect(caller.attempts.start({ ...start, appId: 'no-such-app' })).rejects.toMatchObject(
      refusedAs('app_not_found'),
    );
    await expect(caller.attempts.start(own)).rejects.toMatchObject(refusedAs('resource_not_found'));
  });
});

describe('what the caller says does not count', () => {
  test('the rules make it a test or practice', async () => {
    const portal = await world();
    const { caller } = await student(portal);
    const each = await quizOf(portal, { release: 'each' });
    expect(await caller.attempts.start({ ...each.start, mode: 'test' })).toMatchObject({ mode: 'practice' });
    const end = await quizOf(portal, { release: 'end' });
    expect(await caller.attempts.start({ ...end.start, mode: 'practice' })).toMatchObject({ mode: 'test' });
  });

  test('answers of odd shapes earn nothing, and unknown questions are refused', async () => {
    const portal = await world();
    const { start } = await quizOf(portal, { release: 'end' });
    const { caller } = await student(portal);
    const { id } = await caller.attempts.start(start);
    await caller.attempts.answer({ id, itemId: 'q1', response: { choices: ['drinks', 'drink'] } });
    await caller.attempts.answer({ id, itemId: 'q2', response: { text: 'false' } });
    await caller.attempts.answer({ id, itemId: 'q3', response: { gaps: { __proto__: 'went', accepted: 'went' } } });
    await expect(caller.attempts.answer({ id, itemId: 'q4', response: { text: 'x' } })).rejects.toMatchObject(
      refusedAs('item_not_found'),
    );
    expect(await caller.attempts.finish({ id })).toMatchObject({ score: 0 });
  });
});

describe('when it may be taken', () => {
  test('not before it opens, not after it closes; its owner always', async () => {
    const portal = await world();
    const { teacher, start, own } = await quizOf(portal, {
      opensAt: '2026-03-10T10:00:00Z',
      closesAt: '2026-03-10T12:00:00Z',
    });
    const { caller } = await student(portal);
    portal.deps.clock.set('2026-03-10T09:59:59Z');
    await expect(caller.attempts.start(start)).rejects.toMatchObject(refusedAs('not_open_yet'));
    portal.deps.clock.set('2026-03-10T10:00:00Z');
    await caller.attempts.start(start);
    portal.deps.clock.set('2026-03-10T12:00:00Z');
    await expect(caller.attempts.start(start)).rejects.toMatchObject(refusedAs('closed_already'));
    expect(await teacher.attempts.start(own)).toMatchObject({ title: 'Unit 3' });
  });

  test('as often as its rules say, also when twenty begin at once', async () => {
    const portal = await world();
    const { start } = await quizOf(portal, { attempts: 2, release: 'each' });
    const { caller, user } = await student(portal);
    const begun = await Promise.all(Array.from({ length: 20 }, () => caller.attempts.start(start)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    await caller.attempts.finish({ id: begun[0]?.id ?? '' });
    await caller.attempts.finish({ id: (await caller.attempts.start(start)).id });
    await expect(caller.attempts.start(start)).rejects.toMatchObject(refusedAs('attempts_used_up'));
    expect(await portal.deps.db.attempt.count({ where: { userId: user.id } })).toBe(2);
  });

  test('guests are counted by their name and link', async () => {
    const portal = await world();
    const { teacher, id, start } = await quizOf(portal, { attempts: 1 });
    const guest = await as(portal);
    await expect(guest.attempts.start(start)).rejects.toMatchObject(refusedAs('name_needed'));
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => guest.attempts.start({ ...start, guestName: 'Ana' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(guest.attempts.start({ ...start, guestName: ' ANA ' })).rejects.toMatchObject(
      refusedAs('attempts_used_up'),
    );
    await guest.attempts.start({ ...start, guestName: 'Ben' });
    const { token } = await teacher.library.share({ id, mode: 'play' });
    const otherClass = { ...start, activity: { kind: 'questions' as const, from: { shared: token } } };
    await guest.attempts.start({ ...otherClass, guestName: 'Ana' });
  });

  test('a test that runs is gone on with on another device', async () => {
    const portal = await world();
    const { start } = await quizOf(portal, { release: 'end' });
    const { caller, user } = await student(portal);
    const { id } = await caller.attempts.start(start);
    await caller.attempts.answer({ id, itemId: 'q2', response: { isTrue: false } });
    await caller.attempts.progress({ id, at: 'q3', flagged: ['q1'] });
    const elsewhere = await as(portal, user);
    expect(await elsewhere.attempts.start(start)).toMatchObject({ id, at: 'q3', flagged: ['q1'] });
    await expect(elsewhere.attempts.progress({ id, flagged: ['q9'] })).rejects.toMatchObject(
      refusedAs('item_not_found'),
    );
  });
});

describe('its time', () => {
  test('ends by the server’s clock: later answers are refused, earlier ones count', async () => {
    const portal = await world();
    const { start } = await quizOf(portal, { minutes: 30, release: 'end' });
    const { caller } = await student(portal);
    const { id, deadlineAt, now } = await caller.attempts.start(start);
    expect(Date.parse(deadlineAt ?? '') - Date.parse(now)).toBe(30 * 60_000);
    await caller.attempts.answer({ id, itemId: 'q1', response: { choice: 'drinks' } });
    portal.deps.clock.advance({ minutes: 30 });
    await expect(caller.attempts.answer({ id, itemId: 'q2', response: { isTrue: false } })).rejects.toMatchObject(
      refusedAs('time_is_up'),
    );
    await expect(caller.attempts.progress({ id, at: 'q2' })).rejects.toMatchObject(refusedAs('time_is_up'));
    expect(await caller.attempts.finish({ id })).toMatchObject({ score: 1, maxScore: 3, finishedAt: deadlineAt });
  });

  test('also when nobody ends it, and only a list is read the day after', async () => {
    const portal = await world();
    const { start } = await quizOf(portal, { minutes: 30, release: 'end' });
    const { caller } = await student(portal);
    const { id, deadlineAt } = await caller.attempts.start(start);
    await caller.attempts.answer({ id, itemId: 'q1', response: { choice: 'drinks' } });
    portal.deps.clock.advance({ days: 1 });
    expect((await caller.history.list({})).items).toMatchObject([{ id, score: 1, finishedAt: deadlineAt }]);
  });

  test('never reaches beyond the closing date, and untimed means untimed', async () => {
    const portal = await world();
    const { caller } = await student(portal);
    const short = await quizOf(portal, { minutes: 60, closesAt: '2026-03-10T09:10:00Z' });
    portal.deps.clock.set('2026-03-10T09:00:00Z');
    expect(await caller.attempts.start(short.start)).toMatchObject({ deadlineAt: '2026-03-10T09:10:00.000Z' });
    const untimed = await quizOf(portal, { minutes: 60, scoring: 'untimed' });
    expect(await caller.attempts.start(untimed.start)).toMatchObject({ deadlineAt: null });
  });

  test('quick right answers are worth more where speed counts, changed ones no more than half', async () => {
    const portal = await world();
    const { start } = await quizOf(portal, { scoring: 'speed', secondsPerItem: 20, release: 'end' });
    const { caller } = await student(portal);
    const { id } = await caller.attempts.start(start);
    portal.deps.clock.advance({ seconds: 10 });
    await caller.attempts.answer({ id, itemId: 'q1', response: { choice: 'drinks' } });
    portal.deps.clock.advance({ seconds: 20 });
    await caller.attempts.answer({ id, itemId: 'q2', response: { isTrue: false } });
    await caller.attempts.answer({ id, itemId: 'q3', response: { text: 'goed' } });
    await caller.attempts.answer({ id, itemId: 'q3', response: { text: 'went' } });
    expect(await caller.attempts.finish({ id })).toMatchObject({ score: 0.75 + 0.625 + 0.5, maxScore: 3 });
  });

  test('whoever reads all questions before the first answer is paid for no speed', async () => {
    const portal = await world();
    const { start } = await quizOf(portal, { scoring: 'speed', secondsPerItem: 20, release: 'end' });
    const scoreOf = async (waits: readonly number[]) => {
      const { caller } = await student(portal);
      const { id } = await caller.attempts.start(start);
      const answers = [
        { itemId: 'q1', response: { choice: 'drinks' } },
        { itemId: 'q2', response: { isTrue: false } },
        { itemId: 'q3', response: { text: 'went' } },
      ];
      for (const [place, answer] of answers.entries()) {
        portal.deps.clock.advance({ seconds: waits[place] });
        await caller.attempts.answer({ id, ...answer });
      }
      return (await caller.attempts.finish({ id })).score ?? 0;
    };
    const steady = await scoreOf([10, 10, 10]);
    const readAhead = await scoreOf([28, 1, 1]);
    expect(steady).toBe(3 * 0.75);
    expect(readAhead).toBeLessThan(steady);
  });
});

test('one way means one way', async () => {
  const portal = await world();
  const { start } = await quizOf(portal, { oneWay: true, release: 'end' });
  const { caller } = await student(portal);
  const { id } = await caller.attempts.start(start);
  await caller.attempts.answer({ id, itemId: 'q1', response: { choice: 'drink' } });
  await caller.attempts.answer({ id, itemId: 'q1', response: { choice: 'drinks' } });
  await caller.attempts.progress({ id, at: 'q3' });
  for (const itemId of ['q1', 'q2'])
    await expect(caller.attempts.answer({ id, itemId, response: { isTrue: false } })).rejects.toMatchObject(
      refusedAs('question_passed'),
    );
  expect(await caller.attempts.progress({ id, at: 'q1' })).toMatchObject({ at: 'q3' });
  expect(await caller.attempts.finish({ id })).toMatchObject({ score: 1 });
});

test('chance mixes questions and choices, and a text keeps its questions together', async () => {
  const portal = await world();
  const about = (text: string, id: string): Items[number] => ({
    id,
    kind: 'tf',
    prompt: id,
    key: true,
    passage: { text },
  });
  const questions = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'].map((id) => about(id.charAt(0), id));
  const mixed = await quizOf(portal, { shuffleItems: true }, questions);
  const { caller } = await student(portal);
  const orders = [];
  // Six orders: twelve attempts that all have the same one come once in hundreds of millions.
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const { items: asked } = await caller.attempts.start(mixed.start);
    orders.push(asked.map(({ item }) => item.id).join(' '));
  }
  expect(new Set(orders).size).toBeGreaterThan(1);
  for (const order of orders) for (const pair of ['a1 a2', 'b1 b2', 'c1 c2']) expect(order).toContain(pair);
  const fixed = await quizOf(portal, { shuffleOptions: false });
  for (const seed of [1, 2, 3]) {
    const { items: asked } = await caller.attempts.start({ ...fixed.start, seed });
    expect(asked[0]?.item).toMatchObject({ options: ['drinks', 'drink', 'drinking'] });
  }
});

describe('keys', () => {
  test('of a test with limited attempts come with no rehearsal: a guest and a second account see the score alone', async () => {
    const portal = await world();
    const { teacher, id: quiz, start } = await quizOf(portal, { release: 'end', attempts: 1 });
    const guest = await as(portal);
    const { caller: account } = await student(portal);
    const attempts = [
      { caller: guest, attempt: await guest.attempts.start({ ...start, guestName: 'Nobody' }) },
      { caller: account, attempt: await account.attempts.start(start) },
    ];
    for (const { caller, attempt } of attempts) {
      const ended = await caller.attempts.finish({ id: attempt.id });
      expect(ended).toMatchObject({ score: 0, isReleased: false, seed: null });
      expect(ended.items.filter(({ grade }) => grade)).toEqual([]);
      const again = { kind: 'retry' as const, of: attempt.id };
      await expect(
        caller.attempts.start({ appId: attempt.appId, activity: again, mode: 'practice' }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await account.history.list({})).items).toMatchObject([{ score: 0 }]);
    await teacher.attempts.release({ id: quiz });
    for (const { caller, attempt } of attempts) {
      expect((await caller.attempts.get({ id: attempt.id })).items.every(({ grade }) => grade?.answer)).toBe(true);
    }
  });

  test('of a test with limited attempts are shown from its closing date on, and to its owner at once', async () => {
    const portal = await world();
    const limited = { release: 'end' as const, attempts: 1, closesAt: '2026-03-11T09:00:00Z' };
    const { teacher, start } = await quizOf(portal, limited);
    const own = await teacher.attempts.start(start);
    expect(await teacher.attempts.finish({ id: own.id })).toMatchObject({ isReleased: true });
    const { caller } = await student(portal);
    const { id } = await caller.attempts.start(start);
    expect(await caller.attempts.finish({ id })).toMatchObject({ score: 0, isReleased: false });
    portal.deps.clock.set('2026-03-11T09:00:01Z');
    expect(await caller.attempts.get({ id })).toMatchObject({ isReleased: true });
  });

  test('of a test with limited attempts that no date closes are shown once its owner says so', async () => {
    const portal = await world();
    const { teacher, id: quiz, start } = await quizOf(portal, { release: 'end', attempts: 1 });
    const { caller } = await student(portal);
    const { id } = await caller.attempts.start(start);
    expect(await caller.attempts.finish({ id })).toMatchObject({ score: 0, isReleased: false });
    expect(await teacher.quizzes.report({ id: quiz })).toMatchObject({ waiting: 1 });
    portal.deps.clock.advance({ days: 365 });
    expect(await caller.attempts.get({ id })).toMatchObject({ isReleased: false });
    expect(await teacher.attempts.release({ id: quiz })).toEqual({ released: 1 });
    expect(await caller.attempts.get({ id })).toMatchObject({ isReleased: true });
    expect(await teacher.quizzes.report({ id: quiz })).toMatchObject({ waiting: 0 });
  });

  test('that wait for a date wait for no owner', async () => {
    const portal = await world();
    const {
      teacher,
      id: quiz,
      start,
    } = await quizOf(portal, {
      release: 'closed',
      closesAt: '2026-03-11T09:00:00Z',
    });
    const { caller } = await student(portal);
    await caller.attempts.start(start);
    expect(await teacher.quizzes.report({ id: quiz })).toMatchObject({ waiting: 0 });
  });

  test.each([
    ['end', {}],
    ['closed', { closesAt: '2026-03-11T09:00:00Z' }],
    ['by-hand', {}],
  ] as const)('are in no answer of a round that is released: %s', async (release, more) => {
    const portal = await world();
    const { user: owner, teacher, id: quiz, token, start } = await quizOf(portal, { release, ...more });
    const { user, caller } = await student(portal);
    await teacher.profile.associate({ email: user.email });
    await caller.profile.acceptOwner({ id: owner.id });
    const seen: unknown[] = [await caller.library.shared({ token })];
    const attempt = await caller.attempts.start(start);
    const { id } = attempt;
    seen.push(attempt, await caller.attempts.answer({ id, itemId: 'q1', response: { choice: 'drink' } }));
    seen.push(await caller.attempts.progress({ id, at: 'q1' }), await caller.attempts.hold({ id, tab }));
    seen.push(await caller.attempts.get({ id }), await caller.history.list({}), await caller.attempts.grammar());
    await expect(caller.attempts.hint({ id, itemId: 'q1', kind: 'first' })).rejects.toMatchObject(refusedAs('no_hint'));
    const finished = await caller.attempts.finish({ id, tab });
    if (release !== 'end') {
      seen.push(finished, await caller.attempts.get({ id }), await caller.history.list({}));
      expect(finished).toMatchObject({ score: null, isReleased: false, maxScore: 3 });
      expect((await caller.history.list({})).items).toMatchObject([{ score: null }]);
      const retry = { ...start, activity: { kind: 'retry' as const, of: id } };
      await expect(caller.attempts.start(retry)).rejects.toBeDefined();
      // Whose quiz it is sees them at once.
      expect(await teacher.attempts.get({ id })).toMatchObject({ score: 0, isReleased: true });
    }
    expect(JSON.stringify(seen)).not.toMatch(/KEYWORD|"(isKey|accepted|verdict|mistake)":/);
    if (release === 'by-hand') {
      await expect(caller.attempts.release({ id: quiz })).rejects.toMatchObject(refusedAs('resource_not_found'));
      expect(await teacher.attempts.release({ id: quiz })).toEqual({ released: 1 });
    }
    portal.deps.clock.advance({ days: 2 });
    const released = await caller.attempts.get({ id });
    expect(released).toMatchObject({ score: 0, isReleased: true });
    expect(released.items.every(({ grade }) => grade?.explanation)).toBe(true);
  });
});

test('a recording is played as often as the rules say, whichever of its questions asks', async () => {
  const portal = await world();
  const heard = (id: string): Items[number] => ({ id, kind: 'tf', prompt: id, key: true, audioText: 'A: Hello.' });
  const { start } = await quizOf(portal, { plays: 2 }, [heard('q1'), heard('q2'), ...items.slice(2)]);
  const { caller } = await student(portal);
  const { id } = await caller.attempts.start(start);
  await caller.attempts.progress({ id, played: 'q1' });
  expect(await caller.attempts.progress({ id, played: 'q2' })).toMatchObject({ plays: { q1: 2 } });
  await expect(caller.attempts.progress({ id, played: 'q2' })).rejects.toMatchObject(refusedAs('plays_used_up'));
  await expect(caller.attempts.progress({ id, played: 'q3' })).rejects.toMatchObject(refusedAs('item_not_found'));
});

test('a second tab only watches until it takes over', async () => {
  const portal = await world();
  const { start } = await quizOf(portal, { release: 'end' });
  const { caller } = await student(portal);
  const { id } = await caller.attempts.start(start);
  const answer = (from: string | undefined) =>
    caller.attempts.answer({ id, itemId: 'q1', response: { choice: 'drinks' }, tab: from });
  expect(await caller.attempts.hold({ id, tab })).toMatchObject({ holder: tab });
  expect(await caller.attempts.hold({ id, tab: 'tab-two-2' })).toMatchObject({ holder: tab });
  await answer(tab);
  for (const from of ['tab-two-2', undefined])
    await expect(answer(from)).rejects.toMatchObject(refusedAs('held_elsewhere'));
  await expect(caller.attempts.finish({ id, tab: 'tab-two-2' })).rejects.toMatchObject(refusedAs('held_elsewhere'));
  expect(await caller.attempts.hold({ id, tab: 'tab-two-2', takeOver: true })).toMatchObject({ holder: 'tab-two-2' });
  await expect(answer(tab)).rejects.toMatchObject(refusedAs('held_elsewhere'));
  await answer('tab-two-2');
});

test('another person’s round answers like a missing one, whatever is asked of it', async () => {
  const portal = await world();
  const { start } = await quizOf(portal, { release: 'end' });
  const { caller } = await student(portal);
  const { id } = await caller.attempts.start(start);
  const { caller: other } = await student(portal);
  for (const asked of [
    () => other.attempts.get({ id }),
    () => other.attempts.answer({ id, itemId: 'q1', response: { choice: 'drinks' } }),
    () => other.attempts.finish({ id }),
    () => other.attempts.hold({ id, tab, takeOver: true }),
    () => other.attempts.progress({ id, at: 'q1' }),
  ])
    await expect(asked()).rejects.toMatchObject(refusedAs('attempt_not_found'));
});

test('ten thousand answers are refused, in one body or one by one', async () => {
  const portal = await world();
  const { start } = await quizOf(portal, { release: 'end' });
  const { caller, user } = await student(portal);
  const { id } = await caller.attempts.start(start);
  const server = await serve(portal);
  const headers = { authorization: `Bearer ${await tokenFor(portal, user)}` };
  const one = { itemId: 'q1', response: { choice: 'drink' } };
  const many = Array.from({ length: 10_000 }, () => one);
  const inOne = await server.rest('POST', `/attempts/${id}/answers`, { headers, body: { ...one, answers: many } });
  expect(inOne.status).toBe(400);
  const huge = { itemId: 'q1', response: { text: 'x'.repeat(2_000_000) } };
  expect((await server.rest('POST', `/attempts/${id}/answers`, { headers, body: huge })).status).toBe(413);
  await caller.attempts.answer({ id, ...one });
  await portal.deps.db.rateLimiterFlexible.updateMany({
    where: { key: `answers-attempt:${id}` },
    data: { points: attemptLimits['answers-attempt'].points },
  });
  await expect(caller.attempts.answer({ id, ...one })).rejects.toMatchObject(refusedAs('too_many_attempts'));
});

test('markup in a nickname stays text, and what shows nothing is no name', async () => {
  const portal = await world();
  const { start } = await quizOf(portal);
  const guest = await as(portal);
  const guestName = '<img src=x onerror=alert(1)>';
  const { id } = await guest.attempts.start({ ...start, guestName });
  expect(await portal.deps.db.attempt.findUnique({ where: { id } })).toMatchObject({ guestName });
  await expect(guest.attempts.start({ ...start, guestName: '\u3164' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
