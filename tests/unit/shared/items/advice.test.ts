import { expect, test } from 'vitest';
import { adviceOn } from '#shared/items/advice';
import { item } from '#shared/items/item';

const rulesOf = (prompt: string, key: string, ...wrong: string[]) =>
  adviceOn(
    item.parse({
      id: 'q',
      kind: 'mc',
      prompt,
      options: [{ text: key, isKey: true }, ...wrong.map((text) => ({ text }))],
    }),
  ).map(({ rule }) => rule);

test.each([
  ['long-key', 'Why is Ana late?', 'Because the bus did not come this morning', 'She slept', 'It rained'],
  ['all-of-the-above', 'Which are fruit?', 'All of the above', 'Apples', 'Pears'],
  ['negative-stem', 'Which of these is not a fruit?', 'chair', 'apple', 'pear'],
  ['negative-stem', 'What did Ana buy except bread?', 'milk', 'eggs', 'rice'],
  ['article-clue', 'She is an ___.', 'actor', 'doctor', 'teacher'],
  ['article-clue', 'He goes to a ___.', 'university', 'art school', 'office'],
  ['overlap', 'When does it open?', 'in the morning', 'early in the morning', 'at night'],
  ['overlap', 'How many pages are there?', '10-20', '20-30', '40-50'],
])('%s is found: %s', (rule, prompt, key, ...wrong) => {
  expect(rulesOf(prompt, key, ...wrong)).toContain(rule);
});

test.each([
  ['She ___ to school.', 'goes', 'go', 'is going'],
  ['Which of these is NOT a fruit?', 'chair', 'apple', 'pear'],
  ['He is not ___ home.', 'at', 'in', 'on'],
  ['She is an ___.', 'actor', 'engineer', 'artist'],
  ['He waits for an ___.', 'hour', 'answer', 'email'],
  ['How many are there?', '10-19', '20-29', '30-39'],
  ['Where is the cat?', 'on the chair', 'in the chair', 'by the chair'],
])('nothing is found in: %s', (prompt, key, ...wrong) => {
  expect(rulesOf(prompt, key, ...wrong)).toEqual([]);
});
