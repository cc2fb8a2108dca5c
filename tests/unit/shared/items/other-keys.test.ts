import { expect, test } from 'vitest';
import type { Item } from '#shared/items/item';
import { otherKeys } from '#shared/items/key-on-paper';

const base = { id: 'one', prompt: 'It is ___ the door.', tags: [], version: 1, points: 1 };

test('of a gap, other words are told, and not the same ones in short', () => {
  const gap: Item = { ...base, kind: 'gap', accepted: ['is not', "isn't", 'is never'] };
  expect(otherKeys(gap)).toEqual(['is never']);
});

test('of a text with gaps, the others stand behind the number of their gap', () => {
  const cloze: Item = {
    ...base,
    kind: 'cloze',
    text: '{{1}} and {{2}} and {{3}}',
    gaps: [
      { id: '1', accepted: ['big'] },
      { id: '2', accepted: ['has got', 'has', 'owns'] },
      { id: '3', accepted: ['at'], options: ['at', 'in'] },
    ],
  };
  expect(otherKeys(cloze)).toEqual(['2 has / owns']);
});

test('of an order, each other order is told as a sentence', () => {
  const orders = [
    ['Often', 'we', 'sing.'],
    ['We', 'often', 'sing.'],
  ];
  expect(otherKeys({ ...base, kind: 'order', unit: 'words', orders })).toEqual(['We often sing.']);
});

test('a choice has one key', () => {
  const options = [
    { text: 'at', isKey: true },
    { text: 'in', isKey: false },
  ];
  expect(otherKeys({ ...base, kind: 'mc', options })).toEqual([]);
});
