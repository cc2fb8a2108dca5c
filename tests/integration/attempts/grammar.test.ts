import { expect, test } from 'vitest';
import type * as z from 'zod';
import { attemptLimits } from '#server/adapters/limiter';
import { itemsOf } from '#server/domain/attempts/stored-attempt';
import type { sheetInput, startInput } from '#shared/api/attempts';
import { mulberry32 } from '#shared/core/random';
import { roles } from '#shared/core/roles';
import { grammarItems } from '#shared/grammar/grammar-items';
import { keyText } from '#shared/items/grade';
import { as, makeUser, type World, world } from '#tests/support/world';

const appId = 'grammar-cram';

async function player(portal: World, role: (typeof roles)[number] = 'teacher') {
  const user = await makeUser(portal, { role, aiCredits: 50 });
  const caller = await as(portal, user);
  await caller.tokens.consume({ amount: 2, action: appId, launch: true });
  return { user, caller };
}

/** The questions with keys that a stored attempt asks. */
async function keysOf({ deps }: World, id: string): Promise<Map<string, string>> {
  const { items } = await deps.db.attempt.findUniqueOrThrow({ where: { id }, select: { items: true } });
  return new Map(itemsOf({ items }).map((item) => [item.id, keyText(item)]));
}

test('a cram session goes up with right answers, down with wrong ones, and keeps all of it', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  const attempt = await caller.attempts.start({
    appId,
    activity: { kind: 'cram', points: ['can'] },
    mode: 'test',
    seed: 4,
  });
  expect(attempt).toMatchObject({ mode: 'practice', title: 'Cram session' });
  expect(attempt.items).toHaveLength(1);
  const types: (string | undefined)[] = [];
  let itemId = attempt.items[0]?.item.id;
  for (let turn = 0; itemId && turn < 3; turn += 1) {
    types.push(itemId.split('.')[1]);
    const key = (await keysOf(portal, attempt.id)).get(itemId) ?? '';
    const response = itemId.includes('.choose.') ? { choice: key } : { text: 'not this' };
    itemId = (await caller.attempts.answer({ id: attempt.id, itemId, response })).next?.id;
  }
  expect([...types, itemId?.split('.')[1]]).toEqual(['choose', 'choose', 'order', 'choose']);
  const kept = await caller.attempts.get({ id: attempt.id });
  expect(kept.items.map(({ item }) => item.id)).toContain(itemId);
  expect(await caller.attempts.finish({ id: attempt.id })).toMatchObject({ score: 2, maxScore: 4 });
});

test('an answer to a cram question that is sent again brings the same next question, not a second one', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  const { id, items } = await caller.attempts.start({
    appId,
    activity: { kind: 'cram', points: ['can'] },
    mode: 'practice',
  });
  const itemId = items[0]?.item.id ?? '';
  const sent = Array.from({ length: 8 }, () =>
    caller.attempts.answer({ id, itemId, response: { choice: 'can to swim' } }),
  );
  const nexts = (await Promise.all(sent)).map(({ next }) => next?.id);
  expect(new Set(nexts).size).toBe(1);
  expect((await caller.attempts.get({ id })).items).toHaveLength(2);
});

