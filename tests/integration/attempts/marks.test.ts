import { expect, test } from 'vitest';
import { as, makeUser, world } from '#tests/support/world';

const refusedAs = (reason: string) => ({ cause: expect.objectContaining({ reason }) });
const rubric = { task: 5, language: 3, clarity: 4, range: 3 };

test('a text is marked by whose test it is, each mark is kept, and the score is added up anew', async () => {
  const portal = await world();
  const user = await makeUser(portal);
  const teacher = await as(portal, user);
  const { id: test } = await teacher.library.create({
    kind: 'test',
    title: 'Writing',
    data: {
      items: [
        { id: 'q1', kind: 'tf', prompt: 'Cats bark.', key: false },
        { id: 'e1', kind: 'essay', prompt: 'Write about your town.', points: 10 },
      ],
      rules: { release: 'by-hand' },
    },
  });
  const { token } = await teacher.library.share({ id: test, mode: 'play' });
  const student = await as(portal, await makeUser(portal, { role: 'student', username: 'ana' }));
  const { id } = await student.attempts.start({
    appId: 'esl-tests',
    activity: { kind: 'questions', from: { shared: token } },
    mode: 'test',
  });
  await student.attempts.answer({ id, itemId: 'q1', response: { isTrue: false } });
  await student.attempts.answer({ id, itemId: 'e1', response: { text: '<b>My town</b> is small.' } });
  await expect(teacher.attempts.mark({ id, itemId: 'e1', rubric })).rejects.toMatchObject(
    refusedAs('attempt_not_found'),
  );
  await student.attempts.finish({ id });

  const [handedIn] = (await teacher.attempts.handIns({ id: test })).items;
  expect(handedIn).toMatchObject({ name: 'ana', score: 1, maxScore: 1, isReleased: false });
  expect(handedIn?.tasks).toEqual([
    {
      itemId: 'e1',
      prompt: 'Write about your town.',
      points: 10,
      text: '<b>My town</b> is small.',
      rubric: null,
      note: '',
    },
  ]);

  await teacher.attempts.mark({ id, itemId: 'e1', rubric, note: 'Clear.' });
  await teacher.attempts.mark({ id, itemId: 'e1', rubric: { ...rubric, range: 5 }, note: 'Looked again.' });
  expect((await teacher.attempts.handIns({ id: test })).items[0]).toMatchObject({
    score: 9.5,
    maxScore: 11,
    tasks: [{ rubric: { ...rubric, range: 5 }, note: 'Looked again.' }],
  });
  const marks = await portal.deps.db.markChange.findMany({ where: { attemptId: id }, orderBy: { createdAt: 'asc' } });
  expect(marks.map(({ scoreBefore, scoreAfter, note }) => [scoreBefore, scoreAfter, note])).toEqual([
    // A text that waits for its mark has none.
    [null, 0.75, 'Clear.'],
    [0.75, 0.85, 'Looked again.'],
  ]);

  // Its player sees the mark once it is released.
  expect(await student.attempts.get({ id })).toMatchObject({ score: null });
  expect((await student.history.attempt({ id })).marks).toEqual([]);
  expect((await teacher.history.attempt({ id })).marks).toHaveLength(2);
  await teacher.attempts.release({ id: test });
  expect(await student.attempts.get({ id })).toMatchObject({ score: 9.5, maxScore: 11 });
  expect((await student.history.attempt({ id })).marks).toMatchObject([
    { rubric, note: 'Clear.' },
    { rubric: { ...rubric, range: 5 }, note: 'Looked again.' },
  ]);
});

test('nobody else marks, nor what has a key, nor beyond the rubric', async () => {
  const portal = await world();
  const teacher = await as(portal, await makeUser(portal));
  const { id: test } = await teacher.library.create({
    kind: 'test',
    title: 'Writing',
    data: {
      items: [
        { id: 'q1', kind: 'tf', prompt: 'Cats bark.', key: false },
        { id: 'e1', kind: 'essay', prompt: 'Write.' },
      ],
    },
  });
  const { id } = await teacher.attempts.start({
    appId: 'esl-tests',
    activity: { kind: 'questions', from: { resource: test } },
    mode: 'test',
  });
  await teacher.attempts.finish({ id });
  const other = await as(portal, await makeUser(portal));
  await expect(other.attempts.mark({ id, itemId: 'e1', rubric })).rejects.toMatchObject(refusedAs('attempt_not_found'));
  await expect(other.attempts.handIns({ id: test })).rejects.toMatchObject(refusedAs('resource_not_found'));
  await expect(teacher.attempts.mark({ id, itemId: 'q1', rubric })).rejects.toMatchObject(refusedAs('item_not_found'));
  for (const task of [6, -1, 2.5])
    await expect(teacher.attempts.mark({ id, itemId: 'e1', rubric: { ...rubric, task } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
});

test('a teacher sees the last placement of students who accepted, and of nobody else', async () => {
  const portal = await world();
  const owner = await makeUser(portal);
  const teacher = await as(portal, owner);
  const level = { band: 'B1', from: 'A2', to: 'B1' } as const;
  const placement = { ...level, ability: 0.5, error: 0.36, asked: 30, right: 16, skills: [] };
  for (const acceptedAt of [portal.deps.clock.now(), null]) {
    const member = await makeUser(portal, { role: 'student' });
    await portal.deps.db.association.create({ data: { ownerId: owner.id, memberId: member.id, acceptedAt } });
    await portal.deps.db.attempt.create({
      data: {
        userId: member.id,
        appId: 'esl-tests',
        title: 'Placement test',
        source: { kind: 'placement' },
        mode: 'test',
        seed: 1,
        items: [],
        startedAt: portal.deps.clock.now(),
        finishedAt: portal.deps.clock.now(),
        outcome: { placement },
      },
    });
  }
  expect((await teacher.attempts.placements()).items).toMatchObject([{ placement: level, first: null }]);
  expect((await (await as(portal, await makeUser(portal))).attempts.placements()).items).toEqual([]);
});

test('a later placement stands beside the first one, for the teacher and for whoever took both', async () => {
  const portal = await world();
  const owner = await makeUser(portal);
  const member = await makeUser(portal, { role: 'student' });
  const { db, clock } = portal.deps;
  await db.association.create({ data: { ownerId: owner.id, memberId: member.id, acceptedAt: clock.now() } });
  const bands = [
    ['A2', -0.8],
    ['A2', -0.4],
    ['B1', 0.9],
  ] as const;
  for (const [band, ability] of bands) {
    clock.advance({ days: 60 });
    const placement = { band, from: band, to: band, ability, error: 0.38, asked: 30, right: 15, skills: [] };
    await db.attempt.create({
      data: {
        userId: member.id,
        appId: 'esl-tests',
        title: 'Placement test',
        source: { kind: 'placement' },
        mode: 'test',
        seed: 1,
        items: [],
        startedAt: clock.now(),
        finishedAt: clock.now(),
        outcome: { placement },
      },
    });
  }
  const seen = await (await as(portal, owner)).attempts.placements();
  expect(seen).toMatchObject({
    items: [{ memberId: member.id, placement: { band: 'B1' }, first: { placement: { band: 'A2', ability: -0.8 } } }],
    own: [],
  });
  const { own, items } = await (await as(portal, member)).attempts.placements();
  expect(own.map(({ placement }) => placement.ability)).toEqual([0.9, -0.4, -0.8]);
  expect(items).toEqual([]);
});
