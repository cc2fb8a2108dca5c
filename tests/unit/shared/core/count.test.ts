import { expect, test } from 'vitest';
import { count } from '#shared/core/count';

test('one is one, and all else are many', () => {
  expect([0, 1, 2, 1.5, 100_000].map((tokens) => count(tokens, 'token'))).toEqual([
    '0 tokens',
    '1 token',
    '2 tokens',
    '1.5 tokens',
    '100,000 tokens',
  ]);
});

test('what has another plural says it, with a verb too', () => {
  expect([1, 6].map((dice) => count(dice, 'die', 'dice'))).toEqual(['1 die', '6 dice']);
  expect([1, 6].map((words) => count(words, 'word is', 'words are'))).toEqual(['1 word is', '6 words are']);
});
