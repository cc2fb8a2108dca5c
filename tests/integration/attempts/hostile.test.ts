import { expect, test } from 'vitest';
import { askedTopics, wordQuestion } from '#server/domain/attempts/drawn-items';
import { levels } from '#shared/core/level';
import { mulberry32 } from '#shared/core/random';
import { roles } from '#shared/core/roles';
import { item as itemSchema } from '#shared/items/item';
import { procedures } from '#tests/support/contract';
import { serve } from '#tests/support/server';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

const rules = { release: 'by-hand' as const };
const items = [
  {
    id: 'q1',
    kind: 'mc' as const,
    prompt: 'She ___ tea.',
    explanation: 'KEYWORD why',
    options: [{ text: 'drinks', isKey: true }, { text: 'drink', feedback: 'KEYWORD' }, { text: 'drinking' }],
  },
  { id: 'q2', kind: 'short' as const, prompt: 'The past of go?', accepted: ['KEYWORD'] },
];

/** A teacher with a test, a student of theirs, and the student's attempt over REST. */
async function school(more: object = {}) {
  const portal = await world();
  const server = await serve(portal);
  const owner = await makeUser(portal);
  const teacher = await as(portal, owner);
  const { id: quiz } = await teacher.library.create({
    kind: 'test',
    title: 'Unit 3',
    data: { items, rules: { ...rules, ...more } },
  });
  const { token: link } = await teacher.library.share({ id: quiz, mode: 'play' });
  const user = await makeUser(portal, { role: 'student' });
  const student = await as(portal, user);
  await teacher.profile.associate({ email: user.email });
  await student.profile.acceptOwner({ id: owner.id });
  const activity = { kind: 'questions' as const, from: { shared: link } };
  const start = { appId: 'esl-tests', activity, mode: 'test' as const };
  const token = await tokenFor(portal, user);
  return { portal, server, owner, teacher, quiz, link, user, student, token, start };
}

/** Every address that only reads, with these ids wherever one is asked for. */
async function readEverything(
  { rest }: Awaited<ReturnType<typeof serve>>,
  { token, ids }: { token?: string; ids: readonly string[] },
): Promise<string> {
  const reading = [...procedures.values()].filter(({ method }) => method === 'GET');
  const seen: string[] = [];
  for (const { path } of reading)
    for (const id of path.includes('{') ? ids : [''])
      seen.push(`${path}: ${JSON.stringify((await rest('GET', path.replace(/\{\w+\}/g, id), { token })).body)}`);
  return seen.join('\n');
}

test('no address tells a key before the release: to its player, a guest, or a teacher of another school', async () => {
  const { portal, server, quiz, link, student, token, start } = await school();
  const { id } = await student.attempts.start(start);
  const stranger = await tokenFor(portal, await makeUser(portal));
  const ids = [quiz, link, id];
  const before = await readEverything(server, { token, ids });
  await student.attempts.answer({ id, itemId: 'q1', response: { choice: 'drink' } });
  await student.attempts.finish({ id });
  const after = await readEverything(server, { token, ids });
  expect(before + after).toContain('Unit 3');
  for (const seen of [
    before,
    after,
    await readEverything(server, { ids }),
    await readEverything(server, { token: stranger, ids }),
  ])
    expect(seen.split('\n').filter((answer) => /KEYWORD|isKey/.test(answer))).toEqual([]);
});

test('nobody answers, ends or takes over another’s round: not a guest, a student, nor whose test it is', async () => {
  const { portal, server, student, owner, start } = await school();
  const { id } = await student.attempts.start(start);
  const other = await tokenFor(portal, await makeUser(portal, { role: 'student' }));
  const body = { itemId: 'q1', response: { choice: 'drinks' } };
  for (const token of [undefined, other, await tokenFor(portal, owner)]) {
    const calls = [
      ['/answers', body],
      ['/finish', {}],
      ['/hold', { tab: 'tab-of-other', takeOver: true }],
      ['/progress', { at: 'q2' }],
    ] as const;
    for (const [path, sent] of calls)
      expect((await server.rest('POST', `/attempts/${id}${path}`, { token, body: sent })).status, path).toBe(404);
  }
  expect(await student.attempts.get({ id })).toMatchObject({ finishedAt: null, holder: null });
  expect(await portal.deps.db.attemptAnswer.count()).toBe(0);
});

