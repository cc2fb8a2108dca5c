import { expect, test } from 'vitest';
import { jsonIn } from '#server/adapters/json-in-text';
import { expectLinear } from '#tests/support/linear-cost';

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

test('regression: reading what a model wrote costs no more than its length, whatever it thinks', () => {
  expectLinear(jsonIn, { more: { thoughts: '<think>', 'ends of thoughts': '</think>', objects: '{"a":' } });
});
