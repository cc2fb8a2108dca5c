import { expect, test } from 'vitest';
import { asSeen } from '#shared/attempts/placement/bands';
import { grade, keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { item as itemSchema } from '#shared/items/item';
import type { LearnerResponse } from '#shared/items/response';
import { as, makeUser, type World, world } from '#tests/support/world';

/** Somebody for whom the app is open. */
async function taker(portal: World) {
  const user = await makeUser(portal, { aiCredits: 50 });
  const caller = await as(portal, user);
  await caller.tokens.consume({ amount: 3, action: 'esl-tests', launch: true });
  return { user, caller };
}

const placement = { appId: 'esl-tests', activity: { kind: 'placement' as const }, mode: 'practice' as const, seed: 5 };

/** The right answer, or one that is wrong. */
function responseTo(item: Item, isRight: boolean): LearnerResponse {
  if (item.kind === 'tf') return { isTrue: item.key === isRight };
  if (item.kind === 'mc') return { choice: item.options.find(({ isKey }) => isKey === isRight)?.text ?? '' };
  return { text: isRight ? keyText(item) : 'zzz' };
}

async function questionOf(portal: World, id: string, itemId: string): Promise<Item> {
  const { items } = await portal.deps.db.attempt.findUniqueOrThrow({ where: { id }, select: { items: true } });
  const list = Array.isArray(items) ? items.map((one) => itemSchema.parse(one)) : [];
  const found = list.find((one) => one.id === itemId);
  if (!found) throw new Error(`There is no ${itemId}.`);
  return found;
}

test('a placement test asks until it knows enough, tells no key before its end, and finds the level', async () => {
  const portal = await world();
  const { caller } = await taker(portal);
  const attempt = await caller.attempts.start(placement);
  expect(attempt).toMatchObject({ mode: 'test', adapts: true, placement: null });
  const seen: unknown[] = [attempt];
  let next = attempt.items[0]?.item;
  let asked = 0;
  const skills = new Set<string>();
  while (next && asked < 40) {
    asked += 1;
    const item = await questionOf(portal, attempt.id, next.id);
    skills.add(item.skill ?? '');
    // Somebody who is right where the question is at or below A2.
    const isRight = asSeen(item).difficulty < -0.2;
    expect(grade(item, responseTo(item, isRight)).score).toBe(isRight ? 1 : 0);
    const answered = await caller.attempts.answer({
      id: attempt.id,
      itemId: next.id,
      response: responseTo(item, isRight),
    });
    seen.push(answered);
    next = answered.next;
  }
  expect(asked).toBeGreaterThanOrEqual(20);
  expect(asked).toBeLessThanOrEqual(30);
  expect(JSON.stringify(seen)).not.toMatch(/"(isKey|accepted|verdict|explanation|source)":/);
  expect([...skills]).toEqual(expect.arrayContaining(['grammar', 'vocabulary']));
  const ended = await caller.attempts.finish({ id: attempt.id });
  // Right up to A2 and wrong from B1 on is the border of the two.
  expect(ended.placement).toMatchObject({ from: 'A2', to: 'B1', asked });
  expect(ended.items.every(({ grade: judged }) => judged?.answer)).toBe(true);
  expect(new Set(ended.items.map(({ item }) => item.id)).size).toBe(asked);
  expect((await caller.attempts.get({ id: attempt.id })).placement).toEqual(ended.placement);
});

test('regression: on a device without a voice nothing is asked that has to be heard, and nothing is said of listening', async () => {
  const portal = await world();
  const { caller } = await taker(portal);
  const { id, items } = await caller.attempts.start({
    ...placement,
    activity: { kind: 'placement', withoutListening: true },
  });
  const skills = new Set<string | undefined>();
  for (let next = items[0]?.item; next; ) {
    const item = await questionOf(portal, id, next.id);
    skills.add(item.skill);
    expect(item.audioText).toBeUndefined();
    next = (await caller.attempts.answer({ id, itemId: next.id, response: responseTo(item, skills.size > 1) })).next;
  }
  expect([...skills].sort()).toEqual(['grammar', 'reading', 'vocabulary']);
  const { placement: found } = await caller.attempts.finish({ id });
  expect(found?.skills.map(({ skill }) => skill)).toEqual(['grammar', 'vocabulary', 'reading']);
});

test('an answer that is sent again changes nothing and brings the same next question', async () => {
  const portal = await world();
  const { caller } = await taker(portal);
  const { id, items } = await caller.attempts.start(placement);
  const first = items[0]?.item.id ?? '';
  const item = await questionOf(portal, id, first);
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => caller.attempts.answer({ id, itemId: first, response: responseTo(item, true) })),
  );
  expect(new Set(sent.map(({ next }) => next?.id)).size).toBe(1);
  expect((await caller.attempts.get({ id })).items).toHaveLength(2);
});

test('ended after a few answers it says nothing about a level', async () => {
  const portal = await world();
  const { caller } = await taker(portal);
  const { id } = await caller.attempts.start(placement);
  expect(await caller.attempts.finish({ id })).toMatchObject({ placement: null, maxScore: 1 });
});

test('a level test is drawn by level and skill, with a time of its own, and anew whatever seed a player names', async () => {
  const portal = await world();
  const { caller } = await taker(portal);
  const activity = {
    kind: 'level-test' as const,
    level: 'B1' as const,
    skills: ['grammar' as const, 'vocabulary' as const],
    count: 12,
  };
  const start = { ...placement, activity };
  const one = await caller.attempts.start(start);
  const other = await caller.attempts.start(start);
  expect(one).toMatchObject({ mode: 'test', title: 'Progress test, B1' });
  expect(one.items).toHaveLength(12);
  expect(one.items).not.toEqual(other.items);
  expect(Date.parse(one.deadlineAt ?? '') - Date.parse(one.now)).toBe(18 * 60_000);
  for (const { item } of one.items) expect((await questionOf(portal, one.id, item.id)).level).toBe('B1');
});

test('an exam-style set is taken as a test; an unknown one is refused', async () => {
  const portal = await world();
  const { caller } = await taker(portal);
  const set = (id: string) => ({ ...placement, activity: { kind: 'exam-set' as const, id } });
  expect(await caller.attempts.start(set('use-of-english-b2'))).toMatchObject({ mode: 'test', maxScore: 54 });
  await expect(caller.attempts.start(set('no-such-set'))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const closed = await as(portal, await makeUser(portal));
  await expect(closed.attempts.start(set('use-of-english-b2'))).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
});
