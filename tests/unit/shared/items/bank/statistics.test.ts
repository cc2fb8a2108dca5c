import { expect, test } from 'vitest';
import { statisticsOf } from '#shared/items/bank/statistics';
import { item } from '#shared/items/item';

const question = item.parse({
  id: 'q',
  kind: 'mc',
  prompt: 'She ___ here.',
  options: [{ text: 'is', isKey: true }, { text: 'are' }, { text: 'am' }],
});
/** Each letter is one attempt, the best first: i is right, a and m are the distractors. */
const answers = (letters: string) =>
  [...letters].map((letter, place) => ({
    score: letter === 'i' ? 1 : 0,
    total: 1 - place / letters.length,
    chosen: { i: 'is', a: 'are', m: 'am' }[letter] ?? null,
  }));

test('facility, discrimination of the upper and lower 27 % and the share of each option', () => {
  // Of 11, the groups are the best and the last three: 3 right and 1 right.
  const { numbers } = statisticsOf(question, answers('iiiiaiiamia'));
  expect(numbers).toMatchObject({
    facility: 7 / 11,
    options: [
      { text: 'is', isKey: true, count: 7 },
      { text: 'are', count: 3 },
      { text: 'am', count: 1, share: 1 / 11 },
    ],
    flags: [],
  });
  expect(numbers?.discrimination).toBeCloseTo(2 / 3);
});

test('fewer than ten answers show nothing', () => {
  expect(statisticsOf(question, answers('iiiiiaaaa'))).toEqual({ answers: 9, needed: 10, numbers: null });
});

test.each([
  ['iiiiiiiiiiiiiiiiiiii', ['too-easy', 'low-discrimination', 'dead-distractor']],
  ['aamaamaamaam', ['too-hard', 'low-discrimination']],
  ['aamaaiiimiii', ['negative-discrimination']],
  ['iiiiiiaaaaaa', ['dead-distractor']],
])('%s is flagged', (letters, flags) => {
  expect(statisticsOf(question, answers(letters)).numbers?.flags).toEqual(flags);
});
