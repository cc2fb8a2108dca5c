import { expect, test } from 'vitest';
import { jsonIn } from '#server/adapters/json-in-text';

test.each([
  ['bare', '{"a":1}', { a: 1 }],
  ['in a fence', 'Here:\n```json\n{"a":{"b":"}"}}\n```\nDone.', { a: { b: '}' } }],
  ['after braces that are none', 'A {set} of {"a":"\\"}"}', { a: '"}' }],
  ['after thinking', '<think>{"a":0}</think>{"a":1}', { a: 1 }],
  ['after thinking twice', '<think>{"a":0}</think> {"a":1} <think>{"a":2}</think>', { a: 1 }],
  ['behind a thought that never ends', '<think>Hm. {"a":1}', { a: 1 }],
  ['twice: the first', '{"a":1} {"a":2}', { a: 1 }],
])('an object is found: %s', (_where, text, found) => {
  expect(jsonIn(text)).toEqual(found);
});

test.each([
  ['nothing', ''],
  ['prose', 'no'],
  ['a list', '[1]'],
  ['half an object', '{"a":'],
  ['only braces', '{'.repeat(100_000)],
  ['null', 'null'],
])('no object is found in %s', (_what, text) => {
  expect(jsonIn(text)).toBeUndefined();
});

test('an object behind twenty braces that begin none is not looked for: each of them costs the rest of the text', () => {
  expect(jsonIn(`${'{x '.repeat(19)}{"a":1}`)).toEqual({ a: 1 });
  expect(jsonIn(`${'{x '.repeat(20)}{"a":1}`)).toBeUndefined();
});
