import { describe, expect, test } from 'vitest';
import type { Item } from '#shared/items/item';
import { keyOnPaper } from '#shared/items/key-on-paper';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { playerView } from '#shared/items/player-view';
import { alike, makeItem as make, words } from '#tests/support/alike-items';

describe('what a player sees before answering', () => {
  test.each(alike)('is the same whatever the key of a question is: %s', (_, questions) => {
    for (let seed = 0; seed < 200; seed += 1) {
      const views = questions.map((question) => playerView(question, { seed }));
      for (const view of views) expect(view).toEqual(views[0]);
    }
  });

  test('has the picture that it is about', () => {
    const picture = { kind: 'set', name: 'dog-face' } as const;
    for (const [, questions] of alike)
      for (const question of questions)
        expect(playerView({ ...question, picture }, { seed: 1 }).picture).toEqual(picture);
  });

  test('has its key in each place about as often', () => {
    const count = 4000;
    for (const kind of ['mc', 'match', 'cloze']) {
      const question = alike.find(([name]) => name === kind)?.[1][0];
      if (!question) throw new Error(`There is no ${kind}.`);
      const keys = new Map<string, number>();
      for (let seed = 0; seed < count; seed += 1) {
        const key = placeOfKey(question, playerView(question, { seed: seed * 7919 }));
        keys.set(key, (keys.get(key) ?? 0) + 1);
      }
      expect([...keys.values()]).toHaveLength(words.length);
      // A quarter each: eight standard deviations are 219 of 4,000.
      for (const found of keys.values()) expect(Math.abs(found - count / words.length)).toBeLessThan(219);
    }
  });

  test('tells of the pieces of an order only that they are not in the right one', () => {
    const first = new Map<string, number>();
    const question = make({ kind: 'order', unit: 'words', orders: [['we', 'often', 'drink', 'tea']] });
    for (let seed = 0; seed < 4000; seed += 1) {
      const view = playerView(question, { seed });
      if (view.kind !== 'order') throw new Error('It changed its kind.');
      expect(view.pieces).not.toEqual(['we', 'often', 'drink', 'tea']);
      first.set(view.pieces[0] ?? '', (first.get(view.pieces[0] ?? '') ?? 0) + 1);
    }
    // Of the 24 orders one is never shown: 5 of 23 begin with the right piece, 6 with each of the others.
    for (const found of first.values()) expect(Math.abs(found - 1000)).toBeLessThan(300);
  });
});

describe('with fewer choices', () => {
  const seeds = Array.from({ length: 300 }, (_, seed) => seed * 7919);
  const optionsOf = (question: Item, seed: number, fewerChoices: boolean) => {
    const view = playerView(question, { seed, fewerChoices });
    return 'options' in view ? view.options : [];
  };
  const marked = (kind: 'mc' | 'multi', size: number, keys: number, credit = 0) =>
    make({
      kind,
      options: Array.from({ length: size }, (_, at) => ({
        text: `choice ${at}`,
        isKey: at < keys,
        ...(at === keys && credit > 0 && { credit }),
      })),
    });

  test.each([
    ...[3, 4, 5, 6, 7, 8].map((size) => [`one of ${size}`, marked('mc', size, 1), 1] as const),
    ['two of five', marked('multi', 5, 2), 2],
    ['one that is partly right', marked('mc', 4, 1, 0.5), 2],
  ] as const)('a question has one wrong choice less, and all that is right: %s', (_, question, right) => {
    for (const seed of seeds) {
      const usual = optionsOf(question, seed, false);
      const fewer = optionsOf(question, seed, true);
      expect(fewer).toHaveLength(usual.length - 1);
      expect(fewer.length).toBeGreaterThanOrEqual(2);
      for (let at = 0; at < right; at += 1) expect(fewer).toContain(`choice ${at}`);
      expect(usual).toEqual(expect.arrayContaining(fewer));
      expect(optionsOf(question, seed, true)).toEqual(fewer);
    }
  });

  test.each([
    ['two choices', marked('mc', 2, 1)],
    ['one wrong choice', marked('multi', 3, 2)],
    ['one wrong choice beside one that is partly right', marked('mc', 3, 1, 0.5)],
  ])('a question of %s stays as it is', (_, question) => {
    for (const seed of seeds) expect(optionsOf(question, seed, true)).toEqual(optionsOf(question, seed, false));
  });

  test('each wrong choice goes about as often', () => {
    const gone = new Map<string, number>();
    const question = marked('mc', 4, 1);
    for (let seed = 0; seed < 3000; seed += 1) {
      const fewer = optionsOf(question, seed * 7919, true);
      const text = ['choice 1', 'choice 2', 'choice 3'].find((one) => !fewer.includes(one)) ?? '';
      gone.set(text, (gone.get(text) ?? 0) + 1);
    }
    expect(gone.size).toBe(3);
    for (const times of gone.values()) expect(Math.abs(times - 1000)).toBeLessThan(210);
  });
});

/** Which place on the screen is right, for the first part of the question. */
function placeOfKey(question: Item, view: PlayerItem): string {
  return keyOnPaper(question, view).split(',')[0]?.replace(/^1 /, '').charAt(0) ?? '';
}
