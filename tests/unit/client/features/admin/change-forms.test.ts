import { expect, test } from 'vitest';
import { adjustForm, giveForm } from '#client/features/admin/change-forms';

const filledIn = { direction: 'give', tokens: '25', reason: 'A prize' };

test('giving is a positive amount, taking a negative one', () => {
  expect(adjustForm.parse(filledIn)).toEqual({ amount: 25, reason: 'A prize' });
  expect(adjustForm.parse({ ...filledIn, direction: 'take', tokens: ' 7 ' })).toEqual({
    amount: -7,
    reason: 'A prize',
  });
  expect(giveForm.parse(filledIn)).toEqual({ amount: 25, reason: 'A prize' });
});

test.each(['', '0', '-5', '1.5', '1e3', 'five', '1000001', '99999999999'])(
  '%j is no number of tokens, and the form says which are',
  (tokens) => {
    const sentence = 'Please give a whole number of tokens, from 1 to 1,000,000.';
    for (const form of [adjustForm, giveForm]) {
      expect(form.safeParse({ ...filledIn, tokens }).error?.issues).toMatchObject([
        { path: ['tokens'], message: sentence },
      ]);
    }
  },
);

test('the reason follows the rule of the server', () => {
  expect(adjustForm.safeParse({ ...filledIn, reason: 'ab' }).error?.issues).toMatchObject([
    { path: ['reason'], message: 'Please give a reason of at least 3 characters.' },
  ]);
});