test('answers of no known shape, and those that bring their own score or time, are refused and count nothing', async () => {
  const { portal, server, student, token, start } = await school({ scoring: 'speed', secondsPerItem: 20 });
  const { id } = await student.attempts.start(start);
  const good = { itemId: 'q1', response: { choice: 'drinks' } };
  const bodies: unknown[] = [
    {},
    [],
    'null',
    { ...good, response: null },
    { ...good, response: 'drinks' },
    { ...good, response: ['drinks'] },
    { ...good, response: { choice: { $ne: '' } } },
    { ...good, response: { choice: 'drinks', isKey: true } },
    { ...good, response: { choices: Array.from({ length: 1000 }, () => 'drinks') } },
    { ...good, itemId: ['q1'] },
    { ...good, score: 1 },
    { ...good, answeredAt: '2020-01-01T00:00:00Z' },
    { ...good, now: 0, tookMs: 1 },
  ];
  for (const body of bodies) {
    const { status } = await server.rest('POST', `/attempts/${id}/answers`, { token, body });
    expect(status, JSON.stringify(body).slice(0, 80)).toBe(400);
  }
  const unknown = { ...good, itemId: '__proto__' };
  expect((await server.rest('POST', `/attempts/${id}/answers`, { token, body: unknown })).status).toBe(404);
  expect(await portal.deps.db.attemptAnswer.count()).toBe(0);
});

test('after the end an answer changes nothing', async () => {
  const { portal, server, student, token, start } = await school();
  const { id } = await student.attempts.start(start);
  await student.attempts.finish({ id });
  const body = { itemId: 'q1', response: { choice: 'drinks' } };
  expect((await server.rest('POST', `/attempts/${id}/answers`, { token, body })).body).toMatchObject({
    reason: 'attempt_finished',
  });
  expect(await portal.deps.db.attempt.findUnique({ where: { id } })).toMatchObject({ score: 0 });
});

test.each(roles)('a %s neither chooses the numbers behind another’s test nor sees them while it runs', async (role) => {
  const { portal, link } = await school({ release: 'end' });
  const student = await as(portal, await makeUser(portal, { role }));
  const activity = { kind: 'questions' as const, from: { shared: link } };
  const start = { appId: 'esl-tests', activity, mode: 'test' as const };
  const attempt = await student.attempts.start({ ...start, seed: 5 });
  expect(attempt.seed).toBeNull();
  const ended = await student.attempts.finish({ id: attempt.id });
  expect(ended.seed).not.toBe(5);
  await student.tokens.consume({ amount: 3, action: 'esl-tests', launch: true });
  const placement = { appId: 'esl-tests', activity: { kind: 'placement' as const }, mode: 'test' as const, seed: 5 };
  const { id, seed } = await student.attempts.start(placement);
  expect(seed).toBeNull();
  expect((await portal.deps.db.attempt.findUniqueOrThrow({ where: { id } })).seed).not.toBe(5);
});

/** All values that stand under this name, however deep. */
function valuesOf(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === name ? [one] : valuesOf(name, one)));
}

