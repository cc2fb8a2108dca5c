import { describe, expect, test } from 'vitest';
import { type Item, item } from '../../../../src/shared/items/item';
import { keyOnPaper } from '../../../../src/shared/items/key-on-paper';
import { type PlayerItem, playerView } from '../../../../src/shared/items/player-view';

const make = (fields: object): Item => item.parse({ id: 'q1', prompt: 'Choose ___.', ...fields });
const words = ['bread', 'milk', 'rice', 'tea'];
const options = (isKey: (place: number) => boolean, order = words) =>
  order.map((text) => ({ text, isKey: isKey(words.indexOf(text)), feedback: `about ${text}` }));
/** Turns a list round, so that each has another one first. */
const turned = <T>(list: readonly T[], by: number) => [...list.slice(by), ...list.slice(0, by)];

/** Of each kind, questions that differ in nothing but their key, and in the order in which an engine wrote that. */
const alike: [string, Item[]][] = [
  [
    'mc',
    words.map((key, place) => make({ kind: 'mc', options: options((at) => words[at] === key, turned(words, place)) })),
  ],
  ['multi', words.map((_, key) => make({ kind: 'multi', options: options((at) => at !== key, turned(words, key)) }))],
  ['tf', [true, false].map((key) => make({ kind: 'tf', key }))],
  ['gap', words.map((key) => make({ kind: 'gap', accepted: [key], foreseen: [{ answer: 'x', feedback: 'No.' }] }))],
  ['short', words.map((key) => make({ kind: 'short', accepted: [key] }))],
  ['error-correct', words.map((key) => make({ kind: 'error-correct', sentence: 'I drinks.', accepted: [key] }))],
  [
    'cloze',
    words.map((key, place) =>
      make({
        kind: 'cloze',
        text: 'I like {{1}} and {{2}}.',
        gaps: ['1', '2'].map((id) => ({ id, accepted: [key], options: turned(words, place) })),
      }),
    ),
  ],
  [
    'match',
    words.map((_, by) =>
      make({ kind: 'match', pairs: ['1', '2', '3', '4'].map((left, at) => ({ left, right: turned(words, by)[at] })) }),
    ),
  ],
];

describe('what a player sees before answering', () => {
  test.each(alike)('is the same whatever the key of a question is: %s', (_, questions) => {
    for (let seed = 0; seed < 200; seed += 1) {
      const views = questions.map((question) => playerView(question, { seed }));
      for (const view of views) expect(view).toEqual(views[0]);
    }
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

/** Which place on the screen is right, for the first part of the question. */
function placeOfKey(question: Item, view: PlayerItem): string {
  return keyOnPaper(question, view).split(',')[0]?.replace(/^1 /, '').charAt(0) ?? '';
}
