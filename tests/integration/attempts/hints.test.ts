import { expect, test } from 'vitest';
import { itemAbout } from '#tests/support/item-about';
import { as, makeUser, world } from '#tests/support/world';

const entries = [
  { id: 'a', term: 'harbour', meaning: 'a safe place for ships' },
  { id: 'b', term: 'anchor', meaning: 'heavy metal that stops a boat' },
  { id: 'c', term: 'tide', meaning: 'the rise and fall of the sea' },
];
const attempt = {
  appId: 'word-scramble',
  activity: { kind: 'words' as const, from: { entries }, tasks: ['scramble' as const], count: 3 },
  mode: 'practice' as const,
};

async function player() {
  const portal = await world();
  return { portal, caller: await as(portal, await makeUser(portal, { role: 'student' })) };
}

test('each hint goes on from what is placed and lowers what the question is worth', async () => {
  const { portal, caller } = await player();
  const { id } = await caller.attempts.start(attempt);
  const itemId = await itemAbout(portal, id, 'b.scramble');
  expect(await caller.attempts.hint({ id, itemId, kind: 'first' })).toEqual({
    text: 'a',
    response: { order: ['a'] },
    taken: 1,
    worth: 0.75,
  });
  const next = await caller.attempts.hint({ id, itemId, kind: 'place', response: { order: ['a', 'r'] } });
  expect(next).toMatchObject({ response: { order: ['a', 'n'] }, taken: 2, worth: 0.5 });
  await caller.attempts.answer({ id, itemId, response: { order: [...'anchor'] } });
  expect(await caller.attempts.finish({ id })).toMatchObject({ score: 0.5, maxScore: 3 });
});

test('regression: what was told once is told again at no cost, after a reload and by a second press alike', async () => {
  const { portal, caller } = await player();
  const { id } = await caller.attempts.start(attempt);
  const itemId = await itemAbout(portal, id, 'a.scramble');
  const ask = (kind: 'first' | 'place' | 'meaning', order: string[] = []) =>
    caller.attempts.hint({ id, itemId, kind, response: { order } });
  await ask('meaning');
  expect(await ask('meaning')).toMatchObject({ text: 'a safe place for ships', taken: 1, worth: 0.75 });
  await ask('place', ['h']);
  // Nothing is placed any more: all that was paid for comes back.
  expect(await ask('place')).toMatchObject({ text: 'a', response: { order: ['h', 'a'] }, taken: 2, worth: 0.5 });
  expect(await ask('first')).toMatchObject({ text: 'h', response: { order: ['h'] }, taken: 2 });
  expect(await ask('place', ['h', 'a'])).toMatchObject({ response: { order: ['h', 'a', 'r'] }, taken: 3 });
});

test('regression: one hint that is asked for twice at once is paid for once', async () => {
  const { portal, caller } = await player();
  const { id } = await caller.attempts.start(attempt);
  const itemId = await itemAbout(portal, id, 'b.scramble');
  const ask = () => caller.attempts.hint({ id, itemId, kind: 'place', response: { order: [] } });
  for (const answer of await Promise.all([ask(), ask()])) expect(answer).toMatchObject({ text: 'a', taken: 1 });
});

test('letters that were told of a word that is spelled are told again as well', async () => {
  const { portal, caller } = await player();
  const { id } = await caller.attempts.start({
    appId: 'spelling-quest',
    activity: { ...attempt.activity, tasks: ['spell'] },
    mode: 'practice',
  });
  const itemId = await itemAbout(portal, id, 'c.spell');
  const ask = (text: string) => caller.attempts.hint({ id, itemId, kind: 'place', response: { text } });
  expect(await ask('ti')).toMatchObject({ response: { text: 'tid' }, taken: 1 });
  expect(await ask('')).toMatchObject({ response: { text: 'tid' }, taken: 1 });
  expect(await ask('tid')).toMatchObject({ response: { text: 'tide' }, taken: 2 });
});

test('a hint after the answer costs nothing more', async () => {
  const { portal, caller } = await player();
  const { id } = await caller.attempts.start(attempt);
  const itemId = await itemAbout(portal, id, 'c.scramble');
  await caller.attempts.answer({ id, itemId, response: { order: [...'tide'] } });
  await caller.attempts.hint({ id, itemId, kind: 'meaning' });
  expect(await caller.attempts.finish({ id })).toMatchObject({ score: 1 });
});

test('a test has no hints, and neither has a round that is over or somebody else’s', async () => {
  const { portal, caller } = await player();
  const exam = await caller.attempts.start({ ...attempt, mode: 'test' });
  const ask = async (id: string, by = caller) =>
    by.attempts.hint({ id, itemId: await itemAbout(portal, id, 'a.scramble'), kind: 'first' });
  await expect(ask(exam.id)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const { id } = await caller.attempts.start(attempt);
  const stranger = await as(portal, await makeUser(portal, { role: 'student' }));
  await expect(ask(id, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(caller.attempts.hint({ id, itemId: 'x.scramble', kind: 'first' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await caller.attempts.finish({ id });
  await expect(ask(id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('any real word of the letters is right, with a word about the clue', async () => {
  const { portal, caller } = await player();
  const { id } = await caller.attempts.start(attempt);
  const itemId = await itemAbout(portal, id, 'c.scramble');
  // A word that our own pack does not hold, but a dictionary does.
  const { grade } = await caller.attempts.answer({ id, itemId, response: { order: [...'edit'] } });
  expect(grade).toMatchObject({ verdict: 'right', feedback: expect.stringContaining('The clue was for “tide”') });
});

test('the words of a spelling pattern are asked', async () => {
  const { caller } = await player();
  const activity = {
    kind: 'words' as const,
    from: { pattern: 'tion-sion' as const },
    tasks: ['spell' as const],
    count: 10,
  };
  const started = await caller.attempts.start({ appId: 'spelling-quest', activity, mode: 'practice' });
  expect(started.items).toHaveLength(10);
  for (const { item } of started.items) expect(item.audioText).toMatch(/[ts]ion/);
});