test('no numbers by which a round was made leave the server before it is over, practice or not', async () => {
  const portal = await world();
  const player = await as(portal);
  for (const mode of ['practice', 'test'] as const) {
    for (const activity of [
      { kind: 'words' as const, from: { builtIn: { level: 'A1' as const, topic: 'food' as const } }, count: 4 },
      { kind: 'sentences' as const, from: { level: 'A1' as const }, count: 4 },
    ]) {
      const tasks = ['match' as const, 'choose-word' as const, 'scramble' as const];
      const asked = activity.kind === 'words' ? { ...activity, tasks } : activity;
      const attempt = await player.attempts.start({ appId: 'word-scramble', activity: asked, mode });
      const { id } = attempt;
      const first = attempt.items[0]?.item.id ?? '';
      const seen: unknown[] = [attempt, await player.attempts.answer({ id, itemId: first, response: { text: '' } })];
      seen.push(await player.attempts.get({ id }), await player.attempts.hold({ id, tab: 'tab-number-1' }));
      expect(valuesOf('seed', seen).filter((seed) => seed !== null)).toEqual([]);
      const { seed } = await player.attempts.finish({ id, tab: 'tab-number-1' });
      expect(seed).toBe((await portal.deps.db.attempt.findUniqueOrThrow({ where: { id } })).seed);
    }
  }
});

/** What the ids of the questions of an attempt say of their keys. */
async function keysInIds({ deps }: World, attemptId: string): Promise<string[]> {
  const { items: stored } = await deps.db.attempt.findUniqueOrThrow({ where: { id: attemptId } });
  return itemSchema
    .array()
    .parse(stored)
    .flatMap((item) => {
      const keys = item.kind === 'mc' ? item.options.filter(({ isKey }) => isKey).map(({ text }) => text) : [];
      const name = item.id.toLowerCase().replaceAll(/[^a-z]/g, ' ');
      return keys.filter((key) => key.length > 2 && ` ${name} `.includes(` ${key.toLowerCase()} `));
    });
}

test('the name of a question about a word does not tell the word', async () => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal));
  await caller.tokens.consume({ amount: 3, action: 'esl-tests', launch: true });
  await caller.tokens.consume({ amount: 2, action: 'classroom-quiz-maker', launch: true });
  const skills = ['vocabulary' as const];
  const activity = { kind: 'level-test' as const, level: 'A2' as const, skills, count: 30 };
  const drawn = await caller.attempts.start({ appId: 'esl-tests', activity, mode: 'test', seed: 3 });
  expect(new Set(drawn.items.map(({ item }) => item.id)).size).toBe(drawn.items.length);
  expect(await keysInIds(portal, drawn.id)).toEqual([]);

  for (const level of levels) {
    for (const topic of askedTopics) {
      const made = await wordQuestion(portal.deps, { level, topic, random: mulberry32(1) });
      expect([level, topic, made?.id.includes(topic) ?? false]).toEqual([level, topic, false]);
    }
  }

  const from = { topic: 'food' as const, level: 'A1' as const };
  const suggested = await caller.quizzes.suggest({ from, count: 10, seed: 3 });
  const { id } = await caller.library.create({ kind: 'quiz', title: 'Food', data: { items: suggested.items } });
  const own = { kind: 'questions' as const, from: { resource: id } };
  const attempt = await caller.attempts.start({ appId: 'classroom-quiz-maker', activity: own, mode: 'test' });
  expect(await keysInIds(portal, attempt.id)).toEqual([]);

  const words = { kind: 'words' as const, from: { builtIn: from }, tasks: ['gap-type' as const], count: 10 };
  const typed = await caller.attempts.start({ appId: 'word-scramble', activity: words, mode: 'test' });
  expect(await keysInIds(portal, typed.id)).toEqual([]);
});

test.each([
  ['ten thousand letters', 'x'.repeat(10_000)],
  ['control characters', 'Ana\u0000\u001b[31m'],
  ['marks that turn the writing round', 'Ana\u202ehtimS'],
  ['half a character', 'Ana\ud83d'],
])('a nickname of %s is refused with a sentence', async (_, guestName) => {
  const { server, start } = await school();
  const { status, body } = await server.rest('POST', '/attempts', { body: { ...start, guestName } });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toMatch(/At most 40 characters|cannot be used/);
});