test('a cram session about nothing known is refused', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  await expect(
    caller.attempts.start({ appId, activity: { kind: 'cram', points: ['?'] }, mode: 'practice' }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('missed only asks the same questions again that were wrong or left out', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  const activity = {
    kind: 'grammar',
    points: ['can', 'to-be'],
    types: ['choose'],
    count: 4,
  } satisfies z.input<typeof startInput>['activity'];
  const attempt = await caller.attempts.start({ appId, activity, mode: 'practice' });
  const keys = await keysOf(portal, attempt.id);
  const [first, second, third, fourth] = attempt.items.map(({ item }) => item.id);
  if (!first || !second || !third || !fourth) throw new Error('Four questions are expected.');
  for (const itemId of [first, third]) {
    await caller.attempts.answer({ id: attempt.id, itemId, response: { choice: keys.get(itemId) ?? '' } });
  }
  await caller.attempts.answer({ id: attempt.id, itemId: second, response: { choice: 'nonsense' } });
  const retry = { appId, activity: { kind: 'retry', of: attempt.id }, mode: 'practice' } as const;
  // Not while it is played.
  await expect(caller.attempts.start(retry)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await caller.attempts.finish({ id: attempt.id });
  const again = await caller.attempts.start(retry);
  expect(again.items.map(({ item }) => item.id)).toEqual([second, fourth]);
  expect(again.items.some(({ given }) => given)).toBe(false);

  for (const itemId of [second, fourth]) {
    await caller.attempts.answer({ id: again.id, itemId, response: { choice: keys.get(itemId) ?? '' } });
  }
  expect(await caller.attempts.finish({ id: again.id })).toMatchObject({ score: 2, maxScore: 2 });
  await expect(caller.attempts.start({ ...retry, activity: { kind: 'retry', of: again.id } })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test("nobody gets the missed questions of another person's round, nor through another app", async () => {
  const portal = await world();
  const { caller } = await player(portal);
  const { caller: other } = await player(portal);
  const { id } = await caller.attempts.start({
    appId,
    activity: { kind: 'grammar', points: ['can'], count: 2 },
    mode: 'practice',
  });
  await caller.attempts.finish({ id });
  const activity = { kind: 'retry', of: id } as const;
  await Promise.all(
    [
      other.attempts.start({ appId, activity, mode: 'practice' }),
      (await as(portal)).attempts.start({ appId: 'word-scramble', activity, mode: 'practice' }),
      caller.attempts.start({ appId: 'word-scramble', activity, mode: 'practice' }),
    ].map((attempt) => expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })),
  );
});

test('mastery and weak points come from the answers, ended or not, each for its user alone', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  const { caller: other } = await player(portal);
  const attempt = await caller.attempts.start({ appId, activity: { kind: 'diagnostic' }, mode: 'test' });
  const stored = await portal.deps.db.attempt.findUniqueOrThrow({ where: { id: attempt.id } });
  const [first, second] = itemsOf(stored);
  if (first?.kind !== 'mc' || second?.kind !== 'mc') throw new Error('The check begins with choices.');
  const wrong = second.options.find(({ isKey }) => !isKey);
  await caller.attempts.answer({ id: attempt.id, itemId: first.id, response: { choice: keyText(first) } });
  await caller.attempts.answer({ id: attempt.id, itemId: second.id, response: { choice: wrong?.text ?? '' } });
  // A running test tells nothing.
  expect(await caller.attempts.grammar()).toEqual({ points: [], check: null });
  await caller.attempts.finish({ id: attempt.id });
  const { points, check } = await caller.attempts.grammar();
  expect(points).toMatchObject([
    { point: first.tags[0], score: 1, answered: 1, mistakes: [] },
    { point: second.tags[0], score: 0, answered: 1, mistakes: [{ id: wrong?.mistake, count: 1 }] },
  ]);
  expect(check?.attemptId).toBe(attempt.id);
  expect(check?.weak).toHaveLength(14);
  expect(check?.weak[0]).toEqual({ point: second.tags[0], mistakes: [{ id: wrong?.mistake, count: 1 }] });
  expect(await other.attempts.grammar()).toEqual({ points: [], check: null });
});

const sheet = {
  appId,
  activity: { kind: 'grammar', points: ['can'], count: 6 },
  seed: 12,
  versions: 2,
} satisfies z.input<typeof sheetInput>;

test.each(roles)('a %s gets a sheet with its key only where the app is open', async (role) => {
  const portal = await world();
  const closed = await as(portal, await makeUser(portal, { role, aiCredits: 50 }));
  await expect(closed.attempts.sheet(sheet)).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
  const { caller } = await player(portal, role);
  const made = await caller.attempts.sheet(sheet);
  expect(made.versions.map((version) => version.length)).toEqual([6, 6]);
  expect(made.versions.flat().every(({ key, why }) => key && why)).toBe(true);
});

test('the same seed makes the same sheet, and its versions differ', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  const made = await caller.attempts.sheet(sheet);
  expect(await caller.attempts.sheet(sheet)).toEqual(made);
  expect(made.versions[0]).not.toEqual(made.versions[1]);
  expect(await caller.attempts.sheet({ ...sheet, seed: 13 })).not.toEqual(made);
});

test('no sheet tells the key of a round with the same seed', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  const attempt = await caller.attempts.start({ appId, activity: sheet.activity, mode: 'test', seed: sheet.seed });
  const { versions } = await caller.attempts.sheet(sheet);
  const asked = attempt.items.map(({ item }) => item);
  expect(asked).toEqual(
    (await caller.attempts.start({ appId, activity: sheet.activity, mode: 'test', seed: sheet.seed })).items.map(
      ({ item }) => item,
    ),
  );
  for (const version of versions) expect(version.map(({ item }) => item)).not.toEqual(asked);
});

test('guests print sheets of free apps, a limited number of them, and none of a paid app', async () => {
  const portal = await world();
  const guest = await as(portal);
  await expect(guest.attempts.sheet(sheet)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const words = {
    appId: 'word-scramble',
    activity: { kind: 'words', from: { builtIn: { level: 'A1', topic: 'food' } }, tasks: ['gap-type'], count: 5 },
    seed: 1,
  } satisfies z.input<typeof sheetInput>;
  expect((await guest.attempts.sheet(words)).versions[0]).toHaveLength(5);
  // As many as an address may have, and one more.
  const { points } = attemptLimits['guest-attempts-address'];
  await portal.deps.db.rateLimiterFlexible.updateMany({ data: { points } });
  await expect(guest.attempts.sheet(words)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('items carry their point first among their tags', () => {
  const items = grammarItems({ points: ['can', 'articles'], count: 12, random: mulberry32(1) });
  expect(items.every(({ id, tags }) => id.startsWith(`${tags[0]}.`))).toBe(true);
});

test('regression: a point whose sentences are too short to be put in order says so, and cram asks in another way', async () => {
  const portal = await world();
  const { caller } = await player(portal);
  const start = (activity: Parameters<typeof caller.attempts.start>[0]['activity']) =>
    caller.attempts.start({ appId, activity, mode: 'practice', seed: 3 });
  const points = ['present-simple'];
  await expect(start({ kind: 'grammar', points, types: ['order'], count: 4 })).rejects.toThrow(
    'There are no exercises of that kind on it.',
  );
  const { id, items } = await start({ kind: 'cram', points });
  const kinds: string[] = [];
  for (let next = items[0]?.item; next && kinds.length < 4; ) {
    kinds.push(next.kind);
    const key = (await keysOf(portal, id)).get(next.id) ?? '';
    const response = next.kind === 'mc' ? { choice: key } : { text: key };
    next = (await caller.attempts.answer({ id, itemId: next.id, response })).next;
  }
  expect(kinds).toEqual(['mc', 'mc', 'gap', 'gap']);
});
