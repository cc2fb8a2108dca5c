import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { StartInput, WordSource } from '#shared/api/attempts';
import type { CardReview } from '#shared/api/cards';
import { wordEntry } from '#shared/content/words/word-list';
import { roles } from '#shared/core/roles';
import { type CardState, rate } from '#shared/vocabulary/cards/schedule';
import { itemAbout } from '#tests/support/item-about';
import { as, makeUser, type World, world } from '#tests/support/world';

const entries = [
  { id: 'a', term: 'harbour', meaning: 'a safe place for ships', example: 'The ship is in the harbour.' },
  { id: 'b', term: 'anchor', meaning: 'heavy metal that stops a boat', example: 'They dropped the anchor.' },
  { id: 'c', term: 'tide', meaning: 'the rise and fall of the sea', example: 'The tide is coming in.' },
];

/** A teacher with a saved deck. */
async function owner(portal: World) {
  const user = await makeUser(portal);
  const caller = await as(portal, user);
  const { id: list } = await caller.library.create({ kind: 'word-list', title: 'The sea', data: { entries } });
  return { user, caller, list };
}

function answerTo(portal: World, deck: string, change: Partial<CardReview> = {}): CardReview {
  const at = portal.deps.clock.now().toISOString();
  return { id: randomUUID(), deck, entryId: 'a', direction: 'to-meaning', rating: 'good', at, ...change };
}

test('a deck is counted, its next cards say what each answer would give, and an answer does just that', async () => {
  const portal = await world();
  const { caller, list } = await owner(portal);
  const before = await caller.cards.next({ list });
  expect(before.counts).toEqual({ due: 0, learning: 0, new: 6 });
  const [first] = before.cards;
  expect(first).toMatchObject({ entryId: 'a', term: 'harbour', meaning: 'a safe place for ships', isNew: true });
  const { cards } = await caller.cards.review({ reviews: [answerTo(portal, list, { rating: 'easy' })] });
  const now = portal.deps.clock.now();
  expect(Date.parse(cards[0]?.state?.due ?? '') - now.getTime()).toBe(first?.intervals.easy);
  const deck = await caller.cards.deck({ list });
  expect(deck).toMatchObject({
    title: 'The sea',
    counts: { due: 0, learning: 0, new: 5 },
    mastery: { a: 'known', b: 'new' },
  });
  expect(deck.cards[0]?.state).toEqual(rate(undefined, 'easy', now));
  portal.deps.clock.advance({ days: 30 });
  expect((await caller.cards.deck({ list })).counts.due).toBe(1);
  expect((await caller.cards.next({ list, limit: 1 })).cards).toMatchObject([{ entryId: 'a', isNew: false }]);
});

