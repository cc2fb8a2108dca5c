import { expect, test } from 'vitest';
import { fillAttemptFields } from '#server/domain/attempts/fill-fields';
import { fillContentFields } from '#server/domain/library/fill-fields';
import { sampleBook } from '#shared/novel/sample';
import { as, makeUser, world } from '#tests/support/world';

/** As a row is that was saved before these columns were. */
const older = { fieldsVersion: 0 };

test('work from before the filters is found by them after the next start, and nothing else about it changes', async () => {
  const portal = await world();
  const { db } = portal.deps;
  const caller = await as(portal, await makeUser(portal));
  for (let made = 0; made < 60; made += 1) {
    const items = [{ id: 'q1', kind: 'tf' as const, prompt: `Do whales SING, number ${made}?`, key: true }];
    await caller.library.create({ kind: 'quiz', title: `Quiz ${made}`, data: { items } });
  }
  const before = await db.resource.findMany({ orderBy: { id: 'asc' } });
  await db.resource.updateMany({ data: { ...older, textKey: '', size: 0 } });
  const unreadable = before[7]?.id ?? '';
  await db.resource.update({ where: { id: unreadable }, data: { data: { items: 'lost' } } });
  expect((await caller.library.list({ search: 'whales sing' })).items).toEqual([]);

  await fillContentFields(portal.deps);
  const after = await db.resource.findMany({ orderBy: { id: 'asc' } });
  const readable = (rows: typeof after) => rows.filter(({ id }) => id !== unreadable);
  expect(readable(after)).toEqual(readable(before));
  expect(await db.resource.count({ where: older })).toBe(0);

  // A second start finds nothing to do.
  await db.resource.updateMany({ data: { size: 77 } });
  await fillContentFields(portal.deps);
  expect(await db.resource.count({ where: { size: 77 } })).toBe(60);
});

test('regression: a novel whose columns are filled anew has as many words as before', async () => {
  const portal = await world();
  const { db } = portal.deps;
  const caller = await as(portal, await makeUser(portal));
  const { title, data } = sampleBook();
  const { id } = await caller.library.create({ kind: 'novel', title, data });
  const select = { size: true, bytes: true, ownBytes: true };
  const before = await db.resource.findUniqueOrThrow({ where: { id }, select });
  expect(before.size).toBeGreaterThan(100);
  await db.resource.update({ where: { id }, data: older });
  await fillContentFields(portal.deps);
  expect(await db.resource.findUniqueOrThrow({ where: { id }, select })).toEqual(before);
});

test('a round from before the filters is found by them after the next start, and its answers are added up', async () => {
  const portal = await world();
  const { db } = portal.deps;
  const caller = await as(portal, await makeUser(portal));
  const quiz = await caller.library.create({
    kind: 'quiz',
    title: 'Unit 3',
    data: {
      items: [
        {
          id: 'q1',
          kind: 'mc',
          prompt: 'She ___ tea.',
          skill: 'grammar',
          level: 'A1',
          tags: ['present-simple'],
          options: [{ text: 'drinks', isKey: true }, { text: 'drink' }],
        },
      ],
    },
  });
  const { id } = await caller.attempts.start({
    appId: 'classroom-quiz-maker',
    activity: { kind: 'questions', from: { resource: quiz.id } },
    mode: 'practice',
  });
  await caller.attempts.answer({ id, itemId: 'q1', response: { choice: 'drink' } });
  const { items } = await db.attempt.findUniqueOrThrow({ where: { id } });
  await db.attempt.update({ where: { id }, data: { ...older, about: '' } });
  const answered = await db.attemptAnswer.findMany();
  expect(answered).toMatchObject([{ skill: 'grammar', point: 'present-simple', chosen: 'drink' }]);
  await db.attemptAnswer.updateMany({ data: { skill: null, level: null, point: null, mistake: null, chosen: null } });
  expect((await caller.history.list({ skill: 'grammar' })).items).toEqual([]);

  await fillAttemptFields(portal.deps);
  expect(await db.attemptAnswer.findMany()).toEqual(answered);
  expect((await db.attempt.findUniqueOrThrow({ where: { id } })).items).toEqual(items);
  expect((await caller.history.list({ skill: 'grammar', level: 'A1' })).items).toMatchObject([{ id }]);
  expect((await caller.history.student({})).points).toMatchObject([{ point: 'present-simple', answered: 1 }]);
});

test('a game that was stored under the names of before goes on, and is stored under those of now', async () => {
  const portal = await world();
  const { db } = portal.deps;
  const caller = await as(portal, await makeUser(portal));
  const { id } = await caller.twentyQuestions.start({ from: { builtIn: { level: 'A1', category: 'animals' } } });
  const { game } = await caller.twentyQuestions.ask({ id, text: 'Can it fly?' });
  const kept = await db.attempt.findUniqueOrThrow({ where: { id } });
  const answers = await db.attemptAnswer.findMany();
  const before = (stored: unknown) => JSON.parse(JSON.stringify(stored).replaceAll('"kind":"asked"', '"is":"asked"'));
  await db.attempt.update({ where: { id }, data: { ...older, source: before(kept.source) } });
  expect((await db.attempt.findUniqueOrThrow({ where: { id } })).source).not.toEqual(kept.source);
  expect(await caller.twentyQuestions.get({ id })).toEqual(game);

  await fillAttemptFields(portal.deps);
  expect((await db.attempt.findUniqueOrThrow({ where: { id } })).source).toEqual(kept.source);
  expect(await db.attemptAnswer.findMany()).toEqual(answers);
  expect(await caller.twentyQuestions.get({ id })).toEqual(game);
});

test('regression: what cannot be read is passed over, and keeps nothing behind it from being filled', async () => {
  const portal = await world();
  const { db } = portal.deps;
  const caller = await as(portal, await makeUser(portal));
  const games = [];
  for (let made = 0; made < 3; made += 1) {
    games.push(await caller.twentyQuestions.start({ from: { builtIn: { level: 'A1', category: 'animals' } } }));
  }
  const list = { kind: 'word-list' as const, title: 'Sea', data: { entries: [{ id: 'a', term: 'anchor' }] } };
  const kept = [await caller.library.create(list), await caller.library.create(list)];
  const lost = games[0]?.id ?? '';
  await db.attempt.update({ where: { id: lost }, data: { source: 'lost', items: 'lost' } });
  await db.resource.update({ where: { id: kept[0]?.id ?? '' }, data: { kind: 'hologram' } });
  await db.attempt.updateMany({ data: older });
  await db.resource.updateMany({ data: { ...older, size: 0 } });

  await fillAttemptFields(portal.deps);
  await fillContentFields(portal.deps);
  expect([await db.attempt.count({ where: older }), await db.resource.count({ where: older })]).toEqual([0, 0]);
  expect((await db.attempt.findUniqueOrThrow({ where: { id: lost } })).source).toBe('lost');
  expect((await db.resource.findUniqueOrThrow({ where: { id: kept[1]?.id ?? '' } })).size).toBe(1);
});
