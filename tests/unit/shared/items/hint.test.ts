import { expect, test } from 'vitest';
import { hintFor, worthAfter } from '#shared/items/hint';
import type { Item } from '#shared/items/item';

const base = { id: 'a', tags: [], version: 1, points: 1 };
const sentence: Item = {
  ...base,
  kind: 'order',
  unit: 'words',
  prompt: 'Put the words in order.',
  explanation: 'We met on Monday.',
  orders: [
    ['we', 'met', 'on', 'Monday'],
    ['on', 'Monday', 'we', 'met'],
  ],
};
const word: Item = { ...base, kind: 'short', prompt: 'a colour', accepted: ['grey', 'gray'] };

test('the next piece goes on from whatever right order was begun', () => {
  expect(hintFor(sentence, 'place', { order: ['on'] })?.response).toEqual({ order: ['on', 'Monday'] });
  expect(hintFor(sentence, 'place', { order: ['we', 'on'] })?.response).toEqual({ order: ['we', 'met'] });
  expect(hintFor(sentence, 'first', { order: ['on'] })).toEqual({ text: 'we', response: { order: ['we'] } });
});

test('the next letter keeps the spelling that was begun, and takes back what is wrong', () => {
  expect(hintFor(word, 'place', { text: 'gra' })).toEqual({ text: 'y', response: { text: 'gray' } });
  expect(hintFor(word, 'place', { text: 'grx' })?.response).toEqual({ text: 'gre' });
});

test('what is to be heard is the whole sentence, and other questions have no hints', () => {
  expect(hintFor(sentence, 'audio', undefined)).toEqual({ text: 'We met on Monday.' });
  expect(hintFor({ ...base, kind: 'tf', prompt: '', key: true }, 'first', undefined)).toBeUndefined();
});

test('each hint costs a quarter, and a quarter is always left', () => {
  expect([0, 1, 2, 3, 9].map(worthAfter)).toEqual([1, 0.75, 0.5, 0.25, 0.25]);
});
