import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { startInput } from '#shared/api/attempts';
import { itemAbout } from '#tests/support/item-about';
import { as, makeUser, type World, world } from '#tests/support/world';

const entries = [
  { id: 'a', term: 'harbour', meaning: 'a safe place for ships', example: 'The ship is in the harbour.' },
  { id: 'b', term: 'anchor', meaning: 'heavy metal that stops a boat', example: 'They dropped the anchor.' },
  { id: 'c', term: 'tide', meaning: 'the rise and fall of the sea', example: 'The tide is coming in.' },
  { id: 'd', term: 'sailor', meaning: 'a person who works on a ship', example: 'The sailor waved.' },
];
const spelling = {
  appId: 'story-dice',
  activity: { kind: 'words', from: { entries, title: 'The sea' }, tasks: ['gap-type'], count: 4 },
  mode: 'practice',
  seed: 7,
} satisfies z.input<typeof startInput>;

/** Opens the one paid app that is built for the user. */
async function player(portal: World, role: 'teacher' | 'student' = 'teacher') {
  const user = await makeUser(portal, { role, aiCredits: 50 });
  const caller = await as(portal, user);
  await caller.tokens.consume({ amount: 1, action: 'story-dice', launch: true });
  return { user, caller };
}

const answers = { 'a.gap-type': 'harbour', 'b.gap-type': 'anchor', 'c.gap-type': 'tide', 'd.gap-type': 'shark' };

test('a round is begun, answered, ended and found again', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  const attempt = await caller.attempts.start(spelling);
  expect(attempt).toMatchObject({ title: 'The sea', maxScore: 4, score: null, finishedAt: null });
  expect(attempt.items).toHaveLength(4);
  for (const [name, text] of Object.entries(answers)) {
    await caller.attempts.answer({
      id: attempt.id,
      itemId: await itemAbout(portal, attempt.id, name),
      response: { text },
    });
  }
  const ended = await caller.attempts.finish({ id: attempt.id });
  expect(ended).toMatchObject({ score: 3, maxScore: 4 });
  expect((await caller.history.list({})).items).toMatchObject([{ id: attempt.id, score: 3, title: 'The sea' }]);
  expect(await caller.attempts.finish({ id: attempt.id })).toEqual(ended);
  await expect(
    caller.attempts.answer({ id: attempt.id, itemId: attempt.items[0]?.item.id ?? '', response: { text: 'x' } }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('no key reaches the player before the answer, and in a test none before the end', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  const practice = await caller.attempts.start(spelling);
  expect(JSON.stringify(practice)).not.toMatch(/"(accepted|isKey|explanation)":/);
  expect(practice.items.some(({ grade }) => grade)).toBe(false);
  const { grade } = await caller.attempts.answer({
    id: practice.id,
    itemId: await itemAbout(portal, practice.id, 'a.gap-type'),
    response: { text: 'harbor' },
  });
  expect(grade).toMatchObject({ verdict: 'right', answer: 'harbour' });

  const test = await caller.attempts.start({ ...spelling, mode: 'test' });
  const itemId = await itemAbout(portal, test.id, 'a.gap-type');
  expect(await caller.attempts.answer({ id: test.id, itemId, response: { text: 'tide' } })).toEqual({});
  const resumed = await caller.attempts.get({ id: test.id });
  expect(resumed.items.some(({ grade }) => grade)).toBe(false);
  expect(resumed.items.find(({ item }) => item.id === itemId)?.given).toEqual({ text: 'tide' });
  expect((await caller.attempts.finish({ id: test.id })).items.every(({ grade }) => grade?.answer)).toBe(true);
});

test('in practice the first answer counts however often it is tried, in a test the last one before the end', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  for (const [mode, score] of [
    ['practice', 0],
    ['test', 1],
  ] as const) {
    const { id } = await caller.attempts.start({ ...spelling, mode });
    const itemId = await itemAbout(portal, id, 'a.gap-type');
    await caller.attempts.answer({ id, itemId, response: { text: 'whale' } });
    await caller.attempts.answer({ id, itemId, response: { text: 'harbour' } });
    expect(await caller.attempts.finish({ id })).toMatchObject({ score });
  }
});

test('the same answer sent twenty times at once counts once', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  const { id } = await caller.attempts.start(spelling);
  const itemId = await itemAbout(portal, id, 'a.gap-type');
  const sent = Array.from({ length: 20 }, () => caller.attempts.answer({ id, itemId, response: { text: 'harbour' } }));
  expect((await Promise.all(sent)).every(({ grade }) => grade?.verdict === 'right')).toBe(true);
  expect(await portal.deps.db.attemptAnswer.count({ where: { attemptId: id } })).toBe(1);
  expect(await caller.attempts.finish({ id })).toMatchObject({ score: 1 });
});

