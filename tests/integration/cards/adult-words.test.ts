import { expect, test } from 'vitest';
import { adultWords } from '#shared/content/words/adult';
import { as, makeUser, world } from '#tests/support/world';

const food = { level: 'B1', topic: 'food' } as const;

test('what is left out for children is in a deck and an attempt of adults, and in no other', async () => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal));
  const cardsOf = async (audience?: 'adults') =>
    Object.keys((await caller.cards.deck({ ...food, ...(audience && { audience }) })).mastery);
  const [usual, adults] = [await cardsOf(), await cardsOf('adults')];
  const added = adults.filter((id) => !usual.includes(id));
  expect(added.sort()).toEqual(['alcohol-noun', 'alcoholic-adjective', 'drunk-adjective']);
  expect(adults.length).toBe(usual.length + added.length);

  let asked = '';
  for (let seed = 1; seed <= 8; seed += 1) {
    const { items } = await caller.attempts.start({
      appId: 'flash-cards',
      activity: {
        kind: 'words',
        from: { builtIn: { ...food, audience: 'adults' } },
        tasks: ['choose-word'],
        count: 60,
      },
      mode: 'practice',
      seed,
    });
    asked += items.map(({ item }) => item.prompt).join('\n');
  }
  expect(asked).toContain('able to make people drunk');
});

test('no word for adults is looked up, explained or asked by itself', async () => {
  const { deps } = await world();
  const [index, everyday] = [await deps.words.index(), await deps.words.everyday()];
  for (const { word, gloss } of adultWords) {
    expect([word, index.find(word).map((sense) => sense.gloss)]).not.toEqual([word, expect.arrayContaining([gloss])]);
    expect(everyday.some((sense) => sense.gloss === gloss)).toBe(false);
  }
});
