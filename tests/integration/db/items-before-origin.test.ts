import { expect, test } from 'vitest';
import { fillAttemptFields } from '#server/domain/attempts/fill-fields';
import { fillContentFields } from '#server/domain/library/fill-fields';
import type { StartInput } from '#shared/api/attempts';
import type { Item } from '#shared/items/item';
import { keptItems, otherResponse, rightResponse } from '#tests/support/golden';
import { as, makeUser, type World, world } from '#tests/support/world';

/* Questions of the state before had no `origin`: their ids said it, and of words and of placement their `source`. */

const older = { fieldsVersion: 0 };

function asBefore({ origin, ...item }: Item): Item {
  if (origin?.slot) return { ...item, source: origin.slot };
  return origin?.engine === 'words' && origin.point ? { ...item, source: `${origin.point}.${origin.task}` } : item;
}

async function storeAsBefore(portal: World, id: string): Promise<void> {
  const items = (await keptItems(portal, id)).map(asBefore);
  await portal.deps.db.attempt.update({ where: { id }, data: { ...older, items } });
}

async function player(portal: World) {
  const caller = await as(portal, await makeUser(portal, { role: 'teacher', aiCredits: 50 }));
  for (const [action, amount] of [
    ['grammar-cram', 2],
    ['esl-tests', 3],
    ['classroom-quiz-maker', 2],
    ['pronunciation-trainer', 2],
  ] as const)
    await caller.tokens.consume({ action, amount, launch: true });
  return caller;
}

type Caller = Awaited<ReturnType<typeof player>>;

/** Answers what is open, every third question wrongly, and says what came. */
async function answerNext(portal: World, caller: Caller, id: string, turns: number) {
  const seen = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const items = await keptItems(portal, id);
    const last = items.at(-1);
    const response = last && (items.length % 3 === 2 ? otherResponse(last) : rightResponse(last));
    if (last && response) seen.push((await caller.attempts.answer({ id, itemId: last.id, response })).next);
  }
  return seen;
}

test.each<[string, Omit<StartInput, 'mode'>, number]>([
  ['a cram', { appId: 'grammar-cram', activity: { kind: 'cram', points: ['can', 'articles'] }, seed: 4 }, 6],
  ['a placement test', { appId: 'esl-tests', activity: { kind: 'placement' } }, 9],
])('%s that was under way goes on as it would have, and its questions get their origin', async (_, start, turns) => {
  const portal = await world();
  const { db } = portal.deps;
  const caller = await player(portal);
  const [first, second] = [
    await caller.attempts.start({ ...start, mode: 'practice' }),
    await caller.attempts.start({ ...start, mode: 'practice' }),
  ];
  // A placement test is drawn by the server's chance: the second one by the same.
  const row = await db.attempt.findUniqueOrThrow({ where: { id: first.id }, select: { seed: true, items: true } });
  await db.attempt.update({ where: { id: second.id }, data: { seed: row.seed, items: row.items ?? [] } });
  expect(await answerNext(portal, caller, second.id, turns)).toEqual(await answerNext(portal, caller, first.id, turns));
  await storeAsBefore(portal, second.id);
  expect(await caller.attempts.get({ id: second.id })).toMatchObject({
    items: (await caller.attempts.get({ id: first.id })).items,
  });
  const went = await answerNext(portal, caller, first.id, turns);
  expect(await answerNext(portal, caller, second.id, turns)).toEqual(went);

  await storeAsBefore(portal, second.id);
  await fillAttemptFields(portal.deps);
  const origins = (items: Item[]) => items.map(({ origin }) => origin);
  const [kept, filled] = [await keptItems(portal, first.id), await keptItems(portal, second.id)];
  if (start.activity.kind === 'cram') expect(filled).toEqual(kept);
  // Of a word, a test kept no more than which slot it was for.
  expect(origins(filled).map((origin) => origin?.slot)).toEqual(origins(kept).map((origin) => origin?.slot));
  expect(JSON.stringify(await caller.attempts.get({ id: second.id }))).not.toContain('"slot"');
});

test('an answer about a word moves its card, and the word can be asked again', async () => {
  const portal = await world();
  const { db } = portal.deps;
  const caller = await player(portal);
  const { id } = await caller.attempts.start({
    appId: 'word-scramble',
    activity: { kind: 'words', from: { builtIn: { level: 'A1', topic: 'food' } }, tasks: ['gap-type'], count: 3 },
    mode: 'practice',
  });
  const entries = (await keptItems(portal, id)).map(({ origin }) => origin?.point);
  await storeAsBefore(portal, id);
  for (const item of await keptItems(portal, id))
    await caller.attempts.answer({ id, itemId: item.id, response: rightResponse(item) ?? { text: '' } });
  expect((await db.cardState.findMany()).map(({ entryId }) => entryId).sort()).toEqual([...entries].sort());
  const { items } = await caller.attempts.finish({ id });
  expect(items.map(({ entryId }) => entryId)).toEqual(entries);
  // Its name stays out of what players see.
  expect(items.flatMap(({ item }) => item.origin ?? [])).toEqual([]);
});

test('sounds that were answered count for their contrast', async () => {
  const portal = await world();
  const caller = await player(portal);
  const { id } = await caller.attempts.start({
    appId: 'pronunciation-trainer',
    activity: { kind: 'sounds', contrasts: ['ship-sheep'], tasks: ['which'], count: 3 },
    mode: 'practice',
  });
  await storeAsBefore(portal, id);
  for (const item of await keptItems(portal, id))
    await caller.attempts.answer({ id, itemId: item.id, response: rightResponse(item) ?? { text: '' } });
  const { contrasts } = await caller.pronunciation.progress({});
  expect(contrasts).toMatchObject([{ contrast: 'ship-sheep', answered: 3 }]);
});

test('a quiz whose questions were made says their grammar points, opened and played', async () => {
  const portal = await world();
  const { db } = portal.deps;
  const caller = await player(portal);
  const made = await caller.quizzes.suggest({ from: { points: ['articles', 'can'] }, count: 4, seed: 4 });
  // As they were named: the point, and what was made up for them.
  const items = made.items.map((item) => ({ ...asBefore(item), id: `${item.origin?.point}.${item.id}` }));
  const points = made.items.map(({ origin }) => ({ engine: 'grammar', point: origin?.point }));
  const { id } = await caller.library.create({ kind: 'quiz', title: 'Unit 3', data: { items } });
  const originsIn = (data: object) =>
    ('items' in data && Array.isArray(data.items) ? data.items : []).map((one) => one.origin);
  const stored = async () => (await db.resource.findUniqueOrThrow({ where: { id } })).data;
  expect(originsIn(Object(await stored()))).toEqual(items.map(() => undefined));
  expect(originsIn((await caller.library.get({ id })).data)).toEqual(points);
  const start = { appId: 'classroom-quiz-maker', activity: { kind: 'questions', from: { resource: id } } } as const;
  const played = await caller.attempts.start({ ...start, mode: 'practice' });
  expect(played.items.map(({ item }) => item.origin)).toEqual(points);

  await db.resource.updateMany({ data: older });
  await fillContentFields(portal.deps);
  expect(originsIn(Object(await stored()))).toEqual(points);
});