test('an answer that two tabs send under its one name is one try, and moves its card once; another try is another', async () => {
  const portal = await world();
  const { user, caller } = await player(portal);
  const activity = {
    kind: 'words' as const,
    from: { builtIn: { level: 'A1' as const, topic: 'food' as const } },
    tasks: ['spell' as const],
    count: 1,
  };
  const { id, items } = await caller.attempts.start({ ...spelling, activity });
  const itemId = items[0]?.item.id ?? '';
  const say = (text: string, requestId: string) =>
    caller.attempts.answer({ id, itemId, response: { text }, requestId });
  const tries = async () => (await caller.attempts.get({ id })).items[0]?.tries;
  const name = randomUUID();
  const sent = await Promise.all(Array.from({ length: 5 }, () => say('whale', name)));
  expect(sent.every(({ grade }) => grade?.verdict === 'wrong')).toBe(true);
  expect(await tries()).toBe(1);
  expect(await portal.deps.db.cardState.findMany({ where: { userId: user.id } })).toMatchObject([{ reps: 1 }]);
  await say('apple', randomUUID());
  expect(await tries()).toBe(2);
});

test('regression: words of which none has its verb are not called too few', async () => {
  const { caller } = await player(await world());
  const start = (some: typeof entries) =>
    caller.attempts.start({
      ...spelling,
      activity: { kind: 'words', from: { entries: some, title: 'The sea' }, tasks: ['collocation'], count: 4 },
    });
  await expect(start(entries)).rejects.toThrow('None of these words can be asked in that way.');
  await expect(start(entries.slice(0, 2))).rejects.toThrow('There are not enough words for that.');
});

test('a slip that makes no other word is forgiven, one that makes another word is not', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  const typed = async (text: string) => {
    const { id } = await caller.attempts.start(spelling);
    const itemId = await itemAbout(portal, id, 'd.gap-type');
    return (await caller.attempts.answer({ id, itemId, response: { text } })).grade?.verdict;
  };
  expect(await typed('sialor')).toBe('typo');
  expect(await typed('tailor')).toBe('wrong');
});

describe('who sees a round', () => {
  test('its player, a teacher whom the student accepted, and nobody else', async () => {
    const portal = await world();
    const { caller: teacher, user: teacherUser } = await player(portal);
    const { caller: student, user: studentUser } = await player(portal, 'student');
    const { caller: stranger } = await player(portal);
    const { id } = await student.attempts.start(spelling);
    await student.attempts.finish({ id });

    await teacher.profile.associate({ email: studentUser.email });
    for (const caller of [teacher, stranger, await as(portal)]) {
      await expect(caller.attempts.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(teacher.history.list({ memberId: studentUser.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await student.profile.acceptOwner({ id: teacherUser.id });
    expect(await teacher.attempts.get({ id })).toMatchObject({ title: 'The sea' });
    expect((await teacher.history.list({ memberId: studentUser.id })).items).toHaveLength(1);
    await expect(teacher.attempts.finish({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.history.list({ memberId: studentUser.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a paid app that is not open makes no rounds, for whoever asks', async () => {
  const portal = await world();
  const member = await as(portal, await makeUser(portal, { aiCredits: 50 }));
  await expect(member.attempts.start(spelling)).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
  await expect((await as(portal)).attempts.start(spelling)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(member.attempts.start({ ...spelling, appId: 'no-such-app' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test("nobody plays another person's list by its id", async () => {
  const portal = await world();
  const { caller: owner } = await player(portal);
  const { caller: other } = await player(portal);
  const { id } = await owner.library.create({ kind: 'word-list', title: 'Mine', data: { entries } });
  const from = { list: id };
  expect(await owner.attempts.start({ ...spelling, activity: { ...spelling.activity, from } })).toMatchObject({
    title: 'Mine',
  });
  await expect(other.attempts.start({ ...spelling, activity: { ...spelling.activity, from } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