test('one deck is named, or none for the first words of ours', async () => {
  const portal = await world();
  const { caller, list } = await owner(portal);
  expect((await caller.cards.deck({})).title).toBe('Food and drink, A1');
  for (const input of [
    { list, level: 'A1' },
    { list, shared: 'x'.repeat(22) },
  ] as const) {
    await expect(caller.cards.deck(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
});

test('the same answer sent thirty times at once counts once', async () => {
  const portal = await world();
  const { caller, list } = await owner(portal);
  const reviews = [answerTo(portal, list), answerTo(portal, list, { entryId: 'b', rating: 'again' })];
  await Promise.all(Array.from({ length: 30 }, () => caller.cards.review({ reviews })));
  const { cards } = await caller.cards.deck({ list });
  expect(cards.map(({ state }) => state.reps)).toEqual([1, 1]);
  expect(await portal.deps.db.cardReview.count()).toBe(2);
});

test('what a guest learned is taken over answer by answer, as if it had been given here, however often it is sent', async () => {
  const portal = await world();
  const { caller } = await owner(portal);
  const start = portal.deps.clock.now();
  const reviews = ['again', 'good', 'good'].map((rating, at) =>
    answerTo(portal, 'pack', {
      entryId: 'apple-noun',
      rating: rating === 'again' ? 'again' : 'good',
      at: new Date(start.getTime() - (10 - at) * 60_000).toISOString(),
    }),
  );
  await caller.cards.review({ reviews });
  await caller.cards.review({ reviews });
  const { cards } = await caller.cards.deck({ level: 'A1', topic: 'food' });
  const expected = reviews.reduce<CardState | undefined>(
    (state, { rating, at }) => rate(state, rating, new Date(at)),
    undefined,
  );
  expect(cards).toEqual([{ entryId: 'apple-noun', direction: 'to-meaning', state: expected }]);
});

test('a device whose clock is ahead does not put cards away for longer', async () => {
  const portal = await world();
  const { caller, list } = await owner(portal);
  const { cards } = await caller.cards.review({ reviews: [answerTo(portal, list, { at: '2099-01-01T00:00:00Z' })] });
  expect(cards[0]?.state?.lastReviewAt).toBe(portal.deps.clock.now().toISOString());
});

describe('taking back', () => {
  test('the last answer leaves the card as it was before, also when it was new, and stays taken back', async () => {
    const portal = await world();
    const { caller, list } = await owner(portal);
    const [first, second] = [answerTo(portal, list), answerTo(portal, list, { rating: 'easy' })];
    const { cards: afterFirst } = await caller.cards.review({ reviews: [first] });
    await caller.cards.review({ reviews: [second] });
    await expect(caller.cards.undo({ id: first.id })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await caller.cards.undo({ id: second.id })).cards).toEqual(afterFirst);
    expect((await caller.cards.undo({ id: second.id })).cards).toEqual(afterFirst);
    // The queue of a phone may send it once more: it was taken back.
    expect((await caller.cards.review({ reviews: [second] })).cards).toEqual(afterFirst);
    expect((await caller.cards.undo({ id: first.id })).cards).toMatchObject([{ entryId: 'a', state: null }]);
    expect((await caller.cards.deck({ list })).cards).toEqual([]);
  });
});

test("another person's list, states and answers are as if they were not there, whoever asks", async () => {
  const portal = await world();
  const { caller, list } = await owner(portal);
  const given = answerTo(portal, list);
  await caller.cards.review({ reviews: [given, answerTo(portal, 'pack', { entryId: 'apple-noun' })] });
  for (const role of roles) {
    const other = await as(portal, await makeUser(portal, { role }));
    await Promise.all(
      [other.cards.deck({ list }), other.cards.next({ list }), other.cards.undo({ id: given.id })].map((ask) =>
        expect(ask).rejects.toMatchObject({ code: 'NOT_FOUND' }),
      ),
    );
    expect((await other.cards.deck({ level: 'A1', topic: 'food' })).cards).toEqual([]);
  }
  const nobody = await as(portal);
  await expect(nobody.cards.deck({ list })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(nobody.cards.review({ reviews: [given] })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test("a teacher's edit of a shared deck keeps progress on the words that stay", async () => {
  const portal = await world();
  const { caller, list } = await owner(portal);
  const { token } = await caller.library.share({ id: list, mode: 'play' });
  const student = await as(portal, await makeUser(portal, { role: 'student' }));
  await student.cards.review({
    reviews: ['a', 'b'].map((entryId) => answerTo(portal, `shared:${token}`, { entryId, rating: 'easy' })),
  });
  const [a, , c] = entries;
  if (!a || !c) throw new Error('There are three entries.');
  const edited = [
    c,
    { ...a, meaning: 'where ships are safe' },
    { id: 'd', term: 'sailor', meaning: 'works on a ship' },
  ];
  await caller.library.update({ id: list, version: 1, kind: 'word-list', title: 'The sea', data: { entries: edited } });
  expect(await student.cards.deck({ shared: token })).toMatchObject({
    counts: { due: 0, learning: 0, new: 5 },
    mastery: { a: 'known', c: 'new', d: 'new' },
  });
});

describe('words answered in other apps', () => {
  const start = (from: WordSource): StartInput => ({
    appId: 'flash-cards',
    activity: { kind: 'words', from, tasks: ['write-term'], count: 3 },
    mode: 'practice',
    seed: 7,
  });

  test('move their cards: right as Good, wrong as Again, each question once', async () => {
    const portal = await world();
    const { caller, list } = await owner(portal);
    const { id } = await caller.attempts.start(start({ list }));
    const answer = async (name: string, text: string) =>
      caller.attempts.answer({ id, itemId: await itemAbout(portal, id, name), response: { text } });
    await Promise.all(Array.from({ length: 10 }, () => answer('a.write-term', 'harbour')));
    await answer('b.write-term', 'ankle');
    await answer('b.write-term', 'anchor');
    const { cards } = await caller.cards.deck({ list });
    const now = portal.deps.clock.now();
    expect(cards).toEqual([
      { entryId: 'a', direction: 'to-term', state: rate(undefined, 'good', now) },
      { entryId: 'b', direction: 'to-term', state: rate(undefined, 'again', now) },
    ]);
  });

  test('leave no trace for guests and for words that were only pasted', async () => {
    const portal = await world();
    const { caller } = await owner(portal);
    const pasted = start({ entries: entries.map((entry) => wordEntry.parse(entry)) });
    for (const player of [caller, await as(portal)]) {
      const { id } = await player.attempts.start(pasted);
      const itemId = await itemAbout(portal, id, 'a.write-term');
      await player.attempts.answer({ id, itemId, response: { text: 'harbour' } });
    }
    expect(await portal.deps.db.cardState.count()).toBe(0);
  });
});
