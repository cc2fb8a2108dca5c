import { test } from 'vitest';
import { jsonIn } from '#server/adapters/json-in-text';
import { expectLinear } from '#tests/support/linear-cost';

test('regression: reading what a model wrote costs no more than its length, whatever it thinks', () => {
  expectLinear(jsonIn, { more: { thoughts: '<think>', 'ends of thoughts': '</think>', objects: '{"a":' } });
});
