import { expect, test } from 'vitest';
import { item } from '#shared/items/item';
import { distributionOf, withoutKeyIn, withoutWrongTexts } from '#shared/live/distribution';

const common = { tags: [], version: 1, points: 1, prompt: 'Which one?' };
const options = [
  { text: 'went', isKey: true },
  { text: 'goed', isKey: false },
  { text: 'gone', isKey: false },
];

test('choices stand in the order in which they were shown, those that nobody took too', () => {
  const question = item.parse({ ...common, id: 'a', kind: 'mc', options });
  const shown = distributionOf(
    question,
    1,
    [
      { response: { choice: 'goed' }, isRight: false },
      { response: { choice: 'went' }, isRight: true },
      { response: { choice: 'goed' }, isRight: false },
    ],
    ['gone', 'goed', 'went'],
  );
  expect(shown).toEqual({
    ballot: 1,
    answered: 3,
    rows: [
      { text: 'gone', count: 0, isRight: false },
      { text: 'goed', count: 2, isRight: false },
      { text: 'went', count: 1, isRight: true },
    ],
  });
  expect(withoutKeyIn(question, shown).rows.map(({ isRight }) => isRight)).toEqual([null, null, null]);
  expect(withoutWrongTexts(question, shown)).toBe(shown);
});

test('several choices of one player count each; true and false and polls are choices too', () => {
  const multi = item.parse({
    ...common,
    id: 'a',
    kind: 'multi',
    options: [...options, { text: 'did go', isKey: true }],
  });
  const chosen = distributionOf(multi, 1, [{ response: { choices: ['went', 'gone'] }, isRight: false }], []);
  expect(chosen.rows.filter(({ count }) => count === 1).map(({ text }) => text)).toEqual(['went', 'gone']);
  const tf = item.parse({ ...common, id: 'b', kind: 'tf', key: false });
  expect(distributionOf(tf, 2, [{ response: { isTrue: false }, isRight: true }], []).rows).toEqual([
    { text: 'True', count: 0, isRight: false },
    { text: 'False', count: 1, isRight: true },
  ]);
  const poll = item.parse({
    ...common,
    id: 'c',
    points: 0,
    kind: 'poll',
    options: [{ text: 'tea' }, { text: 'milk' }],
  });
  expect(distributionOf(poll, 1, [{ response: { choice: 'milk' }, isRight: false }], []).rows).toEqual([
    { text: 'tea', count: 0, isRight: null },
    { text: 'milk', count: 1, isRight: null },
  ]);
});

test('typed answers that are the same to a class are one row; before the key none is shown, after it no wrong one', () => {
  const question = item.parse({ ...common, id: 'a', kind: 'short', accepted: ['went'] });
  const typed = (text: string, isRight: boolean) => ({ response: { text }, isRight });
  const shown = distributionOf(
    question,
    1,
    [typed('Goed', false), typed('went', true), typed(' goed. ', false), typed('a rude word', false)],
    [],
  );
  expect(shown.rows).toEqual([
    { text: 'Goed', count: 2, isRight: false },
    { text: 'went', count: 1, isRight: true },
    { text: 'a rude word', count: 1, isRight: false },
  ]);
  expect(withoutKeyIn(question, shown)).toMatchObject({ answered: 4, rows: [] });
  expect(withoutWrongTexts(question, shown).rows).toEqual([
    { text: 'went', count: 1, isRight: true },
    { text: null, count: 3, isRight: false },
  ]);
});
