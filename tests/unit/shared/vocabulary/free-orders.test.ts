import { expect, test } from 'vitest';
import { sentences as a1 } from '#shared/content/sentences/a1';
import { sentences as a2 } from '#shared/content/sentences/a2';
import { sentences as b1 } from '#shared/content/sentences/b1';
import { sentences as b2 } from '#shared/content/sentences/b2';
import { freeOrders } from '#shared/vocabulary/free-orders';

const orders = (sentence: string, mark = '.') => freeOrders(sentence.split(' '), mark).map((order) => order.join(' '));

test('what says when may open a statement or end it', () => {
  expect(orders('we play tennis on Saturday mornings')).toEqual(['on Saturday mornings we play tennis']);
  expect(orders('last night I saw a film')).toEqual(['I saw a film last night']);
  expect(orders('she moved here two years ago')).toEqual(['two years ago she moved here']);
  expect(orders('sometimes he cooks')).toEqual(['he cooks sometimes']);
});

test('regression: yet, and so before many and much, may open a statement as another word', () => {
  expect(orders('nobody has cleaned the kitchen yet')).toEqual(['yet nobody has cleaned the kitchen']);
  expect(orders('you shouldn’t eat so many sweets')).toEqual(['so you shouldn’t eat many sweets']);
  expect(orders('it was so hot')).toEqual([]);
});

test('regression: what says when may open a question, and none that opens one ends it', () => {
  expect(orders('where were you on Sunday morning', '?')).toEqual(['on Sunday morning where were you']);
  expect(orders('yesterday did you work', '?')).toEqual([]);
  expect(orders('did you sleep well', '?')).toEqual([]);
});

test('what is not sure keeps its one order: commas, other endings', () => {
  expect(orders('yesterday, we went home')).toEqual([]);
  expect(orders('I like the evening')).toEqual([]);
  expect(orders('this is the last week')).toEqual([]);
  expect(orders('today is Monday')).toEqual([]);
  expect(orders('be quiet now', '!')).toEqual([]);
});

test('wherever the pack has such a sentence, its own orders hold the one that is derived', () => {
  for (const { text, orders: written } of [...a1, ...a2, ...b1, ...b2]) {
    const mark = /[.?!]+$/.exec(text)?.[0] ?? '';
    for (const derived of freeOrders(written[0] ?? [], mark))
      expect(
        written.map((order) => order.join(' ')),
        text,
      ).toContain(derived.join(' '));
  }
});
